import { smaller } from '@income-series/protocol/amounts';
import { enumName } from '@income-series/protocol/chain-enums';
import { nextPeriod, type Period, periodAt, periodEnd, reportWindow, yearOf } from '@income-series/protocol/period';
import { TAIL_WINDOW } from '@income-series/protocol/policy';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assertRuns } from '../support/exhaustive.ts';
import { forFile } from '../support/for-file.ts';
import { getSeries, pauseOf, yearEnd } from './support/attest.ts';
import { ACTS, type ActName, attempt, CALLBACKS, callBack, must, RATES, type Stage } from './support/hostile.ts';
import { activeSeries, prepare, stateOf, until } from './support/raise.ts';
import { commitmentOf, heldOf, prepareRouting, TERMS_SALT } from './support/router.ts';
import { createWorld } from './support/world.ts';

const DAY = 86_400n;
const [PAYER, OTHER_ATTESTOR] = [10, 11];
const world = await forFile(createWorld({ hostileToken: true }));
const wallets = await prepare(world, 2);
await prepareRouting(world, world.account(PAYER));
await world.send(world.owner, 'registry', 'setVerified', [[world.account(PAYER)], true]);
await world.send(world.owner, 'registry', 'registerAttestor', [world.account(OTHER_ATTESTOR)]);
const restart = await world.mark();

const LAST: readonly ActName[] = ['buyOut', 'extinguish']; // tried seldom: they end a series
const step = fc.record({
  act: fc.oneof(
    {
      weight: 12,
      arbitrary: fc.constantFrom(...(Object.keys(ACTS) as ActName[]).filter((act) => !LAST.includes(act))),
    },
    { weight: 6, arbitrary: fc.constantFrom<ActName>('route', 'submitRoutedReport', 'submitReport') },
    { weight: 9, arbitrary: fc.constantFrom<ActName>('openWindow', 'commitOrder', 'commitOrder', 'revealOrder') },
    { weight: 5, arbitrary: fc.constantFrom<ActName>('settleWindow', 'settleWindow', 'deliverOrder') },
    { weight: 4, arbitrary: fc.constantFrom<ActName>('requestPause', 'approvePause', 'openRouter', 'submitTrueUp') },
    { weight: 1, arbitrary: fc.constantFrom(...LAST) },
  ),
  size: fc.oneof(fc.bigInt(0n, 50n), fc.bigInt(0n, 5_000n), fc.bigInt(0n, 1n << 66n)),
  within: fc.option(fc.constantFrom(...CALLBACKS), { freq: 3 }), // done by the token while money moves
  wait: fc.constantFrom(
    ...['no', 'no', 'no', 'no', 'no', 'turn', 'days', 'period', 'period', 'window', 'year', 'pause'],
  ),
});
const history = fc.record({
  before: fc.constantFrom(0n, 45n, 92n, 140n, 184n, 230n, 276n), // days, so that terms begin in every quarter
  routed: fc.boolean(),
  quarters: fc.integer({ min: 1, max: 5 }),
  theta: fc.constantFrom(0n, 1_000n),
  rate: fc.constantFrom(...RATES),
  cap: fc.constantFrom(700n, 10n ** 12n, 1n << 80n),
  steps: fc.array(step, { minLength: 8, maxLength: 30 }),
});
type History = typeof history extends fc.Arbitrary<infer L> ? L : never;

async function staged(plan: Omit<History, 'before' | 'steps'>): Promise<Stage> {
  const first = periodAt(await world.anvil.clock.now());
  let last = first;
  for (let i = 1; i < plan.quarters; i++) last = nextPeriod(last);
  const { theta, rate: ratePerUnit, cap } = plan;
  const terms = { termsCommitment: commitmentOf(theta, ratePerUnit), cap, firstPeriod: first, lastPeriod: last };
  const holdings = wallets.map((wallet, i) => [wallet, i === 0 ? 67n : 33n] as const);
  const opening = { theta, ratePerUnit, termsSalt: TERMS_SALT };
  const { seriesKey } = await activeSeries(world, holdings, terms, [], plan.routed ? opening : undefined);
  const people = { holders: wallets, payer: PAYER, otherAttestor: OTHER_ATTESTOR };
  return { world, seriesKey, first, last, theta, ratePerUnit, ...people };
}

/** Base units that quarters without a report have withheld. */
async function unreported({ seriesKey, last }: Stage, from: Period): Promise<bigint> {
  let sum = 0n;
  if (from === 0) return sum;
  for (let period = from; period <= last; period = nextPeriod(period)) {
    sum += (await world.read('router', 'routedIn', [seriesKey, period]))[1];
  }
  return sum;
}

/** To the last window's next phase. */
async function turnPhase({ seriesKey }: Stage): Promise<void> {
  const { phase, commitEndsAt, revealEndsAt } = await world.read('windows', 'windowOf', [seriesKey]);
  const name = enumName('WindowPhase', phase);
  if (name === 'COMMIT') await until(world, commitEndsAt);
  if (name === 'REVEAL') await until(world, revealEndsAt);
}

/** Ends the last window, once its reveals are over. */
async function settleWindow(stage: Stage): Promise<void> {
  const open = async () => {
    const { phase } = await world.read('windows', 'windowOf', [stage.seriesKey]);
    return ['COMMIT', 'REVEAL', 'SETTLE'].includes(enumName('WindowPhase', phase));
  };
  while (await open()) {
    await turnPhase(stage);
    await turnPhase(stage);
    await must(stage, 'settleWindow', 8n);
  }
}

/** Delivers all of the windows. */
async function deliverOrders({ seriesKey, holders }: Stage): Promise<void> {
  const { window } = await world.read('windows', 'windowOf', [seriesKey]);
  for (const trader of [...holders, world.account(PAYER)]) {
    for (let each = 1; each <= window; each++) {
      const args = [seriesKey, each, trader] as const;
      const refusal = await world.refusal(world.owner, 'windows', 'deliverOrder', args);
      if (refusal === 'ACCEPTED') await world.send(world.owner, 'windows', 'deliverOrder', args);
      else expect(['NOT_DUE', 'ORDER_UNKNOWN']).toContain(refusal);
    }
  }
}

/** Waits for what the next act may turn on. */
async function wait(stage: Stage, kind: string, size: bigint): Promise<void> {
  const next = ((await getSeries(world, stage.seriesKey)).nextPeriod || stage.last) as Period;
  if (kind === 'turn') await turnPhase(stage);
  if (kind === 'days') await world.anvil.clock.advance((1n + (size % 60n)) * DAY);
  if (kind === 'period') await until(world, periodEnd(next));
  if (kind === 'window') await until(world, reportWindow(next).lateUntil);
  if (kind === 'year') await until(world, yearEnd(yearOf(next)));
  if (kind === 'pause') await until(world, (await pauseOf(world, stage.seriesKey)).pauseEnd);
}

async function sound(stage: Stage): Promise<void> {
  const { paid, accrued, cap, nextPeriod: next } = await getSeries(world, stage.seriesKey);
  expect(paid + accrued <= cap).toBe(true);
  const state = await stateOf(world, stage.seriesKey);
  if (!['ACTIVE', 'PAUSED', 'TAIL'].includes(state)) return;
  const { routed } = await getSeries(world, stage.seriesKey);
  const needed = smaller(accrued + (await unreported(stage, next)), cap - paid);
  if (routed) expect((await heldOf(world, stage.seriesKey)) >= needed).toBe(true);
}

/** Brings the series to its end by what anyone may do, and the issuer's own payments; pays everybody out. */
async function windUp(stage: Stage): Promise<string> {
  const { seriesKey } = stage;
  const state = () => stateOf(world, seriesKey);
  await settleWindow(stage);
  if ((await state()) === 'PAUSED') {
    await until(world, (await pauseOf(world, seriesKey)).pauseEnd);
    await must(stage, 'endPause');
  }
  while ((await state()) === 'ACTIVE') {
    const { nextPeriod: next, routed } = await getSeries(world, seriesKey);
    const [, lateAt, closesAt] = await world.read('hub', 'reportWindow', [seriesKey, next]);
    await until(world, lateAt);
    if (routed && (await attempt(stage, 'submitRoutedReport', 0n))) continue;
    await until(world, closesAt);
    await must(stage, 'markMissed');
  }
  if ((await state()) === 'TAIL') {
    const { accrued, routed } = await getSeries(world, seriesKey);
    if (accrued > 0n) await must(stage, 'payTail', routed ? accrued + (accrued % 2n) : accrued + 1n - (accrued % 2n));
    await world.anvil.clock.advance(TAIL_WINDOW);
    await must(stage, 'closeSeries');
  }
  await deliverOrders(stage);
  const { routed, closeReason } = await getSeries(world, seriesKey);
  if (routed) await must(stage, 'release');
  const over = await state();
  const exits =
    over === 'EXTINGUISHED'
      ? (['claimPayout', 'claimTail'] as const)
      : closeReason === 3
        ? (['claimRedemption'] as const)
        : (['claimFinal'] as const);
  for (const exit of exits) {
    for (const holder of [...stage.holders, world.account(PAYER)]) {
      await world.send(world.owner, 'hub', exit, [seriesKey, holder]);
    }
  }
  return over;
}

it('no matter who does what, in any order and within each other, a series stays sound, can be wound up, and pays out what came in', async () => {
  await assertRuns(
    fc.asyncProperty(history, async (plan) => {
      // Each history begins where the first did: the calendar of so many would leave the contracts' years.
      await restart();
      await world.anvil.clock.advance(plan.before * DAY + 1n);
      const { hub, router } = world.addresses;
      const [hubBefore, routerBefore] = [await world.balance(hub), await world.balance(router)];
      const feesBefore = await world.read('hub', 'feesHeld', []);
      const stage = await staged(plan);
      for (const { act, size, within, wait: kind } of plan.steps) {
        await wait(stage, kind, size);
        if (within !== null) await callBack(stage, within, size);
        const done = await attempt(stage, act, size);
        if (within !== null) await callBack(stage, null, size);
        if (done) await sound(stage);
      }
      const over = await windUp(stage);

      const fees = (await world.read('hub', 'feesHeld', [])) - feesBefore;
      const left = (await world.balance(hub)) - hubBefore - fees;
      // Nobody leaves an extinguished series: less than one base unit for each holder and for each pool stays.
      expect(left >= 0n && left <= (over === 'EXTINGUISHED' ? 8n : 0n)).toBe(true);
      expect(await world.balance(world.addresses.windows)).toBe(0n);
      expect((await world.balance(router)) - routerBefore).toBe(0n);
    }),
    { all: 40, quick: 5, endOnFailure: true },
  );
});

import { enumName } from '@income-series/protocol/chain-enums';
import { ZERO_PRIOR } from '@income-series/protocol/commitments';
import { fieldToBytes32 } from '@income-series/protocol/field';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { nextPeriod, type Period, periodAt, reportWindow } from '@income-series/protocol/period';
import { LATE_WINDOW, OPEN_WINDOW } from '@income-series/protocol/policy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveArgs } from './support/attest.ts';
import { activeSeries, ISSUER, prepare, stateOf, until } from './support/raise.ts';
import { changed, openPeriod, type ReportArgs, report, reportArgs } from './support/report.ts';
import { createWorld, names, only, type Sent, type World } from './support/world.ts';

let world: World;
let wallets: EvmAddress[];
const holder = (n: number): EvmAddress => wallets[n] as EvmAddress;
beforeAll(async () => {
  world = await createWorld();
  wallets = await prepare(world, 3);
});
afterAll(() => world?.stop());

const nowPeriod = async (): Promise<Period> => periodAt(await world.anvil.clock.now());

type Overrides = Parameters<typeof activeSeries>[2];
async function active(overrides: Overrides = {}) {
  const series = await activeSeries(
    world,
    [
      [holder(0), 60n],
      [holder(1), 40n],
    ],
    overrides,
  );
  return { seriesKey: series.seriesKey, first: series.params.firstPeriod, last: series.params.lastPeriod };
}
const get = (seriesKey: Bytes32) => world.read('hub', 'getSeries', [seriesKey]);
const periodState = async (seriesKey: Bytes32, period: Period) =>
  enumName('PeriodState', await world.read('hub', 'periodState', [seriesKey, period]));
const submit = (args: ReportArgs, from = world.account(ISSUER)) => world.refusal(from, 'hub', 'submitReport', args);
const markMissed = (seriesKey: Bytes32, period: Period) =>
  world.refusal(world.owner, 'hub', 'markMissed', [seriesKey, period]);
async function miss(seriesKey: Bytes32, period: Period): Promise<Sent> {
  await until(world, reportWindow(period).lateUntil);
  return world.send(world.owner, 'hub', 'markMissed', [seriesKey, period]);
}
/** First periods with a given quarter, whatever the chain's date is by now: misses what comes before. */
async function reach(seriesKey: Bytes32, first: Period, quarter: number): Promise<Period> {
  let period = first;
  for (; period % 10 !== quarter; period = nextPeriod(period)) await miss(seriesKey, period);
  return period;
}

describe('a period', () => {
  it('opens with the quarter’s end for 45 days, is late for 45 more, and then is missed', async () => {
    const { seriesKey, first } = await active();
    const { opensAt, closesAt, lateUntil } = reportWindow(first);
    expect(closesAt - opensAt).toBe(OPEN_WINDOW);
    expect(lateUntil - closesAt).toBe(LATE_WINDOW);
    expect(await world.read('hub', 'periodWindow', [first])).toEqual([opensAt, closesAt, lateUntil]);
    const submitAt = async (time: bigint) => {
      await until(world, time);
      return submit(await reportArgs(world, seriesKey, first, { payment: 5n }));
    };
    expect([await submitAt(opensAt - 600n), await periodState(seriesKey, first)]).toEqual([
      'PERIOD_NOT_OPEN',
      'UPCOMING',
    ]);
    expect([await submitAt(opensAt), await periodState(seriesKey, first)]).toEqual(['ACCEPTED', 'OPEN']);
    expect(await markMissed(seriesKey, first)).toBe('PERIOD_STILL_OPEN');
    expect([await submitAt(closesAt), await periodState(seriesKey, first)]).toEqual(['ACCEPTED', 'LATE']);
    expect([await submitAt(lateUntil - 600n), await markMissed(seriesKey, first)]).toEqual([
      'ACCEPTED',
      'PERIOD_STILL_OPEN',
    ]);
    expect(await submitAt(lateUntil)).toBe('PERIOD_NOT_OPEN');
    const sent = await world.send(holder(2), 'hub', 'markMissed', [seriesKey, first]);
    expect(sent.events.map(({ name, args }) => [name, args.period])).toEqual([['PeriodMissed', first]]);
    expect(await periodState(seriesKey, first)).toBe('MISSED');
    expect(await markMissed(seriesKey, first)).toBe('PERIOD_OUT_OF_ORDER');
  });

  it('comes in its order, and only within the term', async () => {
    const { seriesKey, first, last } = await active();
    const second = nextPeriod(first);
    await openPeriod(world, first);
    const args = await reportArgs(world, seriesKey, second, { payment: 5n });
    expect(await submit(args)).toBe('PERIOD_OUT_OF_ORDER');
    expect(await markMissed(seriesKey, second)).toBe('PERIOD_OUT_OF_ORDER');
    for (const period of [first - 10, nextPeriod(last), 20265, 20260, 0]) {
      expect(await submit(changed(args, { period }))).toBe('PERIOD_UNKNOWN');
      expect(await markMissed(seriesKey, period)).toBe('PERIOD_UNKNOWN');
      expect(await world.readRefusal('hub', 'periodState', [seriesKey, period])).toBe('PERIOD_UNKNOWN');
    }
    expect(await world.readRefusal('hub', 'periodWindow', [20265])).toBe('PERIOD_UNKNOWN');
    expect(await submit(await reportArgs(world, seriesKey, first, { payment: 5n }))).toBe('ACCEPTED');
    await report(world, seriesKey, first, { payment: 5n });
    expect(await submit(args)).toBe('PERIOD_NOT_OPEN');
    await openPeriod(world, second);
    expect(await submit(await reportArgs(world, seriesKey, second, { payment: 5n }))).toBe('ACCEPTED');
  });

  it('that was missed heals in the next of its year: the prior stays', async () => {
    const { seriesKey, first } = await active({ lastPeriod: (await nowPeriod()) + 20 });
    const q1 = await reach(seriesKey, first, 1);
    await report(world, seriesKey, q1, { payment: 10n, income: 111n });
    expect(await world.read('hub', 'getSeries', [seriesKey])).toMatchObject({ expectedPrior: fieldToBytes32(111n) });
    await miss(seriesKey, q1 + 1);
    expect(await world.read('hub', 'getSeries', [seriesKey])).toMatchObject({ expectedPrior: fieldToBytes32(111n) });
    await report(world, seriesKey, q1 + 2, { payment: 10n, income: 333n });
    expect(await world.read('hub', 'getSeries', [seriesKey])).toMatchObject({ expectedPrior: fieldToBytes32(333n) });
  });

  it('that begins a year has the prior of no income, whatever the year before left', async () => {
    const { seriesKey, first } = await active({ lastPeriod: (await nowPeriod()) + 30 });
    const q4 = await reach(seriesKey, first, 4);
    await report(world, seriesKey, q4, { payment: 10n, income: 444n });
    expect(await get(seriesKey)).toMatchObject({
      expectedPrior: ZERO_PRIOR,
      lastIncomeCommitment: fieldToBytes32(444n),
    });
    const q1 = nextPeriod(q4);
    await miss(seriesKey, q1);
    expect(await world.read('hub', 'getSeries', [seriesKey])).toMatchObject({ expectedPrior: ZERO_PRIOR });
    await report(world, seriesKey, q1 + 1, { payment: 10n, income: 222n });
    await miss(seriesKey, q1 + 2);
    await miss(seriesKey, q1 + 3);
    expect(await get(seriesKey)).toMatchObject({
      expectedPrior: ZERO_PRIOR,
      lastIncomeCommitment: fieldToBytes32(222n),
    });
  });

  it('that is the last starts the tail, reported or missed', async () => {
    const now = await nowPeriod();
    const reported = await active({ firstPeriod: now, lastPeriod: now });
    const missed = await active({ firstPeriod: now, lastPeriod: now });
    expect(names(await report(world, reported.seriesKey, now, { payment: 5n }))).toContain('SeriesTailStarted');
    expect(names(await miss(missed.seriesKey, now))).toEqual(['PeriodMissed', 'SeriesTailStarted']);
    for (const { seriesKey } of [reported, missed]) {
      expect(await stateOf(world, seriesKey)).toBe('TAIL');
      expect(await get(seriesKey)).toMatchObject({ nextPeriod: 0 });
      expect(await submit(await reportArgs(world, seriesKey, now, { payment: 5n }))).toBe('WRONG_STATE');
      expect(await markMissed(seriesKey, now)).toBe('WRONG_STATE');
    }
  });
});

describe('a payment', () => {
  it('accrues under the liquidity flag, at most four times in a row, and falls due with the next', async () => {
    const { seriesKey, first } = await active({ lastPeriod: (await nowPeriod()) + 30 });
    let period = first;
    for (let i = 1n; i <= 4n; i++, period = nextPeriod(period)) {
      const sent = await report(world, seriesKey, period, { payment: 100n, flag: 1 });
      expect(only(sent, 'PaymentSplit')).toEqual([
        { period, accrualIn: (i - 1n) * 100n, gross: 100n, fee: 0n, net: 0n, accrualOut: i * 100n },
      ]);
      expect(only(sent, 'Transfer')).toEqual([]);
    }
    await openPeriod(world, period);
    const again = { payment: 100n, flag: 1 };
    expect(await submit(await reportArgs(world, seriesKey, period, again))).toBe('LIQUIDITY_FLAG_LIMIT');
    const sent = await report(world, seriesKey, period, { payment: 100n });
    const split = { accrualIn: 400n, gross: 100n, fee: 5n, net: 495n, accrualOut: 0n };
    expect(only(sent, 'PaymentSplit')).toEqual([{ period, ...split }]);
    period = nextPeriod(period);
    await openPeriod(world, period);
    expect(await submit(await reportArgs(world, seriesKey, period, again))).toBe('ACCEPTED');
  });

  it('that accrues in a pause does not begin the count of four again', async () => {
    const { seriesKey, first } = await active({ lastPeriod: (await nowPeriod()) + 30 });
    const hardship = await world.actAs('hardship');
    const move = async (state: number) =>
      world.send(hardship, 'hub', 'moveState', await moveArgs(world, seriesKey, state));
    let period = first;
    for (let i = 0; i < 3; i++, period = nextPeriod(period))
      await report(world, seriesKey, period, { payment: 100n, flag: 1 });
    await openPeriod(world, period);
    await move(4);
    const paused = await report(world, seriesKey, period, { payment: 100n });
    expect(only(paused, 'PaymentSplit')).toMatchObject([{ net: 0n, accrualOut: 400n }]);
    await move(3);
    period = nextPeriod(period);
    await report(world, seriesKey, period, { payment: 100n, flag: 1 });
    period = nextPeriod(period);
    await openPeriod(world, period);
    const again = await reportArgs(world, seriesKey, period, { payment: 100n, flag: 1 });
    expect(await submit(again)).toBe('LIQUIDITY_FLAG_LIMIT');
    await report(world, seriesKey, period, { payment: 100n });
    expect(await get(seriesKey)).toMatchObject({ accrued: 0n, deferredInARow: 0 });
  });

  it('is cut to what is left of the cap, accruals counted', async () => {
    const { seriesKey, first } = await active({ cap: 1_000n, lastPeriod: (await nowPeriod()) + 30 });
    let period = first;
    await report(world, seriesKey, period, { payment: 300n, flag: 1 });
    period = nextPeriod(period);
    const cut = await report(world, seriesKey, period, { payment: 900n });
    const split = { accrualIn: 300n, gross: 700n, fee: 10n, net: 990n, accrualOut: 0n };
    expect(only(cut, 'PaymentSplit')).toEqual([{ period, ...split }]);
    period = nextPeriod(period);
    const nothing = await report(world, seriesKey, period, { payment: (1n << 128n) - 1n });
    expect(only(nothing, 'PaymentSplit')).toMatchObject([{ gross: 0n, fee: 0n, net: 0n }]);
    expect(await get(seriesKey)).toMatchObject({ paid: 1_000n, accrued: 0n });
  });
});

import { larger } from '@income-series/protocol/amounts';
import { deferrableFrom, type Period, periodEnd, reportWindow } from '@income-series/protocol/period';
import { PAUSE_BUDGET, PAUSE_COOLDOWN, PAUSE_MAX } from '@income-series/protocol/policy';
import { beforeEach, describe, expect, it } from 'vitest';
import { amendTerms, submitTrueUp } from './support/amendments.ts';
import { toHex } from './support/bytes.ts';
import { longer } from './support/chain.ts';
import { closeSeries, endByBuyOut } from './support/claims.ts';
import {
  activate,
  buy,
  type CurveParams,
  type CurveWorld,
  createCurveWorld,
  DAY,
  readSeries,
  recordRate,
  register,
  stake,
  syncCensus,
  type Trader,
  U64_MAX,
  WAD,
} from './support/curve.ts';
import { extinguish, OTHER, requestExtinguishment } from './support/extinguishment.ts';
import { approvePause, endPause, pause, requestPause, withdrawPause } from './support/pauses.ts';
import { revokeKey } from './support/registry.ts';
import {
  endQuarter,
  incomeOf,
  markMissed,
  NO_INCOME,
  openReportWorld,
  report,
  submitReport,
} from './support/reports.ts';
import { ATTESTOR, signedRate, VERIFIER } from './support/signed-rate.ts';
import { expectChecked } from './support/tamper.ts';
import { claimTender, openTender, settle, tender } from './support/tenders.ts';
import { senders } from './support/world.ts';

const FIRST = 20261 as Period;
const SECOND = 20262 as Period;
const NOBODY = `0x${'0'.repeat(40)}`;
let world: CurveWorld;
let stranger: Trader;
const { accept, answer } = senders(() => world);
const now = () => world.chain.now();
const at = (time: bigint) => world.chain.setTime(time);
const series = () => readSeries(world) as Record<string, bigint>;
const seriesKey = () => toHex(world.curve.key);
const attestor = ATTESTOR.address.toLowerCase();
const moved = (from: bigint, to: bigint) => ({
  name: 'SeriesStateMoved',
  fields: { seriesKey: seriesKey(), from, to },
});

async function open(change: Partial<CurveParams> = {}) {
  world = await openReportWorld(change);
  stranger = world.traders[2] as Trader;
  await register(world, 'attestor', OTHER.address);
}
beforeEach(() => open());

describe('requestPause and withdrawPause', () => {
  it('are the issuer’s, of an active series, to an active attestor, one at a time', async () => {
    expect(await answer(requestPause(world, { sender: stranger }))).toBe('NOT_ISSUER');
    expect(await answer(requestPause(world, { attestor: VERIFIER }))).toBe('SIGNER_INACTIVE');
    const { events } = await accept(requestPause(world));
    expect(events).toEqual([{ name: 'PauseRequested', fields: { seriesKey: seriesKey(), attestor, pauseNonce: 0n } }]);
    expect(series()).toMatchObject({ state: 3n, pauseState: 1n, attestor, pauseNonce: 0n });
    expect(await answer(requestPause(world, { attestor: OTHER }))).toBe('ALREADY_REQUESTED');
    world = await createCurveWorld();
    expect(await answer(requestPause(world))).toBe('WRONG_STATE');
  });

  it('void what was signed for a request that is withdrawn', async () => {
    expect(await answer(withdrawPause(world))).toBe('NOT_REQUESTED');
    await accept(requestPause(world));
    const signed = await approvePause(world, now() + 10n * DAY);
    expect(await answer(withdrawPause(world, stranger))).toBe('NOT_ISSUER');
    const { events } = await accept(withdrawPause(world));
    expect(events).toEqual([{ name: 'PauseRequestWithdrawn', fields: { seriesKey: seriesKey(), pauseNonce: 0n } }]);
    expect(series()).toMatchObject({ pauseState: 0n, attestor: NOBODY, pauseNonce: 1n });
    expect(await answer(signed)).toBe('NOT_REQUESTED');
    await accept(requestPause(world));
    expect(await answer(signed)).toBe('NONCE_MOVED');
  });

  it('check every account', async () => {
    const lines = ['3 NOT_ISSUER SIGNER_MISSING -', '4 ACCOUNT_INVALID - ACCOUNT_READONLY'];
    const request = await requestPause(world);
    await expectChecked(world, request, [...lines, '5 ACCOUNT_INVALID - -']);
    await accept(request);
    await expectChecked(world, withdrawPause(world), [...lines]);
  });
});

describe('approvePause', () => {
  it('pauses the series, no matter who relays it, and moves the nonce', async () => {
    const pauseEnd = now() + 30n * DAY;
    await accept(requestPause(world));
    const whole = await approvePause(world, pauseEnd);
    const { events } = await accept(whole);
    const signature = toHex((whole.data ?? new Uint8Array()).slice(-65));
    const fields = { seriesKey: seriesKey(), attestor, pauseNonce: 0n, pauseEnd, signature };
    expect(events).toEqual([{ name: 'PauseApproved', fields }, moved(3n, 4n)]);
    const kept = { state: 4n, pauseState: 2n, attestor, pauseNonce: 1n, startedAt: now(), pauseEnd, used: 0n };
    expect(series()).toMatchObject(kept);
    expect(await answer(approvePause(world, pauseEnd))).toBe('NOT_REQUESTED');
    expect(await answer(requestPause(world))).toBe('WRONG_STATE');
  });

  it('is checked by its rules in order', async () => {
    const soon = now() + 10n * DAY;
    const late = now() + PAUSE_MAX + 100n * DAY;
    expect(await answer(approvePause(world, soon))).toBe('NOT_REQUESTED');
    await accept(requestPause(world));
    const signed = (await approvePause(world, soon)).data ?? new Uint8Array();
    const broken = Uint8Array.from(signed.slice(-65)).with(64, 0);
    expect(await answer(approvePause(world, 1n, { nonce: 7n, signature: broken }))).toBe('NONCE_MOVED');
    expect(await answer(approvePause(world, 1n, { signature: broken }))).toBe('PAUSE_END_PAST');
    expect(await answer(approvePause(world, late, { signature: broken }))).toBe('PAUSE_TOO_LONG');
    expect(await answer(approvePause(world, U64_MAX, { signature: broken }))).toBe('PAUSE_TOO_LONG');
    expect(await answer(approvePause(world, soon, { signature: broken }))).toBe('SIGNATURE_NOT_CANONICAL');
    expect(await answer(approvePause(world, soon, { signer: OTHER }))).toBe('SIGNER_NOT_ADDRESSED');
    const signature = Uint8Array.from(signed.slice(-65));
    expect(await answer(approvePause(world, soon + 1n, { signature }))).toBe('SIGNER_NOT_ADDRESSED');
    expect(await answer(approvePause(world, soon, { record: OTHER.address }))).toBe('ACCOUNT_INVALID');
    expect(await answer(approvePause(world, soon))).toBe('ACCEPTED');
  });

  it.each([
    [0n, 'PAUSE_END_PAST'],
    [1n, 'ACCEPTED'],
    [PAUSE_MAX, 'ACCEPTED'],
    [PAUSE_MAX + 1n, 'PAUSE_TOO_LONG'],
  ])('for %s seconds is %s', async (length, expected) => {
    await accept(requestPause(world));
    expect(await answer(approvePause(world, now() + length))).toBe(expected);
  });

  it('counts only from a key that is still active', async () => {
    await accept(requestPause(world, { attestor: OTHER }));
    const signed = await approvePause(world, now() + 9n * DAY, { signer: OTHER });
    const graceUntil = now();
    await accept(revokeKey(world, world.admin, { kind: 'attestor', key: OTHER.address, graceUntil }));
    at(graceUntil + 1n);
    expect(await answer(signed)).toBe('SIGNER_INACTIVE');
    at(graceUntil);
    expect(await answer(signed)).toBe('ACCEPTED');
  });

  it('is refused once the series has left ACTIVE by another way', async () => {
    await accept(requestPause(world));
    await endByBuyOut(world);
    expect(await answer(approvePause(world, now() + DAY))).toBe('WRONG_STATE');
    expect(await answer(withdrawPause(world))).toBe('ACCEPTED');
  });

  it('checks every account', async () => {
    await accept(requestPause(world));
    const whole = await approvePause(world, now() + DAY);
    await expectChecked(world, whole, ['3 ACCOUNT_INVALID - ACCOUNT_READONLY', '4 ACCOUNT_INVALID - -']);
    expect(await answer(longer(whole))).toBe('INSTRUCTION_INVALID');
  });
});

describe('endPause', () => {
  it('is the issuer’s until the end, and anyone’s from then on', async () => {
    expect(await answer(endPause(world))).toBe('NOT_PAUSED');
    await accept(requestPause(world));
    expect(await answer(endPause(world))).toBe('NOT_PAUSED');
    const [startedAt, pauseEnd] = [now(), now() + 30n * DAY];
    await accept(approvePause(world, pauseEnd));
    for (const time of [startedAt, pauseEnd - 1n]) {
      at(time);
      expect(await answer(endPause(world, stranger))).toBe('PAUSE_RUNNING');
    }
    at(pauseEnd + 50n * DAY);
    expect(series()).toMatchObject({ state: 4n });
    const { events } = await accept(endPause(world, stranger));
    const fields = { seriesKey: seriesKey(), pauseNonce: 0n, endedAt: pauseEnd };
    expect(events).toEqual([{ name: 'PauseEnded', fields }, moved(4n, 3n)]);
    const used = pauseEnd - startedAt;
    expect(series()).toMatchObject({ state: 3n, pauseState: 0n, attestor: NOBODY, used, pauseEnd, pauseNonce: 1n });
    expect(await answer(endPause(world))).toBe('NOT_PAUSED');
    at(pauseEnd);
    await open();
    await pause(world, now() + DAY);
    at(now() + DAY);
    expect(await answer(endPause(world, stranger))).toBe('ACCEPTED');
  });

  it('counts an early end by what was used, and the next comes after the cooldown alone', async () => {
    await pause(world, now() + 100n * DAY);
    at(now() + 10n * DAY);
    const { events } = await accept(endPause(world));
    const endedAt = now();
    expect(events[0]?.fields).toMatchObject({ endedAt });
    expect(series()).toMatchObject({ used: 10n * DAY, pauseEnd: endedAt });
    await accept(requestPause(world));
    const signed = await approvePause(world, endedAt + 120n * DAY);
    at(endedAt + PAUSE_COOLDOWN - 1n);
    expect(await answer(signed)).toBe('PAUSE_COOLDOWN');
    at(endedAt + PAUSE_COOLDOWN);
    expect(await answer(signed)).toBe('ACCEPTED');
  });

  it('leaves what is left of the budget, to the second', async () => {
    for (let round = 0; round < 2; round += 1) {
      await pause(world, now() + PAUSE_MAX);
      at(now() + PAUSE_MAX);
      await accept(endPause(world, stranger));
      at(now() + PAUSE_COOLDOWN);
    }
    await accept(requestPause(world));
    const left = PAUSE_BUDGET - (series().used ?? 0n);
    expect(left).toBe(5n * DAY);
    expect(await answer(approvePause(world, now() + left + 1n))).toBe('PAUSE_BUDGET');
    expect(await answer(approvePause(world, now() + left))).toBe('ACCEPTED');
  });

  it('is no longer there where the series was bought out of its pause', async () => {
    await pause(world, now() + DAY);
    await endByBuyOut(world);
    expect(await answer(endPause(world))).toBe('WRONG_STATE');
    at(now() + DAY);
    expect(await answer(endPause(world, stranger))).toBe('WRONG_STATE');
    expect(await answer(requestPause(world))).toBe('WRONG_STATE');
  });

  it('checks every account', async () => {
    await pause(world, now() + DAY);
    const whole = endPause(world);
    await expectChecked(world, whole, ['3 PAUSE_RUNNING SIGNER_MISSING -', '4 ACCOUNT_INVALID - ACCOUNT_READONLY']);
  });
});

describe('a pause whose end has passed', () => {
  it('is ended by the next request, whose approval waits for the cooldown from that end', async () => {
    await pause(world, now() + 10n * DAY);
    const { pauseEnd = 0n } = series();
    at(pauseEnd - 1n);
    expect(await answer(requestPause(world))).toBe('WRONG_STATE');
    at(pauseEnd + 20n * DAY);
    const { events } = await accept(requestPause(world, { attestor: OTHER }));
    const fields = { seriesKey: seriesKey(), pauseNonce: 0n, endedAt: pauseEnd };
    expect(events.slice(0, 2)).toEqual([{ name: 'PauseEnded', fields }, moved(4n, 3n)]);
    expect(events[2]).toMatchObject({ name: 'PauseRequested', fields: { pauseNonce: 1n } });
    expect(series()).toMatchObject({ state: 3n, pauseState: 1n, used: 10n * DAY, pauseEnd });
    const signed = await approvePause(world, pauseEnd + 100n * DAY, { signer: OTHER });
    at(pauseEnd + PAUSE_COOLDOWN - 1n);
    expect(await answer(signed)).toBe('PAUSE_COOLDOWN');
    at(pauseEnd + PAUSE_COOLDOWN);
    expect(await answer(signed)).toBe('ACCEPTED');
  });

  it('accrues nothing more', async () => {
    at(periodEnd(FIRST) - DAY);
    await pause(world, periodEnd(FIRST) + DAY);
    const inPause = await report(world, { period: FIRST, payment: 100n });
    expect(inPause.events.at(-1)?.fields).toMatchObject({ gross: 100n, fee: 0n, net: 0n, accrualOut: 100n });
    expect(series()).toMatchObject({ state: 4n, accrued: 100n, paid: 0n, deferredInARow: 0n });
    const after = await report(world, { period: SECOND, payment: 50n });
    expect(series()).toMatchObject({ state: 4n, paid: 150n });
    expect(after.events.at(-1)?.fields).toMatchObject({ accrualIn: 100n, gross: 50n, fee: 1n, net: 149n });
  });
});

describe('the windows of a period', () => {
  it.each<[string, bigint, bigint, bigint]>([
    ['before it opens, and over by then', -60n, -1n, 0n],
    ['to the quarter’s end', -10n, 0n, 0n],
    ['over the quarter’s end', -10n, 30n, 30n],
    ['in its open days', 5n, 25n, 20n],
    ['in its late days', 60n, 80n, 20n],
    ['to the last second', 89n, 120n, 31n],
  ])('are longer by a pause %s', async (_, from, to, by) => {
    const end = periodEnd(FIRST);
    if (from >= 0n) await endQuarter(world, FIRST);
    at(end + from * DAY);
    await pause(world, end + to * DAY);
    if (from < 0n) await endQuarter(world, FIRST);
    const { startedAt = 0n, pauseEnd = 0n } = series();
    const { lateUntil } = reportWindow(FIRST, { from: startedAt, until: pauseEnd });
    expect(lateUntil - deferrableFrom(FIRST)).toBe(by * DAY);
    at(lateUntil);
    expect(await answer(submitReport(world, { period: FIRST, payment: 5n }))).toBe('PERIOD_NOT_OPEN');
    at(lateUntil - 1n);
    expect(await answer(submitReport(world, { period: FIRST, payment: 5n }))).toBe('ACCEPTED');
  });

  it('are over at the same second for a mark', async () => {
    await endQuarter(world, FIRST);
    at(periodEnd(FIRST) + 5n * DAY);
    await pause(world, now() + 20n * DAY);
    at(deferrableFrom(FIRST) + 20n * DAY);
    const { events } = await accept(markMissed(world, FIRST));
    expect(events.map(({ name }) => name)).toEqual(['PeriodMissed']);
  });

  it('are no longer by a pause that begins after them, or that its issuer ends early', async () => {
    await endQuarter(world, FIRST);
    at(periodEnd(FIRST) + 10n * DAY);
    await pause(world, periodEnd(FIRST) + 100n * DAY);
    at(now() + 5n * DAY);
    await accept(endPause(world));
    const closesAt = deferrableFrom(FIRST) + 5n * DAY;
    at(closesAt - 1n);
    expect((await accept(markMissed(world, FIRST))).events[0]?.name).toBe('PeriodDeferred');
    at(larger(closesAt, (series().pauseEnd ?? 0n) + PAUSE_COOLDOWN) + 1n);
    await pause(world, now() + 10n * DAY);
    expect((await accept(markMissed(world, FIRST))).events[0]?.name).toBe('PeriodMissed');
  });
});

describe('a deferred period', () => {
  it('is still the next, over its own prior, and is paid by its report', async () => {
    const fourth = 20264 as Period;
    await open({ firstPeriod: 20263 });
    await report(world, { period: 20263, payment: 100n } as never);
    const prior = toHex(incomeOf(20263));
    await endQuarter(world, fourth);
    at(periodEnd(fourth) + 80n * DAY);
    await pause(world, periodEnd(fourth) + 200n * DAY);
    at(deferrableFrom(fourth) - 1n);
    expect(await answer(markMissed(world, fourth))).toBe('PERIOD_STILL_OPEN');
    at(deferrableFrom(fourth));
    const { events } = await accept(markMissed(world, fourth));
    const fields = { seriesKey: seriesKey(), period: BigInt(fourth) };
    expect(events).toEqual([{ name: 'PeriodDeferred', fields }]);
    expect(series()).toMatchObject({ nextPeriod: 20264n, deferred: 20264n, expectedPrior: prior });
    expect(await answer(markMissed(world, fourth))).toBe('PERIOD_STILL_OPEN');
    expect(await answer(submitReport(world, { period: 20271, payment: 1n }))).toBe('PERIOD_OUT_OF_ORDER');
    expect(await answer(syncCensus(world, 20271))).toBe('PERIOD_UNSETTLED');
    at(series().pauseEnd ?? 0n);
    const sent = await accept(submitReport(world, { period: fourth, payment: 70n }));
    expect(sent.events.find(({ name }) => name === 'ReportAccepted')?.fields).toMatchObject({
      priorIncomeCommitment: prior,
      payment: 70n,
    });
    expect(sent.events.at(-1)?.fields).toMatchObject({ gross: 70n, accrualOut: 0n });
    expect(series()).toMatchObject({ nextPeriod: 20271n, expectedPrior: toHex(NO_INCOME) });
    await accept(syncCensus(world, 20271));
  });

  it('may be marked without its census, and needs it for its report or its miss', async () => {
    at(periodEnd(FIRST) + 80n * DAY);
    await pause(world, periodEnd(FIRST) + 100n * DAY);
    at(deferrableFrom(FIRST));
    expect((await accept(markMissed(world, FIRST))).events[0]?.name).toBe('PeriodDeferred');
    expect(await answer(submitReport(world, { period: FIRST, payment: 1n }))).toBe('CENSUS_MISSING');
    at(deferrableFrom(FIRST) + 20n * DAY);
    expect(await answer(markMissed(world, FIRST))).toBe('CENSUS_MISSING');
    await accept(syncCensus(world, FIRST));
    expect((await accept(markMissed(world, FIRST))).events[0]?.name).toBe('PeriodMissed');
    expect(series()).toMatchObject({ nextPeriod: 20262n, deferred: 20261n });
  });

  it('that is the last ends the term with its report, or when its window is over', async () => {
    for (const last of ['report', 'miss'] as const) {
      await open({ lastPeriod: FIRST });
      await endQuarter(world, FIRST);
      at(periodEnd(FIRST) + 80n * DAY);
      await pause(world, periodEnd(FIRST) + 100n * DAY);
      at(deferrableFrom(FIRST));
      await accept(markMissed(world, FIRST));
      expect(series()).toMatchObject({ state: 4n });
      const closesAt = deferrableFrom(FIRST) + 20n * DAY;
      at(last === 'report' ? closesAt - 1n : closesAt);
      const sent = await accept(
        last === 'report' ? submitReport(world, { period: FIRST, payment: 1n }) : markMissed(world, FIRST),
      );
      expect(sent.events.at(-1)?.name).toBe('SeriesTailStarted');
      expect(series()).toMatchObject({ state: 5n, tailStartedAt: now() });
      expect(await answer(endPause(world))).toBe('WRONG_STATE');
    }
  });
});

describe('a paused series', () => {
  beforeEach(async () => {
    at(periodEnd(FIRST) - 30n * DAY);
    await pause(world, periodEnd(FIRST) + 100n * DAY);
  });

  it('takes stakes, censuses, rates, amendments, true-ups and tenders', async () => {
    await accept(stake(world, stranger, 10n));
    await accept(openTender(world, 2_000_000n));
    await accept(tender(world, stranger, 10n));
    await settle(world);
    await accept(claimTender(world, stranger));
    await accept(amendTerms(world, { cap: 4_000_000_000n }));
    await endQuarter(world, FIRST, { rate: false });
    const rate = await signedRate(world, { period: FIRST, rate: 10_000n * WAD });
    await accept(recordRate(world, rate, periodEnd(FIRST)));
    expect(series()).toMatchObject({ state: 4n, censuses: 1n, cap: 4_000_000_000n });
    await open({ lastPeriod: FIRST });
    await endQuarter(world, FIRST);
    await pause(world, now() + DAY);
    await accept(submitTrueUp(world, { year: 2026, adjustment: 5n }));
    expect(series()).toMatchObject({ state: 4n, accrued: 5n });
  });

  it('accrues what is reported, whatever the flag, and closes by its cap', async () => {
    for (const [flag, period] of [
      [0, FIRST],
      [1, SECOND],
    ] as const) {
      const { events } = await report(world, { period, payment: 10n, flag });
      expect(events.at(-1)?.fields).toMatchObject({ gross: 10n, net: 0n });
    }
    expect(series()).toMatchObject({ accrued: 20n, deferredInARow: 1n });
    await open({ cap: 100n });
    await report(world, { period: FIRST, payment: 100n });
    await pause(world, now() + DAY);
    expect(await answer(closeSeries(world))).toBe('ACCEPTED');
  });

  it('can be bought out and extinguished, and its pause is over', async () => {
    await accept(requestExtinguishment(world));
    at(now() + 7n * DAY);
    const { events } = await accept(extinguish(world));
    expect(events.at(-1)).toEqual(moved(4n, 8n));
    expect(await answer(endPause(world))).toBe('WRONG_STATE');
  });

  it('trades no more than an active one', async () => {
    expect(await answer(activate(world))).toBe('WRONG_STATE');
    expect(await answer(buy(world, stranger, { given: 1_000_000n }))).toBe('WRONG_STATE');
  });
});

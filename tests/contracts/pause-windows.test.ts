import { larger } from '@income-series/protocol/amounts';
import { enumName } from '@income-series/protocol/chain-enums';
import { ZERO_PRIOR } from '@income-series/protocol/commitments';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import {
  deferrableFrom,
  nextPeriod,
  type Period,
  periodAt,
  periodEnd,
  reportWindow,
} from '@income-series/protocol/period';
import { PAUSE_COOLDOWN } from '@income-series/protocol/policy';
import { describe, expect, it } from 'vitest';
import { forFile } from '../support/for-file.ts';
import { approval, getSeries, pause, pauseOf, requestPause } from './support/attest.ts';
import { activeSeries, ISSUER, prepare, stateOf, until } from './support/raise.ts';
import { openPeriod, report, reportArgs } from './support/report.ts';
import { createWorld, names, only } from './support/world.ts';

const DAY = 86_400n;
const world = await forFile(createWorld());
const wallets = await prepare(world, 1);

const now = () => world.anvil.clock.now();
const issuer = () => world.account(ISSUER);
/** A series whose first quarter is the next one of its number, and has just begun. */
async function active({ quarter, quarters = 6 }: { readonly quarter?: number; readonly quarters?: number } = {}) {
  let first = nextPeriod(periodAt(await now()));
  while (quarter !== undefined && first % 10 !== quarter) first = nextPeriod(first);
  await until(world, reportWindow(first).opensAt - 89n * DAY);
  let last = first;
  for (let i = 1; i < quarters; i++) last = nextPeriod(last);
  const term = { firstPeriod: first, lastPeriod: last };
  const { seriesKey } = await activeSeries(world, [[wallets[0] as EvmAddress, 10n]], term);
  return { seriesKey, first, last };
}
const stateAt = async (seriesKey: Bytes32, period: Period) =>
  enumName('PeriodState', await world.read('hub', 'periodState', [seriesKey, period]));
const mark = (seriesKey: Bytes32, period: Period) => world.send(world.owner, 'hub', 'markMissed', [seriesKey, period]);
const markRefusal = (seriesKey: Bytes32, period: Period) =>
  world.refusal(world.owner, 'hub', 'markMissed', [seriesKey, period]);
const submission = async (seriesKey: Bytes32, period: Period) =>
  world.refusal(issuer(), 'hub', 'submitReport', await reportArgs(world, seriesKey, period, { payment: 5n }));
const endPause = (seriesKey: Bytes32) => world.send(issuer(), 'hardship', 'endPause', [seriesKey]);

describe('the window of a period', () => {
  it.each<[string, bigint, bigint, bigint]>([
    ['before it opens, and over by then', -60n, -1n, 0n],
    ['over the quarter’s end', -10n, 30n, 30n],
    ['in its open days', 5n, 25n, 20n],
    ['in its late days', 60n, 80n, 20n],
    ['to the last second', 89n, 120n, 31n],
  ])('is longer by a pause %s', async (_, from, to, by) => {
    const { seriesKey, first } = await active();
    const end = periodEnd(first);
    await until(world, end + from * DAY);
    await pause(world, seriesKey, end + to * DAY);
    const { startedAt, pauseEnd } = await pauseOf(world, seriesKey);
    const moved = reportWindow(first, { from: startedAt, until: pauseEnd });
    const { opensAt, closesAt, lateUntil } = moved;
    // The chain's clock may be some seconds further than the plan's.
    const extension = lateUntil - deferrableFrom(first);
    expect(extension <= by * DAY && extension > by * DAY - (by === 0n ? 1n : 3_600n)).toBe(true);
    expect(await world.read('hub', 'reportWindow', [seriesKey, first])).toEqual([opensAt, closesAt, lateUntil]);
    if (closesAt - 1n > (await now())) {
      await until(world, closesAt - 1n);
      expect(await stateAt(seriesKey, first)).toBe('OPEN');
    }
    await until(world, closesAt);
    expect(await stateAt(seriesKey, first)).toBe('LATE');
    await until(world, lateUntil - 60n);
    expect(await submission(seriesKey, first)).toBe('ACCEPTED');
    await until(world, lateUntil);
    expect(await submission(seriesKey, first)).toBe('PERIOD_NOT_OPEN');
    expect(names(await mark(seriesKey, first))).toEqual(['PeriodMissed']);
  });

  it('is no longer by a pause that begins after it, or that its issuer ends early', async () => {
    const { seriesKey, first } = await active();
    await until(world, periodEnd(first) + 10n * DAY);
    await pause(world, seriesKey, periodEnd(first) + 100n * DAY);
    await until(world, periodEnd(first) + 15n * DAY);
    await endPause(seriesKey);
    const { lastEndedAt } = await pauseOf(world, seriesKey);
    const [, , closesAt] = await world.read('hub', 'reportWindow', [seriesKey, first]);
    expect(closesAt <= deferrableFrom(first) + 5n * DAY && closesAt > deferrableFrom(first)).toBe(true);
    await until(world, larger(closesAt, lastEndedAt + PAUSE_COOLDOWN) + 1n);
    await pause(world, seriesKey, (await now()) + 10n * DAY);
    expect(names(await mark(seriesKey, first))).toEqual(['PeriodMissed']);
  });
});

describe('a deferred period', () => {
  it('is still the next, over its own prior, and is paid by its report', async () => {
    const { seriesKey, first } = await active({ quarter: 3 });
    const fourth = nextPeriod(first);
    await report(world, seriesKey, first, { payment: 100n });
    const { expectedPrior: prior } = await getSeries(world, seriesKey);
    expect(prior).not.toBe(ZERO_PRIOR);
    await until(world, periodEnd(fourth) + 80n * DAY);
    await pause(world, seriesKey, periodEnd(fourth) + 200n * DAY);
    await until(world, deferrableFrom(fourth) - 1n);
    expect(await markRefusal(seriesKey, fourth)).toBe('PERIOD_STILL_OPEN');
    await until(world, deferrableFrom(fourth));
    expect((await mark(seriesKey, fourth)).events).toEqual([
      { name: 'PeriodDeferred', args: { seriesKey, period: fourth } },
    ]);
    expect(await stateAt(seriesKey, fourth)).toBe('DEFERRED');
    expect(await getSeries(world, seriesKey)).toMatchObject({ nextPeriod: fourth, expectedPrior: prior });
    expect(await markRefusal(seriesKey, fourth)).toBe('PERIOD_STILL_OPEN');
    expect(await submission(seriesKey, nextPeriod(fourth))).toBe('PERIOD_OUT_OF_ORDER');
    await until(world, (await pauseOf(world, seriesKey)).pauseEnd);
    await openPeriod(world, fourth);
    const sent = await report(world, seriesKey, fourth, { payment: 70n });
    expect(only(sent, 'ReportAccepted')).toMatchObject([{ priorIncomeCommitment: prior, payment: 70n }]);
    expect(only(sent, 'PaymentSplit')).toMatchObject([{ gross: 70n, accrualOut: 0n }]);
    expect(await getSeries(world, seriesKey)).toMatchObject({
      nextPeriod: nextPeriod(fourth),
      expectedPrior: ZERO_PRIOR,
    });
  });

  it('that is the last ends the term with its report, or when its window is over', async () => {
    const { seriesKey, last } = await active({ quarters: 1 });
    await until(world, periodEnd(last) + 80n * DAY);
    await pause(world, seriesKey, periodEnd(last) + 100n * DAY);
    await until(world, deferrableFrom(last));
    await mark(seriesKey, last);
    expect(await stateOf(world, seriesKey)).toBe('PAUSED');
    const [, , closesAt] = await world.read('hub', 'reportWindow', [seriesKey, last]);
    await until(world, closesAt - 60n);
    expect(await submission(seriesKey, last)).toBe('ACCEPTED');
    expect(await markRefusal(seriesKey, last)).toBe('PERIOD_STILL_OPEN');
    await until(world, closesAt);
    expect(names(await mark(seriesKey, last))).toEqual(['PeriodMissed', 'SeriesTailStarted']);
    expect(await stateOf(world, seriesKey)).toBe('TAIL');
  });
});

describe('a pause whose end has passed', () => {
  it('accrues nothing more, at whatever time and by whom it is ended', async () => {
    const { seriesKey, first } = await active();
    await until(world, periodEnd(first));
    await pause(world, seriesKey, (await now()) + 10n * DAY);
    const { pauseEnd } = await pauseOf(world, seriesKey);
    const inPause = await report(world, seriesKey, first, { payment: 100n });
    expect(only(inPause, 'PaymentSplit')).toMatchObject([{ gross: 100n, accrualOut: 100n }]);
    await until(world, pauseEnd + 200n * DAY);
    expect(await stateOf(world, seriesKey)).toBe('PAUSED');
    const second = nextPeriod(first);
    if (deferrableFrom(second) <= (await now())) await mark(seriesKey, second);
    const { nextPeriod: next } = await getSeries(world, seriesKey);
    const sent = await report(world, seriesKey, next, { payment: 50n });
    expect(only(sent, 'PaymentSplit')).toMatchObject([{ accrualIn: 100n, gross: 50n, fee: 1n, net: 149n }]);
  });

  it('is ended by the next request, whose approval waits for the cooldown from that end', async () => {
    const { seriesKey } = await active();
    await pause(world, seriesKey, (await now()) + 10n * DAY);
    const { pauseEnd } = await pauseOf(world, seriesKey);
    await until(world, pauseEnd + 20n * DAY);
    const sent = await requestPause(world, seriesKey);
    expect(names(sent)).toEqual(['PauseEnded', 'SeriesStateMoved', 'PauseRequested']);
    expect(only(sent, 'PauseEnded')).toEqual([{ pauseNonce: 0n, endedAt: pauseEnd }]);
    const signed = await approval(world, seriesKey, pauseEnd + 100n * DAY);
    const approve = () => world.refusal(world.collector, 'hardship', 'approvePause', signed);
    await until(world, pauseEnd + PAUSE_COOLDOWN - 1n);
    expect(await approve()).toBe('PAUSE_COOLDOWN');
    await until(world, pauseEnd + PAUSE_COOLDOWN);
    expect(await approve()).toBe('ACCEPTED');
  });
});

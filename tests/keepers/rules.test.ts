import { CENSUS_WAIT, OPEN_WINDOW } from '@income-series/protocol/policy';
import { describe, expect, it } from 'vitest';
import { deliveriesDue } from '../../src/domains/auction/worker/deliveries.ts';
import { raiseDeadline, raiseDue } from '../../src/domains/auction/worker/keeper-rules.ts';
import { curveDeadline, curveDue, type IndexedCurve } from '../../src/domains/curve/worker/keeper-rules.ts';
import { periodDeadline, periodDue, type RunningRow } from '../../src/domains/reporting/worker/keeper-rules.ts';
import { type TradedRow, windowDeadline, windowDue } from '../../src/domains/windows/worker/keeper-rules.ts';
import { createBackoff, nextAttempt } from '../../src/keepers/backoff.ts';
import { purgeDue } from '../../src/keepers/purge.ts';
import { createTestClock } from '../support/clock.ts';

const NOW = new Date('2026-06-01T00:00:00Z');
const DAY = 86_400_000;
const days = (n: number) => new Date(NOW.getTime() + n * DAY);
const past = new Date(NOW.getTime() - 1);
const future = new Date(NOW.getTime() + 1);

describe('a raise', () => {
  it.each([
    ['RAISING', 'REVEAL', future, null],
    ['RAISING', 'REVEAL', NOW, 'settleStep'],
    ['RAISING', 'SETTLE', past, 'settleStep'],
    ['SETTLING', 'SETTLE', past, 'settleStep'],
    ['SETTLING', 'GATE', past, 'passGate'],
    ['ACTIVE', 'DONE', past, null],
    ['FAILED', 'FAILED', past, null],
  ])('%s in %s, its reveal to end at %s: %s', (state, phase, revealEndsAt, due) => {
    expect(raiseDue({ key: '0x', state, phase, revealEndsAt, gateEndsAt: null }, NOW)).toBe(due);
  });
});

it('a raise is in time until its gate ends, and then without a deadline', () => {
  expect(raiseDeadline({ gateEndsAt: NOW }, NOW)).toEqual(NOW);
  expect(raiseDeadline({ gateEndsAt: past }, NOW)).toBeNull();
});

describe('deliveries', () => {
  const delivery = (bidder: string, nextAttempt: Date | null) => ({
    seriesKey: '0x',
    window: 0,
    bidder,
    attempts: 1,
    nextAttempt,
  });
  it('come first where they were never tried, then by how long they wait, and not before their time', () => {
    const rows = [
      delivery('later', future),
      delivery('now', NOW),
      delivery('long', days(-1)),
      delivery('new', null),
      delivery('newer', null),
    ];
    expect(deliveriesDue(rows, NOW).map(({ bidder }) => bidder)).toEqual(['new', 'newer', 'long', 'now']);
  });

  it.each([
    [1, 30],
    [2, 60],
    [3, 120],
    [10, 15_360],
    [11, 21_600],
    [1_000_000, 21_600],
    [0, 30],
  ])('that failed %i times are tried again %i seconds later', (attempts, seconds) => {
    expect(nextAttempt(attempts, NOW).getTime() - NOW.getTime()).toBe(seconds * 1000);
  });
});

describe('a series', () => {
  const row = (more: Partial<RunningRow>): RunningRow => ({
    key: '0x',
    state: 'ACTIVE',
    routed: false,
    cap: 100n,
    paid: 10n,
    accrued: 0n,
    pausedUntil: null,
    tailStartedAt: null,
    hasPayees: true,
    next: null,
    following: null,
    trading: null,
    extinguishDeadline: null,
    ...more,
  });
  const period = (opensAt: Date, lateUntil: Date, state = 'LATE') => ({
    period: 20261,
    state,
    opensAt,
    closesAt: new Date(opensAt.getTime() + Number(OPEN_WINDOW) * 1000),
    lateUntil,
    routedIncome: false,
  });
  const reportable = { ...period(days(-45), days(45)), routedIncome: true };
  const late = period(days(-90), days(0));
  it.each<[string, Partial<RunningRow>, ReturnType<typeof periodDue>]>([
    ['has nothing due while a period is open', { next: period(days(-1), days(89)) }, null],
    ['has nothing due within the late window', { next: period(new Date(days(-90).getTime() + 1), days(0)) }, null],
    ['misses a period when the late window is over', { next: late }, { kind: 'markMissed', period: 20261 }],
    [
      'misses it while paused too',
      { state: 'PAUSED', pausedUntil: future, next: late },
      { kind: 'markMissed', period: 20261 },
    ],
    ['defers one that a pause extended', { next: period(days(-90), days(20)) }, { kind: 'markMissed', period: 20261 }],
    ['leaves a deferred one until its window is over', { next: period(days(-91), future, 'DEFERRED') }, null],
    ['misses it then', { next: period(days(-110), NOW, 'DEFERRED') }, { kind: 'markMissed', period: 20261 }],
    ['ends a pause first', { state: 'PAUSED', pausedUntil: NOW, next: late }, { kind: 'endPause' }],
    ['ends no pause before its end', { state: 'PAUSED', pausedUntil: future }, null],
    [
      'reports what was routed once the issuer had its time for documents',
      { routed: true, next: reportable },
      { kind: 'submitRoutedReport', period: 20261 },
    ],
    ['adds a pause to that time', { routed: true, next: { ...reportable, closesAt: future } }, null],
    [
      'reports while the orders of a window are sealed',
      { routed: true, next: reportable, trading: { commitEndsAt: future, revealEndsAt: days(2) } },
      { kind: 'submitRoutedReport', period: 20261 },
    ],
    [
      'does not from their first reveal on',
      { routed: true, next: reportable, trading: { commitEndsAt: NOW, revealEndsAt: days(2) } },
      null,
    ],
    [
      'does not before',
      { routed: true, next: { ...period(new Date(days(-45).getTime() + 1), days(45)), routedIncome: true } },
      null,
    ],
    [
      'is not missed where income was routed in it',
      { routed: true, next: { ...late, routedIncome: true } },
      { kind: 'submitRoutedReport', period: 20261 },
    ],
    ['is missed where none was', { routed: true, next: late }, { kind: 'markMissed', period: 20261 }],
    ['waits for its window where none was', { routed: true, next: period(NOW, days(90)) }, null],
    ['closes when the cap is paid', { paid: 100n, next: late }, { kind: 'closeSeries' }],
    ['closes so while it is paused', { state: 'PAUSED', paid: 100n, pausedUntil: NOW }, { kind: 'closeSeries' }],
    [
      'stays in its tail before that is over',
      { state: 'TAIL', tailStartedAt: new Date(days(-90).getTime() + 1) },
      null,
    ],
    ['closes when it is', { state: 'TAIL', tailStartedAt: days(-90) }, { kind: 'closeSeries' }],
    [
      'stays while something is owed, as long as its issuer has to pay it',
      { state: 'TAIL', tailStartedAt: new Date(days(-180).getTime() + 1), accrued: 1n },
      null,
    ],
    [
      'closes though something is owed once that time is over',
      { state: 'TAIL', tailStartedAt: days(-180), accrued: 1n },
      { kind: 'closeSeries' },
    ],
    [
      'closes where what is owed is nobody’s',
      { state: 'TAIL', tailStartedAt: days(-90), accrued: 1n, hasPayees: false },
      { kind: 'closeSeries' },
    ],
    [
      'waits for its end where what is owed is nobody’s',
      { state: 'TAIL', tailStartedAt: days(-89), accrued: 1n, hasPayees: false },
      null,
    ],
    [
      'pays it where the router holds it',
      { state: 'TAIL', tailStartedAt: days(-1), accrued: 7n, routed: true },
      { kind: 'payTail', amount: 7n },
    ],
    [
      'pays it before the reveals of a window end',
      { state: 'TAIL', routed: true, accrued: 7n, trading: { commitEndsAt: past, revealEndsAt: future } },
      { kind: 'payTail', amount: 7n },
    ],
    [
      'does not until its trades are made',
      { state: 'TAIL', routed: true, accrued: 7n, trading: { commitEndsAt: past, revealEndsAt: NOW } },
      null,
    ],
    ['stays where nobody knows when the tail began', { state: 'TAIL' }, null],
    ['has nothing due without a period', { next: null }, null],
  ])('%s', (_, more, due) => {
    expect(periodDue(row(more), NOW)).toEqual(due);
  });

  const following = { closesAt: days(40), lateUntil: days(85) };
  const missed = { kind: 'markMissed', period: 20261 } as const;
  it.each<[string, Partial<RunningRow>, Parameters<typeof periodDeadline>[1], Date | null]>([
    ['missed before the next one is late', { next: late, following }, missed, days(40)],
    [
      'missed before the next one can no longer be reported',
      { next: late, following: { ...following, closesAt: past } },
      missed,
      days(85),
    ],
    ['missed before an extinguishment lapses', { next: late, following, extinguishDeadline: days(3) }, missed, days(3)],
    ['missed whenever it is the last', { next: late }, missed, null],
    ['deferred whenever', { next: period(days(-90), days(20)), following }, missed, null],
    ['reported before the next one is late', { following }, { kind: 'submitRoutedReport', period: 20261 }, days(40)],
    ['closed whenever', { following }, { kind: 'closeSeries' }, null],
  ])('is %s', (_, more, act, deadline) => {
    expect(periodDeadline(row(more), act, NOW)).toEqual(deadline);
  });
});

describe('windows', () => {
  const row = (more: Partial<TradedRow>): TradedRow => ({
    key: '0x',
    state: 'ACTIVE',
    activatedAt: days(-30),
    hasHolders: true,
    last: null,
    tailStartedAt: null,
    extinguishNoticeEndsAt: null,
    buyOutPossibleAt: null,
    ...more,
  });
  const last = (phase: string, openedAt: Date, revealEndsAt: Date, voidReason: string | null = null) => ({
    phase,
    voidReason,
    openedAt,
    revealEndsAt,
    settleEndsAt: new Date(revealEndsAt.getTime() + 7 * DAY),
    cleared: false,
  });
  it.each<[string, Partial<TradedRow>, ReturnType<typeof windowDue>]>([
    ['the first opens an interval after the activation', {}, 'openWindow'],
    ['not before', { activatedAt: new Date(days(-30).getTime() + 1) }, null],
    ['not where nobody holds units', { hasHolders: false }, null],
    ['not where the series is over', { state: 'CLOSED' }, null],
    ['the next opens an interval after the last', { last: last('DONE', days(-30), days(-25)) }, 'openWindow'],
    ['and after a voided one', { last: last('VOID', days(-30), days(-25)), state: 'TAIL' }, 'openWindow'],
    ['not before', { last: last('DONE', days(-29), days(-24)) }, null],
    [
      'at once after one that a request voided',
      { last: last('VOID', days(-6), days(-1), 'EXTINGUISHMENT_REQUESTED') },
      'openWindow',
    ],
    ['one is settled when its reveal is over', { last: last('REVEAL', days(-5), NOW) }, 'settleWindow'],
    ['not before', { last: last('REVEAL', days(-4), future) }, null],
    ['at once where the series is over', { last: last('COMMIT', days(-1), days(4)), state: 'CLOSED' }, 'settleWindow'],
    ['not twice', { last: last('VOID', days(-1), days(4)), state: 'CLOSED' }, null],
    ['while the series is paused too', { last: last('SETTLE', days(-6), days(-1)), state: 'PAUSED' }, 'settleWindow'],
  ])('%s', (_, more, due) => {
    expect(windowDue(row(more), NOW)).toBe(due);
  });

  const settled = last('SETTLE', days(-6), days(-1));
  it.each<[string, Partial<TradedRow>, Date | null]>([
    ['until its time is over', { last: settled }, days(6)],
    ['until a buy-out is possible', { last: settled, buyOutPossibleAt: days(2) }, days(2)],
    ['until an extinguishment can be signed', { last: settled, extinguishNoticeEndsAt: days(3) }, days(3)],
    ['until its tail ends', { last: settled, tailStartedAt: days(-86) }, days(4)],
    ['whenever its price is found', { last: { ...settled, cleared: true } }, null],
    ['whenever it is void already', { last: { ...settled, settleEndsAt: past } }, null],
    ['whenever its series is over', { last: settled, state: 'CLOSED' }, null],
    ['to be opened whenever', {}, null],
  ])('one is in time %s', (_, more, deadline) => {
    expect(windowDeadline(row(more), NOW)).toEqual(deadline);
  });
});

describe('what is deleted', () => {
  const justBefore = (n: number) => new Date(days(n).getTime() + 1);
  it.each([
    ['minute', null, true],
    ['minute', NOW, true],
    ['day', null, true],
    ['day', days(-1), true],
    ['day', justBefore(-1), false],
    ['week', null, true],
    ['week', days(-7), true],
    ['week', justBefore(-7), false],
  ] as const)('every %s, last at %s: %s', (every, last, due) => {
    expect(purgeDue(every, last, NOW)).toBe(due);
  });
});

describe('the backoff', () => {
  it('does not try what failed, longer each time, until it is over', () => {
    const clock = createTestClock(NOW);
    const backoff = createBackoff(clock);
    expect(backoff.waits('a')).toBe(false);
    backoff.failed('a');
    expect([backoff.waits('a'), backoff.waits('b')]).toEqual([true, false]);
    clock.advance(30_000);
    expect(backoff.waits('a')).toBe(false);
    backoff.failed('a');
    clock.advance(30_000);
    expect(backoff.waits('a')).toBe(true);
    backoff.over('a');
    expect(backoff.waits('a')).toBe(false);
  });
});

describe('a curve', () => {
  const curve: IndexedCurve = {
    key: '0x',
    state: 'CURVE',
    firstPeriod: 20261,
    lastPeriod: 20262,
    supply: 100n,
    threshold: 50n,
    reserve: 49n,
    sold: 99n,
    deadline: future,
    activatedAt: null,
    tenderState: null,
    tenderEndsAt: null,
    lastCensus: null,
    censusSettled: false,
    tailStartedAt: null,
    extinguishNoticeEndsAt: null,
    buyOutPossibleAt: null,
  } as const as IndexedCurve;
  const active = { state: 'ACTIVE', deadline: past, activatedAt: days(-30) };
  const ago = (seconds: bigint) => new Date(NOW.getTime() - Number(seconds) * 1000);
  const census = (period: number) => ({ kind: 'syncCensus', period });
  const tender = { lastCensus: 20261, tenderState: 'OPEN', tenderEndsAt: NOW } as const;

  it.each([
    ['before its deadline', {}, null],
    ['that raised enough', { reserve: 50n }, { kind: 'activateCurve' }],
    ['that sold everything', { sold: 100n }, { kind: 'activateCurve' }],
    ['that raised enough, after its deadline', { reserve: 50n, deadline: past }, { kind: 'activateCurve' }],
    ['at its deadline', { deadline: NOW }, { kind: 'failCurve' }],
    ['that failed', { state: 'FAILED', deadline: past }, null],
    ['whose first quarter is over', active, census(20261)],
    ['that was activated a week ago', { ...active, activatedAt: ago(CENSUS_WAIT) }, census(20261)],
    ['that was activated less than a week ago', { ...active, activatedAt: ago(CENSUS_WAIT - 1n) }, null],
    ['that is paused', { ...active, state: 'PAUSED' }, census(20261)],
    ['in its tail', { ...active, state: 'TAIL' }, null],
    ['whose first quarter goes on', { ...active, firstPeriod: 20262 }, null],
    ['whose last census is not reported', { ...active, lastCensus: 20261 }, null],
    ['whose next quarter goes on', { ...active, lastCensus: 20261, censusSettled: true }, null],
    ['of which all were counted', { ...active, lastPeriod: 20261, lastCensus: 20261, censusSettled: true }, null],
    ['whose tenders end', { ...active, ...tender }, { kind: 'settleTender' }],
    ['whose tenders end in its tail', { ...active, ...tender, state: 'TAIL' }, { kind: 'settleTender' }],
    ['with a census before its tenders', { ...active, ...tender, lastCensus: null }, census(20261)],
    ['whose tenders go on', { ...active, ...tender, tenderEndsAt: future }, null],
    ['whose tenders are settled', { ...active, ...tender, tenderState: 'SETTLED' }, null],
    ['that is closed', { ...active, ...tender, state: 'CLOSED' }, null],
  ] as const)('%s', (_, change, due) => {
    expect(curveDue({ ...curve, ...change } as IndexedCurve, NOW)).toEqual(due);
  });

  it('is in time for its report, its census at once, and its round until the series may end', () => {
    const row = { ...curve, ...active } as IndexedCurve;
    const firstEnd = Date.parse('2026-04-01T00:00:00Z');
    const activation = new Date(firstEnd + Number(OPEN_WINDOW - CENSUS_WAIT) * 1000);
    const before = new Date(firstEnd - DAY);
    expect(curveDeadline(row, { kind: 'activateCurve' }, before)).toEqual(activation);
    expect(curveDeadline(row, { kind: 'failCurve' }, NOW)).toBeNull();
    expect(
      curveDeadline({ ...row, activatedAt: days(-90) }, { kind: 'syncCensus', period: row.firstPeriod }, NOW),
    ).toEqual(new Date(firstEnd));
    expect(curveDeadline(row, { kind: 'settleTender' }, NOW)).toBeNull();
    expect(curveDeadline({ ...row, buyOutPossibleAt: days(2) }, { kind: 'settleTender' }, NOW)).toEqual(days(2));
  });
});

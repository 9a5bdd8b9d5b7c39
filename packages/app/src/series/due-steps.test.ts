import { describe, expect, it } from 'vitest';
import { dueSteps } from './due-steps.ts';
import type { Series } from './series.ts';

const AUCTION = { phase: 'REVEAL', revealEndsAt: '2027-01-12T00:00:00Z' };
const QUARTER = {
  period: '2027-Q1',
  state: 'OPEN',
  opensAt: '2027-04-01T00:00:00Z',
  closesAt: '2027-05-16T00:00:00Z',
  lateEndsAt: '2027-06-30T00:00:00Z',
  report: null,
};
const WINDOW = {
  phase: 'REVEAL',
  openedAt: '2027-02-01T00:00:00Z',
  revealEndsAt: '2027-02-06T00:00:00Z',
  voidReason: null,
};
const CURVE = {
  sold: '5000000',
  reserve: '10',
  threshold: '20',
  endsAt: '2027-01-12T00:00:00Z',
  census: { nodes: [] },
  tenderState: null,
  tenderEndsAt: null,
};
const SERIES = {
  chain: 'evm:10143',
  state: 'ACTIVE',
  auction: AUCTION,
  curve: null,
  activatedAt: '2027-01-20T00:00:00Z',
  unitsOffered: '10',
  unitsOutstanding: '8',
  routed: false,
  cap: '900',
  paidTotal: null,
  accruedTotal: null,
  periods: { nodes: [QUARTER] },
  routedIncomes: { nodes: [] },
  windows: { nodes: [WINDOW] },
  hardshipRequests: { nodes: [] },
};

/** The labels of the steps that are due at a time in a series that differs from the one above. */
const labels = (part: object, at: string) =>
  dueSteps({ ...SERIES, ...part } as unknown as Series, Date.parse(at)).map(({ step }) => step.label);
const rows = (row: object) => ({ nodes: [row] });

describe('the steps that anybody may send', () => {
  it('settle a raise once its bids are revealed, and end it at its last check', () => {
    const raising = { state: 'RAISING', windows: { nodes: [] } };
    expect(labels(raising, '2027-01-11T23:59:59Z')).toEqual([]);
    expect(labels(raising, AUCTION.revealEndsAt)).toEqual(['Settle the bids']);
    expect(labels({ ...raising, state: 'SETTLING' }, AUCTION.revealEndsAt)).toEqual(['Settle the bids']);
    const gate = { ...raising, state: 'SETTLING', auction: { ...AUCTION, phase: 'GATE' } };
    expect(labels(gate, AUCTION.revealEndsAt)).toEqual(['End the raise at its last check']);
  });

  it('settle a window after its reveals, and open the next one 30 days after the last', () => {
    expect(labels({}, '2027-02-05T23:59:59Z')).toEqual([]);
    expect(labels({}, WINDOW.revealEndsAt)).toEqual(['Settle the window']);
    const done = { windows: rows({ ...WINDOW, phase: 'DONE' }) };
    expect(labels(done, '2027-03-02T23:59:59Z')).toEqual([]);
    expect(labels(done, '2027-03-03T00:00:00Z')).toEqual(['Open a window of trading']);
    const voided = { windows: rows({ ...WINDOW, phase: 'VOID', voidReason: 'EXTINGUISHMENT_REQUESTED' }) };
    expect(labels(voided, '2027-02-05T00:00:00Z')).toEqual(['Open a window of trading']);
    expect(labels({ ...voided, unitsOutstanding: '0' }, '2027-02-05T00:00:00Z')).toEqual([]);
  });

  it('mark the first quarter without a report as missed, or report it by what came through the router', () => {
    const quiet = { windows: rows({ ...WINDOW, phase: 'DONE', openedAt: '2027-06-20T00:00:00Z' }) };
    expect(labels(quiet, '2027-06-29T23:59:59Z')).toEqual([]);
    expect(labels(quiet, QUARTER.lateEndsAt)).toEqual(['Mark Q1 2027 as missed']);
    const routed = { ...quiet, routed: true, routedIncomes: rows({ period: '2027-Q1' }) };
    expect(labels(routed, '2027-05-15T23:59:59Z')).toEqual([]);
    expect(labels(routed, QUARTER.closesAt)).toEqual(['Report Q1 2027 by its router']);
    expect(labels({ ...quiet, periods: rows({ ...QUARTER, state: 'REPORTED' }) }, QUARTER.lateEndsAt)).toEqual([]);
  });

  it('end a pause after its last day, which its holders alone read', () => {
    const quiet = { state: 'PAUSED', windows: rows({ ...WINDOW, phase: 'COMMIT' }) };
    const ends = rows({ state: 'APPROVED', pauseEndsAt: '2027-02-03T00:00:00Z' });
    expect(labels({ ...quiet, hardshipRequests: ends }, '2027-02-02T23:59:59Z')).toEqual([]);
    expect(labels({ ...quiet, hardshipRequests: ends }, '2027-02-03T00:00:00Z')).toEqual(['End the pause']);
    expect(labels(quiet, '2027-02-02T00:00:00Z')).toEqual(['End the pause']);
  });

  it('pay the tail of a router, and close a series whose term is over or whose cap is paid', () => {
    const ended = { ...QUARTER, state: 'REPORTED', report: { acceptedAt: '2027-05-01T00:00:00Z' } };
    const tail = {
      state: 'TAIL',
      periods: rows(ended),
      windows: rows({ ...WINDOW, openedAt: '2027-07-20T00:00:00Z', phase: 'DONE' }),
    };
    expect(labels({ ...tail, routed: true, accruedTotal: '5' }, '2027-05-02T00:00:00Z')).toEqual(['Pay what accrued']);
    expect(labels({ ...tail, accruedTotal: '5' }, '2027-07-29T23:59:59Z')).toEqual([]);
    expect(labels(tail, '2027-07-30T00:00:00Z')).toEqual(['Close the series']);
    expect(labels({ ...tail, paidTotal: '900' }, '2027-05-02T00:00:00Z')).toEqual(['Close the series']);
  });

  it('end the sale on a curve, count the units of its quarters in order, and settle its round of tenders', () => {
    const sale = { state: 'CURVE', auction: null, curve: CURVE, windows: { nodes: [] }, activatedAt: null };
    expect(labels(sale, '2027-01-11T23:59:59Z')).toEqual([]);
    expect(labels(sale, CURVE.endsAt)).toEqual(['End the sale that failed']);
    expect(labels({ ...sale, curve: { ...CURVE, reserve: '20' } }, CURVE.endsAt)).toEqual(['Begin the series']);
    expect(labels({ ...sale, curve: { ...CURVE, sold: '10000000' } }, '2027-01-11T00:00:00Z')).toEqual([
      'Begin the series',
    ]);
    const next = {
      ...QUARTER,
      period: '2027-Q2',
      state: 'UPCOMING',
      opensAt: '2027-07-01T00:00:00Z',
      lateEndsAt: '2027-09-30T00:00:00Z',
    };
    const running = { ...sale, state: 'ACTIVE', activatedAt: SERIES.activatedAt };
    expect(labels(running, '2027-03-31T23:59:59Z')).toEqual([]);
    expect(labels(running, QUARTER.opensAt)).toEqual(['Count the staked units of Q1 2027']);
    expect(labels({ ...running, activatedAt: '2027-03-30T00:00:00Z' }, '2027-04-05T00:00:00Z')).toEqual([]);
    const counted = { ...CURVE, census: rows({ period: '2027-Q1' }) };
    const later = (state: string) => ({
      ...running,
      curve: counted,
      periods: { nodes: [{ ...QUARTER, state, lateEndsAt: '2027-12-31T00:00:00Z' }, next] },
    });
    expect(labels(later('LATE'), next.opensAt)).toEqual([]);
    expect(labels(later('REPORTED'), next.opensAt)).toEqual(['Count the staked units of Q2 2027']);
    const tender = { ...counted, tenderState: 'OPEN', tenderEndsAt: '2027-04-10T00:00:00Z' };
    expect(labels({ ...running, curve: tender }, '2027-04-10T00:00:00Z')).toEqual(['Settle the round of tenders']);
  });
});

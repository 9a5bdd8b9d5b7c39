import { describe, expect, it } from 'vitest';
import { nextReportAt, type ReportingSeries } from './next-report.ts';

const quarter = (period: string, month: number, state: string) => ({
  ...{ id: period, period, state },
  opensAt: `2027-0${month}-01T00:00:00.000Z`,
  closesAt: `2027-0${month}-16T00:00:00.000Z`,
  lateEndsAt: `2027-0${month + 1}-15T00:00:00.000Z`,
});
const series = (state: string, ...states: readonly string[]) =>
  ({
    state,
    periods: { nodes: states.map((one, at) => quarter(`2027-Q${at + 1}`, 1 + 3 * at, one)) },
  }) as unknown as ReportingSeries;
const at = (time: string) => Date.parse(`2027-${time}T00:00:00.000Z`);

describe('the report that a holder waits for', () => {
  it('is that of the first quarter that is not over, with the end of its time', () => {
    const paying = series('ACTIVE', 'REPORTED', 'UPCOMING', 'UPCOMING');
    const report = { period: '2027-Q2', dueAt: '2027-04-16T00:00:00.000Z', isLate: false };
    expect(nextReportAt(paying, at('03-01'))).toEqual({ ...report, opensAt: '2027-04-01T00:00:00.000Z' });
    expect(nextReportAt(paying, at('04-01'))).toEqual({ ...report, opensAt: null });
  });

  it('is late by the time of the chain, however old the indexed state is', () => {
    const paying = series('ACTIVE', 'OPEN', 'UPCOMING');
    const late = { period: '2027-Q1', dueAt: '2027-02-15T00:00:00.000Z', opensAt: null, isLate: true };
    expect(nextReportAt(paying, at('01-16'))).toEqual(late);
    expect(nextReportAt(paying, at('02-15'))).toMatchObject({ period: '2027-Q2', isLate: false });
  });

  it('is one that a pause deferred', () => {
    expect(nextReportAt(series('ACTIVE', 'DEFERRED'), at('01-20'))).toMatchObject({ period: '2027-Q1', isLate: true });
  });

  it.each([
    ['PAUSED', 'OPEN'],
    ['TAIL', 'REPORTED'],
    ['ACTIVE', 'MISSED'],
    ['CLOSED', 'UPCOMING'],
  ])('is unknown in the state %s with a quarter %s', (state, period) => {
    expect(nextReportAt(series(state, period), at('01-10'))).toBeNull();
  });
});

import { type Period, periodRange, reportWindow } from '@income-series/protocol/period';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forFile } from '../../support/for-file.ts';
import { dec } from '../../support/population/known.ts';
import {
  insertSeries,
  openGateway,
  pageOf,
  RAISING,
  type SeriesColumns,
  settle,
  signUp,
  type Task,
  timeIs,
} from './support.ts';

const gateway = await forFile(openGateway());

const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n));

/** A series as the index may have it. `settled`: how many of its quarters are reported, from the first on. */
const randomSeries = fc.record({
  kind: fc.constantFrom('raising', 'routed raise', 'active', 'paused', 'bought out'),
  days: fc.integer({ min: 0, max: 400 }),
  settled: fc.integer({ min: 0, max: 8 }),
});
type RandomSeries = typeof randomSeries extends fc.Arbitrary<infer T> ? T : never;

function columnsOf({ kind, days }: RandomSeries): SeriesColumns {
  const [first, second] = [day(days), day(days + 10)];
  switch (kind) {
    case 'raising':
    case 'routed raise':
      return {
        ...RAISING,
        routed: kind !== 'raising',
        commitEndsAt: first,
        revealEndsAt: second,
        gateEndsAt: day(days + 20),
      };
    case 'paused':
      return { state: 'PAUSED', pausedFrom: first, pausedUntil: second };
    case 'bought out':
      return { buyOutPossibleAt: first, buyOutLapsesAt: second, proceeds: dec(5n) };
    default:
      return {};
  }
}

const isRaise = ({ kind }: RandomSeries) => kind.endsWith('raise') || kind === 'raising';

const quarters = [...periodRange(20261 as Period, 20274 as Period)];

/** The reports that are listed at a time, by the windows of quarters alone. */
const reportsOf = (settled: number, now: number): string[] => {
  const open = quarters.slice(settled).map((period) => ({
    name: `${Math.floor(period / 10)}-Q${period % 10}`,
    ...reportWindow(period),
  }));
  const over = open.filter(({ opensAt, lateUntil }) => opensAt <= now && lateUntil > now);
  return [...over, ...open.filter(({ opensAt }) => opensAt > now).slice(0, 1)].map(({ name }) => name);
};

/** Every page, from one end to the other. */
async function walk(token: string, size: number, isBackward: boolean, more = ''): Promise<readonly Task[]> {
  const pages: (readonly Task[])[] = [];
  for (let cursor: string | undefined; ; ) {
    const place = cursor === undefined ? '' : `, ${isBackward ? 'before' : 'after'}: "${cursor}"`;
    const page = await pageOf(gateway, token, `${isBackward ? 'last' : 'first'}: ${size}${place}${more}`);
    pages.push(page.tasks);
    const { hasNextPage, hasPreviousPage, startCursor, endCursor } = page.pageInfo;
    if (!(isBackward ? hasPreviousPage : hasNextPage)) return (isBackward ? pages.toReversed() : pages).flat();
    cursor = isBackward ? startCursor : endCursor;
  }
}

const name = ({ kind, seriesKey, period, year }: Task) => [kind, seriesKey, period, year].join(' ');

it('is in the order of its times, and its pages join without a gap or a repetition', async () => {
  const db = gateway.database.prisma;
  await fc.assert(
    fc.asyncProperty(
      fc.array(randomSeries, { maxLength: 12 }),
      fc.integer({ min: 0, max: 500 }),
      fc.integer({ min: 1, max: 7 }),
      async (all, today, size) => {
        const issuer = await signUp(gateway);
        const expected: string[] = [];
        const now = day(today).getTime() / 1000;
        for (const series of all) {
          const key = await insertSeries(db, issuer.wallet.address, columnsOf(series));
          const settled = quarters.slice(0, series.settled).filter((period) => reportWindow(period).opensAt <= now);
          for (const period of settled) await settle(db, key, period);
          if (isRaise(series)) continue;
          expected.push(...reportsOf(settled.length, now).map((period) => `REPORT ${key} ${period} `));
        }
        await timeIs(db, day(today).toISOString());

        const whole = (await pageOf(gateway, issuer.token)).tasks;
        expect(
          whole
            .filter(({ kind }) => kind === 'REPORT')
            .map(name)
            .sort(),
        ).toEqual(expected.sort());
        const times = whole.map(({ dueAt }) => (dueAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(dueAt)));
        expect(times).toEqual([...times].sort((a, b) => (a < b ? -1 : Number(a > b))));
        expect(new Set(whole.map(name)).size).toBe(whole.length);

        expect(await walk(issuer.token, size, false)).toEqual(whole);
        expect(await walk(issuer.token, size, true)).toEqual(whole);
        expect(await walk(issuer.token, size, false, ', direction: DESC')).toEqual(whole.toReversed());
        const late = await walk(issuer.token, size, false, ', state: OVERDUE');
        expect(late).toEqual(whole.filter(({ state }) => state === 'OVERDUE'));
      },
    ),
    { numRuns: 15 },
  );
});

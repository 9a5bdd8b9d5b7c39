import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { KEEPER_GAS } from '../../src/adapters/evm/call-prices.ts';
import { createSolanaCallPrices, KEEPER_UNITS } from '../../src/adapters/solana/call-prices.ts';
import { raiseWork } from '../../src/domains/auction/worker/keeper.ts';
import { byDeadline, earliestAhead } from '../../src/keepers/deadline.ts';
import { type CostedWork, findShortfall } from '../../src/keepers/forecast.ts';
import { curveSeries } from '../support/population/known.ts';

const NOW = new Date('2026-06-01T00:00:00Z');
const HOUR = 3_600_000;
const hours = (n: number) => new Date(NOW.getTime() + n * HOUR);
const LIMIT = 1_000n;
const work = (cost: bigint, from: number, deadline: number | null, excess = 0n): CostedWork => ({
  cost,
  excess,
  from: hours(from),
  deadline: deadline === null ? null : hours(deadline),
});
const spentAgo = (ago: number, amount: bigint) => ({ at: hours(-ago), amount });

describe('the limit', () => {
  it.each<[string, CostedWork[], { at: Date; amount: bigint }[], Date | null | 'enough']>([
    ['is enough for nothing', [], [], 'enough'],
    ['is enough for all of a day', [work(1_000n, 0, 20)], [], 'enough'],
    ['is not for more in a day', [work(1_001n, 0, 20)], [], hours(20)],
    ['is for twice as much in two days', [work(2_000n, 0, 49)], [], 'enough'],
    ['is not where the day was spent', [work(500n, 0, 4)], [spentAgo(1, 501n)], hours(4)],
    ['is where what was spent is a day ago before the deadline', [work(500n, 0, 4)], [spentAgo(22, 501n)], 'enough'],
    ['is known a day ahead not to be', [work(1_001n, 20, 45)], [], hours(45)],
    ['is for one day’s after another’s', [work(1_000n, 0, 20), work(1_000n, 30, 54)], [], 'enough'],
    ['is not for two raises at once', [work(600n, 20, 45), work(600n, 20, 45)], [], hours(45)],
    ['names the first deadline', [work(900n, 0, 30), work(900n, 0, 20), work(900n, 0, 22)], [], hours(22)],
    ['has to hold a booking', [work(600n, 0, 20, 401n)], [], hours(20)],
    ['has room for one booking', [work(300n, 0, 20, 400n), work(300n, 0, 20, 400n)], [], 'enough'],
    ['has a half for what has no deadline', [work(500n, 0, null)], [], 'enough'],
    ['lets that wait for more than a day', [work(501n, 0, null)], [], null],
    ['does not look at what has no deadline and is not due', [work(501n, 1, null)], [], 'enough'],
  ])('%s', (_, items, spent, deadline) => {
    const shortfall = findShortfall(items, { limit: LIMIT, spent }, LIMIT / 2n, NOW);
    expect(shortfall).toEqual(deadline === 'enough' ? null : { deadline });
  });
});

it('calls are ordered by their deadlines, those without one last', () => {
  const calls = [null, hours(2), hours(1), null, hours(3)].map((deadline) => ({ deadline }));
  expect(calls.sort(byDeadline).map(({ deadline }) => deadline)).toEqual([hours(1), hours(2), hours(3), null, null]);
});

it('the earliest moment that is not over counts', () => {
  expect(earliestAhead([hours(3), hours(-1), null, hours(1)], NOW)).toEqual(hours(1));
  expect(earliestAhead([NOW], NOW)).toEqual(NOW);
  expect(earliestAhead([hours(-1), null], NOW)).toBeNull();
});

const numberOf = (text: string): number => Number(text.replaceAll(',', ''));

it('the gas of keepers’ calls is what was measured, and not much more', () => {
  const rows = readFileSync('contracts/evm/gas.md', 'utf8').matchAll(
    /^\| `(\w+)(?:\((\d+)\))?` \| ([\d,]+) \| [\d,]+ \| \d+ \| [\d,]+ \| ([\d,]+) \|/gm,
  );
  const measured = new Map<string, number>();
  for (const [, kind = '', units = '1', used = '', limit = ''] of rows) {
    measured.set(kind, Math.max(numberOf(used), numberOf(limit)) / Number(units));
  }
  for (const [kind, gas] of Object.entries(KEEPER_GAS)) {
    const most = measured.get(kind) ?? 0;
    expect([kind, Number(gas) >= most && Number(gas) <= most * 1.25]).toEqual([kind, true]);
  }
});

describe('on Solana', () => {
  /** The figures of the Solana column of a table of raise-costs.md, by the row's name. */
  const raises = readFileSync('contracts/raise-costs.md', 'utf8')
    .split(/^\| (?=[\d,]+ bids)/m)
    .slice(1)
    .map((table) => {
      const rows = [...table.matchAll(/^\| ([^|]+?) \|[^|]*\|[^|]*\| ([\d,.]+)/gm)];
      const figures = new Map(rows.map(([, name = '', figure = '']) => [name, numberOf(figure)]));
      return { bids: Number.parseInt(table.replaceAll(',', ''), 10), of: (name: string) => figures.get(name) ?? 0 };
    });

  it.each(raises)('a raise of $bids bids is forecast within a fifth of what it took', ({ bids, of }) => {
    const { cost } = createSolanaCallPrices(0n);
    const { count } = raiseWork(curveSeries.chain, { bids, pending: null, ranked: false });
    const isNear = (forecast: number, taken: number) => Math.abs(forecast / taken - 1) <= 0.2;
    const steps = of('steps of the settlement, one after another');
    expect([count, steps, isNear(count, steps)]).toEqual([count, steps, true]);
    const calls = [
      cost('settleStep', count),
      cost('passGate', 1),
      cost('deliverBid', bids),
      cost('closeAccount', bids),
    ];
    const forecast = Number(calls.reduce((sum, each) => sum + each, 0n)) / 1e9;
    const paid = of('the service pays');
    expect([forecast, paid, isNear(forecast, paid)]).toEqual([forecast, paid, true]);
  });

  it('the units of keepers’ calls are what was measured, and not much more', () => {
    const page = readFileSync('contracts/solana/compute-units.md', 'utf8');
    const measured = new Map<string, number>();
    for (const [, kind = '', units = ''] of page.matchAll(/^\| `(\w+)` \| ([\d,]+) \|/gm))
      measured.set(kind, Math.max(measured.get(kind) ?? 0, numberOf(units)));
    const steps = raises.map(({ of }) => of('all steps together') / of('steps of the settlement, one after another'));
    const most = (...names: readonly string[]) => Math.max(...names.map((name) => measured.get(name) ?? 0));
    // One call closes any account, by the instruction of its kind.
    const closings = [
      'closeAccount',
      'closeBid',
      'closeBook',
      'closeRaise',
      'closeOrder',
      'closeWindow',
      'closeRouter',
    ];
    measured.set('closeAccount', most(...closings));
    measured.set('release', most('releaseWithheld'));
    // Windows have no page. Their steps look at as much as those of raises.
    for (const kind of ['settleStep', 'settleWindow']) measured.set(kind, Math.max(...steps));
    for (const [kind, units] of Object.entries(KEEPER_UNITS)) {
      expect([kind, units, most(kind), units >= most(kind) && units <= most(kind) * 1.25]).toEqual([
        ...[kind, units, most(kind), true],
      ]);
    }
  });
});

import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PositionRow } from '../../../src/domains/holdings/rows.ts';
import { money } from '../../../src/domains/holdings/worker/money-projection.ts';
import { positions } from '../../../src/domains/holdings/worker/units-projection.ts';
import type { SeriesRow } from '../../../src/domains/series/row.ts';
import { series } from '../../../src/domains/series/worker/projection.ts';
import type { EventOf } from '../../../src/indexing/projection/events.ts';
import { createSeriesFold, type WorkingFold } from '../../../src/indexing/projection/series-fold.ts';
import { modules, type ProductEvents } from '../../../src/modules.ts';

const KEY = `0x${'11'.repeat(32)}` as Bytes32;
const WALLETS = ['a', 'b', 'c', 'd'].map((each) => `0x${each.repeat(40)}` as EvmAddress);
const SERIES = { key: KEY, unitsOutstanding: 1n << 40n } as SeriesRow;

const projections = modules.flatMap(({ seriesProjection }) => seriesProjection ?? []);
/** A fold of the next events, with the rows that earlier ones left. */
const foldOf = (seriesRow: SeriesRow, positionRows: readonly PositionRow[] = []): WorkingFold =>
  createSeriesFold(projections, 'evm:1', {
    tables: new Map<unknown, readonly object[]>([
      [series, [seriesRow]],
      [positions, positionRows],
    ]) as never,
    memories: new Map(),
  });

type EventName = keyof ProductEvents;
type ProductEvent = EventOf<ProductEvents>;

let height = 0;
const event = <N extends EventName>(name: N, args: Omit<ProductEvents[N], 'seriesKey'>): ProductEvent =>
  ({
    name,
    args: { seriesKey: KEY, ...args },
    blockNumber: BigInt(++height),
    blockHash: `0x${height.toString(16).padStart(64, '0')}`,
    txHash: KEY,
    contract: WALLETS[0],
    seriesKey: KEY,
    logIndex: 0,
    timestamp: BigInt(height),
  }) as unknown as ProductEvent;

const holder = fc.constantFrom(...WALLETS);
const act = fc.record({
  what: fc.constantFrom('mint', 'trade', 'lock', 'unlock', 'burn', 'burnNothing', 'claim', 'claimNothing'),
  holder,
  other: holder,
  part: fc.integer({ min: 0, max: 3 }),
  kind: fc.constantFrom('PayoutClaimed', 'TailClaimed', 'FinalClaimed', 'RedemptionClaimed'),
});
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;
interface Held {
  units: bigint;
  locked: bigint;
  burned: bigint;
}

/** The events of an act that the contracts could do, and what it makes of the wallets' units. */
function eventsOf({ what, holder, other, part, kind }: Act, held: Map<EvmAddress, Held>): readonly ProductEvent[] {
  const own = held.get(holder) ?? { units: 0n, locked: 0n, burned: 0n };
  const of = (whole: bigint) => (whole * BigInt(part)) / 3n;
  const claims = (amount: string) => [
    kind === 'PayoutClaimed' ? event(kind, { holder, throughPeriod: 20261, amount }) : event(kind, { holder, amount }),
  ];
  if (what === 'mint') {
    held.set(holder, { ...own, units: own.units + 9n });
    return [event('UnitsMinted', { holder, units: '9' })];
  }
  if (what === 'claim') return claims('5');
  if (what === 'claimNothing') return claims('0');
  if (what === 'burnNothing') return [event('UnitsBurned', { holder, units: '0' })];
  if (what === 'burn') {
    if (own.locked > 0n) return [];
    if (own.units > 0n) held.set(holder, { units: 0n, locked: 0n, burned: own.burned + own.units });
    return [event('UnitsBurned', { holder, units: `${own.units}` })];
  }
  if (what === 'trade') {
    const units = of(own.locked);
    if (holder === other) return [];
    if (units > 0n) {
      const buyer = held.get(other) ?? { units: 0n, locked: 0n, burned: 0n };
      held.set(holder, { ...own, units: own.units - units, locked: own.locked - units });
      held.set(other, { ...buyer, units: buyer.units + units });
    }
    return [event('UnitsTransferred', { from: holder, to: other, units: `${units}` })];
  }
  const change = what === 'lock' ? of(own.units - own.locked) : -of(own.locked);
  if (held.has(holder)) held.set(holder, { ...own, locked: own.locked + change });
  const units = `${change < 0n ? -change : change}`;
  return [event(what === 'lock' ? 'UnitsLocked' : 'UnitsUnlocked', { holder, units })];
}

it('a position arises where units arrive, and nowhere else: no claim, lock or burn makes one', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), fc.integer({ min: 1, max: 40 }), (acts, cut) => {
      const held = new Map<EvmAddress, Held>();
      const events = acts.flatMap((each) => eventsOf(each, held));
      let last = foldOf(SERIES);
      for (let i = 0; i < events.length; i += cut) {
        const rowsOf = <R>(table: { rows(): readonly (readonly [unknown, R])[] }) => table.rows().map(([, row]) => row);
        last = foldOf(last.rows(series).need(KEY), rowsOf(last.rows(positions)));
        last.apply(events.slice(i, i + cut));
      }
      const rows = last
        .rows(positions)
        .rows()
        .map(([wallet, row]) => [wallet, row.units, row.lockedUnits, row.burnedUnits]);
      const expected = [...held].map(([wallet, { units, locked, burned }]) => [wallet, units, locked, burned]);
      expect(rows.sort()).toEqual(expected.sort());
      const burned = expected.reduce((sum, row) => sum + (row[3] as bigint), 0n);
      expect(last.rows(series).need(KEY).unitsOutstanding).toBe(SERIES.unitsOutstanding - burned);
    }),
    { numRuns: 500 },
  );
});

it('a claim of zero writes no row of money, and one for a wallet without a position writes no position', () => {
  const fold = foldOf(SERIES);
  const [a, b] = WALLETS as [EvmAddress, EvmAddress];
  fold.apply([
    event('PayoutClaimed', { holder: a, throughPeriod: 20261, amount: '0' }),
    event('TailClaimed', { holder: b, amount: '7' }),
  ]);
  expect(fold.rows(positions).rows()).toEqual([]);
  expect(
    fold
      .rows(money)
      .rows()
      .map(([, { kind, wallet, amount }]) => [kind, wallet, amount]),
  ).toEqual([['TAIL_CLAIMED', b, 7n]]);
});

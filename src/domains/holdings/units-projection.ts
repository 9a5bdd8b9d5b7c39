import type { Address } from '../../core/address.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { positionId } from '../../core/ids.ts';
import { type EventOf, timeOf } from '../../indexing/projection/events.ts';
import type { Handlers, ProjectedTable, SeriesFold } from '../../indexing/projection/series-fold.ts';
import { patchSeries, series } from '../series/projection.ts';
import type { HoldingEvents } from './events.ts';
import type { PositionRow } from './rows.ts';

export const positions: ProjectedTable<Address, PositionRow> = {
  name: 'positions',
  keyOf: ({ holder }) => holder,
  load: ({ named }) => {
    const holders = ['holder', 'from', 'to'].flatMap(named).filter((value) => typeof value === 'string');
    return [{ column: 'holder', values: [...new Set(holders)] }];
  },
};

/**
 * Who holds how many units of a series. A position arises where units arrive, by an allocation or by a trade, and nowhere
 * else: no claim, lock or burn makes one. It stays when its last unit is gone, for what its wallet was paid.
 */
export const unitHandlers: Handlers<
  Pick<
    HoldingEvents,
    'UnitsMinted' | 'UnitsTransferred' | 'UnitsLocked' | 'UnitsUnlocked' | 'UnitsHeld' | 'UnitsReleased' | 'UnitsBurned'
  >
> = {
  UnitsMinted(fold, event) {
    receive(fold, event, event.args.holder);
  },

  /** What is sold was locked; `UnitsUnlocked` is only of what was not sold. */
  UnitsTransferred(fold, event) {
    const { from, units } = event.args;
    if (units === '0') return;
    const [seller, sold] = [fold.rows(positions).need(from), BigInt(units)];
    fold.rows(positions).put(from, {
      ...seller,
      units: seller.units - sold,
      lockedUnits: seller.lockedUnits - sold,
    });
    receive(fold, event, event.args.to);
  },

  UnitsLocked: (fold, event) => lock(fold, event, BigInt(event.args.units)),
  UnitsUnlocked: (fold, event) => lock(fold, event, -BigInt(event.args.units)),
  UnitsHeld: (fold, event) => hold(fold, event, BigInt(event.args.units)),
  UnitsReleased: (fold, event) => hold(fold, event, -BigInt(event.args.units)),

  /** Anyone may make the chain burn the no units of a wallet that never held any. */
  UnitsBurned(fold, { args: { seriesKey, holder, units } }) {
    if (units === '0') return;
    const position = fold.rows(positions).need(holder);
    const burned = BigInt(units);
    fold.rows(positions).put(holder, {
      ...position,
      units: position.units - burned,
      burnedUnits: position.burnedUnits + burned,
    });
    const { unitsOutstanding } = fold.rows(series).need(seriesKey);
    patchSeries(fold, seriesKey, { unitsOutstanding: unitsOutstanding - burned });
  },
};

export const newPosition = (seriesKey: Bytes32, holder: Address, openedAt: Date): PositionRow => ({
  id: positionId(seriesKey, holder),
  seriesKey,
  holder,
  units: 0n,
  stakedUnits: 0n,
  lockedUnits: 0n,
  heldUnits: 0n,
  burnedUnits: 0n,
  claimedTotal: 0n,
  openedAt,
});

function receive(
  fold: SeriesFold,
  event: EventOf<HoldingEvents, 'UnitsMinted' | 'UnitsTransferred'>,
  holder: EventOf<HoldingEvents, 'UnitsMinted'>['args']['holder'],
): void {
  const { seriesKey, units } = event.args;
  if (units === '0') return;
  const position = fold.rows(positions).get(holder) ?? newPosition(seriesKey, holder, timeOf(event));
  fold.rows(positions).put(holder, { ...position, units: position.units + BigInt(units) });
}

function lock(fold: SeriesFold, event: EventOf<HoldingEvents, 'UnitsLocked' | 'UnitsUnlocked'>, change: bigint): void {
  if (change === 0n) return;
  const position = fold.rows(positions).need(event.args.holder);
  fold.rows(positions).put(event.args.holder, { ...position, lockedUnits: position.lockedUnits + change });
}

function hold(fold: SeriesFold, event: EventOf<HoldingEvents, 'UnitsHeld' | 'UnitsReleased'>, change: bigint): void {
  const position = fold.rows(positions).need(event.args.holder);
  fold.rows(positions).put(event.args.holder, { ...position, heldUnits: position.heldUnits + change });
}

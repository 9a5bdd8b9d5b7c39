import type { Address } from '@income-series/protocol/address';
import type { Bytes32 } from '@income-series/protocol/hex';
import { positionId } from '../../../core/ids.ts';
import { type EventOf, timeOf } from '../../../indexing/projection/events.ts';
import type { Handlers, ProjectedTable, SeriesFold } from '../../../indexing/projection/series-fold.ts';
import { patchSeries, series } from '../../series/worker/projection.ts';
import type { PositionRow } from '../rows.ts';
import type { HoldingEvents } from './events.ts';

/** The table of positions. Only positions of wallets that the events name are loaded. */
export const positions: ProjectedTable<Address, PositionRow> = {
  name: 'positions',
  keyOf: ({ holder }) => holder,
  load: ({ named }) => {
    const holders = ['holder', 'from', 'to'].flatMap(named).filter((value) => typeof value === 'string');
    return [{ column: 'holder', values: [...new Set(holders)] }];
  },
};

/**
 * Handlers of units of a series. Only an allocation or a trade creates a position. A position stays when its last
 * unit is gone, because it has the sum of the wallet's claims.
 */
export const unitHandlers: Handlers<
  Pick<
    HoldingEvents,
    'UnitsMinted' | 'UnitsTransferred' | 'UnitsLocked' | 'UnitsUnlocked' | 'UnitsHeld' | 'UnitsReleased' | 'UnitsBurned'
  >
> = {
  UnitsMinted(fold, event) {
    receiveUnits(fold, event, event.args.holder);
  },

  /** Moves sold units to the buyer. They were locked for the seller; `UnitsUnlocked` is only about units that were not sold. */
  UnitsTransferred(fold, event) {
    const { from, units } = event.args;
    if (units === '0') return;
    const [seller, sold] = [fold.rows(positions).need(from), BigInt(units)];
    fold.rows(positions).put(from, {
      ...seller,
      units: seller.units - sold,
      lockedUnits: seller.lockedUnits - sold,
    });
    receiveUnits(fold, event, event.args.to);
  },

  UnitsLocked: (fold, event) => changeLockedUnits(fold, event, BigInt(event.args.units)),
  UnitsUnlocked: (fold, event) => changeLockedUnits(fold, event, -BigInt(event.args.units)),
  UnitsHeld: (fold, event) => changeHeldUnits(fold, event, BigInt(event.args.units)),
  UnitsReleased: (fold, event) => changeHeldUnits(fold, event, -BigInt(event.args.units)),

  /** Burns units. Events about zero units are ignored, because anyone can cause them for a wallet without a position. */
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

/** Builds a position without units. */
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

/** Adds received units to a wallet's position, and creates the position if it is the first. */
function receiveUnits(
  fold: SeriesFold,
  event: EventOf<HoldingEvents, 'UnitsMinted' | 'UnitsTransferred'>,
  holder: EventOf<HoldingEvents, 'UnitsMinted'>['args']['holder'],
): void {
  const { seriesKey, units } = event.args;
  if (units === '0') return;
  const position = fold.rows(positions).get(holder) ?? newPosition(seriesKey, holder, timeOf(event));
  fold.rows(positions).put(holder, { ...position, units: position.units + BigInt(units) });
}

/** Changes the locked units of a position. */
function changeLockedUnits(
  fold: SeriesFold,
  event: EventOf<HoldingEvents, 'UnitsLocked' | 'UnitsUnlocked'>,
  change: bigint,
): void {
  if (change === 0n) return;
  const position = fold.rows(positions).need(event.args.holder);
  fold.rows(positions).put(event.args.holder, { ...position, lockedUnits: position.lockedUnits + change });
}

/** Changes the units of a position that wait for the wallet's verification. */
function changeHeldUnits(
  fold: SeriesFold,
  event: EventOf<HoldingEvents, 'UnitsHeld' | 'UnitsReleased'>,
  change: bigint,
): void {
  const position = fold.rows(positions).need(event.args.holder);
  fold.rows(positions).put(event.args.holder, { ...position, heldUnits: position.heldUnits + change });
}

import type { EventOf } from '../../../indexing/projection/events.ts';
import { timeOf } from '../../../indexing/projection/events.ts';
import type { SeriesFold } from '../../../indexing/projection/series-fold.ts';
import { changeUnits, newPosition, positions } from '../../holdings/worker/units-projection.ts';
import type { OrderRow } from '../rows.ts';
import type { WindowEvents } from './events.ts';

// Units of positions on Solana, whose program has no events of its own for units that a window holds.

/** Locks the units that an order escrows. */
export function escrowUnits(fold: SeriesFold, { args }: EventOf<WindowEvents, 'OrderCommitted'>): void {
  if (args.units !== '0') changeUnits(fold, args.trader, { locked: BigInt(args.units) });
}

/** Makes traded units the buyer's at once; they are locked until its order is delivered. */
export function tradeUnits(fold: SeriesFold, event: EventOf<WindowEvents, 'UnitsTraded'>): void {
  const { seriesKey, seller, buyer } = event.args;
  const units = BigInt(event.args.units);
  changeUnits(fold, seller, { units: -units, locked: -units });
  const position = fold.rows(positions).get(buyer) ?? newPosition(seriesKey, buyer, timeOf(event));
  fold.rows(positions).put(buyer, position);
  changeUnits(fold, buyer, { units, locked: units });
}

/** Unlocks what a delivery brings: the units that a buyer's order traded, or those that a seller's did not sell. */
export function returnUnits(
  fold: SeriesFold,
  { args }: EventOf<WindowEvents, 'OrderDelivered'>,
  { side, filled }: OrderRow,
): void {
  const units = side === 'BUY' ? filled : BigInt(args.units);
  if (units !== 0n) changeUnits(fold, args.trader, { locked: -units });
}

import { positionId } from '../../core/ids.ts';
import { type EventOf, timeOf } from '../../indexing/projection/events.ts';
import { type Handlers, patchSeries, type SeriesState } from '../../indexing/projection/series-fold.ts';

/**
 * Who holds how many units of a series. A position arises where units arrive, by an allocation or by a trade, and nowhere
 * else: no claim, lock or burn makes one. It stays when its last unit is gone, for what its wallet was paid.
 */
export const unitHandlers: Handlers<
  'UnitsMinted' | 'UnitsTransferred' | 'UnitsLocked' | 'UnitsUnlocked' | 'UnitsHeld' | 'UnitsReleased' | 'UnitsBurned'
> = {
  UnitsMinted(state, event) {
    receive(state, event, event.args.holder);
  },

  /** What is sold was locked; `UnitsUnlocked` tells of what was not sold alone. */
  UnitsTransferred(state, event) {
    const { from, units } = event.args;
    if (units === '0') return;
    const [seller, sold] = [state.positions.need(from), BigInt(units)];
    state.positions.put(from, {
      ...seller,
      units: seller.units - sold,
      lockedUnits: seller.lockedUnits - sold,
    });
    receive(state, event, event.args.to);
  },

  UnitsLocked: (state, event) => lock(state, event, BigInt(event.args.units)),
  UnitsUnlocked: (state, event) => lock(state, event, -BigInt(event.args.units)),
  UnitsHeld: (state, event) => hold(state, event, BigInt(event.args.units)),
  UnitsReleased: (state, event) => hold(state, event, -BigInt(event.args.units)),

  /** Anyone may make the chain burn the no units of a wallet that never held any. */
  UnitsBurned(state, { args: { seriesKey, holder, units } }) {
    if (units === '0') return;
    const position = state.positions.need(holder);
    const burned = BigInt(units);
    state.positions.put(holder, {
      ...position,
      units: position.units - burned,
      burnedUnits: position.burnedUnits + burned,
    });
    const { unitsOutstanding } = state.series.need(seriesKey);
    patchSeries(state, seriesKey, { unitsOutstanding: unitsOutstanding - burned });
  },
};

function receive(
  state: SeriesState,
  event: EventOf<'UnitsMinted' | 'UnitsTransferred'>,
  holder: EventOf<'UnitsMinted'>['args']['holder'],
): void {
  const { seriesKey, units } = event.args;
  if (units === '0') return;
  const position = state.positions.get(holder) ?? {
    id: positionId(seriesKey, holder),
    seriesKey,
    holder,
    units: 0n,
    stakedUnits: 0n,
    lockedUnits: 0n,
    heldUnits: 0n,
    burnedUnits: 0n,
    claimedTotal: 0n,
    openedAt: timeOf(event),
  };
  state.positions.put(holder, { ...position, units: position.units + BigInt(units) });
}

function lock(state: SeriesState, event: EventOf<'UnitsLocked' | 'UnitsUnlocked'>, change: bigint): void {
  if (change === 0n) return;
  const position = state.positions.need(event.args.holder);
  state.positions.put(event.args.holder, { ...position, lockedUnits: position.lockedUnits + change });
}

function hold(state: SeriesState, event: EventOf<'UnitsHeld' | 'UnitsReleased'>, change: bigint): void {
  const position = state.positions.need(event.args.holder);
  state.positions.put(event.args.holder, { ...position, heldUnits: position.heldUnits + change });
}

import { timeOf } from '../../indexing/projection/events.ts';
import type { Handlers, SeriesFold } from '../../indexing/projection/series-fold.ts';
import { patchSeries, series } from '../series/projection.ts';
import type { SolanaHoldingEvents } from './events.ts';
import { newPosition, positions } from './units-projection.ts';

/**
 * Who staked how many units of a curve series. A position arises from a stake and nowhere else: units that are bought,
 * or sent from wallet to wallet, are tokens of which the index knows nothing. It stays when its last unit is unstaked.
 */
export const stakeHandlers: Handlers<
  Pick<SolanaHoldingEvents, 'UnitsStaked' | 'UnitsUnstaked' | 'UnitsBurned' | 'UnitsRedeemed'>
> = {
  UnitsStaked(fold, event) {
    const { seriesKey, holder, units, stakedTotal } = event.args;
    const position = fold.rows(positions).get(holder) ?? newPosition(seriesKey, holder, timeOf(event));
    fold.rows(positions).put(holder, position);
    move(fold, holder, BigInt(units));
    patchSeries(fold, seriesKey, { stakedTotal: BigInt(stakedTotal) });
  },

  UnitsUnstaked(fold, { args: { seriesKey, holder, units, stakedTotal } }) {
    move(fold, holder, -BigInt(units));
    patchSeries(fold, seriesKey, { stakedTotal: BigInt(stakedTotal) });
  },

  /** Staked units, burned as their holder left the series at its end. Anyone may have the no units of a position burned. */
  UnitsBurned(fold, { args: { seriesKey, holder, units } }) {
    if (units === '0') return;
    const burned = BigInt(units);
    move(fold, holder, -burned);
    const position = fold.rows(positions).need(holder);
    fold.rows(positions).put(holder, { ...position, burnedUnits: position.burnedUnits + burned });
    const { unitsOutstanding, stakedTotal } = fold.rows(series).need(seriesKey);
    patchSeries(fold, seriesKey, {
      unitsOutstanding: unitsOutstanding - burned,
      stakedTotal: stakedTotal - burned,
    });
  },

  /** Units that were not staked are burned. Their wallet needs no position, and gets none. */
  UnitsRedeemed(fold, { args: { seriesKey, units } }) {
    const { unitsOutstanding } = fold.rows(series).need(seriesKey);
    patchSeries(fold, seriesKey, { unitsOutstanding: unitsOutstanding - BigInt(units) });
  },
};

function move(fold: SeriesFold, holder: SolanaHoldingEvents['UnitsStaked']['holder'], change: bigint): void {
  const position = fold.rows(positions).need(holder);
  fold.rows(positions).put(holder, {
    ...position,
    units: position.units + change,
    stakedUnits: position.stakedUnits + change,
  });
}

import { timeOf } from '../../../indexing/projection/events.ts';
import type { Handlers, SeriesFold } from '../../../indexing/projection/series-fold.ts';
import { isOnCurve, patchSeries, series } from '../../series/worker/projection.ts';
import type { SolanaHoldingEvents } from './events.ts';
import { newPosition, positions, unitHandlers } from './units-projection.ts';

/**
 * Handlers of staked units of a curve series. Only a stake creates a position, because the index does not see tokens in wallets.
 * A position stays when its last unit is unstaked.
 */
export const stakeHandlers: Handlers<
  Pick<SolanaHoldingEvents, 'UnitsStaked' | 'UnitsUnstaked' | 'UnitsBurned' | 'UnitsRedeemed'>
> = {
  UnitsStaked(fold, event) {
    const { seriesKey, holder, units, stakedTotal } = event.args;
    const position = fold.rows(positions).get(holder) ?? newPosition(seriesKey, holder, timeOf(event));
    fold.rows(positions).put(holder, position);
    changeStake(fold, holder, BigInt(units));
    patchSeries(fold, seriesKey, { stakedTotal: BigInt(stakedTotal) });
  },

  UnitsUnstaked(fold, { args: { seriesKey, holder, units, stakedTotal } }) {
    changeStake(fold, holder, -BigInt(units));
    patchSeries(fold, seriesKey, { stakedTotal: BigInt(stakedTotal) });
  },

  /**
   * Removes the units of a holder that left the ended series: its staked ones, or all where a raise sold them. Events about zero
   * units are ignored.
   */
  UnitsBurned(fold, event) {
    const { seriesKey, holder, units } = event.args;
    if (!isOnCurve(fold, seriesKey)) return unitHandlers.UnitsBurned(fold, event);
    if (units === '0') return;
    const burned = BigInt(units);
    changeStake(fold, holder, -burned);
    const position = fold.rows(positions).need(holder);
    fold.rows(positions).put(holder, { ...position, burnedUnits: position.burnedUnits + burned });
    const { unitsOutstanding, stakedTotal } = fold.rows(series).need(seriesKey);
    patchSeries(fold, seriesKey, {
      unitsOutstanding: unitsOutstanding - burned,
      stakedTotal: stakedTotal - burned,
    });
  },

  /** Lowers the series' units by burned units that were not staked. Their wallet has no position. */
  UnitsRedeemed(fold, { args: { seriesKey, units } }) {
    const { unitsOutstanding } = fold.rows(series).need(seriesKey);
    patchSeries(fold, seriesKey, { unitsOutstanding: unitsOutstanding - BigInt(units) });
  },
};

/** Changes the units and the staked units of a position. */
function changeStake(fold: SeriesFold, holder: SolanaHoldingEvents['UnitsStaked']['holder'], change: bigint): void {
  const position = fold.rows(positions).need(holder);
  fold.rows(positions).put(holder, {
    ...position,
    units: position.units + change,
    stakedUnits: position.stakedUnits + change,
  });
}

import type { Address } from '@income-series/protocol/address';
import { timeOf } from '../../../indexing/projection/events.ts';
import type { FoldMemory, Handlers, SeriesFold } from '../../../indexing/projection/series-fold.ts';
import { isRaise, patchSeries, series } from '../../series/worker/projection.ts';
import type { SolanaHoldingEvents } from './events.ts';
import { moneyHandlers } from './money-projection.ts';
import { newPosition, positions, unitHandlers } from './units-projection.ts';

/** The wallets that were paid for a tender whose units are not burned yet; the same transaction burns them. */
export const paidTenders: FoldMemory<Set<Address>> = {
  initial: () => new Set(),
  isComplete: (open) => open.size === 0,
};

/**
 * Handlers of staked units of a curve series. Only a stake creates a position, because the index does not see tokens in wallets.
 * A position stays when its last unit is unstaked.
 */
export const stakeHandlers: Handlers<
  Pick<SolanaHoldingEvents, 'UnitsStaked' | 'UnitsUnstaked' | 'RedemptionClaimed' | 'UnitsBurned' | 'UnitsRedeemed'>
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

  /** Enters a redemption: a tender's claim, unless the series was bought out, because a buy-out waits until all tenders are claimed. */
  RedemptionClaimed(fold, event) {
    moneyHandlers.RedemptionClaimed(fold, event);
    const { seriesKey, holder } = event.args;
    if (fold.rows(series).need(seriesKey).closeReason !== 'BUYOUT') fold.memory(paidTenders).add(holder);
  },

  /**
   * Removes staked units that were burned. The units of a tender were sold, so only other units count as `burnedUnits`. Events
   * about zero units are ignored. The units of a raise are not staked.
   */
  UnitsBurned(fold, event) {
    const { seriesKey, holder, units } = event.args;
    if (isRaise(fold, seriesKey)) return unitHandlers.UnitsBurned(fold, event);
    const isSold = fold.memory(paidTenders).delete(holder);
    if (units === '0') return;
    const burned = BigInt(units);
    changeStake(fold, holder, -burned);
    if (!isSold) {
      const position = fold.rows(positions).need(holder);
      fold.rows(positions).put(holder, { ...position, burnedUnits: position.burnedUnits + burned });
    }
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

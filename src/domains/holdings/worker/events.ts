import type { Address } from '@income-series/protocol/address';
import type { Int, OfHolder, OfPeriod, OfSeries } from '../../../indexing/projection/events.ts';

/** The events of holdings and their arguments, as stored in `chain_events.args`. */
export interface HoldingEvents {
  readonly TailPaid: OfSeries & {
    readonly amount: Int;
    readonly fee: Int;
    readonly net: Int;
    readonly accrualOut: Int;
  };
  readonly BoughtOut: OfSeries & { readonly amount: Int; readonly fee: Int; readonly net: Int };
  readonly UnitsMinted: OfHolder & { readonly units: Int };
  /** Units were sold in a window. */
  readonly UnitsTransferred: OfSeries & { readonly from: Address; readonly to: Address; readonly units: Int };
  /** Units were locked: in escrow for a window, or until their wallet is verified. */
  readonly UnitsLocked: OfHolder & { readonly units: Int };
  readonly UnitsUnlocked: OfHolder & { readonly units: Int };
  /** Locked units wait for the verification of their wallet, because they were delivered while it was not verified. */
  readonly UnitsHeld: OfHolder & { readonly units: Int };
  readonly UnitsReleased: OfHolder & { readonly units: Int };
  readonly UnitsBurned: OfHolder & { readonly units: Int };
  readonly FeeTaken: OfPeriod & { readonly kind: number; readonly payer: Address; readonly amount: Int };
  readonly PayoutClaimed: OfHolder & { readonly throughPeriod: number; readonly amount: Int };
  readonly TailClaimed: OfHolder & { readonly amount: Int };
  readonly FinalClaimed: OfHolder & { readonly amount: Int };
  readonly RedemptionClaimed: OfHolder & { readonly amount: Int };
}

/** The events that only the Solana program has, or that mean something else there. Units are base lamports. */
export interface SolanaHoldingEvents extends Pick<HoldingEvents, 'FeeTaken' | 'RedemptionClaimed' | 'UnitsBurned'> {
  readonly UnitsStaked: OfHolder & { readonly units: Int; readonly stakedTotal: Int };
  readonly UnitsUnstaked: OfHolder & { readonly units: Int; readonly stakedTotal: Int };
  /** Units that were not staked were burned for their share of a series that has ended. Their wallet gets no position. */
  readonly UnitsRedeemed: OfSeries & { readonly wallet: Address; readonly units: Int; readonly amount: Int };
}

import type { Address } from '../../core/address.ts';
import type { Int, OfHolder, OfPeriod, OfSeries } from '../../indexing/projection/events.ts';

/** With their arguments as `chain_events.args` holds them. */
export interface HoldingEvents {
  readonly TailPaid: OfSeries & {
    readonly amount: Int;
    readonly fee: Int;
    readonly net: Int;
    readonly accrualOut: Int;
  };
  readonly BoughtOut: OfSeries & { readonly amount: Int; readonly fee: Int; readonly net: Int };
  readonly UnitsMinted: OfHolder & { readonly units: Int };
  /** Units that changed hands in a window. */
  readonly UnitsTransferred: OfSeries & { readonly from: Address; readonly to: Address; readonly units: Int };
  /** Units escrowed for a window or held, and given back or released. */
  readonly UnitsLocked: OfHolder & { readonly units: Int };
  readonly UnitsUnlocked: OfHolder & { readonly units: Int };
  /** Of the locked: delivered while the wallet was not verified, and released once it was again. */
  readonly UnitsHeld: OfHolder & { readonly units: Int };
  readonly UnitsReleased: OfHolder & { readonly units: Int };
  readonly UnitsBurned: OfHolder & { readonly units: Int };
  readonly FeeTaken: OfPeriod & { readonly kind: number; readonly payer: Address; readonly amount: Int };
  readonly PayoutClaimed: OfHolder & { readonly throughPeriod: number; readonly amount: Int };
  readonly TailClaimed: OfHolder & { readonly amount: Int };
  readonly FinalClaimed: OfHolder & { readonly amount: Int };
  readonly RedemptionClaimed: OfHolder & { readonly amount: Int };
}

/** Those of the Solana program that have another meaning, or that it alone has. Units in base lamports. */
export interface SolanaHoldingEvents extends Pick<HoldingEvents, 'FeeTaken' | 'UnitsBurned'> {
  readonly UnitsStaked: OfHolder & { readonly units: Int; readonly stakedTotal: Int };
  readonly UnitsUnstaked: OfHolder & { readonly units: Int; readonly stakedTotal: Int };
  /** Units that were not staked, burned for their share of a series that has ended. The wallet becomes no holder. */
  readonly UnitsRedeemed: OfSeries & { readonly wallet: Address; readonly units: Int; readonly amount: Int };
}

import type { Address } from '@income-series/protocol/address';
import type { Bytes32, Hex, KeyAddress } from '@income-series/protocol/hex';
import type { Int, OfPeriod, OfSeries } from '../../../indexing/projection/events.ts';

/** The contracts' events of reports and routed income, with their arguments as stored in `chain_events.args`. */
export interface ReportingEvents {
  readonly ReportAccepted: OfPeriod & {
    readonly priorIncomeCommitment: Bytes32;
    readonly incomeCommitment: Bytes32;
    readonly tier: number;
    readonly liquidityFlag: number;
    readonly unitsOutstanding: Int;
    readonly fxRate: Int;
    readonly payment: Int;
  };
  readonly ReportEvidence: OfPeriod & {
    readonly signer: KeyAddress;
    readonly proof: { readonly a: readonly Int[]; readonly b: readonly (readonly Int[])[]; readonly c: readonly Int[] };
    readonly signals: readonly Int[];
    readonly attestation: string;
  };
  readonly PaymentSplit: OfPeriod & {
    readonly accrualIn: Int;
    readonly gross: Int;
    readonly fee: Int;
    readonly net: Int;
    readonly accrualOut: Int;
  };
  readonly RateRecorded: OfPeriod & { readonly signer: KeyAddress; readonly rate: Int; readonly signature: string };
  readonly FxFallbackUsed: OfPeriod & { readonly signer: KeyAddress; readonly rate: Int; readonly signature: string };
  readonly RoutedReportAccepted: OfPeriod & {
    readonly income: Int;
    readonly unitsOutstanding: Int;
    readonly payment: Int;
  };
  readonly RouterOpened: OfSeries & { readonly theta: Int; readonly ratePerUnit: Int; readonly termsSalt: Int };
  readonly SeriesRouted: OfSeries;
  readonly RouterAmended: OfSeries & { readonly theta: Int; readonly ratePerUnit: Int; readonly termsSalt: Int };
  readonly AttestedReportTaken: OfPeriod & {
    readonly counted: Int;
    readonly withheld: Int;
    readonly missing: Int;
  };
  readonly WithheldRaised: OfPeriod & { readonly amount: Int };
  readonly PaidIn: OfSeries & { readonly amount: Int };
  readonly IncomeRouted: OfPeriod & {
    readonly payer: Address;
    readonly amount: Int;
    readonly income: Int;
    readonly withheld: Int;
  };
  readonly WithheldReleased: OfSeries & { readonly amount: Int };
  readonly PeriodMissed: OfPeriod;
  readonly PeriodDeferred: OfPeriod;
}

/** The events of the Solana program whose arguments differ from the contracts'. */
export interface SolanaReportingEvents {
  readonly ReportEvidence: OfPeriod & {
    readonly signer: KeyAddress;
    /** The proof's points a, b and c as eight 32-byte words. */
    readonly proof: Hex;
    /** The public signals as six 32-byte words. */
    readonly signals: Hex;
    readonly attestation: string;
  };
}

import type { Address, Bytes32, Hex } from '../../core/hex.ts';
import type { ReportCharge } from '../../core/report-charge.ts';
import type { SignalVector, SolidityProof } from '../../core/report-proof.ts';

/** The public arguments of `createSeries`; times are unix seconds, money is base units of the payment token. */
export interface SeriesParams {
  readonly draftSalt: Bytes32;
  readonly contractHash: Bytes32;
  readonly termsCommitment: Bytes32;
  readonly currencyCode: number;
  readonly indexingRule: number;
  readonly unitsOffered: bigint;
  readonly reservePrice: bigint;
  readonly maxUnitsPerBid: bigint;
  readonly minRaise: bigint;
  readonly minHolders: number;
  readonly concentrationBps: number;
  readonly cap: bigint;
  readonly firstPeriod: number;
  readonly lastPeriod: number;
  readonly commitEndsAt: bigint;
  readonly revealEndsAt: bigint;
  readonly gateEndsAt: bigint;
}

/** Everything a person can be asked to sign, as the contracts name it. The chain's adapter knows addresses and ABIs. */
export type ContractCall =
  | { readonly kind: 'createSeries' | 'createRoutedSeries'; readonly params: SeriesParams }
  | {
      readonly kind: 'submitReport';
      readonly seriesKey: Bytes32;
      readonly period: number;
      readonly proof: SolidityProof;
      readonly signals: SignalVector;
      readonly tier: number;
      readonly liquidityFlag: number;
      readonly attestation: Hex;
      readonly fxFallbackSig: Hex;
      /** As the chain was when the call was made. Not sent. */
      readonly charge: ReportCharge;
    }
  /** Anyone: the rate of a quarter's end (WAD) that the feed has none for, with an attestor's FX signature. */
  | {
      readonly kind: 'recordRate';
      readonly seriesKey: Bytes32;
      readonly period: number;
      readonly rate: bigint;
      readonly signature: Hex;
    }
  /** Tier 1: anyone. */
  | { readonly kind: 'submitRoutedReport'; readonly seriesKey: Bytes32; readonly period: number }
  | {
      readonly kind: 'openRouter';
      readonly seriesKey: Bytes32;
      readonly theta: bigint;
      readonly ratePerUnit: bigint;
      readonly termsSalt: bigint;
    }
  | { readonly kind: 'route'; readonly seriesKey: Bytes32; readonly amount: bigint }
  | { readonly kind: 'release'; readonly seriesKey: Bytes32 }
  | {
      readonly kind: 'amendTerms';
      readonly seriesKey: Bytes32;
      readonly amendmentNonce: bigint;
      readonly newTermsCommitment: Bytes32;
      readonly newCap: bigint;
      readonly signature: Hex;
    }
  /** Of a routed series, with the opening of its new terms, which become public. */
  | {
      readonly kind: 'amendRoutedTerms';
      readonly seriesKey: Bytes32;
      readonly amendmentNonce: bigint;
      readonly newTermsCommitment: Bytes32;
      readonly newCap: bigint;
      readonly signature: Hex;
      readonly theta: bigint;
      readonly ratePerUnit: bigint;
      readonly termsSalt: bigint;
    }
  | {
      readonly kind: 'submitTrueUp';
      readonly seriesKey: Bytes32;
      readonly year: number;
      readonly trueupNonce: bigint;
      readonly attestationTs: bigint;
      readonly adjustment: bigint;
      readonly signature: Hex;
    }
  | { readonly kind: 'requestPause'; readonly seriesKey: Bytes32; readonly attestor: Address }
  | { readonly kind: 'withdrawPause' | 'endPause' | 'voidExtinguishment'; readonly seriesKey: Bytes32 }
  /** Two keys in ascending order; the deadline in unix seconds. */
  | {
      readonly kind: 'requestExtinguishment';
      readonly seriesKey: Bytes32;
      readonly keyA: Address;
      readonly keyB: Address;
      readonly deadline: bigint;
    }
  | {
      readonly kind: 'approvePause';
      readonly seriesKey: Bytes32;
      readonly pauseNonce: bigint;
      readonly pauseEnd: bigint;
      readonly signature: Hex;
    }
  | {
      readonly kind: 'extinguish';
      readonly seriesKey: Bytes32;
      readonly extinguishNonce: bigint;
      readonly signatureA: Hex;
      readonly signatureB: Hex;
    }
  /** The registry owner's. */
  | { readonly kind: 'registerAttestor'; readonly key: Address }
  | { readonly kind: 'revokeAttestor'; readonly key: Address; readonly graceUntil: bigint }
  | { readonly kind: 'markMissed'; readonly seriesKey: Bytes32; readonly period: number }
  | { readonly kind: 'payTail'; readonly seriesKey: Bytes32; readonly amount: bigint }
  | { readonly kind: 'buyOut' | 'closeSeries'; readonly seriesKey: Bytes32 }
  /** The payment token's allowance: the raise and the windows take deposits, the hub payments, the router income. */
  | { readonly kind: 'approve'; readonly spender: 'raise' | 'hub' | 'router' | 'windows'; readonly amount: bigint }
  | { readonly kind: 'commitBid'; readonly seriesKey: Bytes32; readonly commitment: Bytes32; readonly deposit: bigint }
  | {
      readonly kind: 'revealBid';
      readonly seriesKey: Bytes32;
      readonly price: bigint;
      readonly quantity: bigint;
      readonly salt: Bytes32;
    }
  | { readonly kind: 'settleStep'; readonly seriesKey: Bytes32; readonly maxBids: number }
  | { readonly kind: 'passGate'; readonly seriesKey: Bytes32 }
  | { readonly kind: 'deliverBid'; readonly seriesKey: Bytes32; readonly bidder: Address }
  | { readonly kind: 'withdrawProceeds'; readonly seriesKey: Bytes32 }
  | { readonly kind: 'cancelRaise'; readonly seriesKey: Bytes32 }
  | { readonly kind: 'openWindow'; readonly seriesKey: Bytes32 }
  /** Exactly one of money (base units) and units is not 0: it buys or sells. */
  | {
      readonly kind: 'commitOrder';
      readonly seriesKey: Bytes32;
      readonly commitment: Bytes32;
      readonly money: bigint;
      readonly units: bigint;
    }
  | {
      readonly kind: 'revealOrder';
      readonly seriesKey: Bytes32;
      readonly price: bigint;
      readonly quantity: bigint;
      readonly salt: Bytes32;
    }
  | { readonly kind: 'settleWindow'; readonly seriesKey: Bytes32; readonly maxOrders: number }
  | {
      readonly kind: 'deliverOrder';
      readonly seriesKey: Bytes32;
      readonly window: number;
      readonly trader: Address;
    }
  | {
      readonly kind: 'claimPayout' | 'claimTail' | 'claimFinal' | 'claimRedemption';
      readonly seriesKey: Bytes32;
      readonly holder: Address;
      /** Whether it pays anything as the chain is now; absent where that is not known. Not sent. */
      readonly pays?: boolean;
    }
  | { readonly kind: 'releaseUnits'; readonly seriesKey: Bytes32; readonly holder: Address }
  /** What the token refused to pay as a bid (`raise`) or orders (`windows`) were delivered. */
  | {
      readonly kind: 'claimKept';
      readonly keptBy: 'raise' | 'windows';
      readonly seriesKey: Bytes32;
      readonly holder: Address;
    };

export type TransactionKind = ContractCall['kind'];

/** An object `eth_sendTransaction` takes: hex quantities. Without an estimate (the simulation failed) `gas` is absent. */
export interface EvmRequest {
  readonly from: Address;
  readonly to: Address;
  readonly data: Hex;
  readonly value: Hex;
  readonly chainId: Hex;
  readonly gas?: Hex;
}

/** What the chain would answer now to the wallet that will sign. `cost` is the gas limit times the gas price, in wei. */
export interface Simulation {
  readonly ok: boolean;
  readonly errorName: string | null;
  readonly cost: string | null;
}

/** One line a person reads before signing. `unit` says how to read the value: token, units, WAD, time, text. */
export interface PreviewLine {
  readonly label: string;
  readonly value: string;
  readonly unit: string;
}

/** What a wallet signs, and what its owner reads before: they say the same and are kept alike. */
export interface CallBytes {
  readonly request: EvmRequest;
  readonly preview: readonly PreviewLine[];
}

export interface PreparedTransaction {
  readonly request: EvmRequest;
  readonly simulation: Simulation;
}

import type { Bytes32, Hex } from '@income-series/protocol/hex';
import type { ReportCharge } from '@income-series/protocol/report-charge';
import {
  type ReportSignals,
  readSignals,
  type SignalVector,
  type SolidityProof,
} from '@income-series/protocol/report-proof';
import { type OpenedTerms, publishedTermsLines } from '../terms/index.ts';
import {
  BUILDERS_OWN,
  type CallDeclarations,
  line,
  NOTHING_TO_READ,
  PRIVATE_TERMS,
  periodLine,
} from '../transaction/index.ts';

declare module '../transaction/model/index.ts' {
  interface ContractCalls extends ReportingCalls {}
}

interface OfPeriod {
  readonly seriesKey: Bytes32;
  readonly period: number;
}

export interface ReportingCalls {
  readonly submitReport: OfPeriod & {
    readonly proof: SolidityProof;
    readonly signals: SignalVector;
    readonly tier: number;
    readonly liquidityFlag: number;
    readonly attestation: Hex;
    readonly fxFallbackSig: Hex;
    /** The money that the report moves, as of the build's block. For the preview; not sent. */
    readonly charge: ReportCharge;
    /** True if units are base lamports, because the series is on a curve. For the preview; not sent. */
    readonly curve?: boolean;
  };
  /** The report of a routed series (tier 1), which anyone may send. */
  readonly submitRoutedReport: OfPeriod;
  readonly markMissed: OfPeriod;
  readonly openRouter: { readonly seriesKey: Bytes32 } & OpenedTerms;
  /** Routes income. Without an amount it counts what was paid into the receipts of a Solana series before. */
  readonly route: { readonly seriesKey: Bytes32; readonly amount?: bigint | null | undefined };
  readonly release: { readonly seriesKey: Bytes32 };
}

const FALLS_DUE = {
  FLAG: 'no: the payment is flagged, it accrues',
  PAUSE: 'no: a pause runs, it accrues',
  CENSUS: 'no: the census counted no units, it accrues',
};

/** The preview's lines about a report's money: how the payment is computed, and what the wallet pays. */
const chargeLines = (charge: ReportCharge) => [
  line('Payment by the proof', charge.payment, 'token'),
  ...(charge.routed
    ? [
        line('Part counted by the router', charge.counted, 'token'),
        line('Withheld by the router in the quarter, and paid at least', charge.withheld, 'token'),
      ]
    : []),
  line('Part netted with credit', charge.credited, 'token'),
  line('Part above the cap', charge.aboveCap, 'token'),
  line(
    'Falls due',
    charge.deferredBy === null ? 'yes, with what accrued before' : FALLS_DUE[charge.deferredBy],
    'text',
  ),
  line('Accrued before', charge.accruedBefore, 'token'),
  line('Accrued after', charge.accruedAfter, 'token'),
  line('Paid now, fee included', charge.due, 'token'),
  ...(charge.routed ? [line('Missing with the router', charge.missing, 'token')] : []),
  line('Taken from the wallet: the allowance it needs', charge.taken, 'token'),
  line('As of block', charge.block, 'block'),
];

const commitmentLines = (signals: ReportSignals) => [
  line('Terms commitment', signals.termsCommitment, 'hash'),
  line('Income commitment before', signals.priorCommitment, 'hash'),
  line('Income commitment', signals.incomeCommitment, 'hash'),
];

const ofPeriod = { access: BUILDERS_OWN, preview: ({ period }: OfPeriod) => [periodLine('Period', period)] };

export const calls: CallDeclarations<ReportingCalls> = {
  submitReport: {
    access: BUILDERS_OWN,
    preview: (call) => [
      periodLine('Period', call.period),
      line('Units outstanding', call.signals[1], call.curve ? 'baseLamports' : 'units'),
      line('FX rate', call.signals[2], 'WAD'),
      line('Tier', call.tier, 'text'),
      line('Liquidity flag', call.liquidityFlag === 0 ? 'no' : 'yes: the payment accrues', 'text'),
      ...chargeLines(call.charge),
      ...commitmentLines(readSignals(call.signals)),
    ],
  },
  submitRoutedReport: ofPeriod,
  markMissed: ofPeriod,
  openRouter: { access: PRIVATE_TERMS, preview: publishedTermsLines },
  route: {
    access: BUILDERS_OWN,
    preview: ({ amount = null }) => [
      amount === null
        ? line('Income', 'what was paid into the receipts and is not counted yet', 'text')
        : line('Income', amount, 'token'),
    ],
  },
  release: NOTHING_TO_READ,
};

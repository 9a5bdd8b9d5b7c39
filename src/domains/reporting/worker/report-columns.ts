import { WAD } from '@income-series/protocol/amounts';
import { TIERS } from '@income-series/protocol/report-kinds';
import type { EventOf } from '../../../indexing/projection/events.ts';
import type { ReportRow } from '../rows.ts';
import type { ReportingEvents, SolanaReportingEvents } from './events.ts';

/** The columns of a report that depend on its tier. */
export type TierColumns = Pick<
  ReportRow,
  | 'tier'
  | 'liquidityFlag'
  | 'incomeCommitment'
  | 'priorIncomeCommitment'
  | 'proof'
  | 'attestation'
  | 'fxFallback'
  | 'routedIncome'
  | 'fxRate'
>;

/** The columns of a report with a proof (tiers 2 and 3). */
export function provenColumns(
  { args }: EventOf<ReportingEvents, 'ReportAccepted'>,
  { args: evidence }: EventOf<ReportingEvents, 'ReportEvidence'>,
  fxFallback: ReportRow['fxFallback'] = null,
): TierColumns {
  return {
    tier: args.tier,
    liquidityFlag: args.liquidityFlag,
    incomeCommitment: args.incomeCommitment,
    priorIncomeCommitment: args.priorIncomeCommitment,
    proof: { ...toSnarkjs(evidence.proof), publicSignals: evidence.signals },
    attestation: { signer: evidence.signer, signature: evidence.attestation },
    fxFallback,
    routedIncome: null,
    fxRate: BigInt(args.fxRate),
  };
}

/** The columns of a tier-1 report, which has no proof. The FX rate is 1, because routed income is in the payment token. */
export const routedColumns = ({ args }: EventOf<ReportingEvents, 'RoutedReportAccepted'>): TierColumns => ({
  tier: TIERS.ROUTER,
  liquidityFlag: 0,
  incomeCommitment: null,
  priorIncomeCommitment: null,
  proof: null,
  attestation: null,
  fxFallback: null,
  routedIncome: BigInt(args.income),
  fxRate: WAD,
});

/** Decodes the Solana program's proof and signals, which are concatenated words, to the shapes of the contracts' event. */
export function decodeEvidence({ proof, signals }: SolanaReportingEvents['ReportEvidence']) {
  const words = (hex: string): readonly string[] =>
    (hex.slice(2).match(/.{64}/g) ?? []).map((word) => BigInt(`0x${word}`).toString());
  const points = words(proof);
  const point = (from: number) => points.slice(from, from + 2);
  return { proof: { a: point(0), b: [point(2), point(4)], c: point(6) }, signals: words(signals) };
}

type Point = readonly string[];

/**
 * Converts a proof to snarkjs's form, so that readers can verify it: points are projective, and coordinates on the second
 * curve have the real part first (in the contract the imaginary part is first, EIP-197).
 */
function toSnarkjs({ a, b, c }: { readonly a: Point; readonly b: readonly Point[]; readonly c: Point }) {
  return {
    piA: [...a, '1'],
    piB: [...b.map((pair) => [...pair].reverse()), ['1', '0']],
    piC: [...c, '1'],
  };
}

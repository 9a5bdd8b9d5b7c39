import { WAD } from '../../core/amounts.ts';
import { TIERS } from '../../core/report-kinds.ts';
import type { EventOf } from '../../indexing/projection/events.ts';
import type { ReportingEvents, SolanaReportingEvents } from './events.ts';
import type { ReportRow } from './rows.ts';

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

/** Of a report with a proof. */
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

/** Tier 1: nothing to prove, nothing to attest. Its income is in the payment token already, so the rate is 1. */
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

/** Proof and signals of the Solana program, which are words in a row, as the contracts have them. */
export function evidenceOf({ proof, signals }: SolanaReportingEvents['ReportEvidence']) {
  const words = (hex: string): readonly string[] =>
    (hex.slice(2).match(/.{64}/g) ?? []).map((word) => BigInt(`0x${word}`).toString());
  const points = words(proof);
  const point = (from: number) => points.slice(from, from + 2);
  return { proof: { a: point(0), b: [point(2), point(4)], c: point(6) }, signals: words(signals) };
}

type Point = readonly string[];

/**
 * The proof's points as snarkjs writes them, so that a reader of the row can verify it: projective, and the second
 * curve's coordinates real part first (the contract takes the imaginary part first, EIP-197).
 */
function toSnarkjs({ a, b, c }: { readonly a: Point; readonly b: readonly Point[]; readonly c: Point }) {
  return {
    piA: [...a, '1'],
    piB: [...b.map((pair) => [...pair].reverse()), ['1', '0']],
    piC: [...c, '1'],
  };
}

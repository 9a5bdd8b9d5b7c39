import type { Chains } from '../../chains/index.ts';
import type { Address } from '../../core/address.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Bytes32, Hex, KeyAddress } from '../../core/hex.ts';
import type { Period } from '../../core/period.ts';
import { chargeOf } from '../../core/report-charge.ts';
import { type ReportProof, type ReportSignals, readSignals, toSolidityProof } from '../../core/report-proof.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { findSeries } from '../series/index.ts';
import type { ContractCall } from '../transaction/index.ts';
import type { ProofVerifierPort, ReportingChain } from './ports.ts';
import { checkSignals, type FxStandIn, requireOpen } from './rules.ts';

/** What the index holds of the series of a report. */
export interface ReportSeries {
  readonly issuer: Address;
  readonly termsCommitment: Bytes32;
  readonly currencyCode: number;
}

/** A proof and its signals as they came. */
interface ReportClaim {
  readonly chain: string;
  readonly seriesKey: Bytes32;
  readonly period: Period;
  readonly proof: unknown;
  readonly publicSignals: unknown;
}

/** A proof that verifies, with signals that are the chain's own now. */
export interface CheckedReport {
  readonly decoded: ReportProof;
  readonly signals: ReportSignals;
  /** The signature that submitReport takes for the rate: empty where the quarter has one. */
  readonly fxFallbackSig: Hex;
}

/** What of a report its attestation is over, and the attestation. */
interface AttestedReport {
  readonly seriesKey: Bytes32;
  readonly period: Period;
  readonly tier: number;
  readonly liquidityFlag: number;
  readonly attestation: Hex;
}

/** What a report is checked for: a case that is opened; a report by documents (tier 3). */
interface CheckedFor {
  readonly opening?: boolean;
  readonly documents?: { readonly liquidityFlag: number };
}

interface CheckDeps {
  readonly db: PrismaClient;
  readonly chains: Chains<ReportingChain>;
  readonly verifier: ProofVerifierPort;
}

/** What a report of any tier with a proof is checked against, before it is attested or submitted. */
export interface ReportChecks {
  /** @throws SIGNER_INACTIVE, CHAIN_UNAVAILABLE */
  requireAttestor(chain: string, key: KeyAddress): Promise<void>;
  /** What an attestor signed for this very period, no matter whether they still are one. */
  standInOf(chain: string, seriesKey: Bytes32, period: Period): Promise<FxStandIn | null>;
  /** @throws NOT_FOUND, PERIOD_INVALID for a period outside the term */
  seriesOf(chain: string, seriesKey: Bytes32, period: Period): Promise<ReportSeries>;
  /**
   * Verifies the proof and compares its signals with the chain. `opening`: for a case that is reviewed before it is
   * submitted, the feed's last rate does where the quarter has none. A routed series takes a report by documents
   * alone, of cash, and its rate is 1.
   *
   * @throws PROOF_SHAPE, PROOF_INVALID, SERIES_ROUTED, PERIOD_NOT_OPEN, FX_STALE, FX_OUT_OF_BOUND,
   * SIGNAL_MISMATCH, FX_MISMATCH, PRIOR_MISMATCH, SIGNER_INACTIVE for the signer of the rate, CHAIN_UNAVAILABLE
   */
  check(of: ReportSeries, claim: ReportClaim, checked?: CheckedFor): Promise<CheckedReport>;
  /**
   * The call that submits a checked report under its attestation, with what it takes from the issuer as the chain is
   * now.
   * @throws CHAIN_UNAVAILABLE
   */
  callOf(chain: string, checked: CheckedReport, report: AttestedReport): Promise<ContractCall>;
}

export const createReportChecks = (deps: CheckDeps): ReportChecks => ({
  requireAttestor: (chain, key) => requireAttestor(deps.chains.of(chain), key),
  standInOf: (chain, seriesKey, period) => standInOf(deps.db, chain, seriesKey, period),
  seriesOf: (chain, seriesKey, period) => seriesOf(deps.db, chain, seriesKey, period),
  check: (of, claim, checked = {}) => check(deps, of, claim, checked),
  callOf: (chain, checked, report) => callOf(deps.chains.of(chain), checked, report),
});

async function standInOf(
  db: PrismaClient,
  chain: string,
  seriesKey: Bytes32,
  period: Period,
): Promise<FxStandIn | null> {
  const row = await db.fxFallback.findUnique({
    where: { chain_seriesKey: { chain, seriesKey } },
    select: { period: true, rate: true, signer: true, signature: true },
  });
  if (row?.period !== period || !row.rate || !row.signer || !row.signature) return null;
  return { rate: BigInt(row.rate.toFixed(0)), signer: row.signer, signature: row.signature };
}

async function requireAttestor(chain: ReportingChain, key: KeyAddress): Promise<void> {
  if ((await chain.activeAttestors([key])).value.get(key) !== true) throw new AppError('SIGNER_INACTIVE');
}

async function seriesOf(db: PrismaClient, chain: string, seriesKey: Bytes32, period: Period): Promise<ReportSeries> {
  const select = { issuer: true, termsCommitment: true, currencyCode: true, firstPeriod: true, lastPeriod: true };
  const row = await findSeries(db, chain, seriesKey, select);
  if (period < row.firstPeriod || period > row.lastPeriod) throw new AppError('PERIOD_INVALID');
  const { issuer, termsCommitment, currencyCode } = row;
  return { issuer, termsCommitment, currencyCode };
}

async function check(
  { db, chains, verifier }: CheckDeps,
  of: ReportSeries,
  claim: ReportClaim,
  { opening = false, documents }: CheckedFor,
): Promise<CheckedReport> {
  const { seriesKey, period } = claim;
  const chain = chains.of(claim.chain);
  const decoded = verifier.verify({ proof: claim.proof, signals: claim.publicSignals });
  const signals = readSignals(decoded.signals);
  const [periodState, { value: series }, fx] = await Promise.all([
    chain.periodState(seriesKey, period),
    chain.series(seriesKey),
    chain.periodRate(seriesKey, period),
  ]);
  requireOpen(period, periodState.value, series.nextPeriod);
  if (series.routed && documents?.liquidityFlag !== 0) throw new AppError('SERIES_ROUTED');
  const standIn = fx.value.rate === null ? await standInOf(db, claim.chain, seriesKey, period) : null;
  const rates = { fx: fx.value, standIn, opening };
  checkSignals(signals, { termsCommitment: of.termsCommitment, series, ...rates });
  if (standIn !== null && !opening) await requireAttestor(chain, standIn.signer);
  return { decoded, signals, fxFallbackSig: standIn?.signature ?? '0x' };
}

async function callOf(
  chain: ReportingChain,
  { decoded, signals, fxFallbackSig }: CheckedReport,
  report: AttestedReport,
): Promise<ContractCall> {
  const { seriesKey, period, liquidityFlag } = report;
  const { block, value } = await chain.chargeBasis(seriesKey, period);
  const { payment } = signals;
  const charge = chargeOf(value, { payment, liquidityFlag, block: block.number });
  const proof = toSolidityProof(decoded);
  const curve = chain.kind === 'solana';
  return { kind: 'submitReport', ...report, proof, signals: decoded.signals, fxFallbackSig, charge, curve };
}

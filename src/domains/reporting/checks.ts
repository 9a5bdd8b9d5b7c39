import type { Address } from '@income-series/protocol/address';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Bytes32, Hex, KeyAddress } from '@income-series/protocol/hex';
import type { Period } from '@income-series/protocol/period';
import { chargeOf } from '@income-series/protocol/report-charge';
import {
  type ReportProof,
  type ReportSignals,
  readSignals,
  toSolidityProof,
} from '@income-series/protocol/report-proof';
import type { Chains } from '../../chains/index.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { findSeries } from '../series/index.ts';
import type { ContractCall } from '../transaction/index.ts';
import type { ProofVerifierPort, ReportingChain } from './model/ports.ts';
import { checkSignals, type FxStandIn, requireOpen } from './rules.ts';

/** The series of a report, as indexed. */
export interface ReportSeries {
  readonly issuer: Address;
  readonly termsCommitment: Bytes32;
  readonly currencyCode: number;
  /** True if the units are sold on a curve, and counted in base lamports. */
  readonly curve: boolean;
  /** The end of the period's windows; null if the period is not indexed. */
  readonly lateUntil: Date | null;
}

/** A proof and its public signals, not yet checked. */
interface ReportClaim {
  readonly chain: string;
  readonly seriesKey: Bytes32;
  readonly period: Period;
  readonly proof: unknown;
  readonly publicSignals: unknown;
}

/** A proof that verifies, and whose public signals match the chain. */
export interface CheckedReport {
  readonly decoded: ReportProof;
  readonly signals: ReportSignals;
  /** The signature over the rate that `submitReport` takes; `0x` if the feed has a rate for the quarter. */
  readonly fxFallbackSig: Hex;
}

/** The attested values of a report, and the attestation over them. */
interface AttestedReport {
  readonly seriesKey: Bytes32;
  readonly period: Period;
  readonly tier: number;
  readonly liquidityFlag: number;
  readonly attestation: Hex;
}

/** An attested report of a series; `curve` as in `ReportSeries`. */
interface SubmittedReport extends AttestedReport {
  readonly curve: boolean;
}

/** The purpose of a check: `opening` is true if a tier-3 case is opened and no report submitted; `documents` is of a tier-3 report. */
interface CheckPurpose {
  readonly opening?: boolean;
  readonly documents?: { readonly liquidityFlag: number };
}

interface CheckDeps {
  readonly db: PrismaClient;
  readonly chains: Chains<ReportingChain>;
  readonly verifier: ProofVerifierPort;
}

/** Checks of reports with a proof (tiers 2 and 3), before they are attested or submitted. */
export interface ReportChecks {
  /** Requires that the key is an active attestor key of the chain. @throws SIGNER_INACTIVE, CHAIN_UNAVAILABLE */
  requireAttestor(chain: string, key: KeyAddress): Promise<void>;
  /** Finds the FX rate that an attestor signed for the period; the key need not be active any more. Null if there is none. */
  findStandIn(chain: string, seriesKey: Bytes32, period: Period): Promise<FxStandIn | null>;
  /** Finds a series, and requires that the period is in its term. @throws NOT_FOUND, PERIOD_INVALID */
  findSeries(chain: string, seriesKey: Bytes32, period: Period): Promise<ReportSeries>;
  /**
   * Verifies the proof and compares its signals with the chain. When a case is opened, a quarter without a rate accepts the
   * feed's last rate too. A routed series accepts only reports by documents and of cash, at rate 1.
   *
   * @throws PROOF_SHAPE, PROOF_INVALID, SERIES_ROUTED, PERIOD_NOT_OPEN, FX_STALE, FX_OUT_OF_BOUND,
   * SIGNAL_MISMATCH, FX_MISMATCH, PRIOR_MISMATCH, SIGNER_INACTIVE for the signer of the rate, CHAIN_UNAVAILABLE
   */
  check(series: ReportSeries, claim: ReportClaim, purpose?: CheckPurpose): Promise<CheckedReport>;
  /**
   * Makes the call that submits a checked report with its attestation, and computes its charge from the newest block.
   * @throws CHAIN_UNAVAILABLE
   */
  makeCall(chain: string, checked: CheckedReport, report: SubmittedReport): Promise<ContractCall>;
}

export const createReportChecks = (deps: CheckDeps): ReportChecks => ({
  requireAttestor: (chain, key) => requireAttestor(deps.chains.of(chain), key),
  findStandIn: (chain, seriesKey, period) => findStandIn(deps.db, chain, seriesKey, period),
  findSeries: (chain, seriesKey, period) => findReportSeries(deps.db, chain, seriesKey, period),
  check: (series, claim, purpose = {}) => check(deps, series, claim, purpose),
  makeCall: (chain, checked, report) => makeCall(deps.chains.of(chain), checked, report),
});

/** Implements `ReportChecks.findStandIn`. */
async function findStandIn(
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

/** Implements `ReportChecks.findSeries`. */
async function findReportSeries(
  db: PrismaClient,
  chain: string,
  seriesKey: Bytes32,
  period: Period,
): Promise<ReportSeries> {
  const columns = { issuer: true, termsCommitment: true, currencyCode: true, phase: true } as const;
  const select = { ...columns, firstPeriod: true, lastPeriod: true } as const;
  const periods = { where: { period }, select: { lateUntil: true } };
  const row = await findSeries(db, chain, seriesKey, { ...select, periods });
  if (period < row.firstPeriod || period > row.lastPeriod) throw new AppError('PERIOD_INVALID');
  const { issuer, termsCommitment, currencyCode, phase } = row;
  return { issuer, termsCommitment, currencyCode, curve: phase === null, lateUntil: row.periods[0]?.lateUntil ?? null };
}

/** Implements `ReportChecks.check`. */
async function check(
  { db, chains, verifier }: CheckDeps,
  { termsCommitment }: ReportSeries,
  claim: ReportClaim,
  { opening = false, documents }: CheckPurpose,
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
  const standIn = fx.value.rate === null ? await findStandIn(db, claim.chain, seriesKey, period) : null;
  checkSignals(signals, { termsCommitment, series, fx: fx.value, standIn, opening });
  if (standIn !== null && !opening) await requireAttestor(chain, standIn.signer);
  return { decoded, signals, fxFallbackSig: standIn?.signature ?? '0x' };
}

/** Implements `ReportChecks.makeCall`. */
async function makeCall(
  chain: ReportingChain,
  { decoded, signals, fxFallbackSig }: CheckedReport,
  report: SubmittedReport,
): Promise<ContractCall> {
  const { seriesKey, period, liquidityFlag } = report;
  const { block, value } = await chain.chargeBasis(seriesKey, period);
  const { payment } = signals;
  const charge = chargeOf(value, { payment, liquidityFlag, block: block.number });
  const proof = toSolidityProof(decoded);
  return { kind: 'submitReport', ...report, proof, signals: decoded.signals, fxFallbackSig, charge };
}

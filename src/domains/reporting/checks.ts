import type { Chains } from '../../chains/index.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Address, Bytes32, Hex } from '../../core/hex.ts';
import { periodId } from '../../core/ids.ts';
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
export interface ReportClaim {
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
export interface AttestedReport {
  readonly seriesKey: Bytes32;
  readonly period: Period;
  readonly tier: number;
  readonly liquidityFlag: number;
  readonly attestation: Hex;
}

/** What a report is checked for: a case that is opened; a report by documents (tier 3). */
export interface CheckedFor {
  readonly opening?: boolean;
  readonly documents?: { readonly liquidityFlag: number };
}

export type ReportChecks = ReturnType<typeof createReportChecks>;

/** What a report of any tier with a proof is checked against, before it is attested or submitted. */
export function createReportChecks(deps: {
  readonly db: PrismaClient;
  readonly chains: Chains<ReportingChain>;
  readonly verifier: ProofVerifierPort;
}) {
  const { db, chains, verifier } = deps;

  /** What an attestor signed for this very period, no matter whether they still are one. */
  async function standInOf(chain: string, seriesKey: Bytes32, period: Period): Promise<FxStandIn | null> {
    const row = await db.fxFallback.findUnique({
      where: { chain_seriesKey: { chain, seriesKey } },
      select: { period: true, rate: true, signer: true, signature: true },
    });
    if (row?.period !== period || !row.rate || !row.signer || !row.signature) return null;
    return { rate: BigInt(row.rate.toFixed(0)), signer: row.signer, signature: row.signature };
  }

  /** @throws SIGNER_INACTIVE, CHAIN_UNAVAILABLE */
  async function requireAttestor(chain: string, key: Address): Promise<void> {
    if ((await chains.of(chain).activeAttestors([key])).value.get(key) !== true) throw new AppError('SIGNER_INACTIVE');
  }

  /** @throws SERIES_ROUTED unless by documents and of cash, INCOME_ROUTED */
  async function requireNothingRouted({ chain, seriesKey, period }: ReportClaim, documents: CheckedFor['documents']) {
    if (documents?.liquidityFlag !== 0) throw new AppError('SERIES_ROUTED');
    const id = periodId(seriesKey, period);
    const routed = await db.routedIncome.findUnique({ where: { chain_id: { chain, id } }, select: { id: true } });
    if (routed !== null) throw new AppError('INCOME_ROUTED');
  }

  return {
    requireAttestor,
    standInOf,

    /** @throws NOT_FOUND, PERIOD_INVALID for a period outside the term */
    async seriesOf(chain: string, seriesKey: Bytes32, period: Period): Promise<ReportSeries> {
      const select = { issuer: true, termsCommitment: true, currencyCode: true, firstPeriod: true, lastPeriod: true };
      const row = await findSeries(db, chain, seriesKey, select);
      if (period < row.firstPeriod || period > row.lastPeriod) throw new AppError('PERIOD_INVALID');
      const { issuer, termsCommitment, currencyCode } = row;
      return { issuer: issuer, termsCommitment: termsCommitment, currencyCode };
    },

    /**
     * Verifies the proof and compares its signals with the chain. `opening`: for a case that is reviewed before it is
     * submitted, the feed's last rate does where the quarter has none. A routed series takes a report by documents
     * alone, of a quarter in which nothing was routed, and its rate is 1.
     *
     * @throws PROOF_SHAPE, PROOF_INVALID, SERIES_ROUTED, INCOME_ROUTED, PERIOD_NOT_OPEN, FX_STALE, FX_OUT_OF_BOUND,
     * SIGNAL_MISMATCH, FX_MISMATCH, PRIOR_MISMATCH, SIGNER_INACTIVE for the signer of the rate, CHAIN_UNAVAILABLE
     */
    async check(
      of: ReportSeries,
      claim: ReportClaim,
      { opening = false, documents }: CheckedFor = {},
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
      const { routed } = series;
      requireOpen(period, periodState.value, series.nextPeriod);
      if (routed) await requireNothingRouted(claim, documents);
      const standIn = fx.value.rate === null ? await standInOf(claim.chain, seriesKey, period) : null;
      const rates = { fx: fx.value, standIn, opening };
      checkSignals(signals, { termsCommitment: of.termsCommitment, series, ...rates });
      if (standIn !== null && !opening) await requireAttestor(claim.chain, standIn.signer);
      return { decoded, signals, fxFallbackSig: standIn?.signature ?? '0x' };
    },

    /**
     * The call that submits a checked report under its attestation, with what it takes from the issuer as the chain is
     * now.
     * @throws INCOME_ROUTED, CHAIN_UNAVAILABLE
     */
    async callOf(
      chain: string,
      { decoded, signals, fxFallbackSig }: CheckedReport,
      report: AttestedReport,
    ): Promise<ContractCall> {
      const { seriesKey, period, liquidityFlag } = report;
      const { block, value } = await chains.of(chain).chargeBasis(seriesKey, period);
      const { payment } = signals;
      const charge = chargeOf(value, { payment, liquidityFlag, block: block.number });
      const proof = toSolidityProof(decoded);
      return { kind: 'submitReport', ...report, proof, signals: decoded.signals, fxFallbackSig, charge };
    },
  };
}

import type { Clock } from '../../core/clock.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Address, Bytes32 } from '../../core/hex.ts';
import { parsePeriod } from '../../core/period.ts';
import { FX_MAX_AGE } from '../../core/policy.ts';
import { readSignals, toSolidityProof } from '../../core/report-proof.ts';
import type { EvmDomain } from '../../core/signing/index.ts';
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts';
import { type Caller, requireWallet, type SaveBuilt, type TransactionService } from '../transaction/index.ts';
import { type ReportInput, type SessionInput, ZKTLS_TIER } from './model.ts';
import type { ProofVerifierPort, ReportingChain } from './ports.ts';
import { checkAttestation, checkSignals, requireIssuer, requireOpen } from './rules.ts';

/** What a report must build on, all of it the chain's. */
export interface ReportBasis {
  readonly periodState: string;
  readonly unitsOutstanding: bigint;
  readonly priorIncomeCommitment: Bytes32;
  /** Payment-token base units for one minor unit of the income currency, WAD. */
  readonly fxRate: bigint;
  readonly fxUpdatedAt: Date;
  readonly domain: EvmDomain;
  /** Where the device asks for its attestation; null where the operator names none. */
  readonly verifierUrl: string | null;
}

export interface ReportingService {
  /** Read from the chain for each call. @throws NOT_FOUND, PERIOD_INVALID, CHAIN_UNAVAILABLE */
  basis(seriesKey: string, period: number): Promise<ReportBasis>;
  /**
   * Notes that the issuer's device starts a zkTLS session with a source. The answered function writes it.
   * @throws NOT_FOUND, NOT_ISSUER, PERIOD_INVALID
   */
  startSession(caller: Caller, input: SessionInput): Promise<(tx: Prisma.TransactionClient) => Promise<string>>;
  /**
   * Checks a report as the contract will, and builds `submitReport` for the issuer's wallet. A refusal leaves nothing
   * behind; the figure is nowhere in the input.
   *
   * @throws NOT_FOUND, WALLET_NOT_LINKED, PROOF_SHAPE, PROOF_INVALID, PERIOD_NOT_OPEN, SIGNATURE_NOT_CANONICAL,
   * FX_STALE, SIGNAL_MISMATCH, FX_MISMATCH, PRIOR_MISMATCH, ATTESTATION_INVALID, SIGNER_INACTIVE, CHAIN_UNAVAILABLE
   */
  prepareReport(caller: Caller, input: ReportInput): Promise<SaveBuilt>;
}

export function createReportingService(deps: {
  readonly db: PrismaClient;
  readonly chain: ReportingChain;
  readonly verifier: ProofVerifierPort;
  readonly verifierUrl?: string | undefined;
  readonly transactions: TransactionService;
  readonly clock: Clock;
}): ReportingService {
  const { db, chain, verifier, verifierUrl = null, transactions, clock } = deps;
  const domain: EvmDomain = { kind: 'evm', chainId: chain.chainId, verifyingContract: chain.contracts.hub };

  async function seriesRow(seriesKey: Bytes32, period: number) {
    const row = await db.series.findUnique({
      where: { key: seriesKey },
      select: { issuer: true, termsCommitment: true, currencyCode: true, firstPeriod: true, lastPeriod: true },
    });
    if (row === null) throw new AppError('NOT_FOUND');
    if (period < row.firstPeriod || period > row.lastPeriod) throw new AppError('PERIOD_INVALID');
    return { ...row, issuer: row.issuer as Address, termsCommitment: row.termsCommitment as Bytes32 };
  }

  return {
    async basis(key, number) {
      const seriesKey = key as Bytes32;
      const period = parsePeriod(number);
      const { currencyCode } = await seriesRow(seriesKey, period);
      const [periodState, series, fx] = await Promise.all([
        chain.periodState(seriesKey, period),
        chain.series(seriesKey),
        chain.fxRate(currencyCode),
      ]);
      return {
        periodState: periodState.value,
        unitsOutstanding: series.value.unitsOutstanding,
        priorIncomeCommitment: series.value.expectedPrior,
        fxRate: fx.value.rate,
        fxUpdatedAt: new Date(Number(fx.value.updatedAt) * 1000),
        domain,
        verifierUrl,
      };
    },

    async startSession(caller, { seriesKey, period, source }) {
      const { issuer } = await seriesRow(seriesKey, period);
      requireIssuer(caller, issuer);
      const data = { accountId: caller.accountId, seriesKey, period, source, startedAt: clock.now() };
      return async (tx) => (await tx.zktlsSession.create({ data, select: { id: true } })).id;
    },

    async prepareReport(caller, { seriesKey, period, proof, publicSignals, attestation, liquidityFlag }) {
      const { issuer, termsCommitment, currencyCode } = await seriesRow(seriesKey, period);
      requireWallet(caller, issuer);
      const decoded = verifier.verify({ proof, signals: publicSignals });
      const signals = readSignals(decoded.signals);

      const [periodState, series, fx, signers] = await Promise.all([
        chain.periodState(seriesKey, period),
        chain.series(seriesKey),
        chain.fxRate(currencyCode),
        chain.activeVerifierKeys([attestation.signer]),
      ]);
      requireOpen(period, periodState.value, series.value.nextPeriod);
      checkSignals(signals, {
        termsCommitment,
        series: series.value,
        fx: fx.value,
        at: fx.block.timestamp,
        fxMaxAge: FX_MAX_AGE,
      });
      checkAttestation(domain, attestation, { seriesKey, period, liquidityFlag, signals });
      if (signers.value.get(attestation.signer) !== true) throw new AppError('SIGNER_INACTIVE');

      return transactions.build({
        caller,
        wallet: issuer,
        call: {
          kind: 'submitReport',
          seriesKey,
          period,
          proof: toSolidityProof(decoded),
          signals: decoded.signals,
          tier: ZKTLS_TIER,
          liquidityFlag,
          attestation: attestation.signature,
          fxFallbackSig: '0x',
        },
      });
    },
  };
}

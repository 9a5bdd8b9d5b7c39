import type { Address } from '@income-series/protocol/address';
import { WAD } from '@income-series/protocol/amounts';
import type { Clock } from '@income-series/protocol/clock';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Bytes32 } from '@income-series/protocol/hex';
import { parsePeriod, periodEnd } from '@income-series/protocol/period';
import type { SigningDomain } from '@income-series/protocol/signing';
import type { Chains } from '../../chains/index.ts';
import type { Caller } from '../../core/caller.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { type PreparedCall, requireIssuer, requireWallet, type TransactionService } from '../transaction/index.ts';
import type { ReportChecks } from './checks.ts';
import { type ReportInput, type SessionInput, ZKTLS_TIER } from './model/index.ts';
import type { ReportingChain } from './model/ports.ts';
import { checkAttestation, isWithinFxBound } from './rules.ts';

/** The values that a report of a quarter must build on, read from the chain. */
export interface ReportBasis {
  /** Issuer and chain of the series, which decide who may read `fallbackRate`. */
  readonly issuer: Address;
  readonly chain: string;
  readonly periodState: string;
  readonly unitsOutstanding: bigint;
  readonly priorIncomeCommitment: Bytes32;
  /** The rate at the quarter's end, WAD; without one, the feed's last rate before that, or 0. */
  readonly fxRate: bigint;
  /** The time at which the feed published its last rate before the quarter's end. */
  readonly fxUpdatedAt: Date;
  /** True if the quarter is over and has no rate: the contract then refuses `fxRate`. */
  readonly fxStale: boolean;
  /** The attestor's signed rate to prove with, while it is not recorded on the chain; null if there is none. */
  readonly fallbackRate: bigint | null;
  readonly domain: SigningDomain;
  /** The URL of the verifier that attests a device's claim; null if the operator configured none. */
  readonly verifierUrl: string | null;
}

export interface ReportingService {
  /** Reads the basis of a report from the chain. @throws NOT_FOUND, PERIOD_INVALID, CHAIN_UNAVAILABLE */
  basis(chain: string, seriesKey: Bytes32, period: number): Promise<ReportBasis>;
  /**
   * Prepares the record of a zkTLS session that the issuer's device starts. The returned function writes the record and returns
   * its id.
   * @throws NOT_FOUND, NOT_ISSUER, PERIOD_INVALID
   */
  startSession(caller: Caller, input: SessionInput): Promise<(tx: Prisma.TransactionClient) => Promise<string>>;
  /**
   * Checks a report by the contract's rules, and builds `submitReport` for the issuer's wallet. The input does not contain the
   * income figure.
   *
   * @throws NOT_FOUND, WALLET_NOT_LINKED, PROOF_SHAPE, PROOF_INVALID, SERIES_ROUTED, PERIOD_NOT_OPEN,
   * SIGNATURE_NOT_CANONICAL, FX_STALE, FX_OUT_OF_BOUND, SIGNAL_MISMATCH, FX_MISMATCH, PRIOR_MISMATCH, ATTESTATION_INVALID,
   * SIGNER_INACTIVE, CHAIN_UNAVAILABLE
   */
  prepareReport(caller: Caller, input: ReportInput): Promise<PreparedCall>;
}

/** Creates the service of income reports. It checks proofs without the income figure, which it never gets. */
export function createReportingService(deps: {
  readonly chains: Chains<ReportingChain>;
  readonly checks: ReportChecks;
  readonly verifierUrl?: string | undefined;
  readonly transactions: TransactionService;
  readonly clock: Clock;
}): ReportingService {
  const { chains, checks, verifierUrl = null, transactions, clock } = deps;
  return {
    async basis(name, seriesKey, number) {
      const chain = chains.of(name);
      const period = parsePeriod(number);
      const { issuer } = await checks.findSeries(name, seriesKey, period);
      const [periodState, series, fx] = await Promise.all([
        chain.periodState(seriesKey, period),
        chain.series(seriesKey),
        chain.periodRate(seriesKey, period),
      ]);
      const { rate, last } = fx.value;
      const fxStale = rate === null && fx.block.timestamp >= periodEnd(period);
      const standIn = fxStale ? await checks.findStandIn(name, seriesKey, period) : null;
      return {
        issuer,
        chain: chain.name,
        periodState: periodState.value,
        unitsOutstanding: series.value.unitsOutstanding,
        priorIncomeCommitment: series.value.expectedPrior,
        fxRate: rate ?? (series.value.routed ? WAD : last.rate), // routed income is counted in the payment token
        fxUpdatedAt: new Date(Number(last.updatedAt) * 1000),
        fxStale,
        fallbackRate: standIn && isWithinFxBound(standIn.rate, last.rate) ? standIn.rate : null,
        domain: chain.domain,
        verifierUrl,
      };
    },

    async startSession(caller, { chain, seriesKey, period, source }) {
      const { issuer } = await checks.findSeries(chain, seriesKey, period);
      requireIssuer(caller, chain, issuer);
      const data = { accountId: caller.accountId, chain, seriesKey, period, source, startedAt: clock.now() };
      return async (tx) => (await tx.zktlsSession.create({ data, select: { id: true } })).id;
    },

    async prepareReport(caller, { attestation, liquidityFlag, ...claim }) {
      const { chain: name, seriesKey, period } = claim;
      const chain = chains.of(name);
      const series = await checks.findSeries(name, seriesKey, period);
      const wallet = requireWallet(caller, name, series.issuer);
      const [checked, signers] = await Promise.all([
        checks.check(series, claim),
        chain.activeVerifierKeys([attestation.signer]),
      ]);
      checkAttestation(chain.domain, attestation, {
        seriesKey,
        period,
        liquidityFlag,
        signals: checked.signals,
      });
      if (signers.value.get(attestation.signer) !== true) {
        throw new AppError('SIGNER_INACTIVE', { path: ['attestation', 'signer'] });
      }
      const { curve } = series;
      const report = { seriesKey, period, tier: ZKTLS_TIER, liquidityFlag, attestation: attestation.signature, curve };
      const call = await checks.makeCall(name, checked, report);
      return transactions.build({ caller, wallet, call, deadline: series.lateUntil });
    },
  };
}

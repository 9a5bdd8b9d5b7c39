import type { FxRate, SeriesOnChain } from '../../core/chain.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Address, Bytes32 } from '../../core/hex.ts';
import type { Period } from '../../core/period.ts';
import type { ReportSignals } from '../../core/report-proof.ts';
import { type EvmDomain, messageDigest, parseSignature, recoverSigner } from '../../core/signing/index.ts';
import type { Caller } from '../transaction/index.ts';
import { type Attestation, ZKTLS_TIER } from './model.ts';

/** Only the series' issuer reports. @throws NOT_ISSUER */
export function requireIssuer(caller: Caller, issuer: Address): void {
  if (!caller.wallets.includes(issuer)) throw new AppError('NOT_ISSUER');
}

/**
 * A report is taken while its period is open or late, by the contract's own word, and in order: a period before it must
 * be reported or missed. @throws PERIOD_NOT_OPEN
 */
export function requireOpen(period: Period, periodState: string, nextPeriod: number): void {
  const open = periodState === 'OPEN' || periodState === 'LATE';
  if (!open || period !== nextPeriod) throw new AppError('PERIOD_NOT_OPEN');
}

export interface ReportFacts {
  readonly termsCommitment: Bytes32;
  readonly series: Pick<SeriesOnChain, 'unitsOutstanding' | 'expectedPrior'>;
  readonly fx: FxRate;
  /** Time of the block the rate was read at, unix seconds. */
  readonly at: bigint;
  /** Oldest rate the contract still takes, seconds. */
  readonly fxMaxAge: bigint;
}

/**
 * The first four public signals are the chain's own. The fifth is the attested commitment (`checkAttestation`), the
 * sixth follows from the proof.
 *
 * @throws FX_STALE, SIGNAL_MISMATCH, FX_MISMATCH, PRIOR_MISMATCH
 */
export function checkSignals(signals: ReportSignals, facts: ReportFacts): void {
  const { fx, series } = facts;
  if (fx.rate === 0n || facts.at > fx.updatedAt + facts.fxMaxAge) throw new AppError('FX_STALE');
  if (signals.termsCommitment !== facts.termsCommitment) throw new AppError('SIGNAL_MISMATCH');
  if (signals.unitsOutstanding !== series.unitsOutstanding) throw new AppError('SIGNAL_MISMATCH');
  if (signals.fxRate !== fx.rate) throw new AppError('FX_MISMATCH');
  if (signals.priorCommitment !== series.expectedPrior) throw new AppError('PRIOR_MISMATCH');
}

/**
 * The attestation is a canonical signature of its named signer over REPORT with this report's own commitments.
 *
 * @throws SIGNATURE_NOT_CANONICAL, ATTESTATION_INVALID
 */
export function checkAttestation(
  domain: EvmDomain,
  attestation: Attestation,
  report: {
    readonly seriesKey: Bytes32;
    readonly period: Period;
    readonly liquidityFlag: number;
    readonly signals: Pick<ReportSignals, 'priorCommitment' | 'incomeCommitment'>;
  },
): void {
  if (parseSignature(attestation.signature) === null) throw new AppError('SIGNATURE_NOT_CANONICAL');
  const { seriesKey, period, liquidityFlag, signals } = report;
  const { priorCommitment, incomeCommitment } = signals;
  const message = { seriesKey, period, priorCommitment, incomeCommitment, tier: ZKTLS_TIER, liquidityFlag };
  const signer = recoverSigner(messageDigest(domain, 'REPORT', message), attestation.signature);
  if (signer === null || signer !== attestation.signer) throw new AppError('ATTESTATION_INVALID');
}

import type { PeriodRate, SeriesOnChain } from '@income-series/protocol/chain';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Bytes32, Hex, KeyAddress } from '@income-series/protocol/hex';
import type { Period } from '@income-series/protocol/period';
import { BPS, FX_FALLBACK_BOUND_BPS, FX_LIMIT } from '@income-series/protocol/policy';
import type { ReportSignals } from '@income-series/protocol/report-proof';
import { requireSignedBy, type SigningDomain } from '@income-series/protocol/signing';
import { type ReportAttestation, ZKTLS_TIER } from './model/index.ts';

/**
 * Requires that the chain accepts a report of the period: it is open, late or deferred, and all earlier periods are reported
 * or missed. @throws PERIOD_NOT_OPEN
 */
export function requireOpen(period: Period, periodState: string, nextPeriod: number): void {
  const open = ['OPEN', 'LATE', 'DEFERRED'].includes(periodState);
  if (!open || period !== nextPeriod) throw new AppError('PERIOD_NOT_OPEN');
}

/**
 * True if a signed rate may replace the feed's last rate before the quarter's end. Both are WAD. The rate must be in the
 * circuit's range, and, as in the contract, |rate - last| * 10,000 <= last * FX_FALLBACK_BOUND_BPS.
 */
export function isWithinFxBound(rate: bigint, last: bigint): boolean {
  const distance = rate > last ? rate - last : last - rate;
  return rate > 0n && rate < FX_LIMIT && distance * BPS <= last * FX_FALLBACK_BOUND_BPS;
}

/** A rate that an attestor signed for one period of a series, because the feed has none. */
export interface FxStandIn {
  readonly rate: bigint;
  readonly signer: KeyAddress;
  /** The signature over FX: 65 bytes r, s, v. */
  readonly signature: Hex;
}

export interface FxFacts {
  readonly fx: PeriodRate;
  readonly standIn?: FxStandIn | null;
  /** True when a tier-3 case is opened: a quarter without a rate then also accepts the feed's last rate before its end. */
  readonly opening?: boolean;
}

/**
 * The rates that a report may be proven with: the quarter's own rate if the contract has one, else the attestor's signed rate. When
 * a tier-3 case is opened, the feed's last rate is accepted beside the signed rate, or in its place.
 *
 * @throws FX_STALE if there is neither, FX_OUT_OF_BOUND if the signed rate is too far from the feed's last rate before the
 * quarter's end
 */
export function acceptedRates(facts: FxFacts): readonly bigint[] {
  const { fx, standIn = null, opening = false } = facts;
  if (fx.rate !== null) return [fx.rate];
  const feedRates = opening && fx.last.rate > 0n ? [fx.last.rate] : [];
  if (standIn === null && feedRates.length === 0) throw new AppError('FX_STALE');
  if (standIn === null) return feedRates;
  if (!opening && !isWithinFxBound(standIn.rate, fx.last.rate)) throw new AppError('FX_OUT_OF_BOUND');
  return [standIn.rate, ...feedRates];
}

export interface ReportFacts extends FxFacts {
  readonly termsCommitment: Bytes32;
  readonly series: Pick<SeriesOnChain, 'unitsOutstanding' | 'expectedPrior'>;
}

/**
 * Requires that the first four public signals match the chain. The fifth, the income commitment, is checked by
 * `checkAttestation`; the sixth, the payment, is proven.
 *
 * @throws FX_STALE, FX_OUT_OF_BOUND, SIGNAL_MISMATCH, FX_MISMATCH, PRIOR_MISMATCH
 */
export function checkSignals(signals: ReportSignals, facts: ReportFacts): void {
  const { series } = facts;
  const rates = acceptedRates(facts);
  if (signals.termsCommitment !== facts.termsCommitment) throw new AppError('SIGNAL_MISMATCH');
  if (signals.unitsOutstanding !== series.unitsOutstanding) throw new AppError('SIGNAL_MISMATCH');
  if (!rates.includes(signals.fxRate)) throw new AppError('FX_MISMATCH');
  if (signals.priorCommitment !== series.expectedPrior) throw new AppError('PRIOR_MISMATCH');
}

/**
 * Requires that the attestation is a canonical signature by its signer over REPORT with this report's commitments.
 *
 * @throws SIGNATURE_NOT_CANONICAL, ATTESTATION_INVALID
 */
export function checkAttestation(
  domain: SigningDomain,
  attestation: ReportAttestation,
  report: {
    readonly seriesKey: Bytes32;
    readonly period: Period;
    readonly liquidityFlag: number;
    readonly signals: Pick<ReportSignals, 'priorCommitment' | 'incomeCommitment'>;
  },
): void {
  const { seriesKey, period, liquidityFlag, signals } = report;
  const { priorCommitment, incomeCommitment } = signals;
  const message = { seriesKey, period, priorCommitment, incomeCommitment, tier: ZKTLS_TIER, liquidityFlag };
  const { signer: key, signature } = attestation;
  requireSignedBy(domain, 'REPORT', message, { key, signature, foreign: 'ATTESTATION_INVALID' });
}

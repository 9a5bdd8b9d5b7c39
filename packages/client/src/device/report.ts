import type { Wad } from '@income-series/protocol/amounts';
import {
  type IncomeOpening,
  incomeCommitment,
  opensIncome,
  termsCommitment,
  ZERO_OPENING,
} from '@income-series/protocol/commitments';
import { AppError } from '@income-series/protocol/errors/app-error';
import { bytes32ToField } from '@income-series/protocol/field';
import type { Bytes32 } from '@income-series/protocol/hex';
import { computePayment } from '@income-series/protocol/payment';
import { type Period, yearOf } from '@income-series/protocol/period';
import type { EncodedProof, EncodedSignals } from '@income-series/protocol/report-proof';
import { incomeSalt } from '@income-series/protocol/salts';
import { assertFx, assertPayment, assertUnits, type PrivateTerms } from '@income-series/protocol/terms';
import type { ReportProver, ReportWitness } from '../prover/prove.ts';
import type { DeviceStore } from './store.ts';

/** The values of a report: the issuer's figure and terms, and the chain's values. */
export interface IncomeReportInput {
  readonly seriesKey: Bytes32;
  readonly period: Period;
  readonly terms: PrivateTerms;
  /** The units outstanding on the chain at the time of the report. */
  readonly unitsOutstanding: bigint;
  /** The chain's FX rate, WAD: base units of the payment token for one minor unit of the income currency. */
  readonly fxRate: Wad;
  /** The prior commitment that the chain expects; `ZERO_PRIOR` for the first report of a year. */
  readonly priorCommitment: Bytes32;
  /** The income from the year's start to the period's end, in minor units. */
  readonly ytd: bigint;
}

export interface IncomeReport {
  readonly seriesKey: Bytes32;
  readonly period: Period;
  readonly proof: EncodedProof;
  readonly signals: EncodedSignals;
  readonly incomeCommitment: Bytes32;
  readonly priorCommitment: Bytes32;
  /** The payment that the proof shows, in base units of the payment token. */
  readonly payment: bigint;
  /** Both openings are secret: send them only to the verifier, or sealed to an attestor. */
  readonly opening: IncomeOpening;
  readonly priorOpening: IncomeOpening;
}

export interface ReportDevice {
  /** The device secret, 32 bytes, from which every income salt is derived. */
  readonly secret: Uint8Array;
  readonly store: DeviceStore;
  readonly prover: ReportProver;
}

const NO_PRIOR =
  'This device has no opening of the prior commitment: import the export of the device that made the last report.';

/** Finds the opening of the prior commitment: the zero opening, or a stored one of an earlier quarter. @throws OPENING_MISMATCH */
async function findPrior(store: DeviceStore, input: IncomeReportInput): Promise<IncomeOpening> {
  const stored = await store.ofYear(input.seriesKey, yearOf(input.period));
  const candidates = [ZERO_OPENING, ...stored.filter(({ period }) => period < input.period)];
  const prior = candidates.find((opening) => opensIncome(opening, input.priorCommitment));
  if (prior === undefined) throw new AppError('OPENING_MISMATCH', { message: NO_PRIOR });
  return { ytd: prior.ytd, salt: prior.salt };
}

/** The inputs of the circuit: the six public signals, and the private numbers from which they are computed. */
function buildWitness(input: IncomeReportInput, opening: IncomeOpening, prior: IncomeOpening): ReportWitness {
  const { terms, fxRate, unitsOutstanding } = input;
  const payment = computePayment({
    units: assertUnits(unitsOutstanding),
    r: terms.r,
    fx: assertFx(fxRate),
    theta: terms.theta,
    ytd: opening.ytd,
    prior: prior.ytd,
  });
  return {
    termsCommitment: bytes32ToField(termsCommitment(terms)),
    unitsOutstanding,
    fxRate,
    priorCommitment: bytes32ToField(input.priorCommitment),
    incomeCommitment: bytes32ToField(incomeCommitment(opening)),
    payment: assertPayment(payment),
    theta: terms.theta,
    r: terms.r,
    currency: BigInt(terms.currencyCode),
    indexing: BigInt(terms.indexingRule),
    termsSalt: terms.termsSalt,
    ytd: opening.ytd,
    ytdSalt: opening.salt,
    priorYtd: prior.ytd,
    priorSalt: prior.salt,
  };
}

/**
 * Creates the report of a period: commits to the figure, computes and proves the payment, and stores the opening. A figure
 * below the prior figure gives a payment of 0, which is proven as well.
 * @throws OPENING_MISMATCH if the device has no opening of the prior commitment; TERMS_OUT_OF_RANGE for a number that is too
 *   large for the circuit
 */
export async function createIncomeReport(device: ReportDevice, input: IncomeReportInput): Promise<IncomeReport> {
  const { seriesKey, period } = input;
  const opening: IncomeOpening = { ytd: input.ytd, salt: incomeSalt(device.secret, seriesKey, period) };
  const commitment = incomeCommitment(opening);
  const priorOpening = await findPrior(device.store, input);
  const witness = buildWitness(input, opening, priorOpening);
  const { proof, signals } = await device.prover.prove(witness);
  await device.store.add(seriesKey, { period, ...opening });
  return {
    seriesKey,
    period,
    proof,
    signals,
    incomeCommitment: commitment,
    priorCommitment: input.priorCommitment,
    payment: witness.payment,
    opening,
    priorOpening,
  };
}

import type { ReportProver, ReportWitness } from '../../../../src/adapters/prover/prove.ts';
import type { Wad } from '../../../../src/core/amounts.ts';
import {
  type IncomeOpening,
  incomeCommitment,
  opensIncome,
  termsCommitment,
  ZERO_OPENING,
} from '../../../../src/core/commitments.ts';
import { AppError } from '../../../../src/core/errors/app-error.ts';
import { bytes32ToField } from '../../../../src/core/field.ts';
import type { Bytes32 } from '../../../../src/core/hex.ts';
import { computePayment } from '../../../../src/core/payment.ts';
import { type Period, yearOf } from '../../../../src/core/period.ts';
import type { EncodedProof, EncodedSignals } from '../../../../src/core/report-proof.ts';
import { incomeSalt } from '../../../../src/core/salts.ts';
import { assertFx, assertPayment, assertUnits, type PrivateTerms } from '../../../../src/core/terms.ts';
import type { DeviceStore } from './store.ts';

export interface IncomeReportInput {
  readonly seriesKey: Bytes32;
  readonly period: Period;
  readonly terms: PrivateTerms;
  /** The chain's, at the time of the report. */
  readonly unitsOutstanding: bigint;
  /** Payment-token base units a minor unit of the income currency, WAD; the chain's. */
  readonly fxRate: Wad;
  /** The prior that the chain holds for this period: `ZERO_PRIOR` for the first report of a year. */
  readonly priorCommitment: Bytes32;
  /** Income from the year's start to the period's end, minor units. */
  readonly ytd: bigint;
}

export interface IncomeReport {
  readonly seriesKey: Bytes32;
  readonly period: Period;
  readonly proof: EncodedProof;
  readonly signals: EncodedSignals;
  readonly incomeCommitment: Bytes32;
  readonly priorCommitment: Bytes32;
  /** What falls due, base units of the payment token. */
  readonly payment: bigint;
  /** Secret: for the verifier's memory, or an attestor's envelope. Never part of a submission. */
  readonly opening: IncomeOpening;
  readonly priorOpening: IncomeOpening;
}

export interface ReportDevice {
  /** The device secret: 32 bytes, from which every income salt follows. */
  readonly secret: Uint8Array;
  readonly store: DeviceStore;
  readonly prover: ReportProver;
}

/** The opening of the chain's prior: the zero opening, or one kept for an earlier quarter. @throws OPENING_MISMATCH */
async function findPrior(store: DeviceStore, input: IncomeReportInput): Promise<IncomeOpening> {
  const kept = await store.ofYear(input.seriesKey, yearOf(input.period));
  const candidates = [ZERO_OPENING, ...kept.filter(({ period }) => period < input.period)];
  const found = candidates.find((opening) => opensIncome(opening, input.priorCommitment));
  if (found === undefined) throw new AppError('OPENING_MISMATCH');
  return { ytd: found.ytd, salt: found.salt };
}

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
 * Makes a period's report: commits to the figure, computes the payment, proves it, and keeps the opening before it
 * hands the report over.
 * A figure below the prior's owes nothing and is proven like any other.
 * @throws OPENING_MISMATCH where the device keeps no opening of the chain's prior; TERMS_OUT_OF_RANGE for a number the
 *   circuit cannot hold
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

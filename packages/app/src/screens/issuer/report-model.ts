import {
  AppError,
  computePayment,
  createIncomeReport,
  currencyNumber,
  groth16Input,
  INDEXING_RULES,
  type IncomeReport,
  type IncomeReportInput,
  incomeCommitment,
  incomeSalt,
  readPeriod,
  termsCommitment,
  ZERO_PRIOR,
} from '@income-series/client';
import { markChanged, openDevice, readDevice } from '../../device/device.ts';
import { currencyToken, parseDecimal } from '../../format/money.ts';
import type { PersonSession } from '../../gateway/session.ts';
import type { ReportScreenQuery } from '../../generated/operations.ts';
import type { PriorReport } from './income-decrease.tsx';
import { keepReport, readOwnReport } from './kept-report.ts';
import { createPageProver, type ProofStep } from './prover.ts';
import { requireTerms, termsPlace } from './report-terms.ts';

export type ReportedSeries = NonNullable<ReportScreenQuery['series']>;
export type ReportCase = ReportedSeries['tier3Cases']['nodes'][number];

/** Whether the income was money. */
export type Liquidity = 'CASH' | 'NON_CASH';

/** The values that a report is made from, without the income. */
export type ReportFigures = Omit<IncomeReportInput, 'ytd'>;

/** The figures of a report, or the sentence that says why there are none. */
export function figuresOf(series: ReportedSeries, quarter: string): ReportFigures | string {
  const { reportBasis: basis, terms, currency, indexingRule } = series;
  const period = readPeriod(quarter);
  if (!basis || period === null) return 'The chain does not know this quarter of the series.';
  if (!terms.theta || !terms.rate || !terms.termsSalt)
    return 'The private terms are read by the issuer of this series alone. Sign in with its wallet.';
  const currencyCode = currencyNumber(currency ?? '');
  if (currencyCode === null) return 'The currency of this series is not known.';
  const fxRate = BigInt(basis.fxStale ? (basis.fallbackRate ?? basis.fxRate) : basis.fxRate);
  if (fxRate === 0n) return 'The quarter has no exchange rate yet. An attestor can sign one.';
  return {
    seriesKey: series.key,
    period,
    terms: {
      theta: BigInt(terms.theta),
      r: BigInt(terms.rate),
      termsSalt: BigInt(terms.termsSalt),
      currencyCode,
      indexingRule: INDEXING_RULES[indexingRule],
    },
    unitsOutstanding: BigInt(basis.unitsOutstanding),
    fxRate,
    priorCommitment: basis.priorIncomeCommitment,
  };
}

/** Reads an income that a person wrote; null for a text that is none. */
export const readIncome = (text: string, currency: string | null | undefined): bigint | null =>
  parseDecimal(text, currencyToken(currency).decimals ?? 2);

/** The payment of an income of the year, after a report of the income `prior`. */
export const paymentOf = ({ terms, unitsOutstanding, fxRate }: ReportFigures, ytd: bigint, prior: bigint): bigint =>
  computePayment({ units: unitsOutstanding, r: terms.r, fx: fxRate, theta: terms.theta, ytd, prior });

/** The most that a report takes from the issuer's wallet: its payment, and what accrued before it and falls due with it. */
export const mostOf = ({ accruedTotal }: ReportedSeries, payment: bigint): bigint =>
  payment + BigInt(accruedTotal ?? 0);

/** The figures of this device for a year. */
export interface DeviceFigures {
  /** The income of the year to this quarter's end, if this device has proven it before. */
  readonly own: bigint | null;
  /** The figure of the report before, 0 if this is the year's first; null if this device does not have it. */
  readonly prior: bigint | null;
  /** The report before; null if this is the year's first, or if this device does not have it. */
  readonly priorReport: PriorReport | null;
}

/** Reads what this device has of the quarter's year. */
export async function readDeviceFigures({ seriesKey, period, priorCommitment }: ReportFigures): Promise<DeviceFigures> {
  const { store } = await openDevice();
  const year = Math.trunc(period / 10);
  const openings = await store.ofYear(seriesKey, year);
  const priorReport = openings.find(
    (opening) => opening.period < period && incomeCommitment(opening) === priorCommitment,
  );
  const report = await readOwnReport({ seriesKey, period });
  return {
    own: report?.opening.ytd ?? openings.filter((opening) => opening.period === period).at(-1)?.ytd ?? null,
    prior: priorCommitment === ZERO_PRIOR ? 0n : (priorReport?.ytd ?? null),
    priorReport: priorReport ?? null,
  };
}

/** An issuer with the series that a report is of. */
export interface Issuer {
  readonly person: PersonSession;
  readonly series: ReportedSeries;
}

/**
 * Proves a report on this device, once its terms are those of the series. Its opening and its proof are in the device's store before
 * this returns.
 * @throws DeviceError, TermsError, UncheckedTermsError
 */
export async function proveReport(
  { person, series }: Issuer,
  figures: ReportFigures,
  ytd: bigint,
  onStep: (step: ProofStep) => void,
): Promise<IncomeReport> {
  await requireTerms(person, termsPlace(series), termsCommitment(figures.terms));
  const device = await openDevice();
  const report = await createIncomeReport({ ...device, prover: createPageProver(onStep) }, { ...figures, ytd });
  await keepReport(figures, report);
  await markChanged();
  return report;
}

/**
 * Proves again the income that this device has proven for the quarter, with the chain's present rate and units.
 * @throws DeviceError OPENING_MISMATCH if this device does not have the income; TermsError, UncheckedTermsError
 */
export async function proveAgain(issuer: Issuer, quarter: string): Promise<IncomeReport> {
  const figures = figuresOf(issuer.series, quarter);
  if (typeof figures === 'string') throw new Error(figures);
  const { own } = await readDeviceFigures(figures);
  if (own === null) throw new AppError('OPENING_MISMATCH');
  return proveReport(issuer, figures, own, () => {});
}

/** The fields that a report has in every mutation that takes one. */
export const provenInput = ({ proof, signals }: IncomeReport) => ({
  proof: groth16Input(proof),
  publicSignals: signals,
});

/**
 * The public signals for the income that this device has proven for a quarter, computed with the chain's present rate and units; null if
 * it does not have the income.
 */
export async function readSignals(series: ReportedSeries, quarter: string): Promise<readonly string[] | null> {
  const figures = figuresOf(series, quarter);
  if (typeof figures === 'string') return null;
  const { own, prior } = await readDeviceFigures(figures);
  const device = await readDevice();
  if (own === null || prior === null || device === null) return null;
  const { seriesKey, period, terms, unitsOutstanding, fxRate, priorCommitment } = figures;
  const income = incomeCommitment({ ytd: own, salt: incomeSalt(device.secret, seriesKey, period) });
  const signals = [termsCommitment(terms), unitsOutstanding, fxRate, priorCommitment, income];
  return [...signals, paymentOf(figures, own, prior)].map((signal) => `${BigInt(signal)}`);
}

import type { IncomeReport, IncomeReportInput } from '@income-series/client';
import { removeValue } from '../../device/database.ts';
import { readSealed, writeSealed } from '../../device/sealed-value.ts';

/** Writes a bigint as an object with its text, because JSON has no number of this size; `readBigint` reads it. */
const writeBigint = (_: string, value: unknown) => (typeof value === 'bigint' ? { bigint: `${value}` } : value);

function readBigint(_: string, value: unknown): unknown {
  const { bigint } = (value ?? {}) as { readonly bigint?: unknown };
  return typeof bigint === 'string' ? BigInt(bigint) : value;
}

/** The values that a report is proven from, without the income. A proof is valid while they are the chain's. */
type ProvenFigures = Omit<IncomeReportInput, 'ytd'>;
type ReportPlace = Pick<ProvenFigures, 'seriesKey' | 'period'>;

const nameOf = ({ seriesKey, period }: ReportPlace) => `report ${seriesKey} ${period}`;

/** Keeps a proven report in this browser, sealed under its secret, so that the page goes on with it after a reload. */
export const keepReport = (figures: ProvenFigures, report: IncomeReport): Promise<void> =>
  writeSealed(nameOf(figures), JSON.stringify({ figures, report }, writeBigint));

interface KeptRecord {
  readonly figures: ProvenFigures;
  readonly report: IncomeReport;
}

async function readRecord(place: ReportPlace): Promise<KeptRecord | null> {
  const text = await readSealed(nameOf(place));
  const record = text === null ? null : (JSON.parse(text, readBigint) as KeptRecord);
  const isOfPlace = record?.report.seriesKey === place.seriesKey && record.report.period === place.period;
  return isOfPlace ? record : null;
}

/** The report that this device last proved for a quarter, even if its rate, units or terms are out of date; null if there is none. */
export const readOwnReport = async (place: ReportPlace): Promise<IncomeReport | null> =>
  (await readRecord(place))?.report ?? null;

/** The proven report of a quarter; null if there is none, or if its rate, units or terms are no longer the chain's. */
export async function readReport(figures: ProvenFigures): Promise<IncomeReport | null> {
  const record = await readRecord(figures);
  return record && JSON.stringify(record.figures, writeBigint) === JSON.stringify(figures, writeBigint)
    ? record.report
    : null;
}

/** Forgets the proof of a quarter that is reported. */
export const forgetReport = (place: ReportPlace): Promise<unknown> => removeValue(nameOf(place));

import type { IncomeReport, IncomeReportInput } from '@income-series/client/issuer';
import type { Token } from '../formats.ts';
import type { ReportScreenQuery } from '../generated/operations.ts';

type Series = NonNullable<ReportScreenQuery['series']>;

/** The quarter of a series that a report is of, and the account that reports it. */
export interface ReportPlace {
  /** The global id of the account. */
  readonly account: string;
  readonly series: Series;
  readonly basis: NonNullable<Series['reportBasis']>;
  readonly token: Token;
  /** The quarter, as `2027-Q1`. */
  readonly period: string;
}

/** A report with the terms by which it was proven. */
export interface ProvenReport extends IncomeReport, Pick<IncomeReportInput, 'terms'> {}

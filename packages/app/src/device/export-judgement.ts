import { incomeCommitment, incomeSalt, type KeptOpening, printPeriod } from '@income-series/client';

/**
 * The judgement on an export’s secret by its reports of a series. `own`: the secret made a report of the account. `possible`: nothing
 * proves or disproves that. `other`: the file has a report of another secret, or of a series that is not the account’s.
 */
export type ReportsJudgement = 'own' | 'possible' | 'other';

/**
 * Judges a secret by the openings of one of the account’s series. Anybody can write an opening, and an attestor knows those that it
 * signed. But salts are derived from the secret, so its owner alone can write an opening with such a salt that fits a report.
 * @param commitments the income’s commitments of the series’ reports, by quarter
 */
export function judgeOpenings(
  secret: Uint8Array,
  openings: readonly KeptOpening[],
  commitments: ReadonlyMap<string, string | null>,
): ReportsJudgement {
  if (openings.some(({ seriesKey, period, salt }) => salt !== incomeSalt(secret, seriesKey, period))) return 'other';
  const fits = openings.some((opening) => incomeCommitment(opening) === commitments.get(printPeriod(opening.period)));
  return fits ? 'own' : 'possible';
}

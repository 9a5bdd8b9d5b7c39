import { type IncomeOpening, opensIncome, ZERO_PRIOR } from './commitments.ts';
import { isCanonical } from './field.ts';
import type { Bytes32 } from './hex.ts';
import { isFirstOfYear, type Period } from './period.ts';

/** The openings of a tier-3 report's two income commitments, which the issuer seals for the attestor. */
export interface CaseOpening {
  readonly income: IncomeOpening;
  readonly prior: IncomeOpening;
}

const KEYS = ['priorSalt', 'priorYtd', 'salt', 'ytd'];
const DECIMAL = /^(0|[1-9][0-9]{0,76})$/;

/** Reads an opening from JSON: an object of four decimal texts. Null for any other value. */
export function readCaseOpening(json: unknown): CaseOpening | null {
  if (typeof json !== 'object' || json === null || Object.keys(json).sort().join() !== KEYS.join()) return null;
  const values = KEYS.map((key) => (json as Readonly<Record<string, unknown>>)[key]);
  if (!values.every((value) => typeof value === 'string' && DECIMAL.test(value))) return null;
  // The values are in the order of `KEYS`.
  const [priorSalt, priorYtd, salt, ytd] = values.map((value) => BigInt(String(value))) as [
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  if (!isCanonical(salt) || !isCanonical(priorSalt)) return null;
  return { income: { ytd, salt }, prior: { ytd: priorYtd, salt: priorSalt } };
}

/** The quarter of a report and its two income commitments. */
export interface ReportCommitments {
  readonly period: Period;
  readonly incomeCommitment: Bytes32;
  readonly priorCommitment: Bytes32;
}

/**
 * Names the commitment that an opening does not open; null if it opens both. Returns `firstQuarter` if the report of a year's first
 * quarter commits to a prior figure, because no quarter precedes it.
 */
export function openingFault(
  { income, prior }: CaseOpening,
  { period, incomeCommitment, priorCommitment }: ReportCommitments,
): 'incomeCommitment' | 'priorCommitment' | 'firstQuarter' | null {
  if (!opensIncome(income, incomeCommitment)) return 'incomeCommitment';
  if (!opensIncome(prior, priorCommitment)) return 'priorCommitment';
  return isFirstOfYear(period) && priorCommitment !== ZERO_PRIOR ? 'firstQuarter' : null;
}

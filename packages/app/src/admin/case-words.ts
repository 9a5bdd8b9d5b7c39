import { cleanText, formatMoney, formatPeriod, formatTime, NOTHING, shortKey } from '../formats.ts';
import type {
  AnnualCaseState,
  CaseCloseReason,
  CaseSeriesFragment,
  EndCaseFragment,
  ExtinguishmentState,
  FxFallbackState,
  HardshipDecisionCode,
  HardshipState,
  PauseCaseFragment,
  RateCaseFragment,
  ReviewCaseFragment,
  Tier3CaseState,
  YearCaseFragment,
} from '../generated/operations.ts';
import { tokenOf } from '../market/token.ts';
import { minorDigits } from '../series/income.ts';

/** A record of a series that somebody other than its issuer has a part in. */
export type CaseRow = PauseCaseFragment | ReviewCaseFragment | YearCaseFragment | RateCaseFragment | EndCaseFragment;

/** The kinds of cases, as a text of the address names them. */
export type SeriesCaseKind = 'pause' | 'report' | 'year' | 'rate' | 'end';

/** The step that the wallet of an admin may take for a case now. The chain takes it from anybody. */
export type CaseStep = 'END_PAUSE' | 'RECORD_RATE';

const KIND_OF: Readonly<Record<CaseRow['__typename'], SeriesCaseKind>> = {
  HardshipRequest: 'pause',
  Tier3Case: 'report',
  AnnualCase: 'year',
  FxFallback: 'rate',
  ExtinguishmentRequest: 'end',
};

/** Tests that the records of a type are cases. */
export const isCaseType = (type: string | undefined): boolean => type !== undefined && Object.hasOwn(KIND_OF, type);

/** Tests that a record is a case. */
export const isCase = (record: { readonly __typename?: string }): record is CaseRow => isCaseType(record.__typename);

interface Standing {
  /** The quarter or the year; null for a case about neither. */
  readonly about: string | null;
  readonly since: string;
  readonly state: string;
  /** A sentence about who acts next. */
  readonly next: string;
  /** Null while nothing is for an admin to do. */
  readonly step: CaseStep | null;
}

export interface CaseWords extends Standing {
  readonly kind: SeriesCaseKind;
}

/** The names of the kinds, for several cases and for one. */
export const KINDS: Readonly<Record<SeriesCaseKind, readonly [several: string, one: string]>> = {
  pause: ['Pauses', 'Pause'],
  report: ['Reviews of reports', 'Review of a report'],
  year: ['Reviews of years', 'Review of a year'],
  rate: ['FX rates', 'FX rate'],
  end: ['Extinguishments', 'Extinguishment'],
};

export const PAUSE_STATES: Readonly<Record<HardshipState, string>> = {
  PREPARED: 'Not on the chain yet',
  REQUESTED: 'Asked',
  APPROVED: 'Approved',
  ENDED: 'Ended',
  REFUSED: 'Refused',
  WITHDRAWN: 'Withdrawn',
};
export const REPORT_STATES: Readonly<Record<Tier3CaseState, string>> = {
  OPEN: 'Open',
  ATTESTED: 'Signed',
  REPORTED: 'Reported',
  CLOSED: 'Closed',
};
export const YEAR_STATES: Readonly<Record<AnnualCaseState, string>> = {
  OPEN: 'Open',
  SIGNED: 'Signed',
  LANDED: 'On the chain',
  CLOSED: 'Closed',
};
export const RATE_STATES: Readonly<Record<FxFallbackState, string>> = {
  REQUESTED: 'Asked',
  SIGNED: 'Signed',
  USED: 'Recorded',
};
export const END_STATES: Readonly<Record<ExtinguishmentState, string>> = {
  OPEN: 'Open',
  ONE_SIGNED: 'Signed by one',
  BOTH_SIGNED: 'Signed by both',
  RELAYED: 'Extinguished',
  RELAY_REFUSED: 'Refused by the chain',
  VOIDED: 'Voided',
};

/** The reasons of an attestor’s decision on a pause. */
export const PAUSE_REASONS: Readonly<Record<HardshipDecisionCode, string>> = {
  INCOME_LOSS: 'the income is lost',
  ILLNESS: 'illness',
  CARE: 'the issuer cares for another person',
  DISASTER: 'a disaster',
  NOT_HARDSHIP: 'the reason is not a hardship',
  EVIDENCE_INSUFFICIENT: 'the evidence does not show the hardship',
  EVIDENCE_UNREADABLE: 'the evidence cannot be read',
  CONFLICT_OF_INTEREST: 'the attestor cannot judge this issuer',
};

const CLOSE_REASONS: Readonly<Record<CaseCloseReason, string>> = {
  CONFLICT_OF_INTEREST: 'The attestor cannot judge this issuer.',
  DOCUMENTS_INSUFFICIENT: 'The documents do not show the figure.',
  FIGURE_MISMATCH: 'The documents show another figure.',
  OTHER: 'The attestor had another reason.',
  WITHDRAWN: 'The issuer withdrew it.',
};

const NOBODY = 'Nothing is left to do.';
const sayAttestor = (key: string | null) =>
  key === null ? 'The attestor decides.' : `The attestor with the key ${shortKey(key)} decides.`;
const sayClosed = (reason: CaseCloseReason | null) => (reason === null ? NOBODY : CLOSE_REASONS[reason]);

/** @param nowMs the time of the series’ chain; null while it is not known */
function describePause(row: PauseCaseFragment, nowMs: number | null): Standing {
  const { pauseState, pauseKey, pauseEndsAt, endedAt, decisionCode, series } = row;
  const end = pauseEndsAt === null ? Number.POSITIVE_INFINITY : Date.parse(pauseEndsAt);
  const isOver = pauseState === 'APPROVED' && series?.state === 'PAUSED' && nowMs !== null && nowMs >= end;
  const next: Readonly<Record<HardshipState, string>> = {
    PREPARED: 'The issuer sends it.',
    REQUESTED: sayAttestor(pauseKey),
    APPROVED: isOver
      ? `The pause is over since ${formatTime(pauseEndsAt)}. A keeper ends it, or anybody who sends the transaction.`
      : `The pause runs until ${formatTime(pauseEndsAt)}. Only the issuer may end it before.`,
    ENDED: `The pause ended at ${formatTime(endedAt)}.`,
    REFUSED: decisionCode === null ? NOBODY : `The attestor’s reason: ${PAUSE_REASONS[decisionCode]}.`,
    WITHDRAWN: NOBODY,
  };
  return {
    about: null,
    since: row.openedAt,
    state: PAUSE_STATES[pauseState],
    next: next[pauseState],
    step: isOver ? 'END_PAUSE' : null,
  };
}

function describeReview(row: ReviewCaseFragment): Standing {
  const { reviewState, reviewKey, closedReason } = row;
  const next: Readonly<Record<Tier3CaseState, string>> = {
    OPEN: sayAttestor(reviewKey),
    ATTESTED: 'The issuer sends the report.',
    REPORTED: NOBODY,
    CLOSED: sayClosed(closedReason),
  };
  return {
    about: formatPeriod(row.period),
    since: row.openedAt,
    state: REPORT_STATES[reviewState],
    next: next[reviewState],
    step: null,
  };
}

function describeYear(row: YearCaseFragment): Standing {
  const { yearState, yearKey, closedReason } = row;
  const next: Readonly<Record<AnnualCaseState, string>> = {
    OPEN: sayAttestor(yearKey),
    SIGNED: 'The issuer sends the adjustment.',
    LANDED: NOBODY,
    CLOSED: sayClosed(closedReason),
  };
  return {
    about: `${row.year}`,
    since: row.openedAt,
    state: YEAR_STATES[yearState],
    next: next[yearState],
    step: null,
  };
}

function describeRate(row: RateCaseFragment): Standing {
  const { rateState, series } = row;
  const takesRates = series?.state === 'ACTIVE' || series?.state === 'PAUSED';
  const next: Readonly<Record<FxFallbackState, string>> = {
    REQUESTED: 'Any attestor of the chain states the rate.',
    SIGNED: takesRates
      ? 'Anybody who reads the signature may record the rate. The issuer’s report brings it, too.'
      : 'The series takes no rates any more.',
    USED: NOBODY,
  };
  return {
    about: formatPeriod(row.period),
    since: row.requestedAt,
    state: RATE_STATES[rateState],
    next: next[rateState],
    step: rateState === 'SIGNED' && takesRates ? 'RECORD_RATE' : null,
  };
}

function describeEnd(row: EndCaseFragment): Standing {
  const { endState, attestorKeys, signers, noticeEndsAt, deadlineAt, relayError } = row;
  const missing = (attestorKeys ?? []).filter((key) => !signers?.includes(key)).map(shortKey);
  const times =
    deadlineAt === null
      ? 'The issuer’s request is not on the chain yet.'
      : `The chain takes both signatures from ${formatTime(noticeEndsAt)} until ${formatTime(deadlineAt)}.`;
  const next: Readonly<Record<ExtinguishmentState, string>> = {
    OPEN: `The attestors with the keys ${missing.join(' and ')} sign. ${times}`,
    ONE_SIGNED: `The attestor with the key ${missing.join()} signs. ${times}`,
    BOTH_SIGNED: `One of the attestors sends both signatures again if the chain does not have them soon. ${times}`,
    RELAYED: NOBODY,
    RELAY_REFUSED: `The chain refused the signatures${relayError === null ? '' : ` (${relayError})`}. One of the attestors sends them again. ${times}`,
    VOIDED: 'The signatures count no more.',
  };
  return {
    about: null,
    since: row.openedAt,
    state: END_STATES[endState],
    next: next[endState],
    step: null,
  };
}

function describeStanding(row: CaseRow, nowMs: number | null): Standing {
  switch (row.__typename) {
    case 'HardshipRequest':
      return describePause(row, nowMs);
    case 'Tier3Case':
      return describeReview(row);
    case 'AnnualCase':
      return describeYear(row);
    case 'FxFallback':
      return describeRate(row);
    case 'ExtinguishmentRequest':
      return describeEnd(row);
  }
}

/** Describes a case in words. @param nowMs the time of the series’ chain; null while it is not known */
export const describeCase = (row: CaseRow, nowMs: number | null): CaseWords => ({
  kind: KIND_OF[row.__typename],
  ...describeStanding(row, nowMs),
});

const RATE_DECIMALS = 18;
const LONGEST_CODE = 3;

/** Writes a rate for people: `1 EUR = 1.08 tUSD`. @param rate base units of the token for one minor unit of the currency, as a wad */
export function formatRate(rate: string | null, series: Pick<CaseSeriesFragment, 'currency' | 'paymentToken'>): string {
  const token = tokenOf(series);
  const { currency } = series;
  if (rate === null || token === null || currency === null) return NOTHING;
  const ofOne = BigInt(rate) * 10n ** BigInt(minorDigits(currency));
  return `1 ${cleanText(currency, LONGEST_CODE)} = ${formatMoney(ofOne, { symbol: token.symbol, decimals: token.decimals + RATE_DECIMALS })}`;
}

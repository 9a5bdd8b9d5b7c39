import { DECISION_CODES, type DecisionKind } from '@income-series/protocol/decisions';

/** The kinds of signing requests, as words of the command line. */
export const KINDS = ['report', 'fx', 'pause', 'extinguish', 'amend', 'trueup'] as const;
export type Kind = (typeof KINDS)[number];

/** The kinds of sealed records, as words of the command line. */
export const RECORDS = ['opening', 'document', 'annual-document', 'hardship', 'evidence'] as const;
export type RecordWord = (typeof RECORDS)[number];

/** The decision codes of one kind of decision. */
export const codesOf = (kind: DecisionKind): readonly string[] =>
  Object.entries(DECISION_CODES).flatMap(([code, decision]) => (decision === kind ? [code] : []));

import type { ATTESTOR_REASONS } from '../../domains/cases/model/index.ts';
import { DECISION_CODES, type DecisionKind } from '../../domains/hardship/model/index.ts';

/** The kinds of signing requests, as words of the command line. */
export const KINDS = ['report', 'fx', 'pause', 'extinguish', 'amend', 'trueup'] as const;
export type Kind = (typeof KINDS)[number];

/** The kinds of sealed records, as words of the command line. */
export const RECORDS = ['opening', 'document', 'annual-document', 'hardship', 'evidence'] as const;
export type RecordWord = (typeof RECORDS)[number];

/** The reasons for closing a case. They are a copy of the service's, so that the command line need not load its rules. */
export const REASONS: typeof ATTESTOR_REASONS = [
  'DOCUMENTS_INSUFFICIENT',
  'FIGURE_MISMATCH',
  'CONFLICT_OF_INTEREST',
  'OTHER',
];

/** The decision codes of one kind of decision. */
export const codesOf = (kind: DecisionKind): readonly string[] =>
  Object.entries(DECISION_CODES).flatMap(([code, decision]) => (decision === kind ? [code] : []));

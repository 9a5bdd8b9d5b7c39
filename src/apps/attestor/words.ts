import type { ATTESTOR_REASONS } from '../../domains/cases/model.ts';
import { DECISION_CODES, type DecisionKind } from '../../domains/hardship/model.ts';

/** What is signed, by the words of the command line. */
export const KINDS = ['report', 'fx', 'pause', 'extinguish', 'amend', 'trueup'] as const;
export type Kind = (typeof KINDS)[number];

/** What is opened, by the words of the command line. */
export const RECORDS = ['opening', 'document', 'annual-document', 'hardship', 'evidence'] as const;
export type RecordWord = (typeof RECORDS)[number];

/** Why a case is closed: what the service takes, restated so that the command line need not load its rules. */
export const REASONS: typeof ATTESTOR_REASONS = [
  'DOCUMENTS_INSUFFICIENT',
  'FIGURE_MISMATCH',
  'CONFLICT_OF_INTEREST',
  'OTHER',
];

/** The decision codes of one kind of decision. */
export const codesOf = (kind: DecisionKind): readonly string[] =>
  Object.entries(DECISION_CODES).flatMap(([code, of]) => (of === kind ? [code] : []));

// The reasons that an attestor gives. The service stores their codes, and the attestor's tool offers them.

/** The reasons for which an attestor closes a case. */
export const ATTESTOR_REASONS = ['DOCUMENTS_INSUFFICIENT', 'FIGURE_MISMATCH', 'CONFLICT_OF_INTEREST', 'OTHER'] as const;

/** An attestor's decision on a pause. */
export type DecisionKind = 'APPROVE' | 'REFUSE';

/** The reason codes of an attestor's decision, and the decision that each is for. */
export const DECISION_CODES = {
  INCOME_LOSS: 'APPROVE',
  ILLNESS: 'APPROVE',
  CARE: 'APPROVE',
  DISASTER: 'APPROVE',
  NOT_HARDSHIP: 'REFUSE',
  EVIDENCE_INSUFFICIENT: 'REFUSE',
  EVIDENCE_UNREADABLE: 'REFUSE',
  CONFLICT_OF_INTEREST: 'REFUSE',
} as const satisfies Record<string, DecisionKind>;

export type DecisionCode = keyof typeof DECISION_CODES;

import { storedEnum } from '../../../graphql/enum-type.ts';
import type { CloseReason } from '../index.ts';

/** The description of each reason to close a case. */
export const CASE_CLOSE_REASONS: Readonly<Record<CloseReason, string>> = {
  DOCUMENTS_INSUFFICIENT: 'The documents do not show the figure.',
  FIGURE_MISMATCH: 'The documents show another figure.',
  CONFLICT_OF_INTEREST: 'The attestor cannot judge this issuer.',
  OTHER: 'The attestor has another reason.',
  WITHDRAWN: 'The issuer withdrew the case.',
};

export const CaseCloseReason = storedEnum(
  'CaseCloseReason',
  'A reason why a case is closed. WITHDRAWN is for the issuer; the others are for the attestor.',
  CASE_CLOSE_REASONS,
);

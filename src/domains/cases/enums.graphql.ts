import { storedEnum } from '../../graphql/enum-type.ts';
import type { CloseReason } from './index.ts';

export const CASE_CLOSE_REASONS: Readonly<Record<CloseReason, string>> = {
  DOCUMENTS_INSUFFICIENT: 'The documents do not show the figure.',
  FIGURE_MISMATCH: 'The documents show another figure.',
  CONFLICT_OF_INTEREST: 'The attestor cannot judge this issuer.',
  OTHER: 'For another reason of the attestor’s.',
  WITHDRAWN: 'The issuer withdrew it.',
};

export const CaseCloseReason = storedEnum(
  'CaseCloseReason',
  'Why a case was closed. WITHDRAWN is the issuer’s; the others are the attestor’s.',
  CASE_CLOSE_REASONS,
);

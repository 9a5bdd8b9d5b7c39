import type { CountryCode } from '@income-series/protocol/country';
import type { SourceKind } from '../../../core/source-kinds.ts';

/** A role for which an account applies. */
export type Persona = 'ISSUER' | 'BACKER' | 'ATTESTOR';

export type ApplicationState = 'DRAFT' | 'SUBMITTED' | 'IN_REVIEW' | 'APPROVED' | 'REJECTED' | 'WITHDRAWN' | 'REVOKED';

/** A transition of an application's state machine. */
export type ApplicationMove =
  | 'EDIT'
  | 'SUBMIT'
  | 'WITHDRAW'
  | 'NOTE'
  | 'CHECK_IDENTITY'
  | 'CLAIM'
  | 'APPROVE'
  | 'REJECT'
  | 'REVOKE';

/** The outcome of a review. */
export type ApplicationDecision = 'APPROVE' | 'REJECT';

/** The reasons for a rejection or a revocation, and which of the two each code is for. */
export const REASON_CODES = {
  IDENTITY_NOT_CONFIRMED: ['REJECT', 'REVOKE'],
  COUNTRY_NOT_SERVED: ['REJECT', 'REVOKE'],
  INCOME_SOURCE_UNSUITABLE: ['REJECT'],
  INFORMATION_INCOMPLETE: ['REJECT'],
  INFORMATION_FALSE: ['REJECT', 'REVOKE'],
  CONFLICT_OF_INTEREST: ['REJECT', 'REVOKE'],
  RULES_BROKEN: ['REVOKE'],
  ON_REQUEST: ['REVOKE'],
} as const satisfies Record<string, readonly ('REJECT' | 'REVOKE')[]>;
export type ReasonCode = keyof typeof REASON_CODES;

/** The progress of a decision on the chain: VERIFIED when the chain follows it. */
export type OnchainState = 'PENDING' | 'VERIFIED';

/** The most applications of an account, ended ones included, because they are not deleted. */
export const MAX_APPLICATIONS = 32;

/** The input that starts an application. */
export interface NewApplication {
  /** The id that the client chose. */
  readonly id: string;
  readonly persona: Persona;
  readonly country: CountryCode;
  /** The kinds of income source that the issuer has; none for other personas. */
  readonly incomeSourceKinds?: readonly SourceKind[] | null | undefined;
}

/** The input that changes an application. A field that is absent or null stays. */
export interface ApplicationChange {
  readonly id: string;
  readonly country?: CountryCode | null | undefined;
  readonly incomeSourceKinds?: readonly SourceKind[] | null | undefined;
}

/** A decision on an application. */
export interface DecisionInput {
  readonly id: string;
  readonly decision: ApplicationDecision;
  /** The reason for a rejection; none for an approval. */
  readonly reasonCode?: ReasonCode | null | undefined;
}

/** A decision that was previewed, with its confirmation. */
export interface ConfirmedInput extends DecisionInput {
  /** The version of the application that was previewed. */
  readonly version: number;
  readonly confirmation: string;
}

/** The input that revokes an approval. */
export interface Revocation {
  readonly id: string;
  readonly version: number;
  readonly reasonCode: ReasonCode;
}

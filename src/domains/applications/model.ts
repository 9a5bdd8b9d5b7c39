import type { CountryCode } from '../../core/country.ts';
import type { SourceKind } from '../../core/source-kinds.ts';

export type Persona = 'ISSUER' | 'BACKER' | 'ATTESTOR';

export type ApplicationState = 'DRAFT' | 'SUBMITTED' | 'IN_REVIEW' | 'APPROVED' | 'REJECTED' | 'WITHDRAWN' | 'REVOKED';

/** What is done with an application, as the state machine names it. */
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

/** The two ends of a review. */
export type ApplicationDecision = 'APPROVE' | 'REJECT';

/** Why an application was rejected or revoked, and which of the two each code gives a reason for. Codes alone. */
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

/** Whether the chain has followed a decision. */
export type OnchainState = 'PENDING' | 'VERIFIED';

/** Of one account, ended ones among them: each is kept. */
export const MAX_APPLICATIONS = 32;

export interface NewApplication {
  /** Chosen by the client. */
  readonly id: string;
  readonly persona: Persona;
  readonly country: CountryCode;
  /** Of an issuer alone. */
  readonly incomeSourceKinds?: readonly SourceKind[] | null | undefined;
}

/** What is absent or null stays as it is. */
export interface ApplicationChange {
  readonly id: string;
  readonly country?: CountryCode | null | undefined;
  readonly incomeSourceKinds?: readonly SourceKind[] | null | undefined;
}

export interface Decided {
  readonly id: string;
  readonly decision: ApplicationDecision;
  /** Of a rejection alone. */
  readonly reasonCode?: ReasonCode | null | undefined;
}

export interface ConfirmedInput extends Decided {
  /** The version that was previewed. */
  readonly version: number;
  readonly confirmation: string;
}

export interface Revocation {
  readonly id: string;
  readonly version: number;
  readonly reasonCode: ReasonCode;
}

// The words of admins for the codes of the schema.
import { wordsOf } from '../../format/words.ts';
import type {
  ApplicationReasonCode,
  ApplicationState,
  Keeper,
  Persona,
  ReadinessCode,
} from '../../generated/operations.ts';

export const APPLICATION_STATES: Readonly<Record<ApplicationState, string>> = {
  DRAFT: 'Draft',
  SUBMITTED: 'Waits for a review',
  IN_REVIEW: 'In review',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
  REVOKED: 'Approval revoked',
  WITHDRAWN: 'Withdrawn',
};

export const PERSONAS: Readonly<Record<Persona, string>> = { ISSUER: 'Issuer', BACKER: 'Backer', ATTESTOR: 'Attestor' };

interface ReadinessWords {
  readonly yes: string;
  readonly no: string;
  /** True if the chain meets it only after the decision, so that it is no warning before. */
  readonly isLater?: boolean;
}

export const READINESS: Readonly<Record<ReadinessCode, ReadinessWords>> = {
  COUNTRY_SERVED: { yes: 'The country is served', no: 'The country is not served' },
  IDENTITY_PASSED: { yes: 'The identity is confirmed', no: 'The identity is not confirmed' },
  CONTRACT_SIGNED: { yes: 'A contract is signed', no: 'No contract is signed' },
  INCOME_SOURCE_NAMED: { yes: 'An income source is named', no: 'No income source is named' },
  TERMS_SEALED: { yes: 'The terms are sealed', no: 'No terms are sealed' },
  ISSUER_APPROVED: { yes: 'The chain has the issuer', no: 'The chain has no such issuer yet', isLater: true },
  WALLET_VERIFIED: { yes: 'The chain has the wallet', no: 'The chain has no wallet yet', isLater: true },
  SIGNER_KEY_ACTIVE: { yes: 'A key is active', no: 'No key is active yet', isLater: true },
};

const REASONS: Readonly<Record<ApplicationReasonCode, string>> = {
  CONFLICT_OF_INTEREST: 'The applicant is related to another party',
  COUNTRY_NOT_SERVED: 'The country is not served',
  IDENTITY_NOT_CONFIRMED: 'The identity was not confirmed',
  INCOME_SOURCE_UNSUITABLE: 'The income comes from no source that can be attested',
  INFORMATION_FALSE: 'Some information is false',
  INFORMATION_INCOMPLETE: 'Some information is missing',
  ON_REQUEST: 'The account asked for it',
  RULES_BROKEN: 'The account broke the rules',
};

export const reasonWords = (code: ApplicationReasonCode): string => REASONS[code];

export const REJECTION_REASONS = [
  'INFORMATION_INCOMPLETE',
  'INFORMATION_FALSE',
  'IDENTITY_NOT_CONFIRMED',
  'COUNTRY_NOT_SERVED',
  'INCOME_SOURCE_UNSUITABLE',
  'CONFLICT_OF_INTEREST',
] as const satisfies readonly ApplicationReasonCode[];

export const REVOCATION_REASONS = [
  'ON_REQUEST',
  'RULES_BROKEN',
  'INFORMATION_FALSE',
  'IDENTITY_NOT_CONFIRMED',
  'COUNTRY_NOT_SERVED',
  'CONFLICT_OF_INTEREST',
] as const satisfies readonly ApplicationReasonCode[];

const KEEPERS: Readonly<Record<Keeper, string>> = {
  CURVE: 'Curves',
  DELIVERY: 'Settlement and delivery',
  PERIOD: 'Missed quarters',
  PURGE: 'Deletion of old records',
  RECONCILIATION: 'Comparison with the chain',
  REMINDER: 'Reminders',
  RENT: 'Return of rent',
  WINDOW: 'Windows',
};

export const keeperWords = (keeper: Keeper): string => KEEPERS[keeper];

const ACTIONS: Readonly<Record<string, string>> = {
  ACCOUNT_DELETE: 'deleted its account',
  AMENDMENT_SIGN: 'signed an amendment',
  APPLICATION_APPROVE: 'approved an application',
  APPLICATION_BUILD: 'built the transaction of an application',
  APPLICATION_CLAIM: 'claimed an application',
  APPLICATION_READ_NOTES: 'read the notes of an application',
  APPLICATION_REJECT: 'rejected an application',
  APPLICATION_REVOKE: 'revoked an approval',
  APPLICATION_WRITE_NOTE: 'wrote a note on an application',
  ATTESTOR_APPROVE: 'approved a proposal about a key',
  ATTESTOR_PROPOSE: 'proposed a change of a key',
  ATTESTOR_REJECT: 'rejected a proposal about a key',
  ATTESTOR_WITHDRAW: 'withdrew a proposal about a key',
  CONTRACT_READ: 'read a signed contract',
  CONTRACT_SIGN: 'signed a contract',
  EMAIL_VIEW: 'read the e-mails of an account',
  EXTINGUISHMENT_RELAY: 'sent an extinguishment to the chain',
  EXTINGUISHMENT_SIGN: 'signed an extinguishment',
  FX_SIGN: 'signed a rate',
  HARDSHIP_APPROVE: 'approved a pause',
  HARDSHIP_DECIDE: 'decided on a pause',
  HARDSHIP_REFUSE: 'refused a pause',
  NOTIFICATION_VIEW: 'read the notifications of an account',
  OUTBOX_REQUEUE: 'sent a message again',
  SESSION_SIGN_OUT_EVERYWHERE: 'signed out everywhere',
  SIGNER_KEY_ANNOUNCE: 'announced an encryption key',
  SIGNER_KEY_ASK_SEALING: 'asked issuers to seal to another key',
  SIGNER_KEY_LINK: 'linked an attestor key',
  SIGNER_KEY_UNLINK: 'unlinked an attestor key',
  TIER3_ATTEST: 'signed a report',
  TIER3_CLOSE: 'closed the case of a report',
  TIER3_MOVE: 'moved the case of a report to another key',
  TRUEUP_CLOSE: 'closed the review of a year',
  TRUEUP_MOVE: 'moved the review of a year to another key',
  TRUEUP_SIGN: 'signed a true-up',
  WALLET_LINK: 'linked a wallet',
  WALLET_UNLINK: 'unlinked a wallet',
};

export const AUDIT_ACTIONS = Object.keys(ACTIONS);

/** An act of the audit log, as what its actor did. */
export const actionWords = (action: string): string => ACTIONS[action] ?? wordsOf(action).toLowerCase();

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const actionTitle = (action: string): string => sentenceCase(actionWords(action));

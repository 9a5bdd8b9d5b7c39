import type {
  ApplicationReasonCode,
  ApplicationState,
  IdentityStatus,
  Persona,
  ReadinessCode,
  SourceKind,
} from '../generated/operations.ts';

export const APPLICATION_STATES: Readonly<Record<ApplicationState, string>> = {
  SUBMITTED: 'Waits for an admin',
  IN_REVIEW: 'In review',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
  REVOKED: 'Approval revoked',
  WITHDRAWN: 'Withdrawn by its owner',
  DRAFT: 'Not submitted yet',
};

export const PERSONAS: Readonly<Record<Persona, string>> = { ISSUER: 'Issuer', BACKER: 'Backer', ATTESTOR: 'Attestor' };

export const SOURCES: Readonly<Record<SourceKind, string>> = {
  BANK: 'bank account',
  INVOICING: 'invoicing program',
  PAYROLL: 'payroll',
  PLATFORM: 'platform that pays',
};

export const IDENTITIES: Readonly<Record<IdentityStatus, string>> = {
  STARTED: 'begun, and not completed by the person',
  PENDING: 'the provider is checking',
  PASSED: 'the provider confirmed the person',
  FAILED: 'the provider did not confirm the person',
  EXPIRED: 'the person did not finish in time',
};

interface Requirement {
  readonly has: string;
  readonly lacks: string;
}

/** The sentence about a thing that an application needs, where it has it and where it lacks it. */
export const REQUIREMENTS: Readonly<Record<ReadinessCode, Requirement>> = {
  IDENTITY_PASSED: { has: 'The identity check passed', lacks: 'The identity check has not passed' },
  COUNTRY_SERVED: { has: 'The service serves the country', lacks: 'The service does not serve the country' },
  INCOME_SOURCE_NAMED: { has: 'A kind of income is named', lacks: 'No kind of income is named' },
  WALLET_VERIFIED: { has: 'A wallet is verified on its chain', lacks: 'No wallet is verified on its chain' },
  ISSUER_APPROVED: { has: 'A wallet is an approved issuer', lacks: 'No wallet is an approved issuer' },
  SIGNER_KEY_ACTIVE: { has: 'An attestor key is active', lacks: 'No attestor key is active' },
  TERMS_SEALED: {
    has: 'A series is drafted, with its terms sealed',
    lacks: 'No series is drafted with its terms sealed',
  },
  CONTRACT_SIGNED: { has: 'A contract is signed', lacks: 'No contract is signed' },
};

/** The reasons of a decision, as the applicant reads them. */
export const REASONS: Readonly<Record<ApplicationReasonCode, string>> = {
  IDENTITY_NOT_CONFIRMED: 'The identity was not confirmed',
  COUNTRY_NOT_SERVED: 'The service does not serve the country',
  INCOME_SOURCE_UNSUITABLE: 'The income comes from no source that can be attested',
  INFORMATION_INCOMPLETE: 'Some information is missing',
  INFORMATION_FALSE: 'Some information is false',
  CONFLICT_OF_INTEREST: 'The applicant is related to another party',
  RULES_BROKEN: 'The account broke the rules of the service',
  ON_REQUEST: 'The account asked for it',
};

const reasonsOf = (...codes: readonly ApplicationReasonCode[]): Readonly<Record<string, string>> => ({
  '': 'Choose',
  ...Object.fromEntries(codes.map((code) => [code, REASONS[code]])),
});

export const REJECTION_REASONS = reasonsOf(
  'IDENTITY_NOT_CONFIRMED',
  'COUNTRY_NOT_SERVED',
  'INCOME_SOURCE_UNSUITABLE',
  'INFORMATION_INCOMPLETE',
  'INFORMATION_FALSE',
  'CONFLICT_OF_INTEREST',
);
export const REVOCATION_REASONS = reasonsOf(
  'IDENTITY_NOT_CONFIRMED',
  'COUNTRY_NOT_SERVED',
  'INFORMATION_FALSE',
  'CONFLICT_OF_INTEREST',
  'RULES_BROKEN',
  'ON_REQUEST',
);

const COUNTRIES = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'code' });

/** The name of a country by its two letters; null for text that is no country’s. */
export function formatCountry(code: string | null): string | null {
  return code !== null && /^[A-Z]{2}$/.test(code) ? `${COUNTRIES.of(code)}` : null;
}

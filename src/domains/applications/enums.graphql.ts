import { storedEnum } from '../../graphql/enum-type.ts';
import type {
  ApplicationDecision as ApplicationDecisionName,
  ApplicationState as ApplicationStateName,
  OnchainState,
  Persona as PersonaName,
  ReasonCode,
} from './model.ts';
import type { ReadinessCode as ReadinessCodeName } from './readiness.ts';

export const Persona = storedEnum<PersonaName>('Persona', 'As what an account applies to take part.', {
  ISSUER: 'It offers series of its income.',
  BACKER: 'It bids for units of series and holds them.',
  ATTESTOR: 'It reviews what issuers report, and signs.',
});

export const ApplicationState = storedEnum<ApplicationStateName>('ApplicationState', 'How far an application is.', {
  DRAFT: 'Its owner may still change it.',
  SUBMITTED: 'It waits for an admin to review it.',
  IN_REVIEW: 'An admin reviews it.',
  APPROVED: 'It was approved.',
  REJECTED: 'It was rejected: the account may start another.',
  WITHDRAWN: 'Its owner withdrew it: the account may start another.',
  REVOKED: 'Its approval was taken back: the account may start another.',
});

export const ApplicationDecision = storedEnum<ApplicationDecisionName>(
  'ApplicationDecision',
  'How a review of an application ends.',
  { APPROVE: 'The application is approved.', REJECT: 'The application is rejected, with a reason.' },
);

export const ApplicationReasonCode = storedEnum<ReasonCode>(
  'ApplicationReasonCode',
  'Why an application was rejected, or its approval revoked.',
  {
    IDENTITY_NOT_CONFIRMED: 'The identity of the person was not confirmed. Of a rejection or a revocation.',
    COUNTRY_NOT_SERVED: 'The service does not serve the country. Of a rejection or a revocation.',
    INCOME_SOURCE_UNSUITABLE: 'The income comes from no source that can be attested. Of a rejection.',
    INFORMATION_INCOMPLETE: 'Something that was asked for is missing. Of a rejection.',
    INFORMATION_FALSE: 'Something that was said is not so. Of a rejection or a revocation.',
    CONFLICT_OF_INTEREST: 'A relation to another party rules it out. Of a rejection or a revocation.',
    RULES_BROKEN: 'The account broke the rules of the service. Of a revocation.',
    ON_REQUEST: 'The account asked for it. Of a revocation.',
  },
);

export const ApplicationOnchain = storedEnum<OnchainState>(
  'ApplicationOnchain',
  'Whether the chain has followed the decision on an application, as of the last indexed block.',
  {
    PENDING: 'The chain does not say so yet: an approved account cannot take part, or a revoked one still can.',
    VERIFIED: 'The chain says so.',
  },
);

export const ReadinessCode = storedEnum<ReadinessCodeName>('ReadinessCode', 'What an application needs.', {
  IDENTITY_PASSED: 'The identity check of the application has passed.',
  COUNTRY_SERVED: 'The service serves the country.',
  INCOME_SOURCE_NAMED: 'Of an issuer: a kind of income source is named.',
  WALLET_VERIFIED: 'Of a backer: a linked wallet is on its chain’s allowlist, as of the last indexed block.',
  ISSUER_APPROVED: 'Of an issuer: a linked wallet is an approved issuer of its chain, as of the last indexed block.',
  SIGNER_KEY_ACTIVE: 'Of an attestor: a linked key is active on a chain, as of the last indexed block.',
  TERMS_SEALED: 'Of an issuer: a series is drafted, its terms sealed in the vault.',
  CONTRACT_SIGNED: 'Of an issuer: a contract of a series is signed; of a backer: a participation contract is.',
});

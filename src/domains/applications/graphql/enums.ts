import { storedEnum } from '../../../graphql/enum-type.ts';
import type {
  ApplicationDecision as ApplicationDecisionName,
  ApplicationState as ApplicationStateName,
  OnchainState,
  Persona as PersonaName,
  ReasonCode,
} from '../model/index.ts';
import type { ReadinessCode as ReadinessCodeName } from '../readiness.ts';

export const Persona = storedEnum<PersonaName>('Persona', 'A role in which an account takes part.', {
  ISSUER: 'An issuer offers series of its income.',
  BACKER: 'A backer bids for units of series and holds them.',
  ATTESTOR: 'An attestor reviews what issuers report, and signs.',
});

export const ApplicationState = storedEnum<ApplicationStateName>('ApplicationState', 'A state of an application.', {
  DRAFT: 'The account may still change it.',
  SUBMITTED: 'The application waits for an admin to claim it.',
  IN_REVIEW: 'An admin claimed it and reviews it.',
  APPROVED: 'An admin approved it.',
  REJECTED: 'An admin rejected it. The account may start another.',
  WITHDRAWN: 'The account withdrew it, and may start another.',
  REVOKED: 'An admin revoked its approval. The account may start another.',
});

export const ApplicationDecision = storedEnum<ApplicationDecisionName>(
  'ApplicationDecision',
  'An outcome of a review.',
  { APPROVE: 'Approves the application.', REJECT: 'Rejects the application, with a reason.' },
);

export const ApplicationReasonCode = storedEnum<ReasonCode>(
  'ApplicationReasonCode',
  'A reason for a rejection or a revocation.',
  {
    IDENTITY_NOT_CONFIRMED: 'The identity of the person was not confirmed. For a rejection or a revocation.',
    COUNTRY_NOT_SERVED: 'The service does not serve the country. For a rejection or a revocation.',
    INCOME_SOURCE_UNSUITABLE: 'The income comes from no source that can be attested. For a rejection.',
    INFORMATION_INCOMPLETE: 'Some information is missing. For a rejection.',
    INFORMATION_FALSE: 'Some information is false. For a rejection or a revocation.',
    CONFLICT_OF_INTEREST: 'The applicant is related to another party. For a rejection or a revocation.',
    RULES_BROKEN: 'The account broke the rules of the service. For a revocation.',
    ON_REQUEST: 'The account asked for it. For a revocation.',
  },
);

export const ApplicationOnchain = storedEnum<OnchainState>(
  'ApplicationOnchain',
  'The chain’s state after a decision on an application, as of the last indexed block.',
  {
    PENDING: 'The chain does not follow it yet: an approved account cannot take part, or a revoked one still can.',
    VERIFIED: 'The chain follows the decision.',
  },
);

export const ReadinessCode = storedEnum<ReadinessCodeName>('ReadinessCode', 'A thing that an application needs.', {
  IDENTITY_PASSED: 'The identity check of the application has passed.',
  COUNTRY_SERVED: 'The service serves the country.',
  INCOME_SOURCE_NAMED: 'For an issuer: a kind of income source is named.',
  WALLET_VERIFIED: 'For a backer: a linked wallet is verified on its chain, as of the last indexed block.',
  ISSUER_APPROVED: 'For an issuer: a linked wallet is an approved issuer on its chain, as of the last indexed block.',
  SIGNER_KEY_ACTIVE: 'For an attestor: a linked key is active on a chain, as of the last indexed block.',
  TERMS_SEALED: 'For an issuer: a series is drafted, with its terms sealed in the vault.',
  CONTRACT_SIGNED: 'For an issuer: a contract of a series is signed. For a backer: a participation contract is signed.',
});

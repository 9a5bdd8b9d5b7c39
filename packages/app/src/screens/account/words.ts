import { wordsOf } from '../../format/words.ts';
import type { ApplicationPartsFragment } from '../../generated/operations.ts';

type Application = ApplicationPartsFragment;

const PERSONAS: Readonly<Record<string, string>> = {
  BACKER: 'Backer',
  ISSUER: 'Issuer',
  ATTESTOR: 'Attestor',
};
export const personaName = (persona: string): string => PERSONAS[persona] ?? wordsOf(persona);

const SOURCES: Readonly<Record<string, string>> = {
  BANK: 'A bank account',
  INVOICING: 'An invoicing program',
  PAYROLL: 'An employer’s payroll',
  PLATFORM: 'A platform that pays me',
};
export const SOURCE_KINDS = ['BANK', 'INVOICING', 'PAYROLL', 'PLATFORM'] as const;
export const sourceName = (kind: string): string => SOURCES[kind] ?? wordsOf(kind);

const IDENTITY: Readonly<Record<string, string>> = {
  STARTED: 'You have not finished the provider’s questions yet.',
  PENDING: 'The provider is checking.',
  PASSED: 'The provider confirmed who you are.',
  FAILED: 'The provider did not confirm who you are. You may start another check.',
  EXPIRED: 'The check was not finished in time. You may start another one.',
};
export const identityWords = (status: string | null): string =>
  status === null ? 'No check is started yet.' : (IDENTITY[status] ?? wordsOf(status));

const REASONS: Readonly<Record<string, string>> = {
  CONFLICT_OF_INTEREST: 'The applicant is related to another party.',
  COUNTRY_NOT_SERVED: 'The service does not serve the country.',
  IDENTITY_NOT_CONFIRMED: 'The identity was not confirmed.',
  INCOME_SOURCE_UNSUITABLE: 'The income comes from no source that can be attested.',
  INFORMATION_FALSE: 'Some information is false.',
  INFORMATION_INCOMPLETE: 'Some information is missing.',
  ON_REQUEST: 'The account asked for it.',
  RULES_BROKEN: 'The account broke the rules of the service.',
};
export const reasonWords = (code: string | null): string | null =>
  code === null ? null : (REASONS[code] ?? wordsOf(code));

const READINESS: Readonly<Record<string, string>> = {
  CONTRACT_SIGNED: 'A contract is signed',
  COUNTRY_SERVED: 'The service serves the country',
  IDENTITY_PASSED: 'The identity check has passed',
  INCOME_SOURCE_NAMED: 'A kind of income source is named',
  ISSUER_APPROVED: 'The chain has a wallet as an approved issuer',
  SIGNER_KEY_ACTIVE: 'The chain has a key as active',
  TERMS_SEALED: 'A series is drafted, with its terms sealed',
  WALLET_VERIFIED: 'The chain has a wallet as verified',
};
export const readinessWords = (code: string | null): string =>
  code === null ? '–' : (READINESS[code] ?? wordsOf(code));

/** The states in which an application is over, so that another may be started. */
const OVER: ReadonlySet<string> = new Set(['REJECTED', 'REVOKED', 'WITHDRAWN']);
/** True for an application that is open or approved. */
export const isLive = (application: Application | undefined): application is Application =>
  application !== undefined && !OVER.has(application.state);

/** The state of an application, and the next thing to happen. */
export function stateWords({ state, onchain, persona }: Application): readonly [state: string, next: string] {
  const right = persona === 'ISSUER' ? 'create a series' : persona === 'BACKER' ? 'bid' : 'sign';
  switch (state) {
    case 'DRAFT':
      return ['Not submitted yet', 'You fill it in, and submit it. Nobody reviews it before you do.'];
    case 'SUBMITTED':
      return ['Waiting for an admin', 'An admin claims it and reviews it. Your inbox has the decision then.'];
    case 'IN_REVIEW':
      return ['In review', 'An admin reviews it. Your inbox has the decision then.'];
    case 'APPROVED':
      return onchain === 'VERIFIED'
        ? ['Approved, and on the chain', `Your wallet is in the chain’s registry: you may ${right}.`]
        : [
            'Approved, and not on the chain yet',
            `An admin enters your wallet into the chain’s registry. You may ${right} from then on.`,
          ];
    case 'REJECTED':
      return ['Rejected', 'You may apply again once the reason is mended.'];
    case 'REVOKED':
      return [
        'Approval revoked',
        onchain === 'PENDING'
          ? 'The chain’s registry still has your wallet, until an admin removes it.'
          : 'The chain’s registry no longer has your wallet. You may apply again.',
      ];
    case 'WITHDRAWN':
      return ['Withdrawn', 'You withdrew it, and may apply again.'];
    default:
      return [wordsOf(state), ''];
  }
}

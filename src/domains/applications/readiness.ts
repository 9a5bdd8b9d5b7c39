import type { CountryCode } from '@income-series/protocol/country';
import type { Persona } from './model/index.ts';

/** A thing that an application needs. */
export type ReadinessCode =
  | 'IDENTITY_PASSED'
  | 'COUNTRY_SERVED'
  | 'INCOME_SOURCE_NAMED'
  | 'WALLET_VERIFIED'
  | 'ISSUER_APPROVED'
  | 'SIGNER_KEY_ACTIVE'
  | 'TERMS_SEALED'
  | 'CONTRACT_SIGNED';

/** One thing that an application needs, and whether it has it, as stored in `applications.readiness`. */
export interface ReadinessItem {
  readonly code: ReadinessCode;
  readonly ok: boolean;
}

/** The columns of an application that its readiness depends on. */
export interface ApplicationFacts {
  readonly persona: string;
  /** Null if the account was deleted. */
  readonly country: CountryCode | null;
  readonly incomeSourceKinds: readonly string[];
  readonly identityStatus: string | null;
}

/** The facts about an account that the readiness of its application depends on. */
export interface AccountFacts {
  /** True if a linked wallet is on its chain's allowlist, as of the last indexed block. */
  readonly walletVerified: boolean;
  /** True if a linked wallet is an approved issuer on its chain, as of the last indexed block. */
  readonly issuerApproved: boolean;
  /** True if a linked attestor key is active on a chain, as of the last indexed block. */
  readonly signerKeyActive: boolean;
  /** True if the account drafted a series whose terms are sealed in the vault. */
  readonly termsSealed: boolean;
  /** True if the account signed the contract of a series. */
  readonly seriesSigned: boolean;
  /** True if the account signed a participation contract. */
  readonly participationSigned: boolean;
}

/** The countries that the service accepts; null for all. */
export type CountriesServed = ReadonlySet<CountryCode> | null;

/** The rule for one thing that an application needs. */
interface ReadinessRule {
  readonly code: ReadinessCode;
  /** The persona that needs the thing; undefined: every persona. */
  readonly persona?: Persona;
  readonly holds: (application: ApplicationFacts, account: AccountFacts, countriesServed: CountriesServed) => boolean;
}

const RULES: readonly ReadinessRule[] = [
  { code: 'IDENTITY_PASSED', holds: ({ identityStatus }) => identityStatus === 'PASSED' },
  {
    code: 'COUNTRY_SERVED',
    holds: ({ country }, _account, countriesServed) =>
      country !== null && (countriesServed === null || countriesServed.has(country)),
  },
  { code: 'INCOME_SOURCE_NAMED', persona: 'ISSUER', holds: ({ incomeSourceKinds }) => incomeSourceKinds.length > 0 },
  { code: 'WALLET_VERIFIED', persona: 'BACKER', holds: (_application, { walletVerified }) => walletVerified },
  { code: 'ISSUER_APPROVED', persona: 'ISSUER', holds: (_application, { issuerApproved }) => issuerApproved },
  { code: 'SIGNER_KEY_ACTIVE', persona: 'ATTESTOR', holds: (_application, { signerKeyActive }) => signerKeyActive },
  { code: 'TERMS_SEALED', persona: 'ISSUER', holds: (_application, { termsSealed }) => termsSealed },
  { code: 'CONTRACT_SIGNED', persona: 'ISSUER', holds: (_application, { seriesSigned }) => seriesSigned },
  { code: 'CONTRACT_SIGNED', persona: 'BACKER', holds: (_application, { participationSigned }) => participationSigned },
];

/** Lists the things that an application needs for its persona, each with whether it has it, always in the same order. */
export const readinessOf = (
  application: ApplicationFacts,
  account: AccountFacts,
  countriesServed: CountriesServed,
): readonly ReadinessItem[] =>
  RULES.filter(({ persona }) => persona === undefined || persona === application.persona).map(({ code, holds }) => ({
    code,
    ok: holds(application, account, countriesServed),
  }));

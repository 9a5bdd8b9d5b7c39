import type { CountryCode } from '../../core/country.ts';
import type { Persona } from './model.ts';

export type ReadinessCode =
  | 'IDENTITY_PASSED'
  | 'COUNTRY_SERVED'
  | 'INCOME_SOURCE_NAMED'
  | 'WALLET_VERIFIED'
  | 'ISSUER_APPROVED'
  | 'SIGNER_KEY_ACTIVE'
  | 'TERMS_SEALED'
  | 'CONTRACT_SIGNED';

/** One thing that an application needs, as `applications.readiness` holds it. */
export interface ReadinessItem {
  readonly code: ReadinessCode;
  readonly ok: boolean;
}

/** What an application says of itself. */
export interface Applied {
  readonly persona: string;
  /** Null where the account was deleted. */
  readonly country: CountryCode | null;
  readonly incomeSourceKinds: readonly string[];
  readonly identityStatus: string | null;
}

/** What is known of the account that applies. */
export interface AccountFacts {
  /** A linked wallet is on its chain's allowlist, as of the last indexed block. */
  readonly walletVerified: boolean;
  /** A linked wallet is an approved issuer there, as of that block. */
  readonly issuerApproved: boolean;
  /** A linked attestor key is active on a chain, as of that block. */
  readonly signerKeyActive: boolean;
  /** It has drafted a series, whose terms are sealed in the vault. */
  readonly termsSealed: boolean;
  /** A contract of a series of its is signed. */
  readonly seriesSigned: boolean;
  /** A participation contract of its is signed. */
  readonly participationSigned: boolean;
}

/** The countries that are served; null: all. */
export type CountriesServed = ReadonlySet<CountryCode> | null;

interface Item {
  readonly code: ReadinessCode;
  /** Of every persona, where this is left out. */
  readonly persona?: Persona;
  readonly holds: (application: Applied, account: AccountFacts, served: CountriesServed) => boolean;
}

const ITEMS: readonly Item[] = [
  { code: 'IDENTITY_PASSED', holds: ({ identityStatus }) => identityStatus === 'PASSED' },
  {
    code: 'COUNTRY_SERVED',
    holds: ({ country }, _account, served) => country !== null && (served === null || served.has(country)),
  },
  { code: 'INCOME_SOURCE_NAMED', persona: 'ISSUER', holds: ({ incomeSourceKinds }) => incomeSourceKinds.length > 0 },
  { code: 'WALLET_VERIFIED', persona: 'BACKER', holds: (_application, { walletVerified }) => walletVerified },
  { code: 'ISSUER_APPROVED', persona: 'ISSUER', holds: (_application, { issuerApproved }) => issuerApproved },
  { code: 'SIGNER_KEY_ACTIVE', persona: 'ATTESTOR', holds: (_application, { signerKeyActive }) => signerKeyActive },
  { code: 'TERMS_SEALED', persona: 'ISSUER', holds: (_application, { termsSealed }) => termsSealed },
  { code: 'CONTRACT_SIGNED', persona: 'ISSUER', holds: (_application, { seriesSigned }) => seriesSigned },
  { code: 'CONTRACT_SIGNED', persona: 'BACKER', holds: (_application, { participationSigned }) => participationSigned },
];

/** What an application needs and whether it has it, item by item, always in the same order. */
export const readinessOf = (
  application: Applied,
  account: AccountFacts,
  served: CountriesServed,
): readonly ReadinessItem[] =>
  ITEMS.filter(({ persona }) => persona === undefined || persona === application.persona).map(({ code, holds }) => ({
    code,
    ok: holds(application, account, served),
  }));

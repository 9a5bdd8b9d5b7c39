// The facts of a sign-in that every text names. The service writes them, and a device compares them.
import { type Address, evmAddress } from './address.ts';
import type { EvmAddress } from './hex.ts';

export const SIGN_IN_VERSION = '1';
export const SIGN_IN_STATEMENT = 'Sign in to Income Series.';
export const NONCE_LIFETIME_MS = 10 * 60_000;

/** The site that texts for wallets name. It comes from the configuration, because no request may choose what a wallet signs for. */
export interface SignInSite {
  /** The authority of the site's URI (RFC 3986), such as `gateway.example:4000`. */
  readonly domain: string;
  /** The URI of the site, which sessions are for. */
  readonly uri: string;
}

/** The sign-in site of a service. `publicUrl` is written as `serviceUri` normalizes it. */
export const siteOf = (publicUrl: string): SignInSite => ({ domain: new URL(publicUrl).host, uri: publicUrl });

/** The fields of an EIP-4361 message. Absent optional fields are undefined. */
export interface SignInMessage {
  readonly scheme?: string | undefined;
  readonly domain: string;
  readonly address: EvmAddress;
  readonly statement?: string | undefined;
  readonly uri: string;
  readonly version: string;
  readonly chainId: number;
  readonly nonce: string;
  readonly issuedAt: Date;
  readonly expirationTime?: Date | undefined;
  readonly notBefore?: Date | undefined;
  readonly requestId?: string | undefined;
  readonly resources?: readonly string[] | undefined;
}

/** The facts of an issued nonce that its text names. */
export interface IssuedFacts extends SignInSite {
  readonly address: Address;
  readonly nonce: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

/** The EIP-4361 message that a gateway proposes for a sign-in nonce. */
export const signInMessageOf = (issued: IssuedFacts, chainId: number): SignInMessage => ({
  domain: issued.domain,
  address: evmAddress(issued.address),
  statement: SIGN_IN_STATEMENT,
  uri: issued.uri,
  version: SIGN_IN_VERSION,
  chainId,
  nonce: issued.nonce,
  issuedAt: issued.issuedAt,
  expirationTime: issued.expiresAt,
});

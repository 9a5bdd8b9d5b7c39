import type { Address } from '@income-series/protocol/address';
import { hasAtMost } from '@income-series/protocol/character-count';
import { readCountry } from '@income-series/protocol/country';
import { AppError } from '@income-series/protocol/errors/app-error';
import { InputError } from '@income-series/protocol/errors/input-error';
import { type Hex, readHex } from '@income-series/protocol/hex';
import { findHiddenCharacter } from '@income-series/protocol/hidden-character';
import { readMailAddress } from '@income-series/protocol/mail-address';

export {
  NONCE_LIFETIME_MS,
  SIGN_IN_STATEMENT,
  SIGN_IN_VERSION,
  type SignInMessage,
  type SignInSite,
  siteOf,
} from '@income-series/protocol/sign-in';

/** The purpose of an auth nonce. A text signed for one purpose is refused for every other. */
export type NoncePurpose = 'sign-in' | 'link-wallet' | 'link-signer-key' | 'delete-account';

/** The columns of an `auth_nonces` row that the rules read. */
export interface IssuedNonce {
  readonly nonce: string;
  readonly purpose: string;
  readonly chain: string;
  readonly address: Address;
  readonly accountId: string | null;
  readonly domain: string;
  readonly uri: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
  readonly consumedAt: Date | null;
}

/** A nonce and the database's time at which it was read. Gateways compare with this time, because their own clocks differ. */
export interface ReadNonce extends IssuedNonce {
  readonly readAt: Date;
}

/** Changes of profile fields: null clears one, undefined leaves it. */
export interface ProfileChange {
  readonly email?: string | null | undefined;
  readonly displayName?: string | null | undefined;
  readonly country?: string | null | undefined;
}

/** The longest signature: 16 KiB in hex. The longest ERC-6492 wrappers are a few KiB. */
const MAX_SIGNATURE_CHARS = 2 + 2 * 16_384;
const SIGNATURE_HEX = 'hex with the prefix 0x, of at most 16 KiB';
export const MAX_MESSAGE_CHARS = 4_096;

/**
 * Reads a signature of at most 16 KiB in hex with the prefix `0x`, and returns it in lower case. `0x` alone is allowed,
 * because contract wallets accept it for a message that was approved on the chain. @throws SIGNATURE_NOT_CANONICAL
 */
export function parseSignatureHex(value: string): Hex {
  const hex = value.length > MAX_SIGNATURE_CHARS ? null : readHex(value);
  if (hex === null) throw new AppError('SIGNATURE_NOT_CANONICAL', { expected: SIGNATURE_HEX });
  return hex;
}

/** Reads a mail address of the Internet, whose domain has at least two labels. */
function readEmail(text: string): string | null {
  const address = readMailAddress(text);
  return address?.includes('.', address.indexOf('@')) ? address : null;
}

const MAX_NAME_CHARS = 80;

/** Checks a display name. @throws BAD_INPUT, which names the first character that shows nothing, such as U+200B */
function checkDisplayName(name: string): void {
  const isTooLong = !hasAtMost(MAX_NAME_CHARS, name);
  const hidden = isTooLong ? null : findHiddenCharacter(name);
  if (hidden !== null) throw new InputError('displayName', `a name without ${hidden}, which shows nothing there`);
  if (isTooLong || !/[\p{L}\p{N}\p{P}\p{S}]/u.test(name))
    throw new InputError('displayName', `1 to ${MAX_NAME_CHARS} printable characters`);
}

/**
 * Trims and checks the changes of a profile. The country is an ISO 3166-1 alpha-2 code, the display name has at most 80
 * characters (`hasAtMost`), each of which shows, the e-mail address at most 254 bytes (RFC 5321). The returned address is in the form
 * that mail is sent to.
 * @throws BAD_INPUT
 */
export function parseProfile(change: ProfileChange): ProfileChange {
  const email = typeof change.email === 'string' ? readEmail(change.email.trim()) : change.email;
  const displayName = change.displayName?.trim();
  const typed = change.country?.trim();
  const country = typed?.length === 2 ? typed.toUpperCase() : typed;
  if (email === null && change.email !== null) {
    throw new InputError('email', 'one bare e-mail address of at most 254 bytes, without quotes and comments');
  }
  if (displayName !== undefined) checkDisplayName(displayName);
  if (country !== undefined && readCountry(country) === null) {
    throw new InputError('country', 'a country of ISO 3166-1 alpha-2');
  }
  return {
    email,
    displayName: change.displayName === null ? null : displayName,
    country: change.country === null ? null : country,
  };
}

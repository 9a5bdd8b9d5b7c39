import { utf8 } from '@income-series/protocol/bytes';
import { equalBytes } from '@noble/curves/utils.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

export const EMAIL_CODE_DIGITS = 8;
/** The milliseconds from the request of a code until it expires. */
export const EMAIL_CODE_MS = 30 * 60_000;

/** The values of an account's row from which its code is derived. */
export interface EmailCodeSubject {
  readonly accountId: string;
  /** The address exactly as stored. */
  readonly email: string;
  /** The time of the request, in whole milliseconds. */
  readonly requestedAt: Date;
}

/** Derives and checks the codes that confirm e-mail addresses. Codes are not stored, because the key derives them again. */
export interface EmailCodes {
  /** Derives a code of 8 decimal digits. */
  codeOf(subject: EmailCodeSubject): string;
  /** Tests a code, in constant time. */
  isCode(subject: EmailCodeSubject, code: string): boolean;
}

const MODULUS = 10n ** BigInt(EMAIL_CODE_DIGITS);

/**
 * Creates the e-mail codes of a key: 32 bytes, the same in every process. A code is the first 8 bytes of an HMAC-SHA256
 * (RFC 2104) as a big-endian number modulo 10^8, so that codes' probabilities differ by less than 10^-11. The HMAC's key is a
 * subkey of `key`; its message is the JSON array of account id, address and time, which differs for every subject.
 */
export function createEmailCodes(key: Uint8Array): EmailCodes {
  const subkey = hmac(sha256, key, utf8('email-code/v1'));
  function codeOf({ accountId, email, requestedAt }: EmailCodeSubject): string {
    const mac = hmac(sha256, subkey, utf8(JSON.stringify([accountId, email, requestedAt.getTime()])));
    const number = new DataView(mac.buffer, mac.byteOffset).getBigUint64(0) % MODULUS;
    return `${number}`.padStart(EMAIL_CODE_DIGITS, '0');
  }
  return {
    codeOf,
    isCode: (subject, code) => equalBytes(utf8(codeOf(subject)), utf8(code)),
  };
}

/** Tests that a code requested at `requestedAt` has expired. */
export const isEmailCodeExpired = (requestedAt: Date, now: Date): boolean =>
  now.getTime() - requestedAt.getTime() >= EMAIL_CODE_MS;

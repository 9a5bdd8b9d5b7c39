import { equalBytes } from '@noble/curves/utils.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8 } from './bytes.ts';

export const EMAIL_CODE_DIGITS = 8;
/** How long a code is good for after it was asked for. */
export const EMAIL_CODE_MS = 30 * 60_000;

/** What a code is derived from, as the account's row holds it. */
export interface EmailCodeSubject {
  readonly accountId: string;
  /** As it is stored, letter for letter. */
  readonly email: string;
  /** Whole milliseconds. */
  readonly requestedAt: Date;
}

/** The codes that confirm e-mail addresses. They are kept nowhere: who has the key derives them again. */
export interface EmailCodes {
  /** 8 decimal digits. */
  codeOf(subject: EmailCodeSubject): string;
  /** Compares in constant time. */
  isCode(subject: EmailCodeSubject, code: string): boolean;
}

const MODULUS = 10n ** BigInt(EMAIL_CODE_DIGITS);

/**
 * The code is the first 8 bytes of HMAC-SHA256 (RFC 2104) as a big-endian number, modulo 10^8: the codes' probabilities
 * differ by less than 10^-11. The HMAC's key is a subkey of `key`, its message the JSON array of account id, address and
 * time, which no two subjects share. `key`: 32 bytes, the same in every process.
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

/** Whether the time of a code that was asked for then is over. */
export const isEmailCodeExpired = (requestedAt: Date, now: Date): boolean =>
  now.getTime() - requestedAt.getTime() >= EMAIL_CODE_MS;

import { timingSafeEqual } from 'node:crypto';
import { utf8 } from '@income-series/protocol/bytes';
import { canonicalJson } from '@income-series/protocol/canonical-json';
import { AppError } from '@income-series/protocol/errors/app-error';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { ApplicationDecision, ReasonCode } from './model/index.ts';

/** The seconds for which a confirmation is valid. */
export const CONFIRMATION_LIFETIME_S = 300;

/** The decision that a confirmation authenticates. */
export interface ConfirmedDecision {
  readonly id: string;
  readonly version: number;
  readonly decision: ApplicationDecision;
  readonly reasonCode: ReasonCode | null;
  /** The account of the admin who previewed the decision. */
  readonly adminId: string;
}

interface Confirmation {
  /** The unix second of its expiry and an HMAC, as `<seconds>.<64 hex digits>`. */
  readonly text: string;
  readonly expiresAt: Date;
}

/**
 * Issues and checks confirmations of decisions: HMAC-SHA256 over the decision and the expiry as canonical JSON (RFC 8785).
 * Confirmations are not stored. Each confirms one decision at most, because it covers the version, which a decision raises.
 */
export interface Confirmations {
  issue(decision: ConfirmedDecision, now: Date): Confirmation;
  /** Checks a confirmation. @throws CONFIRMATION_INVALID if it expired or is for another decision, version or admin */
  require(text: string, decision: ConfirmedDecision, now: Date): void;
}

const CONFIRMATION = /^([1-9]\d{9,11})\.([0-9a-f]{64})$/;
const toUnixSeconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** Creates confirmations under some HMAC keys, newest first: the newest issues, all are accepted. @throws TypeError without a key */
export function createConfirmations(keys: readonly Uint8Array[]): Confirmations {
  const [newest] = keys;
  if (newest === undefined) throw new TypeError('at least one confirmation key is needed');
  const hmacOf = (
    key: Uint8Array,
    { id, version, decision, reasonCode, adminId }: ConfirmedDecision,
    end: number,
  ): string => bytesToHex(hmac(sha256, key, utf8(canonicalJson({ id, version, decision, reasonCode, adminId, end }))));
  return {
    issue(decision, now) {
      const end = toUnixSeconds(now) + CONFIRMATION_LIFETIME_S;
      return { text: `${end}.${hmacOf(newest, decision, end)}`, expiresAt: new Date(end * 1000) };
    },
    require(text, decision, now) {
      const [, end, digits] = CONFIRMATION.exec(text) ?? [];
      if (end === undefined || digits === undefined) throw new AppError('CONFIRMATION_INVALID');
      const matches = keys.some((key) => timingSafeEqual(utf8(digits), utf8(hmacOf(key, decision, Number(end)))));
      if (!matches || now.getTime() >= Number(end) * 1000) throw new AppError('CONFIRMATION_INVALID');
    },
  };
}

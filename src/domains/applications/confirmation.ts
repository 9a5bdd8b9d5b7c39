import { timingSafeEqual } from 'node:crypto';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { utf8 } from '../../core/bytes.ts';
import { canonicalJson } from '../../core/canonical-json.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { ApplicationDecision, ReasonCode } from './model.ts';

/** How long a confirmation is taken, seconds. */
export const CONFIRMATION_LIFETIME_S = 300;

/** Everything that a confirmation is of. */
export interface ConfirmedDecision {
  readonly id: string;
  readonly version: number;
  readonly decision: ApplicationDecision;
  readonly reasonCode: ReasonCode | null;
  /** The account of the admin who previewed it. */
  readonly adminId: string;
}

interface Confirmation {
  /** `<unix seconds of its end>.<64 hex digits>`. */
  readonly text: string;
  readonly expiresAt: Date;
}

/**
 * Confirmations of decisions: HMAC-SHA256 under a key of their own over the decision and their end, in the canonical form of
 * JSON (RFC 8785). Nothing of them is stored; the version in them makes each good for one decision at most.
 */
export interface Confirmations {
  issue(decision: ConfirmedDecision, now: Date): Confirmation;
  /** @throws CONFIRMATION_INVALID for one of another decision, version or admin, and after its end */
  require(text: string, decision: ConfirmedDecision, now: Date): void;
}

const TEXT = /^([1-9]\d{9,11})\.([0-9a-f]{64})$/;
const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** Of several keys, newest first, the first issues and all are accepted. */
export function createConfirmations(keys: readonly Uint8Array[]): Confirmations {
  const [newest] = keys;
  if (newest === undefined) throw new TypeError('at least one confirmation key is needed');
  const code = (
    key: Uint8Array,
    { id, version, decision, reasonCode, adminId }: ConfirmedDecision,
    end: number,
  ): string => bytesToHex(hmac(sha256, key, utf8(canonicalJson({ id, version, decision, reasonCode, adminId, end }))));
  return {
    issue(decision, now) {
      const end = seconds(now) + CONFIRMATION_LIFETIME_S;
      return { text: `${end}.${code(newest, decision, end)}`, expiresAt: new Date(end * 1000) };
    },
    require(text, decision, now) {
      const [, end, given] = TEXT.exec(text) ?? [];
      if (end === undefined || given === undefined) throw new AppError('CONFIRMATION_INVALID');
      const matches = keys.some((key) => timingSafeEqual(utf8(given), utf8(code(key, decision, Number(end)))));
      if (!matches || now.getTime() >= Number(end) * 1000) throw new AppError('CONFIRMATION_INVALID');
    },
  };
}

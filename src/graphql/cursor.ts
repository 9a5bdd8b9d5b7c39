import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seals list positions into opaque cursors. */
export interface CursorSeal {
  /** `scope` names the list (field, order, arguments): a cursor opens under the same scope only. */
  seal(scope: string, position: readonly string[]): string;
  /** The position, or null for anything that this key did not seal under this scope. */
  open(scope: string, cursor: string): readonly string[] | null;
}

const TAG_BYTES = 16;

/** HMAC-SHA256 (first 16 bytes) over scope and position under `key` (32 bytes or more), base64url. */
export function createCursorSeal(key: Uint8Array): CursorSeal {
  const tag = (scope: string, body: Buffer) =>
    createHmac('sha256', key).update(`cursor/v1\0${scope}\0`).update(body).digest().subarray(0, TAG_BYTES);
  return {
    seal(scope, position) {
      const body = Buffer.from(JSON.stringify(position));
      return Buffer.concat([tag(scope, body), body]).toString('base64url');
    },
    open(scope, cursor) {
      const bytes = Buffer.from(cursor, 'base64url');
      const body = bytes.subarray(TAG_BYTES);
      if (body.length === 0 || !timingSafeEqual(bytes.subarray(0, TAG_BYTES), tag(scope, body))) return null;
      return JSON.parse(body.toString()) as string[];
    },
  };
}

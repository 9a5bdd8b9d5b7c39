import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Seals list positions into opaque cursors. */
export interface CursorSeal {
  /**
   * `scope` names the list (type, order, arguments): a cursor opens under the same scope only. The list's field and its parent row are
   * the first text of the position (keyset.ts), because a page is planned before its parent row is read. The same position under the
   * same scope gives the same cursor, so that two reads of a page are equal.
   */
  seal(scope: string, position: readonly string[]): string;
  /** The position, or null for anything that none of the keys sealed under this scope. */
  open(scope: string, cursor: string): readonly string[] | null;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The least bytes of a key: fewer may be those of an empty variable, which everybody has. */
const KEY_BYTES = 32;

/**
 * Creates a seal. `keys`: the newest first, each of 32 bytes or more. The newest one seals and each of them opens, so that cursors outlive a change of the key.
 *
 * @example
 * const cursors = createCursorSeal([newestKey, olderKey]);
 */
export function createCursorSeal(keys: readonly Uint8Array[]): CursorSeal {
  if (keys.some(({ length }) => length < KEY_BYTES)) throw new TypeError(`a cursor key has ${KEY_BYTES} bytes or more`);
  const [newest, ...older] = keys.map(sealOf);
  if (newest === undefined) throw new TypeError('at least one cursor key is needed');
  return {
    seal: newest.seal,
    open(scope, cursor) {
      for (const { open } of [newest, ...older]) {
        const position = open(scope, cursor);
        if (position !== null) return position;
      }
      return null;
    },
  };
}

let ownSeal: CursorSeal | undefined;

/** The seal of a server without a key of its own: its key is drawn once a process. */
export function processSeal(): CursorSeal {
  ownSeal ??= createCursorSeal([randomBytes(32)]);
  return ownSeal;
}

/**
 * AES-256-GCM (NIST SP 800-38D) with the scope as associated data, under keys derived from `key` (32 bytes or more) by
 * HKDF-SHA256, because a position may hold a value that the caller must not read. The nonce is synthetic, the
 * first 12 bytes of an HMAC over scope and position, so no nonce serves two of them. base64url of nonce, tag, ciphertext.
 */
function sealOf(key: Uint8Array): CursorSeal {
  const derived = (purpose: string) => new Uint8Array(hkdfSync('sha256', key, '', `cursor/v2/${purpose}`, 32));
  const [secret, nonces] = [derived('encryption'), derived('nonce')];
  return {
    seal(scope, position) {
      const body = JSON.stringify(position);
      const nonce = createHmac('sha256', nonces)
        .update(JSON.stringify([scope, body]))
        .digest()
        .subarray(0, NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, secret, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(scope));
      const sealed = Buffer.concat([cipher.update(body, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(scope, cursor) {
      const bytes = Buffer.from(cursor, 'base64url');
      if (bytes.length <= NONCE_BYTES + TAG_BYTES || bytes.toString('base64url') !== cursor) return null;
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const cipher = createDecipheriv(CIPHER, secret, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(scope))
        .setAuthTag(tag);
      const opened = cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
      try {
        return JSON.parse(Buffer.concat([opened, cipher.final()]).toString()) as string[];
      } catch {
        return null;
      }
    },
  };
}

import { hkdfSync, webcrypto } from 'node:crypto';
import { utf8 } from '@income-series/protocol/bytes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVault, type VaultKey, type VaultPlace } from './index.ts';

const key = (id: string, byte: number): VaultKey => ({ id, secret: new Uint8Array(32).fill(byte) });
const place: VaultPlace = { table: 'terms_vault', column: 'ciphertext', row: '0x11' };
const vault = createVault([key('k1', 1)]);
const invalid = expect.objectContaining({ code: 'VAULT_CIPHERTEXT_INVALID' });

/** Length-prefixed texts, written separately from the vault. */
const prefixed = (...texts: string[]) =>
  Buffer.concat(
    texts.map((text) => {
      const head = Buffer.alloc(4);
      head.writeUInt32BE(Buffer.byteLength(text));
      return Buffer.concat([head, Buffer.from(text)]);
    }),
  );

describe('the vault', () => {
  it('opens what it sealed, and seals the same value differently each time', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.string(), (plaintext, row) => {
        const at = { ...place, row };
        const sealed = vault.seal(plaintext, at);
        expect(vault.open(sealed, at)).toEqual(plaintext);
        expect(vault.seal(plaintext, at)).not.toEqual(sealed);
      }),
    );
  });

  it('refuses a ciphertext altered in any bit, cut or lengthened', () => {
    const sealed = vault.seal(utf8('theta'), place);
    for (let bit = 0; bit < sealed.length * 8; bit++) {
      const altered = sealed.slice();
      altered[bit >> 3] = (altered[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(() => vault.open(altered, place)).toThrow(/does not open|not configured/);
    }
    for (let length = 0; length < sealed.length; length++)
      expect(() => vault.open(sealed.subarray(0, length), place)).toThrow(/does not open|not configured/);
    expect(() => vault.open(new Uint8Array([...sealed, 0]), place)).toThrow(invalid);
  });

  it('refuses a ciphertext moved to another table, column or row', () => {
    const sealed = vault.seal(utf8('theta'), place);
    for (const moved of [
      { ...place, table: 'applications' },
      { ...place, column: 'notes_encrypted' },
      { ...place, row: '0x12' },
      { table: 'terms_vaultciphertext', column: '', row: '0x11' },
    ])
      expect(() => vault.open(sealed, moved)).toThrow(invalid);
  });

  it('writes with the newest key and reads with all', () => {
    const rotated = createVault([key('k2', 2), key('k1', 1)]);
    const old = vault.seal(utf8('theta'), place);
    expect(rotated.open(old, place)).toEqual(utf8('theta'));
    expect([rotated.keyIdOf(old), rotated.isStale(old)]).toEqual(['k1', true]);
    const fresh = rotated.seal(utf8('theta'), place);
    expect([rotated.keyId, rotated.keyIdOf(fresh), rotated.isStale(fresh)]).toEqual(['k2', 'k2', false]);
    expect(() => vault.open(fresh, place)).toThrow(expect.objectContaining({ code: 'VAULT_KEY_UNKNOWN' }));
  });

  it('refuses a key of the same name and another secret', () => {
    const sealed = vault.seal(utf8('theta'), place);
    expect(() => createVault([key('k1', 9)]).open(sealed, place)).toThrow(invalid);
  });

  it('distinguishes a key it does not have from bytes it never made', () => {
    const sealed = vault.seal(utf8('theta'), place);
    const changed = (index: number, byte: number) => sealed.map((old, i) => (i === index ? byte : old));
    const unknown = expect.objectContaining({ code: 'VAULT_KEY_UNKNOWN' });
    expect(() => vault.open(changed(3, 0x32), place)).toThrow(unknown);
    for (const bytes of [changed(3, 0), changed(0, 2), changed(1, 0)]) {
      expect(() => vault.keyIdOf(bytes)).toThrow(invalid);
    }
  });

  it('refuses keys it cannot use', () => {
    const bad = expect.objectContaining({ code: 'BAD_INPUT' });
    expect(() => createVault([])).toThrow(bad);
    expect(() => createVault([key('k', 1), key('k', 2)])).toThrow(bad);
    expect(() => createVault([{ id: 'k', secret: new Uint8Array(16) }])).toThrow(bad);
    expect(() => createVault([key('no spaces', 1)]).seal(utf8(''), place)).toThrow(bad);
  });

  it('has the format its page states: another implementation opens it', async () => {
    const sealed = vault.seal(utf8('theta'), place);
    expect([...sealed.subarray(0, 4)]).toEqual([1, 2, 0x6b, 0x31]);
    const nonce = sealed.slice(4, 16);
    const info = prefixed('vault/v1', place.table, place.column);
    const raw = hkdfSync('sha256', new Uint8Array(32).fill(1), '', info, 32);
    const aes = await webcrypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
    const additionalData = Buffer.concat([sealed.subarray(0, 16), prefixed(place.table, place.column, place.row)]);
    const opened = await webcrypto.subtle.decrypt(
      { name: 'AES-GCM', iv: nonce, additionalData },
      aes,
      sealed.slice(16),
    );
    expect(new TextDecoder().decode(opened)).toBe('theta');
  });
});

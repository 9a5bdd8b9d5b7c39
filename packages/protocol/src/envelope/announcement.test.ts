import { hkdfSync } from 'node:crypto';
import { hashMessage, recoverMessageAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { fromHex, toHex } from '../bytes.ts';
import type { Hex } from '../hex.ts';
import { addressOfSecretKey, personalDigest, signDigest } from '../signing/index.ts';
import { uintWord } from '../words.ts';
import { publicKeyOf } from './curve.ts';
import { announcementText, deriveEncryptionKey, isAnnouncement, signAnnouncement } from './index.ts';

const secret = uintWord(0xa11ce);
const other = uintWord(0xb0b);
const announced = signAnnouncement(secret);

describe('an encryption key', () => {
  it('follows from the signing key as its page states, and always the same', () => {
    const raw = new Uint8Array(hkdfSync('sha256', secret, '', 'income-series/encryption-key/v1', 32));
    expect(deriveEncryptionKey(secret)).toEqual({ secretKey: raw, publicKey: publicKeyOf(raw) });
    expect(announced.encryptionKey).toBe(publicKeyOf(raw));
  });

  it('has a known answer', () => {
    const known = deriveEncryptionKey(uintWord(1));
    expect([toHex(known.secretKey), known.publicKey]).toEqual([
      '0xcd7fd8db4f2f9fd7187a4f7dcdce64983f08abd312e5d6beaea453dffa805cae',
      '0xdf991955733f153ad5a898dadcc42cbc42743e176c0d2116f491755fa2cf0812',
    ]);
  });

  it.each([
    ['none', new Uint8Array()],
    ['zero', new Uint8Array(32)],
    ['31 bytes', new Uint8Array(31).fill(1)],
    ['the order of the curve', fromHex('0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141')],
  ])('follows from no signing key that is %s', (_, bad) => {
    expect(() => deriveEncryptionKey(bad)).toThrow(expect.objectContaining({ code: 'BAD_INPUT' }));
  });
});

describe('an announcement', () => {
  it('is the key’s own, as a wallet verifies it', async () => {
    const { key, encryptionKey, signature } = announced;
    expect(isAnnouncement(announced)).toBe(true);
    const message = announcementText(key, encryptionKey);
    expect(personalDigest(message)).toBe(hashMessage(message));
    expect((await recoverMessageAddress({ message, signature })).toLowerCase()).toBe(key);
  });

  it('is the same in any case of its hex', () => {
    const upper = (hex: Hex): Hex => `0x${hex.slice(2).toUpperCase()}`;
    const { key, encryptionKey, signature } = announced;
    expect(isAnnouncement({ key: upper(key), encryptionKey: upper(encryptionKey), signature })).toBe(true);
  });

  it('is nobody’s whose key, encryption key or signature differs', () => {
    const theirs = signAnnouncement(other);
    expect(isAnnouncement({ ...announced, key: theirs.key })).toBe(false);
    expect(isAnnouncement({ ...announced, encryptionKey: theirs.encryptionKey })).toBe(false);
    expect(isAnnouncement({ ...announced, signature: theirs.signature })).toBe(false);
    expect(isAnnouncement({ ...announced, signature: '0x' })).toBe(false);
    expect(isAnnouncement({ ...announced, key: '0x00' })).toBe(false);
    expect(isAnnouncement({ ...announced, encryptionKey: '0x00' })).toBe(false);
  });

  it('of a key with which every secret is zero is none, even signed', () => {
    const key = addressOfSecretKey(secret);
    for (const encryptionKey of [`0x${'00'.repeat(32)}`, `0xec${'ff'.repeat(30)}7f`] as const) {
      const signature = signDigest(personalDigest(announcementText(key, encryptionKey)), secret);
      expect(isAnnouncement({ key, encryptionKey, signature })).toBe(false);
    }
  });
});

import { createHash, createPrivateKey, createPublicKey, diffieHellman } from 'node:crypto';
import { Aes128Gcm, CipherSuite, DhkemX25519HkdfSha256, HkdfSha256 } from '@hpke/core';
import { concatBytes, fromHex, toHex, utf8 } from '@income-series/protocol/bytes';
import { COMMITMENT_BYTES, openContent, sealContent } from '@income-series/protocol/envelope/content';
import { isEncryptionKey, publicKeyOf } from '@income-series/protocol/envelope/curve';
import { suite } from '@income-series/protocol/envelope/wrap';
import { x25519 } from '@noble/curves/ed25519.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';

const bytes = (hex: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(hex, 'hex'));
const hexOf = (value: ArrayBuffer | Uint8Array): string => Buffer.from(new Uint8Array(value)).toString('hex');

const rfc9180 = {
  info: bytes('4f6465206f6e2061204772656369616e2055726e'),
  pt: bytes('4265617574792069732074727574682c20747275746820626561757479'),
  aad: bytes('436f756e742d30'),
};

async function keyPair(secret: string) {
  const { kem } = suite;
  const publicKey = await kem.deserializePublicKey(bytes(publicKeyOf(bytes(secret)).slice(2)));
  return { privateKey: await kem.deserializePrivateKey(bytes(secret)), publicKey };
}

describe('HPKE', () => {
  it('gives the vector of RFC 9180, A.1.1 (base mode, AES-128-GCM)', async () => {
    const aes128 = new CipherSuite({ kem: new DhkemX25519HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes128Gcm() });
    const ekm = await keyPair('52c4a758a802cd8b936eceea314432798d5baf2d7e9235dc084ab1b9cfa2f736');
    const recipient = await keyPair('4612c550263fc8ad58375df3f557aac531d26850903e55a9f23f21d8534e8ac8');
    const { info, pt, aad } = rfc9180;
    const { enc, ct } = await aes128.seal({ recipientPublicKey: recipient.publicKey, info, ekm }, pt, aad);
    expect(hexOf(enc)).toBe('37fda3567bdbd628e88668c3c8d7e97d1d1253b6d4ea6d44c150f741f1bf4431');
    expect(hexOf(ct)).toBe(
      'f938558b5d72f1a23810b4be2ab4f84331acc02fc97babc53a52ae8218a355a96d8770ac83d07bea87e13c512a',
    );
    expect(await aes128.open({ recipientKey: recipient, enc, info }, ct, aad)).toEqual(pt.buffer);
  });

  it('gives the vector of this very suite (AES-256-GCM), which is in the set next to RFC 9180', async () => {
    const ekm = await keyPair('28e212563a8b6f068af7ff17400ff1baf23612b7a738bbaf5dfb321b2b5b431a');
    const recipientPublicKey = await suite.kem.deserializePublicKey(
      bytes('ac66bae9ffa270cf4a89ed9f274e30c0456babae2572aaaf002ff0d8884ab018'),
    );
    const { info, pt, aad } = rfc9180;
    const { ct } = await suite.seal({ recipientPublicKey, info, ekm }, pt, aad);
    expect(hexOf(ct)).toBe(
      '23ded2d5d90ea89d975dac4792b297240f194952d7421aacbff0474100052b6bb8aa58d18ef6c42b6960e2e28f',
    );
  });

  it('is the suite that its page names', () => {
    expect([suite.kem.id, suite.kdf.id, suite.aead.id]).toEqual([0x20, 0x01, 0x02]);
  });
});

describe('X25519', () => {
  it.each([
    [
      'a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4',
      'e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c',
      'c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552',
    ],
    [
      '4b66e9d4d1b4673c5ad22691957d6af5c11b6421e0ea01d42ca4169e7918ba0d',
      'e5210f12786811d3f4b7959d0538ae2c31dbe7106fc03c3efc4cd549c715a493',
      '95cbde9476e8907d7aade45cb4b873f88b595a68799fa152e6f8f7647aac7957',
    ],
  ])('gives the vectors of RFC 7748, 5.2: %s', (scalar, u, product) => {
    expect(hexOf(x25519.scalarMult(bytes(scalar), bytes(u)))).toBe(product);
  });

  it('gives the iterated vector of RFC 7748, 5.2, a thousand times on', () => {
    let k = bytes(`09${'00'.repeat(31)}`);
    let u = k;
    for (let i = 0; i < 1000; i++) [k, u] = [new Uint8Array(x25519.scalarMult(k, u)), k];
    expect(hexOf(k)).toBe('684cf59ba83309552800ef566f2f4d3c1c3887c49360e3875f2eb94d99532c51');
  });

  it.each([
    [
      '77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a',
      '8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a',
    ],
    [
      '5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb',
      'de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f',
    ],
  ])('gives the public keys of RFC 7748, 6.1, here and in the platform: %s', async (secret, publicKey) => {
    expect(publicKeyOf(bytes(secret))).toBe(`0x${publicKey}`);
    const { privateKey } = await keyPair(secret);
    const jwk = (await crypto.subtle.exportKey('jwk', privateKey as CryptoKey)) as { x: string };
    expect(hexOf(Buffer.from(jwk.x, 'base64url'))).toBe(publicKey);
  });

  // cr.yp.to/ecdh.html, "How do I validate Curve25519 public keys?"; the encodings from p on are not canonical
  it.each([
    ['zero', '0000000000000000000000000000000000000000000000000000000000000000'],
    ['one', '0100000000000000000000000000000000000000000000000000000000000000'],
    ['order 8', 'e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800'],
    ['order 8', '5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157'],
    ['p - 1', 'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f'],
    ['p', 'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f'],
    ['p + 1', 'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f'],
    ['order 8 with the high bit', 'e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b880'],
    ['order 8 with the high bit', '5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f11d7'],
  ])('has no key of low order: %s', async (_, u) => {
    expect(isEncryptionKey(bytes(u))).toBe(false);
    // where it is let through, the libraries refuse it
    const recipientPublicKey = await suite.kem.deserializePublicKey(bytes(u));
    await expect(suite.seal({ recipientPublicKey }, new Uint8Array(32))).rejects.toThrow();
  });

  it.each(['d9', 'da', 'db'])('has no key beyond the field: 2p - 1 to 2p + 1, %s', (low) => {
    expect(isEncryptionKey(bytes(`${low}${'ff'.repeat(31)}`))).toBe(false);
  });

  it('takes a point in its canonical form alone', () => {
    const point = bytes('8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a');
    expect(isEncryptionKey(point)).toBe(true);
    expect(isEncryptionKey(point.map((byte, i) => (i === 31 ? byte | 0x80 : byte)))).toBe(false);
    expect(isEncryptionKey(point.subarray(1))).toBe(false);
    // the generator, and the same above the field's order: 9 + p
    expect(isEncryptionKey(bytes(`09${'00'.repeat(31)}`))).toBe(true);
    expect(isEncryptionKey(bytes(`f6${'ff'.repeat(30)}7f`))).toBe(false);
  });

  it('agrees with the platform on a key that it derives', () => {
    const secret = sha256(utf8('a secret'));
    const der = concatBytes(bytes('302e020100300506032b656e04220420'), secret);
    const privateKey = createPrivateKey({ key: Buffer.from(der), format: 'der', type: 'pkcs8' });
    const publicKey = createPublicKey(privateKey);
    const spki = publicKey.export({ format: 'der', type: 'spki' });
    expect(publicKeyOf(secret)).toBe(toHex(new Uint8Array(spki.subarray(-32))));
    const shared = x25519.getSharedSecret(secret, fromHex(publicKeyOf(secret)));
    expect(hexOf(shared)).toBe(diffieHellman({ privateKey, publicKey }).toString('hex'));
  });
});

describe('HKDF-SHA256', () => {
  it.each([
    [
      'A.1',
      '0b'.repeat(22),
      '000102030405060708090a0b0c',
      'f0f1f2f3f4f5f6f7f8f9',
      '3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865',
    ],
    [
      'A.3',
      '0b'.repeat(22),
      '',
      '',
      '8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8',
    ],
  ])('gives the vector %s of RFC 5869', (_, ikm, salt, info, okm) => {
    expect(hexOf(hkdf(sha256, bytes(ikm), bytes(salt), bytes(info), 42))).toBe(okm);
    // what the envelope calls: without a salt
    if (salt === '') expect(hexOf(hkdf(sha256, bytes(ikm), undefined, bytes(info), 42))).toBe(okm);
  });
});

describe('AES-256-GCM', () => {
  // Test cases 13, 14 and 16 of the GCM specification that NIST SP 800-38D refers to
  const key = 'feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308';
  const text =
    'd9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39';
  it.each([
    ['13', '00'.repeat(32), '00'.repeat(12), '', '', '530f8afbc74536b9a963b4f1c4cb738b'],
    [
      '14',
      '00'.repeat(32),
      '00'.repeat(12),
      '00'.repeat(16),
      '',
      'cea7403d4d606b6e074ec5d3baf39d18d0d1c8a799996bf0265b98b5d48ab919',
    ],
    [
      '16',
      key,
      'cafebabefacedbaddecaf888',
      text,
      'feedfacedeadbeeffeedfacedeadbeefabaddad2',
      '522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f66276fc6ece0f4e1768cddf8853bb2d551b',
    ],
  ])('gives test case %s, in the platform', async (_, raw, iv, pt, aad, ct) => {
    const cipherKey = await crypto.subtle.importKey('raw', bytes(raw), 'AES-GCM', false, ['encrypt']);
    const parameters = { name: 'AES-GCM', iv: bytes(iv), additionalData: bytes(aad) };
    expect(hexOf(await crypto.subtle.encrypt(parameters, cipherKey, bytes(pt)))).toBe(ct);
  });
});

describe('the content', () => {
  it('is made as its page states: another implementation opens it', async () => {
    const parts = { contentKey: sha256(utf8('k')), nonce: bytes('01'.repeat(12)), associated: utf8('place') };
    const content = await sealContent(utf8('words'), parts);
    const hmac = (use: string) =>
      crypto.subtle.importKey('raw', new Uint8Array(parts.contentKey), 'HKDF', false, ['deriveBits']).then((ikm) =>
        crypto.subtle.deriveBits(
          {
            name: 'HKDF',
            hash: 'SHA-256',
            salt: new Uint8Array(),
            info: Buffer.from(`income-series/envelope/v1/${use}`),
          },
          ikm,
          256,
        ),
      );
    expect(hexOf(content.subarray(0, COMMITMENT_BYTES))).toBe(hexOf(await hmac('commitment')));
    const key = await crypto.subtle.importKey('raw', await hmac('key'), 'AES-GCM', false, ['decrypt']);
    const parameters = { name: 'AES-GCM', iv: parts.nonce, additionalData: Buffer.from('place') };
    const padded = new Uint8Array(await crypto.subtle.decrypt(parameters, key, content.slice(COMMITMENT_BYTES)));
    expect(padded.length).toBe(1024);
    expect(hexOf(padded.subarray(0, 9))).toBe('00000005776f726473');
    expect(padded.subarray(9).some((byte) => byte !== 0)).toBe(false);
  });

  it('opens under no other key than the one it commits to, even where the cipher would open', async () => {
    const parts = { contentKey: sha256(utf8('k')), nonce: bytes('01'.repeat(12)), associated: utf8('place') };
    const content = await sealContent(utf8('words'), parts);
    const other = createHash('sha256').update('other').digest();
    const swapped = concatBytes(other, content.subarray(COMMITMENT_BYTES));
    await expect(openContent(swapped, parts)).rejects.toMatchObject({ code: 'ENVELOPE_UNOPENED' });
    expect(await openContent(content, parts)).toEqual(utf8('words'));
  });
});

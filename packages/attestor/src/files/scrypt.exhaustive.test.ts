import { toHex, utf8 } from '@income-series/protocol/bytes';
import { openKeystore, portableScrypt } from '@income-series/protocol/keystore';
import { requireCost } from '@income-series/protocol/keystore/cost';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import answers from '../self-test/answers.json' with { type: 'json' };
import { nodeScrypt } from './scrypt.ts';

const bytesOf = (text: string, salt: string) => ({ password: utf8(text), salt: utf8(salt), signal: undefined });
const hexOf = (bytes: Uint8Array) => toHex(new Uint8Array(bytes)).slice(2);

describe('node’s scrypt', () => {
  // RFC 7914, section 12: the first 32 bytes of each vector.
  it.each([
    ['', '', 16, 1, 1, '77d6576238657b203b19ca42c18a0497f16b4844e3074ae8dfdffa3fede21442'],
    ['password', 'NaCl', 1_024, 8, 16, 'fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162'],
    [
      'pleaseletmein',
      'SodiumChloride',
      16_384,
      8,
      1,
      '7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2',
    ],
  ])('answers the vector of RFC 7914 of %j', async (text, salt, n, r, p, expected) => {
    for (const scrypt of [nodeScrypt, portableScrypt])
      expect(hexOf(await scrypt({ ...bytesOf(text, salt), n, r, p }))).toBe(expected);
  });

  it('opens a key file of another writer, at the cost of the tool’s own', async () => {
    const { text, password, secret } = answers.keystore;
    expect(toHex(await openKeystore(text, password, { scrypt: nodeScrypt }))).toBe(secret);
  });

  it('gives the answers of the portable one, at costs of every shape', async () => {
    const cost = fc.record({ logN: fc.integer({ min: 4, max: 7 }), r: fc.integer({ min: 1, max: 64 }) });
    const bytes = fc.uint8Array({ maxLength: 80 });
    await fc.assert(
      fc.asyncProperty(cost, fc.integer({ min: 1, max: 16 }), bytes, bytes, async ({ logN, r }, p, password, salt) => {
        const input = { password, salt, n: 2 ** logN, r, p, signal: undefined };
        requireCost(input, 1);
        expect(hexOf(await nodeScrypt(input))).toBe(hexOf(await portableScrypt(input)));
      }),
      { numRuns: 40 },
    );
  });

  it.each([2 ** 15, 2 ** 16])('answers for n = %i with r = 1, and leaves no error for later calls', async (n) => {
    const input = { ...bytesOf('x', 'y'), n, r: 1, p: 2 };
    expect(hexOf(await nodeScrypt(input))).toBe(hexOf(await portableScrypt(input)));
    const raw = new Uint8Array(32).fill(9);
    await expect(crypto.subtle.importKey('raw', raw, 'X25519', true, [])).resolves.toBeDefined();
  });

  it('lets other work run meanwhile', async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    await nodeScrypt({ ...bytesOf('x', 'y'), n: 2 ** 16, r: 8, p: 1 });
    clearInterval(timer);
    expect(turns).toBeGreaterThan(3);
  });

  it('ends with the reason if it is stopped, before its thread ends', async () => {
    const controller = new AbortController();
    const reason = new Error('stopped');
    const input = { ...bytesOf('x', 'y'), r: 8, p: 1, signal: controller.signal };
    const order: string[] = [];
    const otherRun = nodeScrypt({ ...input, signal: undefined, n: 2 ** 14 }).then(() => order.push('another'));
    const stopped = nodeScrypt({ ...input, n: 2 ** 17 }).catch((error: unknown) => {
      order.push('stopped');
      return error;
    });
    setImmediate(() => controller.abort(reason));
    expect(await stopped).toBe(reason);
    await otherRun;
    expect(order).toEqual(['stopped', 'another']);
  });
});

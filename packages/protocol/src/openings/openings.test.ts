import { createCipheriv, hkdfSync, scryptSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHex } from '../bytes.ts';
import { FIELD_ORDER } from '../field.ts';
import type { Scrypt } from '../keystore/index.ts';
import { type KeptOpening, openDevice, openOpenings, sealDevice, sealOpenings } from './index.ts';

const secret = new Uint8Array(32).fill(1);
const opening: KeptOpening = { seriesKey: `0x${'11'.repeat(32)}` as const, period: 20261, ytd: 6_000_000n, salt: 7n };
const refused = (code: string) => expect.objectContaining({ code });
const PASSPHRASE = 'correct horse battery';
/** In tests alone. */
const weak = { logN: 4 };

const anyOpening = fc.record<KeptOpening>({
  seriesKey: fc.uint8Array({ minLength: 32, maxLength: 32 }).map(toHex),
  period: fc.tuple(fc.integer({ min: 2024, max: 2099 }), fc.integer({ min: 1, max: 4 })).map(([y, q]) => y * 10 + q),
  ytd: fc.bigInt(0n, 2n ** 64n - 1n),
  salt: fc.bigInt(0n, FIELD_ORDER - 1n),
});

const word = (value: bigint | number) => value.toString(16).padStart(64, '0');
const bytesOf = ({ seriesKey, period, ytd, salt }: KeptOpening) =>
  Buffer.from(seriesKey.slice(2) + word(period) + word(ytd) + word(salt), 'hex');
const LABEL = 'income-series/openings/v1';

/** The format of this page, by Node's own cryptography. */
function sealedByNode(
  key: Uint8Array,
  plaintext: Buffer,
  scrypt: { n: number; r: number; p: number; salt: Buffer } | null,
) {
  const nonce = Buffer.alloc(12, 5);
  const derived = Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), LABEL, 32));
  const cipher = createCipheriv('aes-256-gcm', derived, nonce);
  const cost =
    scrypt && Buffer.concat([Buffer.from(word(scrypt.n) + word(scrypt.r) + word(scrypt.p), 'hex'), scrypt.salt]);
  cipher.setAAD(Buffer.concat([Buffer.from(LABEL), cost ?? Buffer.alloc(0)]));
  const ciphertext = Buffer.concat([cipher.update(plaintext), cipher.final(), cipher.getAuthTag()]).toString(
    'base64url',
  );
  const parameters = scrypt && { ...scrypt, salt: scrypt.salt.toString('base64url') };
  return JSON.stringify({ v: 1, scrypt: parameters, nonce: nonce.toString('base64url'), ciphertext });
}

/** The known answers of the form of docs/protocol.md, section 11. */
const KNOWN =
  'A8_7XRIdA6yIr-W-YTxew-zPFZlYXuccclaiXKfmDKH6x0V-ZpG_JIJyywOwYKb9y-ZtsUTYBZl4aJJfP-pd1og1dkMJbjTe8Q_-Jq9U5p8V8ouc9DTlBUC-mB1RnJKdlmMpGY5XSpeYaOVcWtAe3oSVyAwto3RIJaPpi5su6SKALpO0ER4o9tDAbvoq9_5f';

describe('openings of a device', () => {
  it('have the known answer', () => {
    expect(JSON.parse(sealedByNode(secret, bytesOf(opening), null)).ciphertext).toBe(KNOWN);
  });

  it('open as Node’s own cryptography sealed them, under the secret and under a passphrase', async () => {
    const plaintext = bytesOf(opening);
    expect(await openOpenings(secret, sealedByNode(secret, plaintext, null))).toEqual([opening]);
    const scrypt = { n: 16, r: 8, p: 1, salt: Buffer.alloc(32, 9) };
    const key = scryptSync(PASSPHRASE, scrypt.salt, 32, { N: 16, r: 8, p: 1 });
    const text = sealedByNode(key, Buffer.concat([secret, plaintext]), scrypt);
    expect(await openDevice(PASSPHRASE, text, weak)).toEqual({ secret, openings: [opening] });
  });

  it('open to what was sealed, whatever that is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyOpening, { maxLength: 5 }), async (openings) => {
        expect(await openOpenings(secret, await sealOpenings(secret, openings))).toEqual(openings);
        const text = await sealDevice(PASSPHRASE, { secret, openings }, weak);
        expect(await openDevice(PASSPHRASE, text, weak)).toEqual({ secret, openings });
      }),
    );
  });

  it('are as long as any other ones, and under a fresh nonce each time', async () => {
    const texts = [
      await sealOpenings(secret, [opening]),
      await sealOpenings(secret, [{ ...opening, ytd: 2n ** 64n - 1n }]),
    ];
    expect(new Set(texts.map((text) => text.length)).size).toBe(1);
    expect(await sealOpenings(secret, [opening])).not.toBe(texts[0]);
  });

  it('do not open with another secret or passphrase', async () => {
    const text = await sealOpenings(secret, [opening]);
    await expect(openOpenings(new Uint8Array(32).fill(2), text)).rejects.toEqual(refused('OPENINGS_UNOPENED'));
    const device = await sealDevice(PASSPHRASE, { secret, openings: [opening] }, weak);
    await expect(openDevice('another passphrase', device, weak)).rejects.toEqual(refused('OPENINGS_UNOPENED'));
    await expect(openOpenings(secret, device)).rejects.toEqual(refused('BAD_INPUT'));
    await expect(openDevice(PASSPHRASE, text, weak)).rejects.toEqual(refused('BAD_INPUT'));
  });

  it('do not open where a bit was changed', async () => {
    const { ciphertext, ...rest } = JSON.parse(await sealOpenings(secret, [opening]));
    const sealed = Buffer.from(ciphertext, 'base64url');
    await fc.assert(
      fc.asyncProperty(fc.nat(sealed.length - 1), fc.nat(7), async (at, bit) => {
        const changed = Buffer.from(sealed);
        changed[at] = (changed[at] as number) ^ (1 << bit);
        const text = JSON.stringify({ ...rest, ciphertext: changed.toString('base64url') });
        await expect(openOpenings(secret, text)).rejects.toEqual(refused('OPENINGS_UNOPENED'));
      }),
    );
  });

  it('are bound to the cost by which the passphrase was stretched', async () => {
    const json = JSON.parse(await sealDevice(PASSPHRASE, { secret, openings: [] }, weak));
    for (const change of [{ n: 32 }, { n: 32, r: 4 }]) {
      const text = JSON.stringify({ ...json, scrypt: { ...json.scrypt, ...change } });
      await expect(openDevice(PASSPHRASE, text, weak)).rejects.toEqual(refused('OPENINGS_UNOPENED'));
    }
  });

  it('are opened by a passphrase that another system composes or not', async () => {
    const [composed, decomposed] = ['p\u00e4ssphrase of mine', 'pa\u0308ssphrase of mine'];
    for (const sealed of [composed, decomposed]) {
      const text = await sealDevice(sealed, { secret, openings: [] }, weak);
      for (const typed of [composed, decomposed]) expect((await openDevice(typed, text, weak)).secret).toEqual(secret);
    }
  });

  it.each([
    ['cheaper', { n: 2 ** 17 }, 'OPENINGS_WEAK'],
    ['dearer than a machine has memory for', { n: 2 ** 30 }, 'OPENINGS_COSTLY'],
    ['four times the memory of an export', { n: 2 ** 20 }, 'OPENINGS_COSTLY'],
    ['as much memory in larger blocks', { n: 2 ** 18, r: 9 }, 'OPENINGS_COSTLY'],
    ['more work over the same memory', { n: 2 ** 18, p: 2 }, 'OPENINGS_COSTLY'],
    ['none of scrypt', { n: 3 }, 'OPENINGS_INVALID'],
  ])('are refused under a cost that is %s, before any memory is taken', async (_, change, code) => {
    const json = JSON.parse(await sealDevice(PASSPHRASE, { secret, openings: [] }, weak));
    const text = JSON.stringify({ ...json, scrypt: { ...json.scrypt, ...change } });
    await expect(openDevice(PASSPHRASE, text)).rejects.toEqual(refused(code));
  });

  it('are opened under twice the memory that an export takes', async () => {
    const asked: number[] = [];
    const scrypt: Scrypt = async ({ n, r, p }) => {
      asked.push(n, r, p);
      return new Uint8Array(32);
    };
    const json = JSON.parse(await sealDevice(PASSPHRASE, { secret, openings: [] }, { ...weak, scrypt }));
    const text = JSON.stringify({ ...json, scrypt: { ...json.scrypt, n: 2 ** 19 } });
    await expect(openDevice(PASSPHRASE, text, { scrypt })).rejects.toEqual(refused('OPENINGS_UNOPENED'));
    expect(asked).toEqual([16, 8, 1, 2 ** 19, 8, 1]);
  });

  it.each<[string, (json: Record<string, unknown>) => unknown, string]>([
    ['a list', (json) => [json], 'OPENINGS_INVALID'],
    ['nothing', () => null, 'OPENINGS_INVALID'],
    ['another key', (json) => ({ ...json, ytd: '1' }), 'OPENINGS_INVALID'],
    ['no nonce', ({ nonce: _, ...json }) => json, 'OPENINGS_INVALID'],
    ['a short nonce', (json) => ({ ...json, nonce: 'AAAA' }), 'OPENINGS_INVALID'],
    ['an empty ciphertext', (json) => ({ ...json, ciphertext: '' }), 'OPENINGS_INVALID'],
    ['base64 with padding', (json) => ({ ...json, ciphertext: `${json.ciphertext}=` }), 'OPENINGS_INVALID'],
    ['a cost without a salt', (json) => ({ ...json, scrypt: { n: 16, r: 8, p: 1 } }), 'OPENINGS_INVALID'],
    ['an older version than the first', (json) => ({ ...json, v: 0 }), 'OPENINGS_INVALID'],
    ['a version below zero', (json) => ({ ...json, v: -1 }), 'OPENINGS_INVALID'],
    ['a version that is none', (json) => ({ ...json, v: 'x' }), 'OPENINGS_INVALID'],
    ['a newer version', (json) => ({ ...json, v: 2, more: true }), 'OPENINGS_VERSION'],
  ])('are refused in a text that is %s', async (_, change, code) => {
    const text = JSON.stringify(change(JSON.parse(await sealOpenings(secret, [opening]))));
    await expect(openOpenings(secret, text)).rejects.toEqual(refused(code));
  });

  it.each(['', '{', 'x'])('are refused in what is no JSON: %j', async (text) => {
    await expect(openOpenings(secret, text)).rejects.toEqual(refused('OPENINGS_INVALID'));
  });

  it('are refused where a maker sealed something else', async () => {
    const cut = bytesOf(opening).subarray(1);
    const noPeriod = bytesOf({ ...opening, period: 20265 });
    const noField = bytesOf({ ...opening, salt: FIELD_ORDER });
    for (const plaintext of [cut, noPeriod, noField]) {
      const text = sealedByNode(secret, plaintext, null);
      await expect(openOpenings(secret, text)).rejects.toEqual(refused('OPENINGS_INVALID'));
    }
  });

  it('take neither a short passphrase nor a secret of another length', async () => {
    await expect(sealDevice('eleven char', { secret, openings: [] }, weak)).rejects.toEqual(refused('BAD_INPUT'));
    const short = secret.subarray(1);
    await expect(sealDevice(PASSPHRASE, { secret: short, openings: [] }, weak)).rejects.toEqual(refused('BAD_INPUT'));
    await expect(sealOpenings(short, [])).rejects.toEqual(refused('BAD_INPUT'));
  });
});

import { createDecipheriv, scryptSync } from 'node:crypto';
import fc from 'fast-check';
import { keccak256 } from 'viem';
import { beforeAll, describe, expect, it } from 'vitest';
import { assertRuns } from '../../../../tests/support/exhaustive.ts';
import { fromHex, toHex } from '../bytes.ts';
import type { ErrorCode } from '../errors/codes.ts';
import { addressOfSecretKey, CURVE_ORDER } from '../signing/index.ts';
import { uintWord } from '../words.ts';
import { keystoreAddress, openKeystore, portableScrypt, type ScryptInput, sealKeystore } from './index.ts';

const refusedWith = (code: ErrorCode) => expect.objectContaining({ code });
const hexOf = (bytes: Uint8Array): string => toHex(bytes).slice(2);

describe('a keystore of ours', () => {
  const key = uintWord(0xa77e5);
  const fast = { logN: 4, minLogN: 4 };

  it('has the form and the cost that geth gives one', async () => {
    const text = await sealKeystore(key, 'correct horse', { scrypt: async () => new Uint8Array(32) });
    expect(Object.keys(JSON.parse(text))).toEqual(['address', 'crypto', 'id', 'version']);
    expect(JSON.parse(text)).toEqual({
      address: addressOfSecretKey(key).slice(2),
      crypto: {
        cipher: 'aes-128-ctr',
        ciphertext: expect.stringMatching(/^[0-9a-f]{64}$/),
        cipherparams: { iv: expect.stringMatching(/^[0-9a-f]{32}$/) },
        kdf: 'scrypt',
        kdfparams: { dklen: 32, n: 262144, p: 1, r: 8, salt: expect.stringMatching(/^[0-9a-f]{64}$/) },
        mac: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      version: 3,
    });
    expect(keystoreAddress(text)).toBe(addressOfSecretKey(key));
  });

  it('opens to its key with its password alone, whatever both are', async () => {
    const secret = fc.bigInt(1n, CURVE_ORDER - 1n).map((n) => uintWord(n));
    const password = fc.string({ unit: 'grapheme', maxLength: 30 });
    await assertRuns(
      fc.asyncProperty(secret, password, password, async (bytes, right, wrong) => {
        const text = await sealKeystore(bytes, right, fast);
        expect(await openKeystore(text, right, fast)).toEqual(bytes);
        fc.pre(right !== wrong);
        await expect(openKeystore(text, wrong, fast)).rejects.toEqual(refusedWith('KEYSTORE_PASSWORD'));
      }),
      { all: 50, quick: 10 },
    );
  });

  it('is opened by another implementation', async () => {
    const { crypto: section } = JSON.parse(await sealKeystore(key, 'pässword 𝄞', fast));
    const { n, r, p, salt } = section.kdfparams;
    const derived = scryptSync('pässword 𝄞', Buffer.from(salt, 'hex'), 32, { N: n, r, p });
    const body = Buffer.concat([derived.subarray(16), Buffer.from(section.ciphertext, 'hex')]);
    expect(keccak256(body)).toBe(`0x${section.mac}`);
    const iv = Buffer.from(section.cipherparams.iv, 'hex');
    const cipher = createDecipheriv('aes-128-ctr', derived.subarray(0, 16), iv);
    expect(cipher.update(section.ciphertext, 'hex', 'hex')).toBe(hexOf(key));
  });

  it.each([
    ['composed, opened decomposed', 'p\u00e4ss', 'pa\u0308ss', 2],
    ['decomposed, opened composed', 'pa\u0308ss', 'p\u00e4ss', 1],
    ['in ASCII', 'pass', 'pass', 1],
  ])('has a password that is sealed %s', async (_, sealed, typed, derivations) => {
    const text = await sealKeystore(key, sealed, fast);
    let runs = 0;
    const scrypt = (input: ScryptInput) => {
      runs += 1;
      return portableScrypt(input);
    };
    expect(await openKeystore(text, typed, { ...fast, scrypt })).toEqual(key);
    expect(runs).toBe(derivations);
  });

  it('of a program that seals what is typed opens with its password in either form', async () => {
    const decomposed = 'pa\u0308ss';
    const scrypt = (input: ScryptInput) => portableScrypt({ ...input, password: new TextEncoder().encode(decomposed) });
    const text = await sealKeystore(key, decomposed, { ...fast, scrypt });
    for (const typed of [decomposed, 'p\u00e4ss']) expect(await openKeystore(text, typed, fast)).toEqual(key);
  });

  it.each([
    ['pass', 1],
    ['p\u00e4ss', 2],
    ['p\u00e4ssa\u0308', 3],
  ])('is derived at most once for each form of a wrong password: %s', async (wrong, most) => {
    const text = await sealKeystore(key, 'right', fast);
    let runs = 0;
    const scrypt = async () => {
      runs += 1;
      return new Uint8Array(32);
    };
    await expect(openKeystore(text, wrong, { ...fast, scrypt })).rejects.toEqual(refusedWith('KEYSTORE_PASSWORD'));
    expect(runs).toBe(most);
  });

  it('has a fresh salt, iv and id each time', async () => {
    const [a, b] = (await Promise.all([1, 2].map(() => sealKeystore(key, 'x', fast)))).map((text) => JSON.parse(text));
    expect(a.crypto.kdfparams.salt).not.toBe(b.crypto.kdfparams.salt);
    expect(a.crypto.cipherparams.iv).not.toBe(b.crypto.cipherparams.iv);
    expect(a.id).not.toBe(b.id);
  });

  it('is not made weak, nor of what is no key', async () => {
    await expect(sealKeystore(key, 'x', { logN: 17 })).rejects.toEqual(refusedWith('KEYSTORE_WEAK'));
    for (const bad of [new Uint8Array(32), new Uint8Array(31).fill(1), uintWord(CURVE_ORDER)])
      await expect(sealKeystore(bad, 'x', fast)).rejects.toEqual(refusedWith('BAD_INPUT'));
  });

  describe('altered', () => {
    let text: string;
    beforeAll(async () => {
      text = await sealKeystore(key, 'x', fast);
    });
    const open = (value: unknown) => openKeystore(JSON.stringify(value), 'x', fast);

    it('in any bit of its ciphertext or code does not open', async () => {
      const { crypto: section, ...rest } = JSON.parse(text);
      for (const part of ['ciphertext', 'mac'])
        for (let bit = 0; bit < 256; bit++) {
          const bytes = fromHex(`0x${section[part]}`);
          bytes[bit >> 3] = (bytes[bit >> 3] as number) ^ (1 << (bit & 7));
          const altered = { ...rest, crypto: { ...section, [part]: hexOf(bytes) } };
          await expect(open(altered)).rejects.toEqual(refusedWith('KEYSTORE_PASSWORD'));
        }
    });

    it('in its iv or address, which the code does not cover, is found out by the key', async () => {
      const { crypto: section, ...rest } = JSON.parse(text);
      const cipherparams = { iv: 'ff'.repeat(16) };
      await expect(open({ ...rest, crypto: { ...section, cipherparams } })).rejects.toEqual(
        refusedWith('KEYSTORE_INVALID'),
      );
      await expect(open({ ...rest, crypto: section, address: '11'.repeat(20) })).rejects.toEqual(
        refusedWith('KEYSTORE_INVALID'),
      );
    });

    it('in how its address is written opens', async () => {
      const value = JSON.parse(text);
      expect(await open({ ...value, address: `0x${value.address.toUpperCase()}` })).toEqual(key);
    });
  });
});

describe('a derivation', () => {
  const cost = { logN: 16, minLogN: 16 };
  const standard = sealKeystore(uintWord(7), 'x', cost);

  it('stops on its signal', async () => {
    const controller = new AbortController();
    const opening = openKeystore(await standard, 'x', { ...cost, signal: controller.signal });
    setImmediate(() => controller.abort());
    await expect(opening).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('does not begin where it was stopped before', async () => {
    const signal = AbortSignal.abort();
    const scrypt = () => expect.unreachable();
    await expect(openKeystore(await standard, 'x', { ...cost, signal, scrypt })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it('is the one that is handed over, of the cost in the file, and its password is overwritten after', async () => {
    const asked: ScryptInput[] = [];
    const scrypt = async (input: ScryptInput) => {
      asked.push({ ...input, password: input.password.slice() });
      passwords.push(input.password);
      return portableScrypt(input);
    };
    const passwords: Uint8Array[] = [];
    const text = await sealKeystore(uintWord(7), 'pä', { logN: 4, minLogN: 4, scrypt });
    expect(await openKeystore(text, 'pä', { minLogN: 4, scrypt })).toEqual(uintWord(7));
    const password = new TextEncoder().encode('pä');
    expect(asked).toMatchObject(Array(2).fill({ password, n: 16, r: 8, p: 1, signal: undefined }));
    expect(passwords).toEqual(Array(2).fill(new Uint8Array(password.length)));
  });

  it('lets other work run meanwhile', async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    await openKeystore(await standard, 'x', cost);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(3);
  });
});

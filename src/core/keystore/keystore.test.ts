import { createDecipheriv, scryptSync } from 'node:crypto';
import fc from 'fast-check';
import { keccak256 } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { beforeAll, describe, expect, it } from 'vitest';
import { fromHex, toHex } from '../bytes.ts';
import type { ErrorCode } from '../errors/codes.ts';
import { addressOfSecretKey, CURVE_ORDER } from '../signing/index.ts';
import { uintWord } from '../words.ts';
import { keystoreAddress, openKeystore, sealKeystore } from './index.ts';
import { requireCost } from './scrypt.ts';

const refusedWith = (code: ErrorCode) => expect.objectContaining({ code });
const hexOf = (bytes: Uint8Array): string => toHex(bytes).slice(2);

/** Published keystores of other writers, each with its password. */
const definition = {
  version: 3,
  id: '3198bc9c-6672-5ab3-d995-4942343ae5b6',
  crypto: {
    cipher: 'aes-128-ctr',
    cipherparams: { iv: '83dbcc02d8ccb40e466191a123791e0e' },
    ciphertext: 'd172bf743a674da9cdad04534d56926ef8358534d458fffccd4e6ad2fbde479c',
    kdf: 'scrypt',
    kdfparams: {
      dklen: 32,
      n: 262144,
      r: 1,
      p: 8,
      salt: 'ab0c7876052600dd703518d6fc3fe8984592145b591fc8fb5c6d43190334ba19',
    },
    mac: '2103ac29920d71da29f15d75b4a16dbe95cfd7ff8faea1056c33131d846e3097',
  },
};
const web3js = {
  version: 3,
  id: '04e9bcbb-96fa-497b-94d1-14df4cd20af6',
  address: '2c7536e3605d9c16a7a3d7b1898e529396a65c23',
  crypto: {
    ciphertext: 'a1c25da3ecde4e6a24f3697251dd15d6208520efc84ad97397e906e6df24d251',
    cipherparams: { iv: '2885df2b63f7ef247d753c82fa20038a' },
    cipher: 'aes-128-ctr',
    kdf: 'scrypt',
    kdfparams: {
      dklen: 32,
      salt: '4531b3c174cc3ff32a6a7a85d6761b410db674807b2d216d022318ceee50be10',
      n: 262144,
      r: 8,
      p: 1,
    },
    mac: 'b8b010fff37f9ae5559a352a185e86f9b9c1d7f7a9f1bd4e82a5dd35468fc7f6',
  },
};
const ethAccount = {
  address: '0c2010dc4736bab060740d3968cf1ddf86196d81',
  id: '5dcac562-ed62-42be-85af-458082ae5621',
  version: 3,
  crypto: {
    cipher: 'aes-128-ctr',
    cipherparams: { iv: '44bb6afb52fa1eb4e273f2dc972aa9c9' },
    ciphertext: 'ca4bd4f91bfc51a34e5fd72340cfe058ae77108c51fdad8413c1a7c1eb54ea5c',
    kdf: 'scrypt',
    kdfparams: { dklen: 32, n: 262144, r: 1, p: 8, salt: '34eb69126e4c28c3b96ff2bbafc30fd6' },
    mac: 'e30f84c256b85ad757527a9963da856a3dc0c8ff7691eaa30dce8a6025db0044',
  },
};
const ethers = {
  address: 'a0eccd7605bb117dd2a4cd55979c720cf00f7fa4',
  id: 'f17128a6-c5f0-4af0-a168-67cf6d3d8552',
  version: 3,
  Crypto: {
    cipher: 'aes-128-ctr',
    cipherparams: { iv: '6167c13fe3cd195b4ce9312a9f9399ce' },
    ciphertext: '2434b52afa29851edea2acb7f33dd854fc7e7b036ad6a2c3614f3d61ef0e19ce',
    kdf: 'scrypt',
    kdfparams: {
      salt: 'b0662c8968389207137be9f346fb1cfba604f9d214e95012881025b7ebc5b9da',
      n: 131072,
      dklen: 32,
      p: 1,
      r: 8,
    },
    mac: '256bd09baf3341e9f7df675b8a8cc551b86dfd0dfdf1aa8df2596882f3751496',
  },
  'x-ethers': { client: 'ethers.js', mnemonicCounter: '20da552ff9e584fc89194af19543a096', version: '0.1' },
};
const gethLight = {
  address: '45dea0fb0bba44f4fcf290bba71fd57d7117cbb8',
  crypto: {
    cipher: 'aes-128-ctr',
    ciphertext: 'b87781948a1befd247bff51ef4063f716cf6c2d3481163e9a8f42e1f9bb74145',
    cipherparams: { iv: 'dc4926b48a105133d2f16b96833abf1e' },
    kdf: 'scrypt',
    kdfparams: {
      dklen: 32,
      n: 2,
      p: 1,
      r: 8,
      salt: '004244bbdc51cadda545b1cfa43cff9ed2ae88e08c61f1479dbb45410722f8f0',
    },
    mac: '39990c1684557447940d4c69e06b1b82b2aceacb43f284df65c956daf3046b85',
  },
  id: 'ce541d8d-c79b-40f8-9f8c-20f59616faba',
  version: 3,
};
const pbkdf2 = {
  ...definition,
  crypto: {
    ...definition.crypto,
    kdf: 'pbkdf2',
    kdfparams: {
      c: 262144,
      dklen: 32,
      prf: 'hmac-sha256',
      salt: 'ae3cd4e7013836a3df6bd7241b12db061dbe2c6785853cce422d148a624ce0bd',
    },
  },
};

describe('a keystore of another writer', () => {
  it.each([
    [
      'the Web3 Secret Storage definition (r = 1, p = 8, no address)',
      definition,
      'testpassword',
      '7a28b5ba57c53603b0b07b56bba752f7784bf506fa95edc395f5cf6c7514fe9d',
    ],
    ['web3.js (r = 8, p = 1)', web3js, 'test!', '4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318'],
    [
      'eth-account (a salt of 16 bytes)',
      ethAccount,
      'secret_1',
      'd94e4166f0b3c85ffebed3e0eaa7f7680ae296cf8a7229d637472b7452c8602c',
    ],
  ])('opens: %s', async (_, keystore, password, key) => {
    expect(hexOf(await openKeystore(JSON.stringify(keystore), password))).toBe(key);
  });

  it('of ethers opens where its lower cost is let through, and is refused as weak where not', async () => {
    const phrase = 'movie viable write punch mango arrest cotton page grass dad document practice';
    const key = mnemonicToAccount(phrase).getHdKey().privateKey ?? new Uint8Array();
    const text = JSON.stringify(ethers);
    expect(hexOf(await openKeystore(text, 'dogs', { minLogN: 17 }))).toBe(hexOf(key));
    await expect(openKeystore(text, 'dogs')).rejects.toEqual(refusedWith('KEYSTORE_WEAK'));
  });

  it('of geth, made for tests, opens with its address', async () => {
    const text = JSON.stringify(gethLight);
    const key = await openKeystore(text, '', { minLogN: 1 });
    expect(addressOfSecretKey(key)).toBe(`0x${gethLight.address}`);
    await expect(openKeystore(text, '')).rejects.toEqual(refusedWith('KEYSTORE_WEAK'));
  });
});

describe('a keystore of ours', () => {
  const key = uintWord(0xa77e5);
  const fast = { logN: 4, minLogN: 4 };

  it('has the form and the cost that geth gives one', async () => {
    const text = await sealKeystore(key, 'correct horse');
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
    expect(await openKeystore(text, 'correct horse')).toEqual(key);
  });

  it('opens to its key with its password alone, whatever both are', async () => {
    const secret = fc.bigInt(1n, CURVE_ORDER - 1n).map((n) => uintWord(n));
    const password = fc.string({ unit: 'grapheme', maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(secret, password, password, async (bytes, right, wrong) => {
        const text = await sealKeystore(bytes, right, fast);
        expect(await openKeystore(text, right, fast)).toEqual(bytes);
        fc.pre(right !== wrong);
        await expect(openKeystore(text, wrong, fast)).rejects.toEqual(refusedWith('KEYSTORE_PASSWORD'));
      }),
      { numRuns: 50 },
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

  it('takes the password as it is typed: composed and decomposed forms differ', async () => {
    const text = await sealKeystore(key, 'pass\u00e9', fast);
    await expect(openKeystore(text, 'passe\u0301', fast)).rejects.toEqual(refusedWith('KEYSTORE_PASSWORD'));
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

describe('a file that is no keystore we read', () => {
  const open = (value: unknown) => openKeystore(typeof value === 'string' ? value : JSON.stringify(value), 'x');
  const { crypto: section, ...rest } = web3js;
  const withCrypto = (change: object) => ({ ...rest, crypto: { ...section, ...change } });
  const withKdf = (change: object) => withCrypto({ kdfparams: { ...section.kdfparams, ...change } });

  it.each<[ErrorCode, string, unknown]>([
    ['KEYSTORE_INVALID', 'no JSON', '{'],
    ['KEYSTORE_INVALID', 'an empty file', ''],
    ['KEYSTORE_INVALID', 'a list', []],
    ['KEYSTORE_INVALID', 'null', 'null'],
    ['KEYSTORE_INVALID', 'a long file', JSON.stringify({ ...web3js, note: 'x'.repeat(20_000) })],
    ['KEYSTORE_INVALID', 'no version', { ...rest, version: undefined, crypto: section }],
    ['KEYSTORE_INVALID', 'no crypto', rest],
    ['KEYSTORE_INVALID', 'two cryptos', { ...web3js, Crypto: section }],
    ['KEYSTORE_INVALID', 'no id', { ...web3js, id: 7 }],
    ['KEYSTORE_INVALID', 'an address of 19 bytes', { ...web3js, address: '11'.repeat(19) }],
    ['KEYSTORE_INVALID', 'no cipher', withCrypto({ cipher: 1 })],
    ['KEYSTORE_INVALID', 'no kdfparams', withCrypto({ kdfparams: null })],
    ['KEYSTORE_INVALID', 'a ciphertext of 31 bytes', withCrypto({ ciphertext: '11'.repeat(31) })],
    ['KEYSTORE_INVALID', 'a ciphertext that is no hex', withCrypto({ ciphertext: 'zz'.repeat(32) })],
    ['KEYSTORE_INVALID', 'an iv of 15 bytes', withCrypto({ cipherparams: { iv: '11'.repeat(15) } })],
    ['KEYSTORE_INVALID', 'a mac of 31 bytes', withCrypto({ mac: '11'.repeat(31) })],
    ['KEYSTORE_INVALID', 'a salt of 15 bytes', withKdf({ salt: '11'.repeat(15) })],
    ['KEYSTORE_INVALID', 'a salt of 65 bytes', withKdf({ salt: '11'.repeat(65) })],
    ['KEYSTORE_INVALID', 'n as text', withKdf({ n: '262144' })],
    ['KEYSTORE_INVALID', 'n that is no power of two', withKdf({ n: 262145 })],
    ['KEYSTORE_INVALID', 'n of zero', withKdf({ n: 0 })],
    ['KEYSTORE_INVALID', 'n below zero', withKdf({ n: -262144 })],
    ['KEYSTORE_INVALID', 'n with a fraction', withKdf({ n: 0.5 })],
    ['KEYSTORE_INVALID', 'n beyond a number', withKdf({ n: 2 ** 60 })],
    ['KEYSTORE_INVALID', 'r of zero', withKdf({ r: 0 })],
    ['KEYSTORE_INVALID', 'p of zero', withKdf({ p: 0 })],
    ['KEYSTORE_UNSUPPORTED', 'version 1', { ...web3js, version: '1' }],
    ['KEYSTORE_UNSUPPORTED', 'version 4', { ...web3js, version: 4 }],
    ['KEYSTORE_UNSUPPORTED', 'PBKDF2', pbkdf2],
    ['KEYSTORE_UNSUPPORTED', 'AES-128-CBC', withCrypto({ cipher: 'aes-128-cbc' })],
    ['KEYSTORE_UNSUPPORTED', 'a derived key of 64 bytes', withKdf({ dklen: 64 })],
    ['KEYSTORE_UNSUPPORTED', '2 GiB of memory', withKdf({ n: 2 ** 21 })],
    ['KEYSTORE_UNSUPPORTED', 'more memory than any machine', withKdf({ n: 2 ** 50 })],
    ['KEYSTORE_UNSUPPORTED', 'r of 65', withKdf({ r: 65 })],
    ['KEYSTORE_UNSUPPORTED', 'p of 17', withKdf({ p: 17 })],
    ['KEYSTORE_WEAK', 'n of 2^17', withKdf({ n: 131072 })],
    ['KEYSTORE_WEAK', 'n of 2', withKdf({ n: 2 })],
  ])('is refused with %s: %s', async (code, _, value) => {
    await expect(open(value)).rejects.toEqual(refusedWith(code));
    expect(() => keystoreAddress(typeof value === 'string' ? value : JSON.stringify(value))).toThrow(refusedWith(code));
  });

  it('costs at most a gigabyte', () => {
    expect(() => requireCost({ n: 2 ** 20, r: 8, p: 16 }, 18)).not.toThrow();
    expect(() => requireCost({ n: 2 ** 18, r: 32, p: 1 }, 18)).not.toThrow();
    for (const cost of [
      { n: 2 ** 20, r: 9, p: 1 },
      { n: 2 ** 18, r: 33, p: 1 },
    ])
      expect(() => requireCost(cost, 18)).toThrow(refusedWith('KEYSTORE_UNSUPPORTED'));
  });
});

describe('a derivation', () => {
  it('says how far it is, up and to the end', async () => {
    const seen: number[] = [];
    await sealKeystore(uintWord(7), 'x', { logN: 10, minLogN: 10, onProgress: (done) => seen.push(done) });
    expect(seen.length).toBeGreaterThan(100);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.at(-1)).toBe(1);
  });

  it('stops where it is told to', async () => {
    const controller = new AbortController();
    const seen: number[] = [];
    const opening = openKeystore(JSON.stringify(web3js), 'test!', {
      signal: controller.signal,
      onProgress(done) {
        seen.push(done);
        if (done > 0.01) controller.abort();
      },
    });
    await expect(opening).rejects.toMatchObject({ name: 'AbortError' });
    expect(seen.at(-1)).toBeLessThan(0.02);
  });

  it('does not begin where it was stopped before', async () => {
    const signal = AbortSignal.abort();
    const opening = openKeystore(JSON.stringify(web3js), 'test!', {
      signal,
      onProgress: () => expect.unreachable(),
    });
    await expect(opening).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('lets other work run meanwhile', async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    await openKeystore(JSON.stringify(web3js), 'test!');
    clearInterval(timer);
    expect(turns).toBeGreaterThan(3);
  });
});

import { describe, expect, it } from 'vitest';
import { web3js } from '../../../../tests/support/web3js-keystore.ts';
import type { ErrorCode } from '../errors/codes.ts';
import { requireCost } from './cost.ts';
import { keystoreAddress, openKeystore } from './index.ts';

const refusedWith = (code: ErrorCode) => expect.objectContaining({ code });

const pbkdf2 = {
  ...web3js,
  crypto: {
    ...web3js.crypto,
    kdf: 'pbkdf2',
    kdfparams: {
      c: 262144,
      dklen: 32,
      prf: 'hmac-sha256',
      salt: 'ae3cd4e7013836a3df6bd7241b12db061dbe2c6785853cce422d148a624ce0bd',
    },
  },
};

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
    ['KEYSTORE_INVALID', 'an id that is a number', { ...web3js, id: 7 }],
    ['KEYSTORE_INVALID', 'an address of 19 bytes', { ...web3js, address: '11'.repeat(19) }],
    ['KEYSTORE_INVALID', 'no cipher', withCrypto({ cipher: 1 })],
    ['KEYSTORE_INVALID', 'no kdfparams', withCrypto({ kdfparams: null })],
    ['KEYSTORE_INVALID', 'a ciphertext of 31 bytes', withCrypto({ ciphertext: '11'.repeat(31) })],
    ['KEYSTORE_INVALID', 'a ciphertext that is no hex', withCrypto({ ciphertext: 'zz'.repeat(32) })],
    ['KEYSTORE_INVALID', 'a ciphertext with a prefix of 0X', withCrypto({ ciphertext: `0X${section.ciphertext}` })],
    ['KEYSTORE_INVALID', 'an address with a prefix of 0X', { ...web3js, address: `0X${web3js.address}` }],
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
    ['KEYSTORE_WEAK', 'a quarter of the memory', withKdf({ r: 2, p: 4 })],
    ['KEYSTORE_WEAK', 'an eighth of the memory', withKdf({ r: 1, p: 8 })],
    ['KEYSTORE_WEAK', 'an eighth of memory and work', withKdf({ r: 1, p: 1 })],
  ])('is refused with %s: %s', async (code, _, value) => {
    await expect(open(value)).rejects.toEqual(refusedWith(code));
    expect(() => keystoreAddress(typeof value === 'string' ? value : JSON.stringify(value))).toThrow(refusedWith(code));
  });

  it.each<[string, unknown, RegExp]>([
    ['its version', { ...web3js, version: 4 }, /\bversion\b/],
    ['its address', { ...web3js, address: '11' }, /\baddress\b/],
    ['its id', { ...web3js, id: 7 }, /\bid\b/],
    ['its cipher', withCrypto({ cipher: 'aes-128-cbc' }), /crypto\.cipher is not aes-128-ctr/],
    ['its KDF', pbkdf2, /crypto\.kdf is not scrypt/],
    ['its salt', withKdf({ salt: '11' }), /crypto\.kdfparams\.salt/],
    ['its n', withKdf({ n: '262144' }), /crypto\.kdfparams\.n\b/],
    ['its iv', withCrypto({ cipherparams: { iv: '11' } }), /crypto\.cipherparams\.iv/],
    ['its MAC', withCrypto({ mac: '11' }), /crypto\.mac/],
    ['its cost', withKdf({ n: 131072 }), /n=131072, r=8, p=1/],
    ['its cost of little memory', withKdf({ r: 1 }), /n=262144, r=1, p=1/],
  ])('is refused with a message that names %s', async (_, value, message) => {
    await expect(open(value)).rejects.toThrow(message);
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

describe('a file as another program writes it', () => {
  const { address, id, ...rest } = web3js;
  it.each<[string, object, string | null]>([
    ['geth', { ...rest, address, id }, `0x${address}`],
    ['cast: no address', { ...rest, id }, null],
    ['a null address', { ...rest, id, address: null }, null],
    ['an empty address', { ...rest, id, address: '' }, null],
    ['no id', { ...rest, address }, `0x${address}`],
    ['a null id', { ...rest, address, id: null }, `0x${address}`],
    ['the version as text', { ...rest, address, id, version: '3' }, `0x${address}`],
    [
      'ethers: Crypto, and an address with its prefix',
      { version: 3, id, address: `0x${address}`, Crypto: rest.crypto },
      `0x${address}`,
    ],
  ])('is read: %s', (_, value, found) => {
    expect(keystoreAddress(JSON.stringify(value))).toBe(found);
  });
});

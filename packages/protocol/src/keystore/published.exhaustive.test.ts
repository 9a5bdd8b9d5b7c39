import { mnemonicToAccount } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import { web3js } from '../../../../tests/support/web3js-keystore.ts';
import { toHex } from '../bytes.ts';
import type { ErrorCode } from '../errors/codes.ts';
import { addressOfSecretKey } from '../signing/index.ts';
import { ANY_LOG_N, openKeystore } from './index.ts';

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
    // A high n costs an eighth of the memory with r = 1, so two of them are weak.
    expect(hexOf(await openKeystore(JSON.stringify(keystore), password, { minLogN: ANY_LOG_N }))).toBe(key);
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

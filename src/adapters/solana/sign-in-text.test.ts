import { solanaAddressOf } from '@income-series/protocol/address';
import { describe, expect, it } from 'vitest';
import type { IssuedNonce } from '../../domains/account/index.ts';
import { solanaSignInText } from './sign-in-text.ts';

const address = solanaAddressOf(new Uint8Array(32).fill(5));
const issued: IssuedNonce = {
  nonce: '0123456789abcdef0123456789abcdef',
  purpose: 'sign-in',
  chain: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  address,
  accountId: null,
  domain: 'gateway.example',
  uri: 'https://gateway.example/graphql',
  issuedAt: new Date('2026-03-01T12:00:00Z'),
  expiresAt: new Date('2026-03-01T12:10:00Z'),
  consumedAt: null,
};
const text = `gateway.example wants you to sign in with your Solana account:
${address}

Sign in to Income Series.

URI: https://gateway.example/graphql
Version: 1
Chain ID: devnet
Nonce: 0123456789abcdef0123456789abcdef
Issued At: 2026-03-01T12:00:00.000Z
Expiration Time: 2026-03-01T12:10:00.000Z`;

describe('the text of Sign-In With Solana', () => {
  it('is made of the nonce’s row alone', () => {
    expect(solanaSignInText.write(issued)).toBe(text);
  });

  it('names devnet, testnet, and any other cluster `localnet`', () => {
    const lineOf = (chain: string) => /Chain ID: (.*)/.exec(solanaSignInText.write({ ...issued, chain }))?.[1];
    expect(lineOf('solana:4uhcVJyU9pJkvQyS88uRDiswHScCKQY3')).toBe('testnet');
    expect(lineOf('solana:8yZKTnVzRfJY5aC6bJfa4TkGq4x3TThe')).toBe('localnet');
  });

  it('is of no wallet of an EVM chain', () => {
    const evm = { ...issued, address: `0x${'ab'.repeat(20)}` as const };
    expect(() => solanaSignInText.write(evm)).toThrow(expect.objectContaining({ code: 'BAD_INPUT' }));
  });

  it('names the nonce and the address to look for', () => {
    expect(solanaSignInText.read(text)).toEqual({ nonce: issued.nonce, address });
  });

  it.each([
    ['of EIP-4361', text.replace('Solana', 'Ethereum')],
    ['without a nonce', text.replace(/\nNonce: .*/, '')],
    ['with a nonce that is none of this service', text.replace(/Nonce: .*/, 'Nonce: 0123456789ABCDEF')],
    ['without an address', text.replace(`${address}\n`, '\n')],
    ['with a line before it', `\n${text}`],
    ['of no words', ''],
  ])('names neither in a text %s', (_, other) => {
    expect(solanaSignInText.read(other)).toBeNull();
  });
});

import type { Address, SolanaAddress } from '@income-series/protocol/address';
import { AppError } from '@income-series/protocol/errors/app-error';
import { signInMessageOf } from '@income-series/protocol/sign-in';
import { linkWalletText } from '@income-series/protocol/wallet-texts';
import { describe, expect, it } from 'vitest';
import type { ReadNonce, SignInMessage } from './model/index.ts';
import { NONCE_LIFETIME_MS, parseProfile, parseSignatureHex, SIGN_IN_STATEMENT } from './model/index.ts';
import { isAdminWallet, requireMatch, requireUsable } from './rules.ts';

const now = new Date('2026-03-01T12:00:00Z');
const issued: ReadNonce = {
  nonce: 'a1b2c3d4e5f60718',
  purpose: 'sign-in',
  chain: 'evm:10143',
  address: `0x${'ab'.repeat(20)}` as const,
  accountId: null,
  domain: 'gateway.example',
  uri: 'https://gateway.example/graphql',
  issuedAt: now,
  expiresAt: new Date(now.getTime() + NONCE_LIFETIME_MS),
  consumedAt: null,
  readAt: now,
};
const at = (ms: number) => new Date(now.getTime() + ms);
const refusal = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return error instanceof AppError ? error.code : error;
  }
  return 'none';
};

describe('a nonce', () => {
  it.each<[string, Partial<ReadNonce> | null, number, string]>([
    ['is usable at once', {}, 0, 'none'],
    ['is usable in its last millisecond', {}, NONCE_LIFETIME_MS - 1, 'none'],
    ['ends after ten minutes', {}, NONCE_LIFETIME_MS, 'NONCE_INVALID'],
    ['is used once', { consumedAt: now }, 1, 'NONCE_INVALID'],
    ['serves its own purpose', { purpose: 'link-wallet' }, 0, 'NONCE_INVALID'],
    ['must exist', null, 0, 'NONCE_INVALID'],
  ])('%s', (_, change, ms, code) => {
    expect(refusal(() => requireUsable(change && { ...issued, readAt: at(ms), ...change }, 'sign-in'))).toBe(code);
  });
});

describe('a sign-in message', () => {
  const proposed = signInMessageOf(issued, 10143);
  const end = NONCE_LIFETIME_MS;

  it.each<[string, Partial<SignInMessage>, number, string]>([
    ['as proposed is accepted', {}, 0, 'none'],
    ['without time limits of its own is accepted', { expirationTime: undefined }, 0, 'none'],
    ['with the scheme of the URI is accepted', { scheme: 'https' }, 0, 'none'],
    ['with another scheme is refused', { scheme: 'http' }, 0, 'MESSAGE_INVALID'],
    ['with another statement is refused', { statement: 'Hello' }, 0, 'MESSAGE_INVALID'],
    ['with more of a statement is refused', { statement: `${SIGN_IN_STATEMENT} Hello` }, 0, 'MESSAGE_INVALID'],
    ['without a statement is refused', { statement: undefined }, 0, 'MESSAGE_INVALID'],
    ['with another nonce is refused', { nonce: 'ffffffffffffffff' }, 0, 'MESSAGE_INVALID'],
    ['of another address is refused', { address: '0x00000000000000000000000000000000000000cd' }, 0, 'MESSAGE_INVALID'],
    ['for another domain is refused', { domain: 'gateway.example.evil' }, 0, 'MESSAGE_INVALID'],
    ['for another URI is refused', { uri: 'https://gateway.example/other' }, 0, 'MESSAGE_INVALID'],
    ['of another version is refused', { version: '2' }, 0, 'MESSAGE_INVALID'],
    ['for another chain is refused', { chainId: 1 }, 0, 'MESSAGE_INVALID'],
    ['with a request id is refused', { requestId: 'x' }, 0, 'MESSAGE_INVALID'],
    ['with an empty request id is refused', { requestId: '' }, 0, 'MESSAGE_INVALID'],
    ['with resources is refused', { resources: ['https://gateway.example/x'] }, 0, 'MESSAGE_INVALID'],
    ['with an empty list of resources is refused', { resources: [] }, 0, 'MESSAGE_INVALID'],
    ['issued when the nonce was is accepted', { issuedAt: at(0) }, end - 1, 'none'],
    ['issued while the nonce is valid is accepted', { issuedAt: at(end) }, 0, 'none'],
    ['issued before the nonce is refused', { issuedAt: at(-1) }, 0, 'MESSAGE_INVALID'],
    ['issued after the nonce’s end is refused', { issuedAt: at(end + 1) }, 0, 'MESSAGE_INVALID'],
    ['of a shorter validity is accepted within it', { expirationTime: at(6) }, 5, 'none'],
    ['past its own expiration is refused', { expirationTime: at(5) }, 5, 'MESSAGE_INVALID'],
    ['of a longer validity than the nonce is refused', { expirationTime: at(end + 1) }, 0, 'MESSAGE_INVALID'],
    ['before its own beginning is refused', { notBefore: at(5) }, 4, 'MESSAGE_INVALID'],
    ['from its own beginning is accepted', { notBefore: at(5) }, 5, 'none'],
    ['that began before the nonce is refused', { notBefore: at(-1) }, 5, 'MESSAGE_INVALID'],
  ])('%s', (_, change, ms, code) => {
    const read = { ...issued, readAt: at(ms) };
    expect(refusal(() => requireMatch({ ...proposed, ...change }, read, 10143))).toBe(code);
  });
});

it('a link text names account, wallet and chain, and is no sign-in message', () => {
  const text = linkWalletText({ ...issued, accountId: 'the-account' });
  expect(text).toContain('\nAccount: the-account\n');
  expect(text).toContain(`\nWallet: ${issued.address}\n`);
  expect(text).toContain('\nChain: evm:10143\n');
  expect(text).not.toContain('wants you to sign in');
});

describe('a profile', () => {
  it('is trimmed, and its country is upper case', () => {
    const profile = parseProfile({ email: ' a@b.example ', displayName: ' Ada L. ', country: 'de' });
    expect(profile).toEqual({ email: 'a@b.example', displayName: 'Ada L.', country: 'DE' });
  });

  it('has the address that mail is sent to, with its domain in ASCII', () => {
    expect(parseProfile({ email: 'Ada@MÜNCHEN.example' }).email).toBe('Ada@xn--mnchen-3ya.example');
  });

  it('has a name of any script, whose joiners join', () => {
    const longest = ['😀', 'é', 'e\u0301', 'e\u0323\u0302', '\u1f82'.normalize('NFD')].map((one) => one.repeat(80));
    for (const displayName of ['علی\u200cرضا', 'ශ්\u200dරී', '👩🏽\u200d🚀', ...longest]) {
      expect(parseProfile({ displayName }).displayName).toBe(displayName);
    }
  });

  it('is refused with the code point that shows nothing', () => {
    expect(() => parseProfile({ displayName: 'A\u200bda' })).toThrow(
      expect.objectContaining({ code: 'BAD_INPUT', expected: 'a name without U+200B, which shows nothing there' }),
    );
  });

  it('distinguishes clearing from leaving', () => {
    expect(parseProfile({ email: null })).toEqual({ email: null, displayName: undefined, country: undefined });
  });

  it.each([
    { email: 'a@b' },
    { email: 'a b@c.example' },
    { email: 'a@b.example\r\nBcc: c@d.example' },
    { email: `${'a'.repeat(60)}@${'b'.repeat(200)}.example` },
    { email: 'ada@example.com,evil.example' },
    { email: 'ada@good.example(x)evil.example' },
    { email: 'ada@good\u3002example' },
    { email: '' },
    { displayName: '' },
    { displayName: 'x'.repeat(81) },
    { displayName: 'e\u0301'.repeat(81) },
    { displayName: '\u0301' },
    { displayName: '\u3164' },
    { displayName: 'a\u202eb' },
    { displayName: 'a\u0000b' },
    { country: 'XX1' },
    { country: 'ZZZ' },
    { country: 'QX' },
  ])('refuses %o', (change) => {
    expect(refusal(() => parseProfile(change))).toBe('BAD_INPUT');
  });
});

it.each(['', 'no hex', '0x123', '0X12', '0Xab', ' 0x12', `0x${'ab'.repeat(16_385)}`])(
  'refuses %s as a signature',
  (text) => expect(refusal(() => parseSignatureHex(text))).toBe('SIGNATURE_NOT_CANONICAL'),
);

it.each([
  ['0x', '0x'],
  ['0xAb', '0xab'],
  [`0x${'AB'.repeat(16_384)}`, `0x${'ab'.repeat(16_384)}`],
])('takes %s as a signature, in lower case', (text, parsed) => expect(parseSignatureHex(text)).toBe(parsed));

describe('a wallet of the configuration', () => {
  const EVM = `0x${'ab'.repeat(20)}` as const;
  const SOLANA = 'DK5VBneoY3FtjWpXwU5VptMRGKtfE7AfpZqLJDZDkG6U' as SolanaAddress;
  const CLUSTER = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1';
  const admins = new Set<string>([EVM, SOLANA]);

  it.each<[string, string, Address, boolean]>([
    ['makes an admin on the first chain', 'evm:10143', EVM, true],
    ['makes none on another EVM chain, where it may be somebody else’s', 'evm:31337', EVM, false],
    ['of Solana makes an admin on a cluster', CLUSTER, SOLANA, true],
    ['makes no admin of another one', CLUSTER, SOLANA.replace('D', 'E') as SolanaAddress, false],
    ['makes none of the same letters in other cases', CLUSTER, SOLANA.toLowerCase() as SolanaAddress, false],
  ])('%s', (_, chain, address, isAdmin) => {
    expect(isAdminWallet(admins, 'evm:10143', { chain, address })).toBe(isAdmin);
  });
});

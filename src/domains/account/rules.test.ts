import { describe, expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error.ts';
import type { IssuedNonce, SignInMessage } from './model.ts';
import { parseProfile, parseSignatureHex } from './model.ts';
import { linkWalletText, NONCE_LIFETIME_MS, requireMatch, requireUsable, signInMessageOf } from './rules.ts';

const now = new Date('2026-03-01T12:00:00Z');
const issued: IssuedNonce = {
  nonce: 'a1b2c3d4e5f60718',
  purpose: 'sign-in',
  chain: 'evm:10143',
  address: `0x${'ab'.repeat(20)}`,
  accountId: null,
  domain: 'gateway.example',
  uri: 'https://gateway.example/graphql',
  issuedAt: now,
  expiresAt: new Date(now.getTime() + NONCE_LIFETIME_MS),
  consumedAt: null,
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
  it.each<[string, Partial<IssuedNonce> | null, number, string]>([
    ['is usable at once', {}, 0, 'none'],
    ['is usable in its last millisecond', {}, NONCE_LIFETIME_MS - 1, 'none'],
    ['ends after ten minutes', {}, NONCE_LIFETIME_MS, 'NONCE_INVALID'],
    ['is not usable before it was issued', {}, -1, 'NONCE_INVALID'],
    ['is used once', { consumedAt: now }, 1, 'NONCE_INVALID'],
    ['serves its own purpose', { purpose: 'link-wallet' }, 0, 'NONCE_INVALID'],
    ['must exist', null, 0, 'NONCE_INVALID'],
  ])('%s', (_, change, ms, code) => {
    expect(refusal(() => requireUsable(change && { ...issued, ...change }, 'sign-in', at(ms)))).toBe(code);
  });
});

describe('a sign-in message', () => {
  const proposed = signInMessageOf(issued, 10143);

  it.each<[string, Partial<SignInMessage>, number, string]>([
    ['as proposed is accepted', {}, 0, 'none'],
    ['with another statement is accepted', { statement: 'Hello' }, 0, 'none'],
    ['without time limits of its own is accepted', { expirationTime: undefined }, 0, 'none'],
    ['with the scheme of the URI is accepted', { scheme: 'https' }, 0, 'none'],
    ['with another scheme is refused', { scheme: 'http' }, 0, 'MESSAGE_INVALID'],
    ['with another nonce is refused', { nonce: 'ffffffffffffffff' }, 0, 'MESSAGE_INVALID'],
    ['of another address is refused', { address: '0x00000000000000000000000000000000000000cd' }, 0, 'MESSAGE_INVALID'],
    ['for another domain is refused', { domain: 'gateway.example.evil' }, 0, 'MESSAGE_INVALID'],
    ['for another URI is refused', { uri: 'https://gateway.example/other' }, 0, 'MESSAGE_INVALID'],
    ['of another version is refused', { version: '2' }, 0, 'MESSAGE_INVALID'],
    ['for another chain is refused', { chainId: 1 }, 0, 'MESSAGE_INVALID'],
    ['past its own expiration is refused', { expirationTime: at(5) }, 5, 'MESSAGE_INVALID'],
    ['before its own beginning is refused', { notBefore: at(5) }, 4, 'MESSAGE_INVALID'],
    ['from its own beginning is accepted', { notBefore: at(5) }, 5, 'none'],
  ])('%s', (_, change, ms, code) => {
    expect(refusal(() => requireMatch({ ...proposed, ...change }, issued, 10143, at(ms)))).toBe(code);
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

  it('tells clearing from leaving', () => {
    expect(parseProfile({ email: null })).toEqual({ email: null, displayName: undefined, country: undefined });
  });

  it.each([
    { email: 'a@b' },
    { email: 'a b@c.example' },
    { email: 'a@b.example\r\nBcc: c@d.example' },
    { email: `${'a'.repeat(60)}@${'b'.repeat(200)}.example` },
    { email: '' },
    { displayName: '' },
    { displayName: 'x'.repeat(81) },
    { displayName: 'a\u202eb' },
    { displayName: 'a\u0000b' },
    { country: 'XX1' },
    { country: 'ZZZ' },
    { country: 'QX' },
  ])('refuses %o', (change) => {
    expect(refusal(() => parseProfile(change))).toBe('BAD_INPUT');
  });
});

it.each(['', '0x', 'no hex', '0x123', `0x${'ab'.repeat(16_385)}`])('refuses %s as a signature', (text) => {
  expect(refusal(() => parseSignatureHex(text))).toBe('SIGNATURE_NOT_CANONICAL');
});

import type { EvmAddress } from '@income-series/protocol/hex';
import { signInMessageOf } from '@income-series/protocol/sign-in';
import { signInText } from '@income-series/protocol/sign-in-text';
import { linkSignerKeyText } from '@income-series/protocol/wallet-texts';
import { describe, expect, it } from 'vitest';
import { checkConfig, type PinnedConfig } from './files/config.ts';
import { type IssuedText, requireLinkText, requireSignInText } from './site.ts';

const address = `0x${'ab'.repeat(20)}` as EvmAddress;
const accountId = '01900000-0000-7000-8000-000000000001';
const config: PinnedConfig = {
  gateway: 'https://gateway.example',
  publicUrl: 'https://gateway.example/app',
  chainId: 10143,
  chain: 'evm:10143',
  kind: 'evm',
  hub: `0x${'cd'.repeat(20)}` as EvmAddress,
};
const row = {
  nonce: 'a1b2c3d4e5f60718a1b2c3d4e5f60718',
  purpose: '',
  chain: '',
  address,
  accountId,
  domain: 'gateway.example',
  uri: 'https://gateway.example/app',
  issuedAt: new Date('2026-03-01T12:00:00.000Z'),
  expiresAt: new Date('2026-03-01T12:10:00.000Z'),
  consumedAt: null,
};
const createIssued = (message: string, changes: Partial<IssuedText> = {}): IssuedText => ({
  message,
  nonce: row.nonce,
  issuedAt: row.issuedAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  ...changes,
});
const signIn = signInText.write(signInMessageOf(row, 10143));
const link = linkSignerKeyText(row);
const differs = expect.objectContaining({ exitCode: 5, code: 'TEXT_DIFFERS' });

describe('a sign-in', () => {
  it('to the pinned gateway may be signed', () => {
    expect(() => requireSignInText(createIssued(signIn), config, address)).not.toThrow();
  });

  it.each([
    ['http://localhost:4000', 'http://localhost:4000', 'localhost:4000'],
    ['https://gateway:4000', 'https://gateway:4000', 'gateway:4000'],
    ['https://my_gateway/', 'https://my_gateway', 'my_gateway'],
    ['http://[::1]:4000', 'http://[::1]:4000', '[::1]:4000'],
    ['https://gateway.example.', 'https://gateway.example.', 'gateway.example.'],
    ['https://Bücher.example/app/', 'https://xn--bcher-kva.example/app', 'xn--bcher-kva.example'],
  ])('to a gateway pinned as %s may be signed', (pinned, uri, domain) => {
    const { chain: _, ...values } = config;
    const own = checkConfig({ ...values, publicUrl: pinned });
    const message = signInText.write(signInMessageOf({ ...row, uri, domain }, 10143));
    expect(() => requireSignInText(createIssued(message), own, address)).not.toThrow();
    const challenge = linkSignerKeyText({ ...row, uri, domain });
    expect(() => requireLinkText(createIssued(challenge), own, address, accountId)).not.toThrow();
  });

  it.each<[string, (text: string) => string]>([
    ['another domain', (text) => text.replace('gateway.example wants', 'evil.example wants')],
    ['another scheme', (text) => `http://${text}`],
    ['another URI', (text) => text.replace('gateway.example/app', 'gateway.example/other')],
    ['another chain', (text) => text.replace('Chain ID: 10143', 'Chain ID: 1')],
    ['another wallet', (text) => text.replace(/0x[0-9a-fA-F]{40}/, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8')],
    ['another nonce', (text) => text.replace('Nonce: a1', 'Nonce: zz')],
    ['another version', (text) => text.replace('Version: 1', 'Version: 2')],
    ['another statement', (text) => text.replace('Sign in to', 'Give all your money to')],
    ['no statement', (text) => text.replace(/Sign in to .*\n\n/, '')],
    ['resources', (text) => `${text}\nResources:\n- https://evil.example`],
    ['a line before it', (text) => `\n${text}`],
    ['another text in its place', () => link],
  ])('with %s is not', (_, change) => {
    expect(change(signIn)).not.toBe(signIn);
    expect(() => requireSignInText(createIssued(change(signIn)), config, address)).toThrow(differs);
  });

  it.each<[string, Partial<IssuedText>]>([
    ['more than ten minutes', { expiresAt: '2026-03-01T12:10:00.001Z' }],
    ['no time', { expiresAt: '2026-03-01T12:00:00.000Z' }],
    ['an invalid time', { expiresAt: 'soon' }],
    ['24 o’clock', { issuedAt: '2026-02-28T23:55:00Z', expiresAt: '2026-02-28T24:00:00Z' }],
    ['a day that no calendar has', { issuedAt: '2026-02-30T12:00:00Z', expiresAt: '2026-03-02T12:05:00Z' }],
    ['a nonce with a line feed', { nonce: 'a1b2c3d4e5f60718\nRequest ID: 1' }],
    ['a short nonce', { nonce: 'a1b2' }],
  ])('of %s is not, even if its text is consistent', (_, changes) => {
    const fields = createIssued('', changes);
    const { nonce } = fields;
    const [issuedAt, expiresAt] = [new Date(fields.issuedAt), new Date(fields.expiresAt)];
    const text = () => signInText.write(signInMessageOf({ ...row, nonce, issuedAt, expiresAt }, 10143));
    const message = (() => {
      try {
        return text();
      } catch {
        return signIn; // the writer refuses such a nonce or time itself
      }
    })();
    expect(() => requireSignInText({ ...fields, message }, config, address)).toThrow(differs);
  });
});

describe('a link', () => {
  it('of this key to this account may be signed', () => {
    expect(() => requireLinkText(createIssued(link), config, address, accountId)).not.toThrow();
  });

  it.each<[string, (text: string) => string]>([
    ['another account', (text) => text.replace(accountId, '01900000-0000-7000-8000-000000000002')],
    ['another key', (text) => text.replace(address, `0x${'ef'.repeat(20)}`)],
    ['another site', (text) => text.replace('gateway.example asks', 'evil.example asks')],
    ['another URI', (text) => text.replace('URI: https', 'URI: http')],
    ['a chain', (text) => text.replace('Nonce:', 'Chain: evm:10143\nNonce:')],
    ['a wallet in the key’s place', (text) => text.replace('signer key', 'wallet').replace('Signer key', 'Wallet')],
    ['more at its end', (text) => `${text}\nAnd all my money.`],
    ['a sign-in in its place', () => signIn],
  ])('with %s is not', (_, change) => {
    expect(change(link)).not.toBe(link);
    expect(() => requireLinkText(createIssued(change(link)), config, address, accountId)).toThrow(differs);
  });
});

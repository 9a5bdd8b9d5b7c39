import { randomUUID } from 'node:crypto';
import { signInText } from '@income-series/protocol/sign-in-text';
import { describe, expect, it } from 'vitest';
import type { SignInMessage } from '../../../src/domains/account/index.ts';
import { createTestClock } from '../../support/clock.ts';
import { forFile } from '../../support/for-file.ts';
import { newWallet, SIGN_IN, startTestGateway, TEST_CHAIN, type TestWallet } from '../../support/gateway.ts';
import { ageNonces } from '../../support/nonces.ts';
import { compact, highS, nonCanonicalV } from '../../support/signatures.ts';
import { issue as issueAt, present as presentAt } from './support/sign-in.ts';

const MINUTE_MS = 60_000;
const clock = createTestClock();

const gateway = await forFile(startTestGateway({ clock }));

const issue = (wallet: TestWallet, chain = TEST_CHAIN) => issueAt(gateway, wallet, chain);
const present = (message: string, signature: string) => presentAt(gateway, message, signature);

const isConsumed = async (nonce: string) =>
  (await gateway.database.prisma.authNonce.findUniqueOrThrow({ where: { nonce } })).consumedAt !== null;

/** The issued message with some of its fields changed, as a wallet would be made to sign it. */
function altered(message: string, change: Partial<SignInMessage>): string {
  const parsed = signInText.parse(message) as SignInMessage;
  const { version = '1', ...rest } = change;
  return signInText.write({ ...parsed, ...rest }).replace('Version: 1', `Version: ${version}`);
}

const shifted = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString();

describe('signing in', () => {
  it('opens a session for the wallet that signed, and makes its account once', async () => {
    const wallet = newWallet();
    const first = await gateway.signIn(wallet);
    const again = await gateway.signIn(wallet);
    const query = '{ viewer { account { id wallets { chain address } } session { expiresAt } isAdmin } }';
    const one = await gateway.ask(query, {}, first);
    expect(one.errors).toBeUndefined();
    expect(one.data?.viewer).toMatchObject({
      account: { wallets: [{ chain: TEST_CHAIN, address: wallet.address }] },
      isAdmin: false,
      session: { expiresAt: new Date(clock.now().getTime() + 24 * 60 * MINUTE_MS).toISOString() },
    });
    expect((await gateway.ask(query, {}, again)).data).toEqual(one.data);
  });

  it.each<[string, (message: string, issuedAt: string) => string]>([
    ['without an expiration', (text) => text.replace(/\nExpiration Time: .*/, '')],
    ['with times without fractions', (text) => text.replaceAll('.000Z', 'Z')],
    ['with its time in another zone', (text, at) => text.replace(at, `${shifted(at, 3_600_000).slice(0, -1)}+01:00`)],
    ['with times in lower case', (text) => text.replaceAll(/\d+T[\d:.]+Z/g, (time) => time.toLowerCase())],
    ['with digits beyond the millisecond', (text) => text.replaceAll(/(\.\d{3})Z/g, '$1000000Z')],
    ['with a leading zero of the chain id', (text) => text.replace('Chain ID: ', 'Chain ID: 0')],
    ['that names the scheme', (text) => `http://${text}`],
    ['with a shorter life', (text, at) => text.replace(/Time: .*/, `Time: ${shifted(at, 5 * MINUTE_MS)}`)],
    ['with a beginning', (text, at) => `${text}\nNot Before: ${at}`],
  ])('accepts a message that a library wrote over the issued fields, %s', async (_, change) => {
    const wallet = newWallet();
    const { message, issuedAt } = await issue(wallet);
    const own = change(message, issuedAt);
    expect(own).not.toBe(message);
    expect((await present(own, await wallet.sign(own))).token).toBeTypeOf('string');
  });

  it.each<[string, (message: string, issuedAt: string) => string]>([
    ['another statement', (text) => text.replace('Sign in to', 'Give everything to')],
    ['no statement', (text) => text.replace(/Sign in to .*\n/, '')],
    ['a statement beyond the grammar', (text) => text.replace('Sign in to', 'Sign in\u00a0to')],
    ['a second statement', (text) => text.replace(/(Sign in to .*)/, '$1\nAnd give everything away.')],
    ['resources', (text) => `${text}\nResources:\n- https://evil.example/everything`],
    ['an empty list of resources', (text) => `${text}\nResources:`],
    ['a request id', (text) => `${text}\nRequest ID: everything`],
    ['an expiration on 30 February', (text) => text.replace(/Time: .*/, 'Time: 2099-02-30T00:00:00Z')],
    ['an expiration at 24:00', (text) => text.replace(/Time: .*/, 'Time: 2099-01-01T24:00:00Z')],
    ['an expiration in words', (text) => text.replace(/Time: .*/, 'Time: never')],
    ['a validity beyond the nonce’s', (text) => text.replace(/Time: .*/, 'Time: 2099-01-01T00:00:00Z')],
    ['an expiration that is over', (text, at) => text.replace(/Time: .*/, `Time: ${at}`)],
    ['a time of issue before the nonce’s', (text, at) => text.replace(at, shifted(at, -1000))],
    ['a time of issue after the nonce’s end', (text, at) => text.replace(at, shifted(at, 11 * MINUTE_MS))],
    ['a beginning still to come', (text, at) => `${text}\nNot Before: ${shifted(at, 9 * MINUTE_MS)}`],
    ['an address in lower case', (text) => text.replace(/0x[0-9a-fA-F]{40}/, (address) => address.toLowerCase())],
    ['an address that begins with 0X', (text) => text.replace('\n0x', '\n0X')],
    ['an empty statement', (text) => text.replace(/Sign in to .*/, '')],
    ['the chain 0', (text) => text.replace(/Chain ID: .*/, 'Chain ID: 0')],
    ['an empty request id', (text) => `${text}\nRequest ID: `],
    ['userinfo in its domain', (text) => text.replace(/^/, 'evil@')],
    ['a line more', (text) => `${text}\n`],
  ])('refuses a message with %s, and leaves the nonce unused', async (_, change) => {
    const wallet = newWallet();
    const { message, nonce, issuedAt } = await issue(wallet);
    const other = change(message, issuedAt);
    expect(other).not.toBe(message);
    expect(await present(other, await wallet.sign(other))).toMatchObject({ code: 'MESSAGE_INVALID' });
    expect(await isConsumed(nonce)).toBe(false);
  });

  it.each<[string, Partial<SignInMessage>]>([
    ['domain', { domain: 'localhost:4001' }],
    ['URI', { uri: 'http://localhost:4000/other' }],
    ['chain', { chainId: 1 }],
    ['version', { version: '2' }],
    ['address', { address: '0x00000000000000000000000000000000000000aa' }],
    ['scheme', { scheme: 'https' }],
  ])('refuses a message for another %s, and leaves the nonce unused', async (_, change) => {
    const wallet = newWallet();
    const { message, nonce } = await issue(wallet);
    const other = altered(message, change);
    expect(other).not.toBe(message);
    expect(await present(other, await wallet.sign(other))).toMatchObject({ code: 'MESSAGE_INVALID' });
    expect(await isConsumed(nonce)).toBe(false);
    expect((await present(message, await wallet.sign(message))).token).toBeTypeOf('string');
  });

  it('refuses a message without a nonce', async () => {
    const wallet = newWallet();
    const message = (await issue(wallet)).message.replace(/Nonce: .*\n/, '');
    expect(await present(message, await wallet.sign(message))).toMatchObject({ code: 'MESSAGE_INVALID' });
  });

  it('refuses a nonce that was never issued', async () => {
    const wallet = newWallet();
    const message = altered((await issue(wallet)).message, { nonce: 'a'.repeat(32) });
    expect(await present(message, await wallet.sign(message))).toMatchObject({ code: 'NONCE_INVALID' });
  });

  it('refuses a nonce after ten minutes', async () => {
    const wallet = newWallet();
    const { message, nonce, issuedAt, expiresAt } = await issue(wallet);
    expect(Date.parse(expiresAt) - Date.parse(issuedAt)).toBe(10 * MINUTE_MS);
    const signature = await wallet.sign(message);
    await ageNonces(gateway.database, 10 * MINUTE_MS, nonce);
    expect(await present(message, signature)).toMatchObject({ code: 'NONCE_INVALID' });
  });

  it('makes one account where a new wallet signs in twenty times at once', async () => {
    const wallet = newWallet();
    const tokens = await Promise.all(Array.from({ length: 20 }, () => gateway.signIn(wallet)));
    const accounts = await Promise.all(
      tokens.map(async (token) => JSON.stringify((await gateway.ask('{ viewer { account { id } } }', {}, token)).data)),
    );
    expect(new Set(accounts).size).toBe(1);
    expect(await gateway.database.prisma.account.count({ where: { wallets: { none: {} } } })).toBe(0);
  });

  it.each([
    ['with a high s', highS],
    ['with v 0 or 1', nonCanonicalV],
    ['of 64 bytes', compact],
  ])('refuses the wallet’s own signature %s, and leaves the nonce unused', async (_, respell) => {
    const wallet = newWallet();
    const { message, nonce } = await issue(wallet);
    const signature = await wallet.sign(message);
    expect(await present(message, respell(signature))).toMatchObject({ code: 'SIGNATURE_NOT_CANONICAL' });
    expect(await isConsumed(nonce)).toBe(false);
    expect((await present(message, signature)).token).toBeTypeOf('string');
  });

  async function isNoHex(message: string, signature: string): Promise<void> {
    const { data, errors } = await gateway.ask(SIGN_IN, {
      input: { idempotencyKey: randomUUID(), message, signature },
    });
    expect(data ?? null).toBeNull();
    expect(errors?.map(({ extensions }) => [extensions.code, extensions.argument])).toEqual([
      ['BAD_INPUT', ['input', 'signature']],
    ]);
  }

  it.each(['', '0xzz', '0x1', 'signature'])('refuses %j as a signature', async (signature) => {
    const { message } = await issue(newWallet());
    await isNoHex(message, signature);
  });

  it('refuses the wallet’s own signature after 0X', async () => {
    const wallet = newWallet();
    const { message } = await issue(wallet);
    const signature = (await wallet.sign(message)).replace('0x', '0X');
    await isNoHex(message, signature);
  });

  it.each(['evm:143', 'evm:1', 'solana'])('issues no nonce for the chain %j', async (chain) => {
    expect(await issue(newWallet(), chain)).toMatchObject({ code: 'CHAIN_REFUSED' });
  });

  it('logs neither token, nor signature, nor message', () => {
    const logged = gateway.logs.join('\n');
    expect(logged).toContain('"operation":"SignIn"');
    expect(logged).not.toMatch(/eyJ|wants you to sign in|0x[0-9a-f]{130}/);
  });
});

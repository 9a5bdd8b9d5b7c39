import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInText } from '../../src/adapters/evm/index.ts';
import type { SignInMessage } from '../../src/domains/account/index.ts';
import { createTestClock } from '../support/clock.ts';
import {
  newWallet,
  SIGN_IN,
  SIGN_IN_NONCE,
  startTestGateway,
  TEST_CHAIN,
  type TestGateway,
  type TestWallet,
} from '../support/gateway.ts';
import { ageNonces } from '../support/nonces.ts';
import { compact, highS, nonCanonicalV } from '../support/signatures.ts';

const MINUTE_MS = 60_000;
const clock = createTestClock();
let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway({ clock });
});
afterAll(() => gateway.close());

async function issue(wallet: TestWallet, chain = TEST_CHAIN) {
  const input = { idempotencyKey: randomUUID(), address: wallet.address, chain };
  const { data } = await gateway.ask(SIGN_IN_NONCE, { input });
  return data?.signInNonce as { message: string; nonce: string; issuedAt: string; expiresAt: string; code?: string };
}

const present = async (message: string, signature: string, idempotencyKey: string = randomUUID()) => {
  const { data, errors } = await gateway.ask(SIGN_IN, { input: { idempotencyKey, message, signature } });
  expect(errors).toBeUndefined();
  return data?.signIn as { token?: string; code?: string; message?: string; __typename: string };
};

const isConsumed = async (nonce: string) =>
  (await gateway.database.prisma.authNonce.findUniqueOrThrow({ where: { nonce } })).consumedAt !== null;

/** The issued message with some of its fields changed, as a wallet would be made to sign it. */
function altered(message: string, change: Partial<SignInMessage>): string {
  const parsed = signInText.parse(message) as SignInMessage;
  const { version = '1', ...rest } = change;
  return signInText.write({ ...parsed, ...rest }).replace('Version: 1', `Version: ${version}`);
}

const whoami = (token: string) => gateway.ask('{ viewer { account { id } } }', {}, token);

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
    ['a life beyond the nonce’s', (text) => text.replace(/Time: .*/, 'Time: 2099-01-01T00:00:00Z')],
    ['an expiration that is over', (text, at) => text.replace(/Time: .*/, `Time: ${at}`)],
    ['a time of issue before the nonce’s', (text, at) => text.replace(at, shifted(at, -1000))],
    ['a time of issue after the nonce’s end', (text, at) => text.replace(at, shifted(at, 11 * MINUTE_MS))],
    ['a beginning still to come', (text, at) => `${text}\nNot Before: ${shifted(at, 9 * MINUTE_MS)}`],
    ['an address in lower case', (text) => text.replace(/0x[0-9a-fA-F]{40}/, (address) => address.toLowerCase())],
    ['an address that begins with 0X', (text) => text.replace('\n0x', '\n0X')],
    ['a chain id with a leading zero', (text) => text.replace('Chain ID: ', 'Chain ID: 0')],
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

  it('refuses a nonce used twice', async () => {
    const wallet = newWallet();
    const { message } = await issue(wallet);
    const signature = await wallet.sign(message);
    expect((await present(message, signature)).token).toBeTypeOf('string');
    expect(await present(message, signature)).toMatchObject({ code: 'NONCE_INVALID' });
  });

  it('opens one session where a hundred requests present one nonce at once', async () => {
    const wallet = newWallet();
    const { message } = await issue(wallet);
    const signature = await wallet.sign(message);
    const answers = await Promise.all(Array.from({ length: 100 }, () => present(message, signature)));
    expect(answers.filter((answer) => answer.token !== undefined)).toHaveLength(1);
    expect(new Set(answers.flatMap((answer) => answer.code ?? []))).toEqual(new Set(['NONCE_INVALID']));
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

  it.each(['', '0xzz', '0x1', 'signature'])('refuses %j as a signature', async (signature) => {
    const { message } = await issue(newWallet());
    expect(await present(message, signature)).toMatchObject({ code: 'SIGNATURE_NOT_CANONICAL' });
  });

  it('refuses the wallet’s own signature after 0X', async () => {
    const wallet = newWallet();
    const { message } = await issue(wallet);
    const signature = (await wallet.sign(message)).replace('0x', '0X');
    expect(await present(message, signature)).toMatchObject({ code: 'SIGNATURE_NOT_CANONICAL' });
  });

  it.each(['evm:143', 'evm:1', 'solana', ''])('issues no nonce for the chain %j', async (chain) => {
    expect(await issue(newWallet(), chain)).toMatchObject({ code: 'CHAIN_REFUSED' });
  });

  it('answers a token once: the same request again is refused, and the next nonce signs in', async () => {
    const wallet = newWallet();
    const { message } = await issue(wallet);
    const signature = await wallet.sign(message);
    const key = randomUUID();
    expect((await present(message, signature, key)).token).toBeTypeOf('string');
    for (const again of [key, key.toUpperCase(), randomUUID()]) {
      const answer = await present(message, signature, again);
      expect(answer).toMatchObject({ code: 'NONCE_INVALID' });
      expect(answer.token).toBeUndefined();
    }
    expect(await present(message, await newWallet().sign(message), key)).toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect((await whoami(await gateway.signIn(wallet))).data?.viewer).toBeTruthy();
  });

  it('answers one token where the same request comes twenty times at once', async () => {
    const wallet = newWallet();
    const { message } = await issue(wallet);
    const signature = await wallet.sign(message);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => present(message, signature, key)));
    expect(answers.filter(({ token }) => token !== undefined)).toHaveLength(1);
    const codes = new Set(answers.flatMap(({ code }) => code ?? []));
    codes.delete('IDEMPOTENCY_IN_PROGRESS');
    expect([...codes].filter((code) => code !== 'NONCE_INVALID')).toEqual([]);
  });

  it('keeps nothing in its record that a token could be made of', async () => {
    const wallet = newWallet();
    const { message } = await issue(wallet);
    const signature = await wallet.sign(message);
    const { token } = await present(message, signature);
    const { prisma } = gateway.database;
    const caller = `wallet:${TEST_CHAIN}:${wallet.address}`;
    const records = await prisma.idempotencyRecord.findMany({ where: { caller, operation: 'signIn' } });
    expect(records).toMatchObject([{ state: 'DONE', result: {} }]);
    expect(JSON.stringify(records)).not.toContain(String(token).split('.')[2]);
    expect(JSON.stringify(records)).not.toContain(signature.slice(2, 40));
  });

  it('logs neither token, nor signature, nor message', () => {
    const logged = gateway.logs.join('\n');
    expect(logged).toContain('"operation":"SignIn"');
    expect(logged).not.toMatch(/eyJ|wants you to sign in|0x[0-9a-f]{130}/);
  });
});

describe('a session', () => {
  it('ends after 24 hours', async () => {
    const token = await gateway.signIn(newWallet());
    clock.advance(24 * 60 * MINUTE_MS - 1000);
    expect((await whoami(token)).data?.viewer).toBeTruthy();
    clock.advance(1000);
    expect((await whoami(token)).errors).toMatchObject([{ extensions: { code: 'SESSION_INVALID' } }]);
  });

  it('is refused when its token is none of ours, rather than taken for nobody’s', async () => {
    for (const token of ['x', 'a.b.c', `${await gateway.signIn(newWallet())}x`]) {
      const answer = await whoami(token);
      expect(answer.data ?? null).toBeNull();
      expect(answer.errors).toMatchObject([{ extensions: { code: 'SESSION_INVALID' } }]);
    }
  });

  it('has a token of one spelling', async () => {
    const token = await gateway.signIn(newWallet());
    const [header, payload, signature] = token.split('.') as [string, string, string];
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = alphabet.indexOf(signature.at(-1) as string);
    // 32 bytes are 43 characters of base64url, with two bits to spare in the last: four spellings of one signature.
    const twins = [0, 1, 2, 3]
      .map((spare) => alphabet[(last & 0b111100) | spare])
      .filter((c) => c !== signature.at(-1));
    const others = [
      ...twins.map((character) => token.slice(0, -1) + character),
      `${token}=`,
      `${token}==`,
      `${token}.`,
      `${header}=.${payload}.${signature}`,
      `${header}.${payload}=.${signature}`,
      `${header}.${payload}==.${signature}`,
      token.replaceAll('-', '+').replaceAll('_', '/'),
      `${header}.${payload}.${signature.slice(0, 20)} ${signature.slice(20)}`,
      `${header}.${payload}.${signature.slice(0, 20)}\t${signature.slice(20)}`,
    ].filter((other) => other !== token);
    expect(twins).toHaveLength(3);
    for (const other of others) {
      expect((await whoami(other)).errors, other).toMatchObject([{ extensions: { code: 'SESSION_INVALID' } }]);
    }
    expect((await whoami(token)).data?.viewer).toBeTruthy();
  });

  it('is named by the scheme Bearer in any case, one space and the token', async () => {
    const token = await gateway.signIn(newWallet());
    const codes = async (authorization: string) => {
      const headers = { authorization, accept: 'application/json' };
      const response = await gateway.request('/graphql?query={viewer{isAdmin}}', { headers });
      const { errors = [] } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
      return errors.map(({ extensions }) => extensions.code);
    };
    for (const scheme of ['Bearer', 'bearer', 'BEARER', 'bEaReR'])
      expect(await codes(`${scheme} ${token}`)).toEqual([]);
    for (const other of [
      `Bearer  ${token}`,
      `Bearer\t${token}`,
      `Bearer${token}`,
      `Bearer ${token},`,
      `Bearer ${token} x`,
      `Bearer ${token}, Bearer ${token}`,
      `Bearer "${token}"`,
      `Bearer token=${token}`,
      `Token ${token}`,
      token,
      'Bearer',
    ]) {
      expect(await codes(other), other).toEqual(['SESSION_INVALID']);
    }
  });

  it('is refused by its scheme with status 401', async () => {
    const basic = await gateway.request('/graphql?query={__typename}', { headers: { authorization: 'Basic YTpi' } });
    expect(basic.status).toBe(401);
  });

  it('ends everywhere at once, and a new one begins', async () => {
    const wallet = newWallet();
    const [one, two] = [await gateway.signIn(wallet), await gateway.signIn(wallet)];
    const out = `mutation ($input: SignOutEverywhereInput!) { signOutEverywhere(input: $input) { __typename } }`;
    const answer = await gateway.ask(out, { input: { idempotencyKey: randomUUID() } }, one);
    expect(answer.data?.signOutEverywhere).toEqual({ __typename: 'SignOutPayload' });
    for (const token of [one, two]) {
      expect((await whoami(token)).errors).toMatchObject([{ extensions: { code: 'SESSION_INVALID' } }]);
    }
    expect((await whoami(await gateway.signIn(wallet))).data?.viewer).toBeTruthy();
  });
});

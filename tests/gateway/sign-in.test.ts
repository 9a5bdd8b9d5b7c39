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
  return data?.signInNonce as { message: string; nonce: string; expiresAt: string; code?: string };
}

const present = async (message: string, signature: string, idempotencyKey = randomUUID()) => {
  const { data, errors } = await gateway.ask(SIGN_IN, { input: { idempotencyKey, message, signature } });
  expect(errors).toBeUndefined();
  return data?.signIn as { token?: string; code?: string; message?: string; __typename: string };
};

const isConsumed = async (nonce: string) =>
  (await gateway.database.prisma.authNonce.findUniqueOrThrow({ where: { nonce } })).consumedAt !== null;

/** The issued message with some of its fields changed, as a wallet would be made to sign it. */
function altered(message: string, change: Partial<SignInMessage>): string {
  const parsed = signInText.parse(message) as SignInMessage;
  const text = signInText.write({ ...parsed, ...change });
  return change.version === undefined ? text : text.replace('Version: 1', `Version: ${change.version}`);
}

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

  it('accepts a message that the client wrote itself over the issued nonce', async () => {
    const wallet = newWallet();
    const { message } = await issue(wallet);
    const own = altered(message, { statement: 'I sign in.', expirationTime: undefined });
    expect(own).not.toBe(message);
    expect((await present(own, await wallet.sign(own))).token).toBeTypeOf('string');
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

  it('refuses a nonce after ten minutes on the server’s clock', async () => {
    const wallet = newWallet();
    const { message, expiresAt } = await issue(wallet);
    expect(Date.parse(expiresAt) - clock.now().getTime()).toBe(10 * MINUTE_MS);
    const signature = await wallet.sign(message);
    clock.advance(10 * MINUTE_MS);
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

  it.each(['', '0x', '0xzz', 'signature'])('refuses %j as a signature', async (signature) => {
    const { message } = await issue(newWallet());
    expect(await present(message, signature)).toMatchObject({ code: 'SIGNATURE_NOT_CANONICAL' });
  });

  it.each(['evm:143', 'evm:1', 'solana', ''])('issues no nonce for the chain %j', async (chain) => {
    expect(await issue(newWallet(), chain)).toMatchObject({ code: 'CHAIN_REFUSED' });
  });

  it('answers the same token to the same request, and keeps no token', async () => {
    const wallet = newWallet();
    const { message } = await issue(wallet);
    const signature = await wallet.sign(message);
    const key = randomUUID();
    const { token } = await present(message, signature, key);
    clock.advance(MINUTE_MS);
    expect((await present(message, signature, key)).token).toBe(token);
    expect(await present(message, await newWallet().sign(message), key)).toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    const records = await gateway.database.prisma.idempotencyRecord.findMany();
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
  const whoami = (token: string) => gateway.ask('{ viewer { account { id } } }', {}, token);

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

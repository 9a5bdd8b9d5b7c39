import { beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';
import type { Done } from '../../support/gateway.ts';
import { newWallet, startTestGateway, TEST_CHAIN, type TestGateway } from '../../support/gateway.ts';
import { issue, present, whoami } from './support/sign-in.ts';

const clocks = { slow: createTestClock(), fast: createTestClock() };
const database = await forFile(createTestDatabase());
const slow = await forFile(startTestGateway({ database, clock: clocks.slow }));
const fast = await forFile(startTestGateway({ database, clock: clocks.fast }));

const FIELDS = {
  addWalletChallenge: 'message nonce',
  addWallet: 'account { wallets { address } }',
  signerKeyChallenge: 'message nonce',
  linkSignerKey: 'signerKeyLink { key }',
} as const;

const mutate = (gateway: TestGateway, field: keyof typeof FIELDS, input: object, token: string) =>
  gateway.mutate<Done & { message: string; nonce: string }>(field, input, { token, fields: FIELDS[field] });

describe.each([
  ['0.2 seconds', 200],
  ['5 seconds', 5_000],
  ['5 minutes', 300_000],
  ['an hour', 3_600_000],
])('gateways of one database, whose clocks differ by %s', (_, differenceMs) => {
  beforeAll(() => {
    const start = Date.now();
    clocks.slow.set(new Date(start));
    clocks.fast.set(new Date(start + differenceMs));
  });

  it.each([
    ['slow', 'fast'],
    ['fast', 'slow'],
  ])('sign in, link a wallet and link a key over a nonce of the %s one at the %s one', async (from) => {
    const [issuing, using] = from === 'slow' ? [slow, fast] : [fast, slow];
    const wallet = newWallet();
    const { message } = await issue(issuing, wallet);
    const { token = '' } = await present(using, message, await wallet.sign(message));
    expect((await whoami(using, token)).data?.viewer).toBeTruthy();
    expect((await whoami(issuing, token)).data?.viewer).toBeTruthy();

    const [second, key] = [newWallet(), newWallet()];
    const asked = await mutate(issuing, 'addWalletChallenge', { address: second.address, chain: TEST_CHAIN }, token);
    const linked = { nonce: asked.nonce, signature: await second.sign(asked.message) };
    expect(await mutate(using, 'addWallet', linked, token)).toHaveProperty('account');

    const challenge = await mutate(issuing, 'signerKeyChallenge', { key: key.address }, token);
    const proof = { nonce: challenge.nonce, signature: await key.sign(challenge.message) };
    expect(await mutate(using, 'linkSignerKey', proof, token)).toHaveProperty('signerKeyLink');
  });

  it('issue nonces of the same ten minutes', async () => {
    const [one, two] = await Promise.all([issue(slow, newWallet()), issue(fast, newWallet())]);
    for (const { issuedAt, expiresAt } of [one, two]) {
      expect(Date.parse(expiresAt) - Date.parse(issuedAt)).toBe(600_000);
    }
    expect(Math.abs(Date.parse(one.issuedAt) - Date.parse(two.issuedAt))).toBeLessThan(60_000);
  });
});

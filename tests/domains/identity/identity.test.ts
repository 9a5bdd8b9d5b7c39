import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createHttpIdentityProvider, webhookSignature } from '../../../src/adapters/identity/index.ts';
import { createTestClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';
import { newWallet, startTestGateway, TEST_CHAIN, type TestGateway } from '../../support/gateway.ts';
import { answerWell, openProvider, SECRET, say, secondsOf, type Webhook } from './support.ts';

const clock = createTestClock();
const KEY = 'provider-access-key';
const admin = newWallet();

const provider = await openProvider();
const database = await forFile(createTestDatabase());
const common = { clock, database, adminWallets: [admin.address] };
const gateway = await forFile(
  startTestGateway({
    ...common,
    identity: { kind: 'http', url: provider.url, key: KEY, webhookSecret: SECRET },
  }),
);
const development = await forFile(
  startTestGateway({ ...common, identity: { kind: 'development', webhookSecret: SECRET } }),
);
const without = await forFile(startTestGateway(common));

interface Started {
  readonly code?: string;
  readonly url?: string;
  readonly identityCheck?: { readonly checkId: string; readonly status: string };
}
const start = (at: TestGateway, token?: string, idempotencyKey = randomUUID()): Promise<Started> =>
  at.mutate(
    'startIdentityCheck',
    { idempotencyKey },
    { token, fields: 'url identityCheck { checkId status }', refusal: 'code message' },
  );

/** Somebody with a linked key. */
async function attestor(): Promise<{ token: string; accountId: string; key: string }> {
  const token = await gateway.signIn(newWallet());
  const { accountId } = (await gateway.services.account.viewerOf(token)).viewer;
  const key = newWallet().address;
  await database.prisma.accountSignerKey.create({ data: { accountId, key } });
  return { token, accountId, key };
}
async function started(at = gateway) {
  const person = await attestor();
  const { identityCheck } = await start(at, person.token);
  return { ...person, checkId: identityCheck?.checkId as string };
}

const seconds = () => secondsOf(gateway);
const post = (checkId: string, status: string, { at = gateway, ...webhook }: Webhook & { at?: TestGateway } = {}) =>
  say(at, checkId, status, webhook);
const statusOf = async (checkId: string) =>
  (await database.prisma.attestorIdentityCheck.findFirst({ where: { checkId } }))?.status;
const read = (token?: string) =>
  gateway.request('/me/attestor/identity-check', token ? { headers: { authorization: `Bearer ${token}` } } : {});

describe('an identity check', () => {
  it('is begun at the provider, with its key, and read by its owner', async () => {
    const { token, accountId } = await attestor();
    expect((await read(token)).status).toBe(404);
    const idempotencyKey = randomUUID();
    const reference = `${accountId}:${idempotencyKey}`;
    const begun = await start(gateway, token, idempotencyKey);
    const checkId = `check-${reference}`;
    const url = `https://provider.example/c/${checkId}`;
    expect(begun).toEqual({ url, identityCheck: { checkId, status: 'STARTED' } });
    expect(provider.asked.at(-1)).toEqual({
      path: '/v2/checks',
      authorization: `Bearer ${KEY}`,
      body: { reference, accountId },
    });
    expect(await start(gateway, token, idempotencyKey)).toEqual(begun);
    expect(await (await read(token)).json()).toEqual({
      data: { checkId, status: 'STARTED', startedAt: clock.now().toISOString() },
    });
    expect((await read()).status).toBe(401);
    expect((await read(await gateway.signIn(admin))).status).toBe(404);
    const records = JSON.stringify(await database.prisma.idempotencyRecord.findMany());
    expect(records).not.toContain('provider.example');
  });

  it('is for accounts with a signer key, and needs a provider', async () => {
    const { token } = await attestor();
    expect(await start(gateway, await gateway.signIn(newWallet()))).toMatchObject({ code: 'SIGNER_KEY_NOT_LINKED' });
    expect(await start(gateway)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await start(without, token)).toMatchObject({ code: 'IDENTITY_PROVIDER_MISSING' });
    expect((await post('x', 'PASSED', { at: without })).status).toBe(404);
  });

  it('takes the place of one that has not passed, and of no other', async () => {
    const { token, checkId } = await started();
    const again = await start(gateway, token);
    expect(again.identityCheck?.checkId).not.toBe(checkId);
    expect((await post(checkId, 'PASSED')).status).toBe(404);
    await post(String(again.identityCheck?.checkId), 'FAILED');
    const third = await start(gateway, token);
    expect(third.identityCheck?.status).toBe('STARTED');
    await post(String(third.identityCheck?.checkId), 'PASSED');
    expect(await start(gateway, token)).toMatchObject({ code: 'IDENTITY_CHECK_PASSED' });
  });

  it('is nobody else’s: admins read its status alone, as that of the key', async () => {
    const { token, checkId, key } = await started();
    await database.prisma.attestor.create({
      data: { address: key, chain: TEST_CHAIN, active: true, registeredAt: clock.now() },
    });
    await post(checkId, 'PENDING');
    const ask = (who?: string) => gateway.ask(`{ attestor(address: "${key}") { identityStatus } }`, {}, who);
    expect(await ask(await gateway.signIn(admin))).toMatchObject({ data: { attestor: { identityStatus: 'PENDING' } } });
    for (const who of [undefined, token, await gateway.signIn(newWallet())]) {
      const refused = await ask(who);
      expect(refused.data).toEqual({ attestor: { identityStatus: null } });
      expect(refused.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    }
    const log = JSON.stringify(await database.prisma.auditEntry.findMany());
    expect(log).not.toMatch(/identity|check-/);
  });

  const REFUSED = 'The identity-check provider refused the service’s request.';
  const OTHER_KEY = 'The identity-check provider refused the service’s key.';
  const OTHER_FORM = 'The identity-check provider’s answer is not of the expected form.';
  const BUSY = 'The identity-check provider takes no request at present.';
  const SILENT = 'The identity-check provider does not answer.';
  const page = (status: number, text: string) => (response: ServerResponse) => response.writeHead(status).end(text);

  it.each([
    ['knows no such key', page(401, ''), OTHER_KEY],
    ['forbids the key', page(403, '{"checkId":"x","url":"https://a.example"}'), OTHER_KEY],
    ['has no such path', page(404, '<html>'), REFUSED],
    ['sends elsewhere', (response: ServerResponse) => response.writeHead(307, { location: '/x' }).end(), REFUSED],
    ['takes no more', page(429, ''), BUSY],
    ['fails', page(502, '<html>'), BUSY],
    ['answers no JSON', page(200, '<html>'), OTHER_FORM],
    ['answers no id', page(200, '{"url":"https://a.example"}'), OTHER_FORM],
    ['sends to a script', page(200, '{"checkId":"x","url":"javascript:alert(1)"}'), OTHER_FORM],
    ['answers without end', page(200, 'x'.repeat(1_000_000)), OTHER_FORM],
    ['hangs up', (response: ServerResponse) => response.destroy(), SILENT],
  ])('is not begun where the provider %s, and the refusal says so', async (_, misbehaves, message) => {
    const { token, accountId } = await attestor();
    const isUnavailable = message === SILENT || message === BUSY;
    provider.answer = misbehaves;
    try {
      const code = isUnavailable ? 'IDENTITY_PROVIDER_UNAVAILABLE' : 'IDENTITY_PROVIDER_REFUSED';
      expect(await start(gateway, token)).toEqual({ code, message });
    } finally {
      provider.answer = answerWell;
    }
    expect(await database.prisma.attestorIdentityCheck.count({ where: { accountId } })).toBe(0);
    expect(await start(gateway, token)).toHaveProperty('url');
  });

  it('is given up where the provider does not answer in time, or is not there', async () => {
    const options = { key: KEY, webhookSecret: SECRET, clock, timeoutMs: 50 };
    const reasonOf = ({ code, cause }: { code: string; cause?: unknown }) => [code, cause];
    const unavailable = ['IDENTITY_PROVIDER_UNAVAILABLE', undefined];
    const asking = { accountId: randomUUID(), reference: 'r' };
    provider.answer = () => {};
    try {
      const silent = createHttpIdentityProvider({ ...options, url: provider.url });
      expect(await silent.start(asking).catch(reasonOf)).toEqual(unavailable);
    } finally {
      provider.answer = answerWell;
    }
    const absent = createHttpIdentityProvider({ ...options, url: 'http://127.0.0.1:1' });
    expect(await absent.start(asking).catch(reasonOf)).toEqual(unavailable);
  });
});

describe('a webhook', () => {
  it('moves a check on, and never back', async () => {
    const { checkId } = await started();
    for (const [said, then] of [
      ['PENDING', 'PENDING'],
      ['STARTED', 'PENDING'],
      ['PENDING', 'PENDING'],
      ['PASSED', 'PASSED'],
      ['PASSED', 'PASSED'],
      ['PENDING', 'PASSED'],
      ['FAILED', 'PASSED'],
      ['EXPIRED', 'PASSED'],
    ] as const) {
      expect((await post(checkId, said)).status).toBe(204);
      expect([said, await statusOf(checkId)]).toEqual([said, then]);
    }
  });

  it('that is replayed changes nothing, and later than five minutes is refused', async () => {
    const { checkId } = await started();
    const timestamp = seconds();
    await post(checkId, 'FAILED', { timestamp });
    clock.advance(300_000);
    expect((await post(checkId, 'FAILED', { timestamp })).status).toBe(204);
    clock.advance(1_000);
    expect((await post(checkId, 'FAILED', { timestamp })).status).toBe(401);
    expect((await post(checkId, 'FAILED', { timestamp: String(Number(seconds()) + 301) })).status).toBe(401);
    expect(await statusOf(checkId)).toBe('FAILED');
  });

  it.each<[string, (checkId: string) => Webhook]>([
    ['of another secret', (id) => ({ signature: signed(id, { key: new Uint8Array(32) }) })],
    ['of another time', (id) => ({ signature: signed(id, { timestamp: '1' }) })],
    ['of another body', (id) => ({ signature: signed(`${id}0`) })],
    ['without a signature', () => ({ signature: '' })],
    ['with a short signature', (id) => ({ signature: signed(id).slice(0, 62) })],
    ['with a time that is no number', () => ({ timestamp: '1e3' })],
    ['that is no JSON', () => ({ body: 'PASSED' })],
    ['with an unknown status', (id) => ({ body: JSON.stringify({ checkId: id, status: 'FINE' }) })],
    ['that is no text', () => ({ body: Uint8Array.of(0x22, 0xff, 0x22) })],
  ])('%s is refused', async (_, forged) => {
    const { checkId } = await started();
    const response = await post(checkId, 'PASSED', forged(checkId));
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'WEBHOOK_INVALID' } }] });
    expect(await statusOf(checkId)).toBe('STARTED');
  });

  it('of another provider, an unknown check, too large a body or another method is refused', async () => {
    const { checkId } = await started();
    expect((await post(checkId, 'PASSED', { provider: 'development' })).status).toBe(404);
    expect((await post('unknown', 'PASSED')).status).toBe(404);
    expect((await post(checkId, 'PASSED', { body: 'x'.repeat(16_385) })).status).toBe(413);
    expect((await gateway.request('/webhooks/identity/http')).status).toBe(405);
    expect((await gateway.request('/webhooks/other/http', { method: 'POST' })).status).toBe(404);
    expect(await statusOf(checkId)).toBe('STARTED');
  });

  it('moves a check of the development provider too', async () => {
    const { token, checkId } = await started(development);
    expect((await start(development, token, randomUUID())).url).toMatch(/^https:\/\/identity\.invalid\/checks\//);
    const { checkId: latest } = (await database.prisma.attestorIdentityCheck.findFirstOrThrow({
      orderBy: { startedAt: 'desc' },
      where: { provider: 'development' },
    })) as { checkId: string };
    expect(latest).not.toBe(checkId);
    expect((await post(latest, 'PASSED', { at: development, provider: 'development' })).status).toBe(204);
    expect(await statusOf(latest)).toBe('PASSED');
  });
});

function signed(checkId: string, { key = SECRET, timestamp = seconds() } = {}): string {
  return webhookSignature(key, timestamp, Buffer.from(JSON.stringify({ checkId, status: 'PASSED' })));
}

it('no key, secret, address or status of a check is in a log line', () => {
  const lines = [...gateway.logs, ...development.logs].join('\n');
  expect(lines).toContain('/webhooks/identity/http');
  expect(lines).not.toMatch(/provider-access-key|Bearer|provider\.example|check-|PASSED|[0-9a-f]{64}/);
});

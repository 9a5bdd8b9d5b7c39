import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SIGNATURE_HEADER, TIMESTAMP_HEADER, webhookSignature } from '../../../src/adapters/identity/index.ts';
import { createTestClock } from '../../support/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { newWallet, startTestGateway, type TestGateway } from '../../support/gateway.ts';
import {
  claim,
  decide,
  leavesAlone,
  mutate,
  type Person,
  person,
  preview,
  rowOf,
  started,
  submitted,
} from './support.ts';

const clock = createTestClock();
const secret = new Uint8Array(32).fill(0x5e);
const adminWallet = newWallet();
const asked: { readonly reference: string; readonly accountId: string }[] = [];
/** What the provider does before it answers. */
let first = async (): Promise<void> => {};
let server: Server;
let database: TestDatabase;
let gateway: TestGateway;
let without: TestGateway;
let admin: Person;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as (typeof asked)[number];
    asked.push(body);
    await first();
    const checkId = `check-${body.reference}`;
    response
      .writeHead(201, { 'content-type': 'application/json' })
      .end(JSON.stringify({ checkId, url: `https://provider.example/c/${checkId}` }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  database = await createTestDatabase();
  const common = { clock, database, adminWallets: [adminWallet.address] };
  gateway = await startTestGateway({ ...common, identity: { kind: 'http', url, key: 'k', webhookSecret: secret } });
  without = await startTestGateway(common);
  admin = await person(gateway, adminWallet);
});
afterAll(async () => {
  for (const one of [gateway, without]) await one?.close();
  await database?.drop();
  server?.closeAllConnections();
  server?.close();
});

const start = (who: Person | undefined, id: string, idempotencyKey = randomUUID(), at = gateway) =>
  mutate(at, who?.token, 'startApplicationIdentityCheck', { id }, { idempotencyKey });
const seconds = () => String(Math.floor(clock.now().getTime() / 1000));
const signed = (text: string, timestamp = seconds(), key = secret) =>
  webhookSignature(key, timestamp, Buffer.from(text));

interface Webhook {
  readonly timestamp?: string;
  readonly signature?: string;
  readonly provider?: string;
}
/** What the provider says of a check: the status of the answer. */
async function says(checkId: unknown, status: string, webhook: Webhook = {}): Promise<number> {
  const { timestamp = seconds(), provider = 'http' } = webhook;
  const body = JSON.stringify({ checkId, status });
  const signature = webhook.signature ?? signed(body, timestamp);
  const { status: answered } = await gateway.request(`/webhooks/identity/${provider}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signature },
    body,
  });
  return answered;
}

/** A draft with a check under way. */
async function checking() {
  const owner = await person(gateway);
  const id = await started(gateway, owner);
  const { application } = await start(owner, id);
  return { owner, id, checkId: String(application?.identityCheckId) };
}
const statusOf = async (id: string) => (await rowOf(gateway, id)).identityStatus;

describe('the identity check of an application', () => {
  it('is begun at the provider by the owner, and read by the owner and admins', async () => {
    const owner = await person(gateway);
    const id = await started(gateway, owner);
    const key = randomUUID();
    const begun = await start(owner, id, key);
    const reference = `${owner.accountId}:${id}:${key}`;
    const checkId = `check-${reference}`;
    expect(begun).toMatchObject({
      url: `https://provider.example/c/${checkId}`,
      application: { identityCheckId: checkId, identityStatus: 'STARTED', version: 2 },
    });
    expect(asked.at(-1)).toEqual({ reference, accountId: owner.accountId });
    expect(await start(owner, id, key)).toEqual(begun);
    const document = `{ application(id: "${id}") { identityCheckId identityStatus } }`;
    for (const who of [owner, admin]) {
      const { data } = await gateway.ask(document, {}, who.token);
      expect(data).toEqual({ application: { identityCheckId: checkId, identityStatus: 'STARTED' } });
    }
    expect(await database.prisma.attestorIdentityCheck.count()).toBe(0);
    const records = JSON.stringify(await database.prisma.idempotencyRecord.findMany());
    expect(records).not.toContain('provider.example');
  });

  it('that passes is in the readiness, and makes an earlier preview stale', async () => {
    const owner = await person(gateway);
    const id = await submitted(gateway, owner);
    const { application } = await start(owner, id);
    await claim(gateway, admin, id);
    const { version, confirmation } = await preview(gateway, admin, { id, decision: 'APPROVE' });
    expect(await says(application?.identityCheckId, 'PASSED')).toBe(204);
    const decision = { id, version, confirmation, decision: 'APPROVE' };
    expect(await mutate(gateway, admin.token, 'decideApplication', decision)).toMatchObject({ code: 'CONFLICT' });
    const done = await decide(gateway, admin, { id, decision: 'APPROVE' });
    expect(done.application?.readiness).toContainEqual({ code: 'IDENTITY_PASSED', ok: true });
    await leavesAlone(gateway, id, async () => expect(await start(owner, id)).toMatchObject({ code: 'RECORD_STATE' }));
  });

  it('takes the place of one that has not passed, and of no other', async () => {
    const { owner, id, checkId } = await checking();
    const again = String((await start(owner, id)).application?.identityCheckId);
    expect(again).not.toBe(checkId);
    expect(await says(checkId, 'PASSED')).toBe(404);
    expect(await statusOf(id)).toBe('STARTED');
    await says(again, 'FAILED');
    const third = String((await start(owner, id)).application?.identityCheckId);
    await says(third, 'PASSED');
    const passed = { code: 'IDENTITY_CHECK_PASSED' };
    await leavesAlone(gateway, id, async () => expect(await start(owner, id)).toMatchObject(passed));
  });

  it('is of the owner’s own applications, and needs a provider', async () => {
    const [owner, other] = [await person(gateway), await person(gateway)];
    const id = await started(gateway, owner);
    await leavesAlone(gateway, id, async () => {
      for (const who of [other, admin])
        expect(await start(who, id)).toEqual({ code: 'NOT_FOUND', path: ['input', 'id'] });
      expect(await start(undefined, id)).toMatchObject({ code: 'UNAUTHENTICATED' });
      const refused = await start(owner, id, randomUUID(), without);
      expect(refused).toMatchObject({ code: 'IDENTITY_PROVIDER_MISSING' });
    });
    await mutate(gateway, owner.token, 'withdrawApplication', { id });
    expect(await start(owner, id)).toMatchObject({ code: 'RECORD_STATE' });
  });

  it('is not written where the application changes while the provider is asked', async () => {
    const owner = await person(gateway);
    const id = await started(gateway, owner);
    first = async () => {
      await mutate(gateway, owner.token, 'withdrawApplication', { id });
    };
    try {
      expect(await start(owner, id)).toMatchObject({ code: 'CONFLICT' });
    } finally {
      first = async () => {};
    }
    expect(await rowOf(gateway, id)).toMatchObject({ state: 'WITHDRAWN', identityCheckId: null, identityStatus: null });
  });

  it('and that of the account as an attestor do not meet', async () => {
    const owner = await person(gateway);
    await database.prisma.accountSignerKey.create({ data: { accountId: owner.accountId, key: newWallet().address } });
    const id = await started(gateway, owner);
    const own = await mutate(
      gateway,
      owner.token,
      'startIdentityCheck',
      {},
      { selection: 'identityCheck { checkId }' },
    );
    const { checkId } = own.identityCheck as { readonly checkId: string };
    const { application } = await start(owner, id);
    expect(await says(checkId, 'FAILED')).toBe(204);
    expect(await says(application?.identityCheckId, 'PASSED')).toBe(204);
    expect(await statusOf(id)).toBe('PASSED');
    const row = await database.prisma.attestorIdentityCheck.findFirstOrThrow({ where: { checkId } });
    expect(row.status).toBe('FAILED');
  });
});

describe('a webhook', () => {
  it('moves the check of an application on, and never back; what is said twice is no new version', async () => {
    const { id, checkId } = await checking();
    for (const [said, then, version] of [
      ['STARTED', 'STARTED', 2],
      ['PENDING', 'PENDING', 3],
      ['STARTED', 'PENDING', 3],
      ['PENDING', 'PENDING', 3],
      ['PASSED', 'PASSED', 4],
      ['PASSED', 'PASSED', 4],
      ['FAILED', 'PASSED', 4],
      ['EXPIRED', 'PASSED', 4],
    ] as const) {
      expect(await says(checkId, said)).toBe(204);
      const { identityStatus, version: now } = await rowOf(gateway, id);
      expect([said, identityStatus, now]).toEqual([said, then, version]);
    }
  });

  it('that is replayed changes nothing, and later than five minutes is refused', async () => {
    const { id, checkId } = await checking();
    const timestamp = seconds();
    expect(await says(checkId, 'PENDING', { timestamp })).toBe(204);
    expect(await says(checkId, 'FAILED')).toBe(204);
    await leavesAlone(gateway, id, async () => {
      expect(await says(checkId, 'PENDING', { timestamp })).toBe(204);
      clock.advance(301_000);
      expect(await says(checkId, 'PENDING', { timestamp })).toBe(401);
    });
  });

  it.each<[string, (checkId: string) => Webhook]>([
    [
      'of another secret',
      (id) => ({ signature: signed(JSON.stringify({ checkId: id, status: 'PASSED' }), seconds(), new Uint8Array(32)) }),
    ],
    ['of another status', (id) => ({ signature: signed(JSON.stringify({ checkId: id, status: 'FAILED' })) })],
    ['of another check', () => ({ signature: signed(JSON.stringify({ checkId: 'x', status: 'PASSED' })) })],
    ['of another time', (id) => ({ signature: signed(JSON.stringify({ checkId: id, status: 'PASSED' }), '1') })],
    ['without a signature', () => ({ signature: '' })],
  ])('%s is refused', async (_, forged) => {
    const { id, checkId } = await checking();
    await leavesAlone(gateway, id, async () => expect(await says(checkId, 'PASSED', forged(checkId))).toBe(401));
  });

  it('of another provider, or an unknown check, is refused', async () => {
    const { id, checkId } = await checking();
    await leavesAlone(gateway, id, async () => {
      expect(await says(checkId, 'PASSED', { provider: 'development' })).toBe(404);
      expect(await says('unknown', 'PASSED')).toBe(404);
    });
  });

  it('is taken of an application that has ended, whose state stays', async () => {
    const { owner, id, checkId } = await checking();
    await mutate(gateway, owner.token, 'withdrawApplication', { id });
    expect(await says(checkId, 'EXPIRED')).toBe(204);
    expect(await rowOf(gateway, id)).toMatchObject({ state: 'WITHDRAWN', identityStatus: 'EXPIRED' });
  });
});

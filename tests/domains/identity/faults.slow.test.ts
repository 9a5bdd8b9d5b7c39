import { randomUUID, type UUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SIGNATURE_HEADER, TIMESTAMP_HEADER, webhookSignature } from '../../../src/adapters/identity/index.ts';
import { createTestClock } from '../../support/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { newWallet, startTestGateway, type TestGateway } from '../../support/gateway.ts';
import { createHolder, guard, letAllGo } from '../../support/locks.ts';

const secret = new Uint8Array(32).fill(0x5e);
const clock = createTestClock();
const LEASE_MS = 60_000;

let provider: Server;
/** What the provider does before it answers. */
let first: (checkId: string) => Promise<void>;
let database: TestDatabase;
let gateway: TestGateway;

beforeAll(async () => {
  provider = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { reference } = JSON.parse(Buffer.concat(chunks).toString()) as { reference: string };
    const checkId = `check-${reference}`;
    await first(checkId);
    response.writeHead(201, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ checkId, url: `https://provider.example/${checkId}` }));
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  database = await createTestDatabase();
  await guard(database, 'attestor_identity_checks');
  gateway = await startTestGateway({
    database,
    clock,
    logLevel: 'trace',
    identity: { kind: 'http', url, key: 'provider-access-key', webhookSecret: secret },
  });
});
afterEach(() => letAllGo());
afterAll(async () => {
  await gateway?.close();
  await database?.drop();
  provider?.closeAllConnections();
  provider?.close();
});

/** What the provider says of a check: the status of the answer. */
async function says(checkId: string, status: string): Promise<number> {
  const timestamp = String(Math.floor(clock.now().getTime() / 1000));
  const body = JSON.stringify({ checkId, status });
  const signature = webhookSignature(secret, timestamp, Buffer.from(body));
  const response = await gateway.request('/webhooks/identity/http', {
    method: 'POST',
    headers: { 'content-type': 'application/json', [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signature },
    body,
  });
  return response.status;
}
async function attestor(): Promise<{ readonly token: string; readonly accountId: string }> {
  const token = await gateway.signIn(newWallet());
  const { accountId } = (await gateway.services.account.viewerOf(token)).viewer;
  await database.prisma.accountSignerKey.create({ data: { accountId, key: newWallet().address } });
  return { token, accountId };
}
const start = (token: string, idempotencyKey: UUID = randomUUID()) =>
  gateway.mutate<{ readonly code?: string; readonly identityCheck?: { readonly checkId: string } }>(
    'startIdentityCheck',
    { idempotencyKey },
    { token, fields: 'identityCheck { checkId status }' },
  );
const rowsOf = async (accountId: string) => {
  const rows = await database.prisma.attestorIdentityCheck.findMany({ where: { accountId } });
  return rows.map(({ status }) => status);
};

describe('a webhook that comes before its check is written', () => {
  it.each(['PENDING', 'PASSED', 'FAILED'])(
    'of %s is not taken, so that it is sent again, and then is',
    async (status) => {
      const { token, accountId } = await attestor();
      const early: number[] = [];
      let checkId = '';
      first = async (id) => {
        checkId = id;
        early.push(await says(id, status), await says(id, status));
      };
      await start(token);
      expect(early).toEqual([404, 404]);
      expect(await rowsOf(accountId)).toEqual(['STARTED']);
      for (const said of [status, status, 'STARTED', 'PENDING']) expect(await says(checkId, said)).toBeLessThan(300);
      expect(await rowsOf(accountId)).toEqual([status]);
    },
  );

  it('while its row is being committed is not taken either, nor held up', async () => {
    const { token, accountId } = await attestor();
    let checkId = '';
    first = async (id) => {
      checkId = id;
    };
    const holder = await createHolder(database);
    await holder.commits();
    const started = start(token);
    await holder.waitedFor();
    expect(await says(checkId, 'PASSED')).toBe(404);
    await holder.letGo();
    await started;
    expect(await says(checkId, 'PASSED')).toBeLessThan(300);
    expect(await rowsOf(accountId)).toEqual(['PASSED']);
  });
});

describe('a start that is asked for again', () => {
  it('names the same check, and takes nothing back that was said of it meanwhile', async () => {
    const { token, accountId } = await attestor();
    const [key, ids] = [randomUUID(), [] as string[]];
    first = async (id) => void ids.push(id);
    await start(token, key);
    expect(await says(String(ids[0]), 'PASSED')).toBeLessThan(300);
    expect((await start(token, key)).code).toBeUndefined();
    expect(new Set(ids).size).toBe(1);
    expect(await rowsOf(accountId)).toEqual(['PASSED']);
    expect((await start(token)).code).toBe('IDENTITY_CHECK_PASSED');
  });

  it('by a run whose lease was over writes nothing over the check that took its place', async () => {
    const { token, accountId } = await attestor();
    const key = randomUUID();
    let checkId = '';
    let asked = () => {};
    let answer = () => {};
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    first = () => {
      asked();
      return new Promise<void>((resolve) => {
        answer = resolve;
      });
    };
    const late = start(token, key);
    await isAsked;
    const letLateGo = answer;
    clock.advance(LEASE_MS);
    first = async (id) => {
      checkId = id;
    };
    await start(token, key);
    expect(await says(checkId, 'PENDING')).toBeLessThan(300);
    letLateGo();
    expect((await late).code).toBe('IDEMPOTENCY_IN_PROGRESS');
    expect(await rowsOf(accountId)).toEqual(['PENDING']);
  });
});

it('no key, secret, address or status of a check is in a line of the log', () => {
  const text = gateway.logs.join('\n');
  expect(text).not.toBe('');
  for (const said of ['provider-access-key', 'provider.example', 'check-', 'PASSED', 'FAILED'])
    expect(text).not.toContain(said);
});

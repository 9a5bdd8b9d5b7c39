import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import {
  newWallet,
  SIGN_IN,
  SIGN_IN_NONCE,
  startTestGateway,
  TEST_CHAIN,
  type TestGateway,
  type TestGatewayOptions,
} from '../../support/gateway.ts';
import { listen } from '../../support/listen.ts';

const LIST = '{ seriesList { edges { node { state } } } }';
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function start(options: TestGatewayOptions): Promise<TestGateway> {
  const gateway = await startTestGateway(options);
  ends.push(() => gateway.close());
  return gateway;
}

/** A node that takes connections and answers nothing; `asked` resolves once it is asked. */
async function silentNode() {
  let onAsked = () => {};
  const asked = new Promise<void>((resolve) => {
    onAsked = resolve;
  });
  const server = createServer((socket) => {
    ends.push(() => socket.destroy());
    socket.on('error', () => {});
    socket.once('data', () => onAsked());
  });
  const { url } = await listen(server);
  ends.push(() => server.close());
  return { url, asked };
}

it('who waits for a silent node keeps nobody else waiting', async () => {
  const node = await silentNode();
  const gateway = await start({
    rpcUrl: node.url,
    nodeTimeoutMs: 2_000,
    gate: { small: 1, signatures: 1, waiting: 0 },
  });
  const input = { address: newWallet().address, chain: TEST_CHAIN };
  const { data } = await gateway.ask(SIGN_IN_NONCE, { input });
  const message = String(data?.signInNonce?.message);
  const signature = await newWallet().sign(message); // another wallet's: the node is asked whether it is a contract's
  const signIn = () => gateway.ask(SIGN_IN, { input: { idempotencyKey: randomUUID(), message, signature } });
  const waiting = signIn();
  await node.asked;
  for (let i = 0; i < 3; i++) expect((await gateway.ask(LIST)).data?.seriesList).toBeTruthy();
  expect((await signIn()).errors?.[0]?.extensions.code).toBe('OVERLOADED');
  expect(JSON.stringify(await waiting)).toContain('CHAIN_UNAVAILABLE');
});

it('a caller that hangs up while it waits leaves its place to the next', async () => {
  const gateway = await start({ gate: { small: 1, waiting: 1, waitMs: 60_000 } });
  const lock = new pg.Client(gateway.database.url);
  await lock.connect();
  ends.push(() => lock.end());
  await lock.query('BEGIN; LOCK TABLE series IN ACCESS EXCLUSIVE MODE');
  const running = gateway.ask(LIST);
  await eventually(async () => {
    const [row] = await gateway.database.prisma.$queryRaw<{ n: number }[]>`
      SELECT count(*)::int AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
    expect(row?.n).toBeGreaterThan(0);
  });
  const post = (requestId: string, signal?: AbortSignal) =>
    gateway.request('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': requestId },
      body: JSON.stringify({ query: LIST }),
      ...(signal ? { signal } : {}),
    });
  // Whichever of two comes first waits; the other is refused.
  const caller = new AbortController();
  const gaveUp = ['first-request', 'other-request'].map((id) => post(id, caller.signal).then(({ status }) => status));
  expect(await Promise.race(gaveUp)).toBe(503);
  caller.abort();
  await Promise.allSettled(gaveUp);
  await eventually(() => {
    for (const id of ['first-request', 'other-request']) {
      expect(gateway.logs.some((line) => line.includes(id) && line.includes('"msg":"request"'))).toBe(true);
    }
  });
  const next = post('next-request');
  const refused = await Promise.race([next.then(({ status }) => status), new Promise((done) => setTimeout(done, 300))]);
  expect(refused).toBeUndefined(); // it waits
  await lock.query('ROLLBACK');
  expect((await running).data?.seriesList).toBeTruthy();
  expect((await next).status).toBe(200);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from '../../src/adapters/db/database.ts';
import { migrate } from '../../src/adapters/db/migrate.ts';
import {
  type Answer,
  keyed,
  newWallet,
  SIGN_IN_NONCE,
  startTestGateway,
  TEST_CHAIN,
  type TestGateway,
} from '../support/gateway.ts';
import { type Node, type Replication, startReplication } from '../support/replication.ts';

let servers: Replication;
let standby: Node;
let gateway: TestGateway;
let stop: () => Promise<void>;

beforeAll(async () => {
  servers = await startReplication({ settings: { synchronous_standby_names: '*' } });
  [standby] = servers.standbys as [Node];
  const url = servers.primary.url('postgres');
  await migrate(url);
  const database = createDatabase({ url, statementTimeoutMs: 120_000 });
  stop = () => database.close();
  const drop = stop; // the server goes with everything in it
  gateway = await startTestGateway({ database: { ...database, url, drop, [Symbol.asyncDispose]: drop } });
});
afterAll(async () => {
  await gateway?.close();
  await stop?.();
  await servers?.close();
});

/** Of a mutation: what it acknowledges has no code. */
interface Outcome {
  readonly code?: string;
}

const ready = async () => (await gateway.request('/ready')).status;
const databaseHealth = async () => {
  const { checks } = (await (await gateway.request('/health')).json()) as { checks: { database: object } };
  return checks.database;
};
const nonce = () => {
  const input = keyed(SIGN_IN_NONCE, { address: newWallet().address, chain: TEST_CHAIN });
  return gateway.ask<{ signInNonce: Outcome | null }>(SIGN_IN_NONCE, { input });
};
const stored = () => gateway.database.prisma.authNonce.count();
type Answered = Answer<{ signInNonce: Outcome | null }>;
const codeOf = ({ data, errors = [] }: Answered) => data?.signInNonce?.code ?? errors[0]?.extensions.code;

it('while commits wait for a standby the gateway says so and reads are answered; nothing acknowledged is lost', async () => {
  const token = await gateway.signIn(newWallet());
  expect([await ready(), await databaseHealth()]).toEqual([200, { ok: true }]);
  const before = await stored();
  await standby.kill();
  const writers = Array.from({ length: 60 }, nonce); // six times the connections that write
  await expect.poll(ready, { timeout: 60_000 }).toBe(503);
  expect(await databaseHealth()).toEqual({ ok: false, code: 'COMMITS_WAIT' });
  for (let i = 0; i < 20; i++) {
    const read = await gateway.ask('{ viewer { account { id } } seriesList { totalCount } }', {}, token);
    expect(read).toMatchObject({
      data: { viewer: { account: { id: expect.any(String) } }, seriesList: { totalCount: 0 } },
    });
  }
  await standby.start();
  const codes = (await Promise.all(writers)).map(codeOf);
  expect(codes).toEqual(codes.map(() => undefined));
  expect(await stored()).toBe(before + writers.length);
  expect([await ready(), await databaseHealth()]).toEqual([200, { ok: true }]);
  expect(codeOf(await nonce())).toBeUndefined();
});

import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDatabase, type Database } from '../../../src/adapters/db/database.ts';
import { eventually } from '../../support/eventually.ts';
import { insertPersonas, personas } from '../../support/personas.ts';
import {
  askOn,
  type ReplicatedDatabase,
  type ReplicatedGateway,
  startReplicatedDatabase,
  startReplicatedGateway,
  urlOn,
} from '../../support/replicated.ts';
import type { Node } from '../../support/replication.ts';
import { startTcpProxy, type TcpProxy } from '../../support/tcp-proxy.ts';

let replicated: ReplicatedDatabase;
let proxy: TcpProxy;
let database: Database;
let gateway: ReplicatedGateway;

beforeEach(async () => {
  replicated = await startReplicatedDatabase();
  const { primary } = replicated.replication;
  proxy = await startTcpProxy({ host: '127.0.0.1', port: primary.port });
  const url = new URL(urlOn(primary));
  url.port = `${proxy.port}`;
  database = createDatabase({ url: url.href });
  await insertPersonas(database.prisma);
  gateway = await startReplicatedGateway({
    ...replicated,
    database,
    own: () => ({ ...replicated.own(), ...database }),
  });
  await gateway.usable(2);
});
afterEach(async () => {
  await gateway?.close();
  await database?.close();
  await proxy?.close();
  await replicated?.close();
});

const { accountId: id, wallet } = personas.issuerA;
const text = '{ viewer { account { displayName } } }';
async function write() {
  const displayName = randomUUID();
  await database.prisma.account.update({ where: { id }, data: { displayName } });
  return { viewer: { account: { displayName } } };
}

/** The primary is lost, and another server takes its place. */
async function replace(primary: Node, next: Node): Promise<void> {
  proxy.cut();
  await primary.kill();
  await next.promote();
  proxy.redirect({ host: '127.0.0.1', port: next.port });
  proxy.mend();
  await eventually(write);
}

/** What is written is read, each time by the primary. */
async function readsWhatIsWritten(token: string): Promise<void> {
  for (let i = 0; i < 10; i++) {
    const written = await write();
    gateway.reads.length = 0;
    expect((await gateway.ask(text, {}, token)).data).toEqual(written);
    expect(gateway.reads).not.toContain(null);
  }
}

/** Both standbys are read from, and the first takes the primary's place. */
async function replacedByFirst() {
  const { primary, standbys } = replicated.replication;
  const [first, second] = standbys;
  const token = await gateway.signIn(wallet);
  await gateway.byStandby(text, token);
  await Promise.all(standbys.map((node) => node.caughtUp(primary)));
  await replace(primary, first);
  await readsWhatIsWritten(token);
  return { first, second, token };
}

it('standbys of the next primary are read from, and none that has not followed it', async () => {
  const { first, second, token } = await replacedByFirst();
  await second.follow(first);
  const written = await write();
  expect((await gateway.byStandby(text, token)).answer.data).toEqual(written);
  const stored = await database.prisma.timeline.findMany({ orderBy: { id: 'asc' } });
  expect(stored.map((one) => one.id)).toEqual([1, 2]);
  await gateway.usable(1); // the promoted one takes writes
});

it('one that was primary is not read from where another was promoted in its place, under the same number of timeline', async () => {
  const { first, second, token } = await replacedByFirst();
  const marked = () => database.prisma.timeline.findUniqueOrThrow({ where: { id: 2 } });
  const { mark } = await eventually(marked);
  await database.prisma.$executeRaw`SELECT pg_logical_emit_message(false, 'far', repeat('x', 1000000))`; // it is ahead
  await replace(first, second);
  await first.startFollowing(second);
  const looks = `SELECT 1 FROM pg_stat_activity WHERE query LIKE '%pg_last_wal_replay_lsn()%' AND state = 'idle'`;
  await eventually(async () => expect(await askOn(first, looks)).not.toEqual([]));
  await readsWhatIsWritten(token);
  expect((await eventually(marked)).mark).not.toBe(mark);
  await gateway.usable(0);
  await readsWhatIsWritten(token);
});

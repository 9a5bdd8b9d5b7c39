import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, type Database } from '../../../src/adapters/db/database.ts';
import { eventually } from '../../support/eventually.ts';
import { insertPersonas, personas } from '../../support/personas.ts';
import {
  type ReplicatedDatabase,
  type ReplicatedGateway,
  startReplicatedDatabase,
  startReplicatedGateway,
  urlOn,
} from '../../support/replicated.ts';
import { startTcpProxy, type TcpProxy } from '../../support/tcp-proxy.ts';

let replicated: ReplicatedDatabase;
let proxy: TcpProxy;
let database: Database;
let gateway: ReplicatedGateway;

beforeAll(async () => {
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
afterAll(async () => {
  await gateway?.close();
  await database?.close();
  await proxy?.close();
  await replicated?.close();
});

it('standbys of the next primary are read from, and none that has not followed it', async () => {
  const { primary, standbys } = replicated.replication;
  const [first, second] = standbys;
  const { accountId: id, wallet } = personas.issuerA;
  const text = '{ viewer { account { displayName } } }';
  const write = async () => {
    const displayName = randomUUID();
    await database.prisma.account.update({ where: { id }, data: { displayName } });
    return { viewer: { account: { displayName } } };
  };
  const token = await gateway.signIn(wallet);
  await gateway.byStandby(text, token);
  await Promise.all(standbys.map((node) => node.caughtUp(primary)));
  proxy.cut();
  await primary.kill();
  await first.promote();
  proxy.redirect({ host: '127.0.0.1', port: first.port });
  proxy.mend();
  await eventually(write);
  for (let i = 0; i < 10; i++) {
    const written = await write();
    gateway.reads.length = 0;
    expect((await gateway.ask(text, {}, token)).data).toEqual(written);
    expect(gateway.reads).not.toContain(null);
  }
  await second.follow(first);
  const written = await write();
  expect((await gateway.byStandby(text, token)).answer.data).toEqual(written);
  const stored = await database.prisma.timeline.findMany({ orderBy: { id: 'asc' } });
  expect(stored.map((one) => one.id)).toEqual([1, 2]);
  await gateway.usable(1); // the promoted one takes writes
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Node, type Replication, startReplication } from './replication.ts';

let all: Replication;
let primary: Node;
let standby: Node;
let other: Node;

beforeAll(async () => {
  all = await startReplication({ standbys: 2 });
  ({
    primary,
    standbys: [standby, other],
  } = all as Replication & { readonly standbys: readonly [Node, Node] });
  await primary.ask('CREATE TABLE rows (id int)');
});
afterAll(() => all?.close());

const rowsOn = async (node: Node) =>
  (await node.ask<{ id: number }>('SELECT id FROM rows ORDER BY id')).map(({ id }) => id);
const write = (node: Node, id: number) => node.ask('INSERT INTO rows VALUES ($1)', [id]);

it('a standby has what the primary has, but for what is paused', async () => {
  await write(primary, 1);
  await standby.caughtUp(primary);
  await other.caughtUp(primary);
  await standby.pauseReplay();
  await write(primary, 2);
  await other.caughtUp(primary);
  expect([await rowsOn(standby), await rowsOn(other)]).toEqual([[1], [1, 2]]);
  await standby.resumeReplay();
  await standby.caughtUp(primary);
  expect(await rowsOn(standby)).toEqual([1, 2]);
});

it('one is killed, and takes up again when it is started', async () => {
  await standby.kill();
  await expect(rowsOn(standby)).rejects.toThrow();
  await write(primary, 3);
  await standby.start();
  await standby.caughtUp(primary);
  expect(await rowsOn(standby)).toEqual([1, 2, 3]);
});

it('a frozen receiver takes nothing in', async () => {
  await standby.caughtUp(primary);
  standby.freeze('walreceiver');
  await write(primary, 4);
  await other.caughtUp(primary);
  expect(await rowsOn(standby)).toEqual([1, 2, 3]);
  standby.thaw();
  await standby.caughtUp(primary);
  expect(await rowsOn(standby)).toEqual([1, 2, 3, 4]);
});

it('one is promoted, another follows it, and the old primary is made again from it', async () => {
  await standby.caughtUp(primary);
  await primary.kill();
  await standby.promote();
  await write(standby, 5);
  await other.follow(standby);
  await other.caughtUp(standby);
  await primary.rebuild(standby);
  await primary.caughtUp(standby);
  expect([await rowsOn(other), await rowsOn(primary)]).toEqual([
    [1, 2, 3, 4, 5],
    [1, 2, 3, 4, 5],
  ]);
});

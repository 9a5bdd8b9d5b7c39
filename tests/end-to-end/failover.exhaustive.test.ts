import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pass } from '../indexing/support/actions.ts';
import { eventually } from '../support/eventually.ts';
import { failWithout } from '../support/missing.ts';
import { HAS_PATRONI } from '../support/patroni.ts';
import {
  dueRaises,
  type FailoverSystem,
  leadershipOf,
  repeatedByKeepers,
  startFailoverSystem,
} from './support/failover.ts';
import { gapOf, lostOf, type Traffic } from './support/traffic.ts';

// The primary and its standbys are lost in the ways of deploy/patroni/README.md, while six clients write and keepers settle.

/** Writes that are acknowledged in each case, by all clients. */
const WRITES = Number(process.env.FAILOVER_WRITES ?? 400);
/** Once the new primary answers anybody, it answers each request that was cut off: in five seconds, on a busy machine in these, ms. */
const AGAIN_MS = 15_000;
const ALLOWED = [
  'DATABASE_UNAVAILABLE',
  'OVERLOADED',
  'a broken connection',
  'IDEMPOTENCY_IN_PROGRESS of a repeated request',
];

let system: FailoverSystem;
/** Their numbers; a multiple of three is one that any bid fills. */
let series = 0;

function report(name: string, traffic: Traffic, lost: number): void {
  const { longest, late } = gapOf(traffic);
  const errors = [...traffic.errors].map(([code, count]) => `${count} ${code}`).join(', ') || 'no error';
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
  console.info(
    `${name}: ${traffic.acknowledged.length} acknowledged, ${lost} lost, longest gap ${seconds(longest)}, ` +
      `asked again answered after ${seconds(late)}; ${errors}`,
  );
}

/** What holds of a run in every case in which writes are not lost. */
async function requireKept(name: string, run: Traffic): Promise<void> {
  const lost = await lostOf(run, system.database.prisma);
  report(name, run, lost.length);
  expect(lost).toEqual([]);
  expect([...run.errors.keys()].filter((code) => !ALLOWED.includes(code))).toEqual([]);
}

/** Half of the writes, what happens while keepers settle two raises, and the other half. */
async function through(name: string, act: () => Promise<void>, { cutOff = true } = {}): Promise<void> {
  series += 6;
  const settled = await dueRaises(system, [series, series + 3]);
  const before = await leadershipOf(system);
  const traffic = system.traffic();
  await traffic.more(WRITES / 2);
  await pass(system.world, 1n);
  await act();
  await traffic.more(WRITES / 2);
  const run = await traffic.stop();
  await requireKept(name, run);
  expect(gapOf(run).late).toBeLessThan(AGAIN_MS);
  await settled();
  expect(await repeatedByKeepers(system)).toEqual([]);
  await eventually(async () => expect(await leadershipOf(system)).toMatchObject({ holders: 1 }));
  const after = await leadershipOf(system);
  expect(after.led).toBeLessThanOrEqual(after.terms);
  if (cutOff) expect([after.terms > before.terms, after.led > before.led]).toEqual([true, true]);
}

const statusOf = (path: string) =>
  Promise.all(system.clients.map(async (gateway) => (await gateway.request(path)).status));
const databaseHealth = () =>
  Promise.all(
    system.clients.map(async (gateway) => {
      const { checks } = (await (await gateway.request('/health')).json()) as { checks: { database: object } };
      return checks.database;
    }),
  );

function testPrimary(): void {
  it('goes on after the primary is killed', () =>
    through('kill -9 of the primary and its Patroni', async () => {
      const primary = await system.cluster.primary();
      await primary.kill();
      expect((await system.cluster.primary()).name).not.toBe(primary.name);
    }));

  it('answers an operator on the console of the pool', async () => {
    expect(await system.cluster.console()).toMatch(/^RECONNECT\n[\s\S]*income_series \| income_series/);
  });

  it('goes on after a planned switch', () => through('planned switch', () => system.cluster.switchover()));

  it('goes on after the standbys fell behind unnoticed and the primary is killed', () =>
    through('receivers frozen, then the primary killed', async () => {
      const [primary, standbys] = [await system.cluster.primary(), await system.cluster.standbys()];
      for (const standby of standbys) standby.freezeReceiver();
      await primary.kill();
      for (const standby of standbys) standby.killReceiver();
      expect((await system.cluster.primary()).name).not.toBe(primary.name);
    }));

  it('goes on without a primary that stands still, and without it once it wakes up', () =>
    through('the primary frozen, and awake again', async () => {
      const primary = await system.cluster.primary();
      primary.freeze();
      const next = await system.cluster.primary();
      expect(next.name).not.toBe(primary.name);
      primary.thaw();
      await system.cluster.whole();
      expect((await system.cluster.primary()).name).toBe(next.name);
    }));
}

/** Until both gateways say that commits wait. */
async function loseStandbys(): Promise<void> {
  await Promise.all((await system.cluster.standbys()).map((standby) => standby.kill()));
  await eventually(async () => {
    expect(await statusOf('/ready')).toEqual([503, 503]);
    expect(await databaseHealth()).toEqual(system.clients.map(() => ({ ok: false, code: 'COMMITS_WAIT' })));
  });
}

const ready = () => eventually(async () => expect(await statusOf('/ready')).toEqual([200, 200]));

/** By which names the primary has its commits confirmed: `*` once Patroni has seen that there is no standby. */
async function confirming(): Promise<string | undefined> {
  const rows = await system.database.prisma.$queryRaw<
    { synchronous_standby_names: string }[]
  >`SHOW synchronous_standby_names`;
  return rows[0]?.synchronous_standby_names;
}

/** A node's, each of the four times that it next looks while nobody has the lease. */
async function rolesWithoutLease(node: Awaited<ReturnType<typeof system.cluster.primary>>): Promise<readonly string[]> {
  const roles = new Map<number, string>();
  await eventually(async () => {
    const { role, cluster_unlocked, dcs_last_seen } = await node.status();
    if (cluster_unlocked) roles.set(dcs_last_seen, role);
    expect(roles.size).toBe(4);
  });
  return [...roles.values()];
}

/** The command of deploy/patroni/README.md for standbys that will not come back soon. */
const WITHOUT_STANDBYS = 'edit-config --force -s synchronous_mode=false';

function testStandbys(): void {
  it('goes on without the standby that confirms', () =>
    through(
      'the standby that confirms gone',
      async () => {
        const standby = await system.cluster.synchronous();
        await standby.kill();
      },
      { cutOff: false },
    ));

  it('answers reads and says why writes wait, while no standby is there to confirm them', async () => {
    const traffic = system.traffic({ each: 10 });
    await traffic.more(WRITES / 2);
    await loseStandbys();
    const answered = traffic.count();
    for (const gateway of system.clients) {
      const reads = Array.from({ length: 20 }, () => gateway.ask('{ seriesList(first: 2) { nodes { id } } }'));
      for (const { errors } of await Promise.all(reads)) expect(errors).toBeUndefined();
    }
    expect(traffic.count()).toBe(answered);
    await system.cluster.restore();
    await ready();
    await requireKept('both standbys gone and back, 60 clients', await traffic.stop());
  });

  it('writes without a standby once an operator asks for it', async () => {
    const traffic = system.traffic({ each: 10 });
    await traffic.more(WRITES / 2);
    await loseStandbys();
    await eventually(async () => expect(await confirming()).toBe('*')); // until then another setting would do as well
    await (await system.cluster.primary()).ctl(WITHOUT_STANDBYS);
    await traffic.more(WRITES / 2);
    await ready();
    await system.cluster.restore();
    await requireKept('both standbys gone, synchronous_mode off and on again', await traffic.stop());
  });

  it('promotes nobody without the standby that confirms, until an operator asks for it', async () => {
    const before = system.traffic();
    await before.more(WRITES / 2);
    await before.stop();
    const [primary, confirms] = [await system.cluster.primary(), await system.cluster.synchronous()];
    const third = system.cluster.nodes.find((node) => node !== primary && node !== confirms) as typeof primary;
    await Promise.all([primary.kill(), confirms.kill()]);
    expect(await rolesWithoutLease(third)).toEqual(Array(4).fill('replica'));
    await third.ctl(WITHOUT_STANDBYS);
    expect((await system.cluster.primary()).name).toBe(third.name);
    const traffic = system.traffic();
    await traffic.more(WRITES / 2);
    await ready();
    await system.cluster.restore();
    await requireKept('primary and the standby that confirms gone, the third by hand', await traffic.stop());
  });

  it('would lose writes that are acknowledged without a standby', async () => {
    const least = 100;
    await system.cluster.configure({ synchronous_mode: false, maximum_lag_on_failover: 100_000_000 });
    await system.cluster.whole({ synchronous: false });
    const [primary, standbys] = [await system.cluster.primary(), await system.cluster.standbys()];
    for (const standby of standbys) standby.freezeReceiver();
    const traffic = system.traffic();
    await traffic.more(least);
    await primary.kill();
    for (const standby of standbys) standby.killReceiver();
    const run = await traffic.stop();
    const lost = await lostOf(run, system.database.prisma);
    report('for comparison, asynchronous: receivers frozen, then the primary killed', run, lost.length);
    expect(lost.length).toBeGreaterThanOrEqual(least);
  });
}

function testFailover(): void {
  beforeAll(async () => {
    system = await startFailoverSystem();
  });
  afterAll(() => system?.close());
  beforeEach(() => system.cluster.restore());
  testPrimary();
  testStandbys();
}

if (HAS_PATRONI) describe('a service whose database fails over', { timeout: 900_000 }, testFailover);
else failWithout('Patroni, etcd and HAProxy', 'patroni etcd-server haproxy');

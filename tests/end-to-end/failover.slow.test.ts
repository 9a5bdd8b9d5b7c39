import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { HAS_PATRONI } from '../support/patroni.ts';
import {
  dueRaise,
  type FailoverSystem,
  leadershipOf,
  repeatedByKeepers,
  startFailoverSystem,
} from './support/failover.ts';
import { gapOf, lostOf, type Traffic } from './support/traffic.ts';

// The primary is lost in each of the ways of docs/scale.md, while six people write and keepers settle.

if (!HAS_PATRONI) console.warn('no Patroni, etcd and HAProxy here: the tests of failover are left out');

/** Writes that are acknowledged in each case, by all clients. */
const WRITES = Number(process.env.FAILOVER_WRITES ?? 600);
/** How soon a request that was cut off is answered, once the new primary answers anybody, ms. */
const AGAIN_MS = 5_000;
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

/** Half of the writes, what happens, and the other half. */
async function through(name: string, act: (due: () => Promise<void>) => Promise<void>): Promise<void> {
  series += 3;
  const before = (await leadershipOf(system))?.epoch ?? 0n;
  const raise = await dueRaise(system, series);
  const traffic = system.traffic();
  await traffic.more(WRITES / 2);
  await act(raise.due);
  await traffic.more(WRITES / 2);
  const run = await traffic.stop();
  const lost = await lostOf(run, system.database.prisma);
  report(name, run, lost.length);
  expect(lost).toEqual([]);
  expect([...run.errors.keys()].filter((code) => !ALLOWED.includes(code))).toEqual([]);
  expect(gapOf(run).late).toBeLessThan(AGAIN_MS);
  await raise.ends();
  expect(await repeatedByKeepers(system)).toEqual([]);
  await eventually(async () => expect(await leadershipOf(system)).toMatchObject({ holders: 1 }));
  expect((await leadershipOf(system))?.epoch).toBeGreaterThanOrEqual(before);
}

describe.skipIf(!HAS_PATRONI)('a service whose database fails over', () => {
  beforeAll(async () => {
    system = await startFailoverSystem();
  });
  afterAll(() => { system?.programs.forEach((p, i) => require('node:fs').writeFileSync(`/tmp/fo-program${i}.log`, p.lines.join('\n'))); return system?.close(); });
  beforeEach(() => system.cluster.restore());

  it('goes on after the primary is killed', () =>
    through('kill -9 of the primary and its Patroni', async (due) => {
      const primary = await system.cluster.primary();
      await Promise.all([due(), primary.kill()]);
      expect((await system.cluster.primary()).name).not.toBe(primary.name);
    }));

  it('goes on after a planned switch', () =>
    through('planned switch', async (due) => {
      await Promise.all([due(), system.cluster.switchover()]);
    }));

  it('goes on after the standbys fell behind unnoticed and the primary is killed', () =>
    through('receivers frozen, then the primary killed', async (due) => {
      const [primary, standbys] = [await system.cluster.primary(), await system.cluster.standbys()];
      for (const standby of standbys) standby.freezeReceiver();
      await due();
      await primary.kill();
      for (const standby of standbys) standby.killReceiver();
      expect((await system.cluster.primary()).name).not.toBe(primary.name);
    }));

  it('goes on without the standby that confirms', () =>
    through('the synchronous standby gone', async (due) => {
      const standby = await system.cluster.synchronous();
      await Promise.all([due(), standby.kill()]);
    }));
});

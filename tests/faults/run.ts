import { setTimeout as wait } from 'node:timers/promises';
import { ageContracts } from '../domains/support/contracts.ts';
import { INVARIANTS } from './invariants.ts';
import { type Schedule, scheduleOf } from './schedule.ts';
import { activityOf, beginning, blocksLeft, type Facts, gather } from './support/facts.ts';
import { follow } from './support/followers.ts';
import { inject } from './support/inject.ts';
import { createPeople, type Session } from './support/people.ts';
import { startReaders } from './support/readers.ts';
import { perform } from './support/story.ts';
import type { World } from './support/world.ts';

/** How a seed ended. */
export interface Ended {
  readonly schedule: Schedule;
  readonly facts: Facts | null;
  /** By invariant, what contradicts it; `story` where the story itself did not end. */
  readonly broken: Readonly<Record<string, readonly string[]>>;
  readonly ms: number;
}

/** Polls after which a gateway is to be ready, and everything that waits is to be done. */
const POLLS = 600;
const POLL_MS = 100;
const HURRY_MS = 500;

/** After which a job is nobody's any more, seconds: longer than any fault and any connection to the mail server. */
const STALE_S = 20;

/** What the queue gives out again after minutes, it gives out now: jobs that failed, and those that a killed process had taken. */
const hurryJobs = ({ db }: World) => db.$executeRaw`
  UPDATE pgboss.job SET
    start_after = least(start_after, now()),
    started_on = CASE WHEN started_on < now() - make_interval(secs => ${STALE_S}) THEN started_on - expire_in ELSE started_on END
  WHERE state < 'completed'`;

/** Hurries the jobs again and again until the story ends, however it does. */
async function hurryUntil(world: World, story: Promise<unknown>): Promise<void> {
  const over = story.then(
    () => true,
    () => true,
  );
  while (!(await Promise.race([over, wait(HURRY_MS, false)]))) await hurryJobs(world).catch(() => {});
}

/** Resolves once index, outbox, mail and keepers have nothing left to do, and every gateway is ready. */
async function quiet(world: World): Promise<void> {
  const { db, chains, gateways } = world;
  const left = async () => {
    await hurryJobs(world);
    const blocks = await Promise.all(Object.values(chains).map((chain) => blocksLeft(world, chain)));
    const ready = await Promise.all(gateways.map(({ url }) => fetch(`${url}/ready`).then(({ status }) => status)));
    return {
      blocks: blocks.reduce((sum, count) => sum + count, 0),
      outbox: await db.outboxMessage.count({ where: { state: { in: ['PENDING', 'QUEUED'] } } }),
      mails: await db.emailMessage.count({ where: { state: 'PENDING' } }),
      runs: await db.keeperRun.count({ where: { state: 'RUNNING' } }),
      unready: ready.filter((status) => status !== 200).length,
    };
  };
  let last = {};
  for (let poll = 0; poll < POLLS; poll += 1) {
    last = await left().catch((error: unknown) => ({ error: String(error) }));
    if (Object.values(last).every((count) => count === 0)) return;
    await wait(POLL_MS);
  }
  throw new Error(`not quiet after ${POLLS} polls: ${JSON.stringify(last)}`);
}

/** The readers who do nothing else, signed in before anything happens. */
async function signedIn(people: ReturnType<typeof createPeople>): Promise<ReadonlyMap<'attestorX' | 'admin', Session>> {
  const [attestorX, admin] = [await people.signIn('attestorX'), await people.signIn('admin')];
  return new Map([
    ['attestorX', attestorX],
    ['admin', admin],
  ]);
}

/** A story under the faults of a schedule, in a world that may have had others before; gathers what is left of it. */
async function live(world: World, schedule: Schedule): Promise<Facts> {
  const { db, chains } = world;
  const chain = chains[schedule.chain];
  await chain.prepare();
  await ageContracts(db);
  const before = await beginning(world, chain);
  const people = createPeople(world);
  const readers = startReaders(people, world, await signedIn(people));
  const faults = inject(world, schedule);
  const { series, done } = perform({ world, chain, people }, schedule);
  const following = series.then((seriesKey) => [0, 1].map((gateway) => follow(world, chain, gateway, seriesKey)));
  const acted = Promise.all([following, done]);
  // Everything is whole again in the end, whatever became of the story.
  const [story, injected] = await Promise.allSettled([acted, faults.then(() => hurryUntil(world, acted))]);
  const reading = await readers.stop();
  const followers = await following.catch(() => []);
  try {
    for (const end of [story, injected]) if (end.status === 'rejected') throw end.reason;
    await quiet(world);
    const seriesKey = await series;
    const happened = await activityOf(world, seriesKey);
    await Promise.all(followers.map((follower) => follower.reached(happened.at(-1) ?? '')));
    return await gather(world, { schedule, chain, seriesKey, before, people, followers, reading });
  } finally {
    await Promise.all(followers.map((follower) => follower.stop()));
  }
}

/** What contradicts the invariants, by name. */
export const brokenIn = (facts: Facts): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    INVARIANTS.flatMap(({ name, broken }) => {
      const found = broken(facts);
      return found.length === 0 ? [] : [[name, found]];
    }),
  );

export async function runSchedule(world: World, schedule: Schedule): Promise<Ended> {
  const begun = performance.now();
  const ms = () => Math.round(performance.now() - begun);
  try {
    const facts = await live(world, schedule);
    return { schedule, facts, broken: brokenIn(facts), ms: ms() };
  } catch (error) {
    return {
      schedule,
      facts: null,
      broken: { story: [error instanceof Error ? String(error.stack) : String(error)] },
      ms: ms(),
    };
  }
}

export const runSeed = (world: World, seed: number): Promise<Ended> => runSchedule(world, scheduleOf(seed));

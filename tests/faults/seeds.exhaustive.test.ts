import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { range, repeat, TIMED } from '../support/exhaustive.ts';
import { type Ended, runSchedule, runSeed } from './run.ts';
import { printSchedule } from './schedule.ts';
import { A_WORLD, FOUND, TEN } from './seeds.ts';
import { printed, report } from './summary.ts';
import { startWorld, type World } from './support/world.ts';

/** The seeds of `npm run check -- faults`, which names them. */
const { FAULT_SEEDS: named, FAULT_SHRINK: shrinks, FAULT_LOGS: logs } = process.env;
const CHOSEN = named === undefined ? [...TEN, ...FOUND.map(([seed]) => seed)] : named.split(',').map(Number);
/** A timed run draws its seeds. */
const SEEDS = TIMED ? [] : CHOSEN;
const WORLDS = Array.from({ length: Math.ceil(SEEDS.length / A_WORLD) }, (_, i) =>
  SEEDS.slice(i * A_WORLD, (i + 1) * A_WORLD),
);

const all: Ended[] = [];
afterAll(() => report(all));

/** Of one seed: a busy machine takes its time. Of one that is shrunk, hours. */
const TIMEOUT_MS = shrinks === '1' ? 7_200_000 : 900_000;

const holds = ({ broken }: Ended) => Object.keys(broken).length === 0;

/** Without each fault in turn, as long as the rest fails still. */
async function shrunk(failed: Ended): Promise<Ended> {
  let least = failed;
  for (const fault of failed.schedule.faults) {
    const faults = least.schedule.faults.filter((one) => one !== fault);
    const world = await startWorld();
    const ended = await runSchedule(world, { ...least.schedule, faults });
    await world.close();
    console.log(`without ${fault.kind}, ${fault.where}: ${holds(ended) ? 'holds' : 'fails still'}`);
    if (!holds(ended)) least = ended;
  }
  console.log(`the least that fails:\n${printSchedule(least.schedule)}`);
  return least;
}

/** Of what every process of a world wrote, a file for each in the folder that is named, if one is. */
function writeLogs({ slots }: World, seed: number): void {
  if (logs === undefined) return;
  const folder = join(logs, `seed ${seed}`);
  mkdirSync(folder, { recursive: true });
  for (const { name, programs } of slots)
    programs.forEach(({ lines }, i) => {
      writeFileSync(join(folder, `${name} ${i + 1}.log`), lines.join('\n'));
    });
}

/** Runs the story of a seed in a world, and answers the world for the next: another one after a failure, because that may be left in it. */
async function runIn(world: World, seed: number): Promise<World> {
  const ended = await runSeed(world, seed);
  all.push(ended);
  const shown = holds(ended) || shrinks !== '1' ? ended : await shrunk(ended);
  if (holds(ended)) return world;
  writeLogs(world, seed);
  broken.push(shown);
  const next = await startWorld();
  await world.close();
  return next;
}
const broken: Ended[] = [];
const expectAllHeld = () => {
  const [first] = broken.splice(0);
  expect(first?.broken ?? {}, first && printed(first)).toEqual({});
};

describe.each(WORLDS)('in one world, seeds from %i on', (...seeds) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world?.close());

  it.each(seeds)('seed %i', { timeout: TIMEOUT_MS }, async (seed) => {
    world = await runIn(world, seed);
    expectAllHeld();
  });
});

// A test that is not asked for is none, because a skipped one counts as failed.
if (TIMED)
  it('holds under the faults of seeds that nobody chose', { timeout: TIMEOUT_MS }, async () => {
    let world = await startWorld();
    for (const seed of repeat('seeds of faults', range(1_000_000), { seconds: 90 })) world = await runIn(world, seed);
    await world.close();
    expectAllHeld();
  });

import { afterAll, beforeAll, expect, it } from 'vitest';
import { runSeed } from './run.ts';
import { printSchedule } from './schedule.ts';
import { startWorld, type World } from './support/world.ts';

const SEEDS = (process.env.FAULT_SEEDS ?? '1,2,3').split(',').map(Number);

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.close());

it.each(SEEDS)('seed %i', async (seed) => {
  const { schedule, broken, facts, ms } = await runSeed(world, seed);
  console.log(
    seed,
    ms,
    facts?.reading.answers,
    facts?.writes.map((w) => w.operation + ':' + w.outcome + ':' + w.tries + ':' + w.code).join(' '),
  );
  expect(broken, printSchedule(schedule)).toEqual({});
});

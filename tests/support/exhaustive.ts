// Three runs, which together run every file:
// - `npm test` takes a few minutes on two cores: every rule, and every field for every reader, once or a few times;
// - `npm run test:slow` the files named `*.slow.test.ts`: whole processes, whole lives of a series, faults, keepers, pages in
//   a browser. `.ci/run` runs both;
// - `npm run test:exhaustive` the files named `*.exhaustive.test.ts` (a process killed at every point, generated code and
//   circuits), and the files that import this one with everything that repeats a behaviour: all paths, all random histories.
//   With `EXHAUSTIVE=timed` what repeats takes seconds instead, from a place that `TESTS_SEED` gives: `.ci/run` runs some of them so.
import { randomInt } from 'node:crypto';
import * as fc from 'fast-check';

const { EXHAUSTIVE: MODE, SLOW: SLOW_RUN, TESTS_SEED } = process.env;

/** Set where everything is repeated as often as a release needs. */
export const FULL = MODE === '1';

/** Set where what repeats a behaviour takes seconds. */
export const TIMED = MODE === 'timed';

/** Set for the exhaustive run, full or timed. */
export const EXHAUSTIVE = FULL || TIMED;

/** Set for the slow run. */
export const SLOW = SLOW_RUN === '1';

/** An unsigned number of 32 bits at which a timed repetition begins. */
export const SEED = Number(TESTS_SEED ?? randomInt(2 ** 32));

/** Seconds that one repetition takes in a timed run, if it does not say another number. */
const USUAL_SECONDS = 40;

/** A timed run takes so many times what a usual run takes of a table of cases. */
const MORE = 3;

/** How often a random history runs: `all` times in the full run, `quick` times in a usual one, some times as often in a timed one. */
export const runs = (all: number, quick: number): number => (FULL ? all : Math.min(all, TIMED ? MORE * quick : quick));

/** `all` in the full run, else `count` of them at even distances, the first among them; in a timed run more, from a place of its seed. */
export function some<T>(all: readonly T[], count: number): readonly T[] {
  const least = runs(all.length, count);
  const first = TIMED ? SEED % Math.max(all.length, 1) : 0;
  return Array.from({ length: least }, (_, i) => all[(first + Math.floor((i * all.length) / least)) % all.length] as T);
}

/** `all` in the full run, else `count` of each group: the first, or in a timed run those that its seed gives. */
export function someOfEach<T>(all: readonly T[], groupOf: (one: T) => string, count: number): readonly T[] {
  if (FULL) return all;
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(groupOf(one), [...(groups.get(groupOf(one)) ?? []), one]);
  const taken = new Set([...groups.values()].flatMap((group) => (TIMED ? some(group, count) : group.slice(0, count))));
  return all.filter((one) => taken.has(one));
}

interface Repetition {
  /** How many runs the full run makes, and `npm test` or the slow run. */
  readonly all: number;
  readonly quick: number;
  /** How long a timed run goes on. A run that has begun is finished. */
  readonly seconds?: number;
}

/** A clock for one repetition, which says how far it came. */
function startClock(name: string, seconds: number) {
  const began = Date.now();
  const passed = () => (Date.now() - began) / 1_000;
  return {
    isOver: () => passed() >= seconds,
    report: (done: number, all: number) =>
      console.log(`${name}: ${done} of ${all} in ${passed().toFixed(0)} s, TESTS_SEED=${SEED}`),
  };
}

/** The numbers from 0 to `length` exclusive. */
export const range = (length: number): readonly number[] => Array.from({ length }, (_, i) => i);

/**
 * The cases that a loop takes: all of them in the full run, `quick` of them at even distances in the usual ones. A timed run begins at a
 * place that its seed gives and goes on for `seconds`; it takes one case at least and none twice, and prints how far it came.
 */
export function* repeat<T>(
  name: string,
  all: readonly T[],
  { quick = all.length, seconds = USUAL_SECONDS }: Partial<Omit<Repetition, 'all'>> = {},
): Generator<T, void, undefined> {
  if (!TIMED) {
    yield* some(all, quick);
    return;
  }
  const clock = startClock(name, seconds);
  let done = 0;
  try {
    while (done < all.length && (done === 0 || !clock.isOver())) {
      yield all[(SEED + done) % all.length] as T;
      done += 1;
    }
  } finally {
    clock.report(done, all.length);
  }
}

async function failWith<Ts>(details: fc.RunDetails<Ts>): Promise<void> {
  if (details.failed) throw new Error(await fc.asyncDefaultReportMessage(details), { cause: details.errorInstance });
}

/**
 * Asserts a property `all` or `quick` times. A timed run asserts it a few times after another until `seconds` have passed, each
 * time from another seed, and prints how far it came. It begins at the seed that a property names, because that reaches all of its
 * parts. No run is interrupted, because what it has begun on a chain would go on.
 * @throws what fast-check says of a failure, with the seed and the path that repeat it
 */
export async function assertRuns<Ts>(
  property: fc.IRawProperty<Ts>,
  { all, quick, seconds = USUAL_SECONDS, ...parameters }: fc.Parameters<Ts> & Repetition,
): Promise<void> {
  if (!TIMED) return failWith(await fc.check(property, { ...parameters, numRuns: FULL ? all : Math.min(all, quick) }));
  const clock = startClock('property', seconds);
  const step = Math.min(all, quick);
  let done = 0;
  try {
    while (done < all && (done === 0 || !clock.isOver())) {
      const numRuns = Math.min(step, all - done);
      const seed = (done === 0 ? parameters.seed : undefined) ?? (SEED + done) | 0;
      await failWith(
        await fc.check(property, {
          ...parameters,
          examples: done === 0 ? (parameters.examples ?? []) : [],
          seed,
          numRuns,
        }),
      );
      done += numRuns;
    }
  } finally {
    clock.report(done, all);
  }
}

// Three runs, which together run every file:
// - `npm test` takes a few minutes on two cores: every rule, and every field for every reader, once or a few times;
// - `npm run test:slow` the files named `*.slow.test.ts`: whole processes, whole lives of a series, faults, keepers, pages in
//   a browser. `.ci/run` runs both, and of the five longest files one in turn;
// - `npm run test:exhaustive` the files named `*.exhaustive.test.ts` (a process killed at every point, generated code and
//   circuits), and the files that import this one with everything that repeats a behaviour: all paths, all random histories.

/** Set for the exhaustive run. */
export const EXHAUSTIVE = process.env.EXHAUSTIVE === '1';

/** Set for the slow run. */
export const SLOW = process.env.SLOW === '1';

/** How often a property or a random history runs: `all` times in the exhaustive run, else `quick` times. */
export const runs = (all: number, quick: number): number => (EXHAUSTIVE ? all : Math.min(all, quick));

/** `all` in the exhaustive run, else `count` of them at even distances, the first among them. */
export function some<T>(all: readonly T[], count: number): readonly T[] {
  if (EXHAUSTIVE || all.length <= count) return all;
  return Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)] as T);
}

/** `all` in the exhaustive run, else the first `count` of each group. */
export function someOfEach<T>(all: readonly T[], groupOf: (one: T) => string, count: number): readonly T[] {
  if (EXHAUSTIVE) return all;
  const counts = new Map<string, number>();
  return all.filter((one) => {
    const before = counts.get(groupOf(one)) ?? 0;
    counts.set(groupOf(one), before + 1);
    return before < count;
  });
}

// `npm test` runs every behaviour once or a few times. `npm run test:exhaustive` runs what is left: the files named
// `*.exhaustive.test.ts` (faults of node, network and database, lives of whole processes, generated code and circuits), and
// the files that import this one with everything that repeats a behaviour: all paths, all random histories.

/** Set for the exhaustive run. */
export const EXHAUSTIVE = process.env.EXHAUSTIVE === '1';

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
  const taken = new Map<string, number>();
  return all.filter((one) => {
    const before = taken.get(groupOf(one)) ?? 0;
    taken.set(groupOf(one), before + 1);
    return before < count;
  });
}

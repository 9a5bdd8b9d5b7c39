import { least, median } from './stats.ts';

const TEXT = JSON.stringify(
  Array.from({ length: 2_000 }, (_, i) => ({ id: `row ${i}`, amount: i * 7_919, open: i % 2 === 0 })),
);
const TIMES = 60;

function work(): void {
  for (let i = 0; i < TIMES; i++) JSON.stringify(JSON.parse(TEXT));
}

export interface Spread {
  /** Milliseconds of CPU. */
  readonly least: number;
  /** How much more it was, as a share of the least. */
  readonly median: number;
  readonly most: number;
}

/** The same work again and again: what it takes says how fast the machine is at the time. */
export function yardstick(): { measure(): void; spread(): Spread } {
  work();
  const taken: number[] = [];
  return {
    measure() {
      const before = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(before);
      taken.push((user + system) / 1_000);
    },
    spread() {
      const shortest = least(taken);
      return { least: shortest, median: median(taken) / shortest - 1, most: Math.max(...taken) / shortest - 1 };
    },
  };
}

import { least, median } from './stats.ts';

const TEXT = JSON.stringify(
  Array.from({ length: 2_000 }, (_, i) => ({ id: `row ${i}`, amount: i * 7_919, open: i % 2 === 0 })),
);
const TIMES = 60;

function work(): void {
  for (let i = 0; i < TIMES; i++) JSON.stringify(JSON.parse(TEXT));
}

export interface Spread {
  /** The minimum, in milliseconds of CPU. */
  readonly least: number;
  /** The excess of median and maximum over the minimum, as a share of it. */
  readonly median: number;
  readonly most: number;
}

/** Creates a yardstick: equal work whose time shows the machine's speed. */
export function yardstick(): { measure(): void; spread(): Spread } {
  work();
  const times: number[] = [];
  return {
    measure() {
      const before = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1_000);
    },
    spread() {
      const shortest = least(times);
      return { least: shortest, median: median(times) / shortest - 1, most: Math.max(...times) / shortest - 1 };
    },
  };
}

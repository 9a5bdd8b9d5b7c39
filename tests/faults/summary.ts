import { writeFileSync } from 'node:fs';
import type { Ended } from './run.ts';
import { FAULT_KINDS, printSchedule } from './schedule.ts';
import { OUTCOMES } from './support/people.ts';

/** What all seeds of a run came to. */
function summaryOf(ended: readonly Ended[]) {
  const faults = ended.flatMap(({ schedule }) => schedule.faults);
  const writes = ended.flatMap(({ facts }) => facts?.writes ?? []);
  const named = <K extends string>(keys: readonly K[], count: (key: K) => number) =>
    Object.fromEntries(keys.map((key) => [key, count(key)])) as Readonly<Record<K, number>>;
  return {
    seeds: ended.length,
    failed: ended
      .filter(({ broken }) => Object.keys(broken).length > 0)
      .map(({ schedule: { seed }, broken }) => ({ seed, broken })),
    faults: named(FAULT_KINDS, (kind) => faults.filter((one) => one.kind === kind).length),
    writes: named(OUTCOMES, (outcome) => writes.filter((one) => one.outcome === outcome).length),
    repeated: writes.filter(({ tries }) => tries > 1).length,
    answersJudged: ended.reduce((sum, { facts }) => sum + (facts?.reading.answers ?? 0), 0),
    lostCommits: ended.reduce((sum, { facts }) => sum + (facts?.lostCommits ?? 0), 0),
    seconds: Math.round(ended.reduce((sum, { ms }) => sum + ms, 0) / 1000),
  };
}

export type Summary = ReturnType<typeof summaryOf>;

const added = <K extends string>(counts: readonly Readonly<Record<K, number>>[]): Readonly<Record<K, number>> => {
  const sum = {} as Record<K, number>;
  for (const one of counts) for (const key of Object.keys(one) as K[]) sum[key] = (sum[key] ?? 0) + one[key];
  return sum;
};

/** What several runs came to together. */
export function addSummaries(all: readonly Summary[]): Summary {
  const counts = all.map(({ failed: _, faults: __, writes: ___, ...numbers }) => numbers);
  return {
    ...added(counts),
    failed: all.flatMap(({ failed }) => failed),
    faults: added(all.map(({ faults }) => faults)),
    writes: added(all.map(({ writes }) => writes)),
  };
}

/** Prints the summary, and writes it as JSON where FAULT_SUMMARY names a file. */
export function report(ended: readonly Ended[]): void {
  const summary = summaryOf(ended);
  const { FAULT_SUMMARY: file } = process.env;
  if (file !== undefined) writeFileSync(file, JSON.stringify(summary));
  const { faults, writes, ...counts } = summary;
  console.log([counts, writes, faults].map((part) => JSON.stringify(part, null, 1)).join('\n'));
}

/** What a failure prints: all that happened and was to happen, and how to see it again. */
export const printed = ({ schedule, broken }: Ended): string =>
  [
    printSchedule(schedule),
    ...Object.entries(broken).map(([name, found]) => `${name}:\n${found.map((text) => `  - ${text}`).join('\n')}`),
    `npm run check -- faults --seed ${schedule.seed}`,
  ].join('\n\n');

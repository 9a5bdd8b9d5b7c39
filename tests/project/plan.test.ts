// The plan of .ci/run: which run takes a file, what a file costs that nobody measured, and a ring in which no file is forgotten.
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { projectPath } from '../../src/project.ts';
import { type CostRecord, costOf, filesOf, readRecord, recordText, runOf } from '../support/costs.mjs';

interface Plan {
  readonly phases: readonly { readonly name: string; readonly seconds: number; readonly files?: readonly string[] }[];
  readonly fixed: number;
  readonly whole: number;
  readonly later: readonly string[];
}
const { makePlan, MOST, START } = (await import(pathToFileURL(projectPath('.ci/plan.mjs')).href)) as {
  makePlan(of: { readonly record?: CostRecord; readonly seed: number }): Plan;
  readonly MOST: { readonly fixed: number; readonly whole: number };
  readonly START: number;
};

it.each([
  ['tests/domains/series/series.test.ts', 'quick'],
  ['src/core/wad.test.ts', 'quick'],
  ['tests/keepers/whole-life.slow.test.ts', 'slow'],
  ['tests/contracts/solana/curve.test.ts', 'slow'],
  ['tests/contracts/gas-margins.exhaustive.test.ts', 'exhaustive'],
  ['tests/clients/relay.test.ts', 'clients'],
] as const)('takes %s in the %s run', (path, run) => {
  expect(runOf(path)).toBe(run);
});

it('takes a file that nobody measured for the mean of its folder, or of the run', () => {
  const record: CostRecord = {
    quick: { 'tests/a/1.test.ts': [1, 2], 'tests/a/2.test.ts': [3, 4], 'tests/b/1.test.ts': [5, 9] },
  };
  expect(costOf(record, 'quick', 'tests/a/1.test.ts')).toEqual({ cpu: 1, wall: 2 });
  expect(costOf(record, 'quick', 'tests/a/new.test.ts')).toEqual({ cpu: 2, wall: 3 });
  expect(costOf(record, 'quick', 'tests/c/new.test.ts')).toEqual({ cpu: 3, wall: 5 });
  expect(costOf(record, 'slow', 'tests/a/new.slow.test.ts')).toEqual({ cpu: 30, wall: 60 });
  expect(JSON.parse(recordText(record))).toEqual(record);
});

describe('the rotating part', () => {
  const ring = filesOf('exhaustive');
  const MINUTE = Object.fromEntries(ring.map((path) => [path, [30, 60]] as const));
  const record: CostRecord = { exhaustive: MINUTE, quick: { a: [0, 0] }, slow: { a: [0, 0] }, clients: { a: [0, 0] } };
  const plans = Array.from({ length: ring.length }, (_, i) => makePlan({ record, seed: i * 60 + 59 }));

  it('begins where the commit says, and leaves the rest for other commits', () => {
    for (const [i, { phases, later }] of plans.entries()) {
      const { files = [] } = phases.at(-1) ?? {};
      expect([...files, ...later]).toEqual([...ring.slice(i), ...ring.slice(0, i)]);
    }
  });

  it('has room for each file, because one that fits nowhere would end the ring before it', () => {
    const room = MOST.whole - MOST.fixed - START;
    expect(ring.filter((path) => costOf(readRecord(), 'exhaustive', path).wall > room)).toEqual([]);
  });

  it('fits, and each file begins one of the rings', () => {
    expect(plans.every(({ whole }) => whole <= MOST.whole)).toBe(true);
    expect(plans.map(({ phases }) => phases.at(-1)?.files?.[0])).toEqual(ring);
  });
});

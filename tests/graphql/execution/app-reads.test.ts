import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AppRead, appReads, variablesOf } from './support/app-reads.ts';
import { type BothWays, openBothWays } from './support/both-ways.ts';

let world: BothWays;
let reads: readonly AppRead[];
beforeAll(async () => {
  world = await openBothWays();
  reads = appReads(world.schema);
});
afterAll(() => world?.close());

/** What a read of sealed terms adds to: the next one counts it. */
const COUNTS_READS = 'termsAccessLog';

/** Why a read is left to the resolvers, of whom may ask it, by reason; empty where one statement answers everybody. */
async function reasonsOf(read: AppRead): Promise<string[]> {
  const variables = variablesOf(read, world.population);
  const reasons = new Set<string>();
  for (const viewer of world.viewers) {
    const outcome = await world.compare({ text: read.text, variables }, viewer);
    if (outcome.kind === 'different' && !read.text.includes(COUNTS_READS))
      expect(outcome.compiled, `${read.name} as ${viewer}`).toBe(outcome.resolved);
    if (outcome.kind === 'fallback' && outcome.reason !== 'scopes') reasons.add(`${outcome.reason}: ${outcome.what}`);
  }
  return [...reasons].sort();
}

it('answers most reads of the project’s own clients by one statement, as their resolvers do', async () => {
  expect(reads.length).toBeGreaterThan(50);
  const lines: string[] = [];
  const shares = new Map<string, { all: number; compiled: number }>();
  for (const read of reads) {
    const reasons = await reasonsOf(read);
    const share = shares.get(read.app) ?? { all: 0, compiled: 0 };
    shares.set(read.app, { all: share.all + 1, compiled: share.compiled + (reasons.length === 0 ? 1 : 0) });
    if (reasons.length > 0) lines.push(`${read.app} ${read.name}: ${reasons.join('; ')}`);
  }
  const compiled = [...shares.values()].reduce((sum, share) => sum + share.compiled, 0);
  const head = [...shares].map(([app, share]) => `${app}: ${share.compiled} of ${share.all}`);
  const text = [`compiled: ${compiled} of ${reads.length}`, ...head, '', ...lines].join('\n');
  await expect(text).toMatchFileSnapshot('./app-reads.txt');
});

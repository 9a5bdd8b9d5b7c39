import { expect, it } from 'vitest';
import { forFile } from '../../support/for-file.ts';
import { type AppRead, appReads, keysIn, variablesOf } from './support/app-reads.ts';
import { openBothWays } from './support/both-ways.ts';

const world = await forFile(openBothWays());
const reads = appReads(world.schema);

/** What a read of sealed terms adds to: the next one counts it. */
const COUNTS_READS = 'termsAccessLog';

// A failed field is non-null and has no value: its row is of the chain that this gateway does not serve, or nobody is signed in.

/** How a read is answered to those who may ask it: why it is left to the resolvers, by viewer; `inPart`: next to a statement. */
async function outcomeOf(read: AppRead) {
  const variables = variablesOf(read, keysIn(world.population));
  const reasons = new Set<string>();
  let inPart = false;
  for (const viewer of world.viewers) {
    const outcome = await world.compare({ text: read.text, variables }, viewer);
    if (outcome.kind === 'different' && !read.text.includes(COUNTS_READS))
      expect(outcome.compiled, `${read.name} as ${viewer}`).toBe(outcome.byResolvers);
    if (outcome.kind === 'fallback' && outcome.reason !== 'scopes') reasons.add(`${outcome.reason}: ${outcome.what}`);
    if (outcome.kind === 'same' && outcome.resolved) inPart = true;
  }
  return { ...read, reasons: [...reasons].sort(), inPart };
}

it('answers most reads of the project’s own clients by one statement, as their resolvers do', async () => {
  expect(reads.length).toBeGreaterThan(50);
  const outcomes: Awaited<ReturnType<typeof outcomeOf>>[] = [];
  for (const read of reads) outcomes.push(await outcomeOf(read));
  const share = (app: string, some: typeof outcomes) => {
    const compiled = some.filter(({ reasons }) => reasons.length === 0);
    const inPart = compiled.filter((one) => one.inPart).length;
    return `${app}: ${compiled.length} of ${some.length} by a statement, ${inPart} of them with resolvers of some fields`;
  };
  const apps = [...new Set(outcomes.map(({ app }) => app))];
  const left = outcomes.filter(({ reasons }) => reasons.length > 0);
  const text = [
    share('all', outcomes),
    ...apps.map((app) =>
      share(
        app,
        outcomes.filter((one) => one.app === app),
      ),
    ),
    '',
    ...left.map(({ app, name, reasons }) => `${app} ${name}: ${reasons.join('; ')}`),
  ].join('\n');
  await expect(text).toMatchFileSnapshot('./app-reads.txt');
});

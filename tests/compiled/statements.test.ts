import { readdirSync } from 'node:fs';
import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { printStatement } from '../../scripts/statements/print.ts';
import { VIEWER_CLASSES, viewerWith, WALLET } from '../../scripts/statements/viewers.ts';
import { gatewaySchema } from '../../src/apps/gateway/schema.ts';
import { type AppRead, appReads, variablesOf } from '../graphql/execution/support/app-reads.ts';

// The plan and the statement of the reads of the project's own clients, for each class of viewer: a change of the planner or of the
// SQL is read here as a difference of text.

const KEYS = {
  series: `0x${'11'.repeat(32)}`,
  draft: '00000000-0000-4000-8000-000000000002',
  attestor: `0x${'bb'.repeat(20)}`,
  wallet: WALLET,
};

const schema = gatewaySchema();
// The app's page has how its reads are answered: their statements would be 25,000 lines, which nobody reads.
const reads = appReads(schema).filter(({ app }) => app !== 'app');

/** A file's name: letters, digits and hyphens of the read's. */
const fileName = (text: string): string => text.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');

/** The viewers by what a read compiles to for them: most have the same statement. */
function statementsOf(read: AppRead): ReadonlyMap<string, readonly string[]> {
  const compiled = { document: parse(read.text), variables: variablesOf(read, KEYS) };
  const viewers = new Map<string, string[]>();
  for (const [viewer, labels] of Object.entries(VIEWER_CLASSES)) {
    const text = printStatement(schema, compiled, viewerWith(labels));
    viewers.set(text, [...(viewers.get(text) ?? []), viewer]);
  }
  return viewers;
}

const fileOf = (read: AppRead, viewers: readonly string[]) =>
  `${read.app}/${fileName(read.name)}.${viewers.join('-')}.sql`;

it('compiles every read to the statements that are written down', async () => {
  const files: string[] = [];
  for (const read of reads) {
    for (const [text, viewers] of statementsOf(read)) {
      const file = fileOf(read, viewers);
      files.push(file);
      await expect(text).toMatchFileSnapshot(`./${file}`);
    }
  }
  const written = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  expect(written.filter((file) => file.endsWith('.sql')).sort()).toEqual(files.sort());
});

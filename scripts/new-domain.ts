// npm run new:domain -- <name>: writes the files of a new noun with one record, from scripts/new-domain/template, and prints
// the remaining steps.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Command } from 'commander';
import { exitOnUsage } from '../src/adapters/process/usage.ts';
import { type Names, namesOf } from './new-domain/names.ts';
import { SCHEMA, textsOf } from './new-domain/texts.ts';

/** Sorts and wraps without rules: those of the project read every file of it, for ten seconds. */
const LAYOUT = '--config-path=scripts/new-domain/layout.json';

/** Writes the noun. Biome then sorts and wraps the files again, because both depend on the noun's letters. */
function write(names: Names): void {
  const texts = Object.entries(textsOf(names));
  for (const [path, text] of texts) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(`wrote ${path}`);
  }
  const sources = texts.map(([path]) => path).filter((path) => path.endsWith('.ts'));
  execFileSync('node_modules/.bin/biome', ['check', '--write', LAYOUT, ...sources], { stdio: 'pipe' });
}

/** The remaining steps. tests/project/new-domain.exhaustive.test.ts runs each line that begins with npm or npx. */
const next = ({ folder }: Names) => `
Next, in this order:
  1. Say what it is: columns, states, rules, who reads what and when it is deleted. In ${SCHEMA},
     src/domains/${folder}, tests/domains/${folder} and tests/support/records/${folder}.ts.
  2. Write its migration:
     npx prisma generate
     npm run db:new -- ${folder}
  3. Generate what follows from it, and read the diff: it says who may read what.
     npm run schema && npm run data-map && npm run operations
  4. Test it:
     npm run typecheck && npm run lint
     npx vitest run ${folder} tests/access/matrix tests/access/records tests/access/engine/stored-columns.test.ts \\
       tests/graphql/schema.test.ts tests/graphql/list-indexes.test.ts tests/project/advise.test.ts
docs/CONTRIBUTING.md says what each file is for.`;

new Command('new:domain')
  .description(
    'Writes a noun with one record: its rules, service, fields, module, tests, and its rows for other tests.',
  )
  .argument('<name>', 'the folder of the noun, in the plural: loan-offers')
  .option('--record <Name>', 'the Prisma model and GraphQL type of one row; the singular of <name> where left out')
  .exitOverride(exitOnUsage)
  .action((name: string, { record }: { record?: string }) => {
    try {
      const names = namesOf(name, record);
      write(names);
      console.log(next(names));
    } catch (error) {
      console.error((error as Error).message);
      process.exitCode = 1;
    }
  })
  .parse();

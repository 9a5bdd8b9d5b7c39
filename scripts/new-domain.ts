// npm run new:domain -- <name>: writes the files of a new noun with one record, from scripts/new-domain/template, and says
// what is left to do.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Command } from 'commander';
import { exitOnUsage } from '../src/adapters/process/usage.ts';
import { hasProperty, withModel, withModule } from './new-domain/central.ts';
import { type Names, namesOf } from './new-domain/names.ts';
import { isService, takenInSchema } from './new-domain/taken.ts';
import { filesOf, prismaModel } from './new-domain/template.ts';

const MODULES = 'src/modules.ts';
const SCHEMA = 'prisma/schema.prisma';
const GRAPHQL = 'schema.graphql';

const OTHER = 'choose another name, or name the record by --record';

const read = (path: string) => readFileSync(path, 'utf8');

/** The texts of all files that the noun adds or changes, by path. @throws what of it is there already */
function textsOf(names: Names): Readonly<Record<string, string>> {
  const files = filesOf(names);
  const [modules, schema] = [read(MODULES), read(SCHEMA)];
  const there = [`src/domains/${names.folder}`, ...Object.keys(files)].find((path) => existsSync(path));
  if (there !== undefined) throw new Error(`${there} exists already`);
  if (modules.includes(`/${names.folder}/module.ts'`)) throw new Error(`${MODULES} lists ${names.folder} already`);
  if (new RegExp(`^model ${names.type} \\{|@@map\\("${names.table}"\\)`, 'm').test(schema))
    throw new Error(`${SCHEMA} has a model ${names.type}, or a table ${names.table}, already`);
  const taken = takenInSchema(read(GRAPHQL), names);
  if (taken !== undefined) throw new Error(`${taken}: ${OTHER}`);
  if (isService(names.many)) throw new Error(`there is a service ${names.many} already: ${OTHER}`);
  if (hasProperty(schema, names.many)) throw new Error(`model Account has a property ${names.many} already: ${OTHER}`);
  if (names.type in globalThis) throw new Error(`${names.type} is a name of JavaScript: ${OTHER}`);
  return {
    ...files,
    [MODULES]: withModule(modules, names),
    [SCHEMA]: withModel(schema, prismaModel(names), names),
  };
}

/** Writes the noun; Biome then sorts and wraps again what depends on the length of its name. */
function write(names: Names): void {
  const texts = Object.entries(textsOf(names));
  for (const [path, text] of texts) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(`wrote ${path}`);
  }
  const sources = texts.map(([path]) => path).filter((path) => path.endsWith('.ts'));
  execFileSync('node_modules/.bin/biome', ['check', '--write', '--log-level=error', ...sources], { stdio: 'ignore' });
}

const next = ({ folder }: Names) => `
Next, in this order:
  1. In ${SCHEMA} and src/domains/${folder} say what it is: columns, states, rules, who reads what and when it is deleted.
  2. npx prisma generate
     npm run db:new -- ${folder}
  3. npm run schema && npm run data-map && npm run operations, and read the diff: it says who may read what.
  4. npm run typecheck && npm run lint
     npx vitest run ${folder} tests/access/matrix tests/access/engine/stored-columns.test.ts
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

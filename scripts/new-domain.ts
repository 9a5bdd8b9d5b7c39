// npm run new:domain -- <name>: writes the folder of a new noun with one record, and says what is left to do.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Command } from 'commander';
import { prismaModel, withModule } from './new-domain/central.ts';
import { filesOf } from './new-domain/files.ts';
import { type Names, namesOf } from './new-domain/names.ts';
import { isService, takenInSchema } from './new-domain/taken.ts';

const MODULES = 'src/modules.ts';
const SCHEMA = 'prisma/schema.prisma';
const GRAPHQL = 'schema.graphql';

const OTHER = 'choose another name, or name the record by --record';

/** Nothing is written where any of it is there already. @throws what is there */
function write(names: Names, into: string): void {
  const files = filesOf(names);
  const read = (path: string) => readFileSync(join(into, path), 'utf8');
  const [modules, schema] = [read(MODULES), read(SCHEMA)];
  const there = [`src/domains/${names.folder}`, ...Object.keys(files)].find((path) => existsSync(join(into, path)));
  if (there !== undefined) throw new Error(`${there} exists already`);
  if (modules.includes(`/${names.folder}/module.ts'`)) throw new Error(`${MODULES} lists ${names.folder} already`);
  if (new RegExp(`^model ${names.type} \\{|@@map\\("${names.table}"\\)`, 'm').test(schema))
    throw new Error(`${SCHEMA} has a model ${names.type}, or a table ${names.table}, already`);
  const taken = takenInSchema(read(GRAPHQL), names);
  if (taken !== undefined) throw new Error(`${taken}: ${OTHER}`);
  if (isService(into, names.many)) throw new Error(`there is a service ${names.many} already: ${OTHER}`);
  if (names.type in globalThis) throw new Error(`${names.type} is a name of JavaScript: ${OTHER}`);
  const changed = { ...files, [MODULES]: withModule(modules, names), [SCHEMA]: schema + prismaModel(names) };
  for (const [path, text] of Object.entries(changed)) {
    mkdirSync(dirname(join(into, path)), { recursive: true });
    writeFileSync(join(into, path), text);
    console.log(`wrote ${path}`);
  }
}

const next = ({ folder }: Names) => `
Next, in this order:
  1. In ${SCHEMA} and src/domains/${folder} say what it is: columns, states, rules, who reads what and when it is deleted.
  2. npx prisma generate
     npm run db:new -- ${folder}
  3. npm run schema && npm run data-map && npm run operations, and read the diff: it says who may read what.
  4. npm run typecheck && npm run lint
     npx vitest run src/domains/${folder} tests/access/matrix tests/access/engine/stored-columns.test.ts
docs/CONTRIBUTING.md says what each file is for.`;

new Command('new:domain')
  .description(
    'Writes src/domains/<name>: one record with its rules, service, fields, module, and its rows for the tests.',
  )
  .argument('<name>', 'the folder of the noun, in the plural: loan-offers')
  .option('--record <Name>', 'the Prisma model and GraphQL type of one row; the singular of <name> where left out')
  .option('--into <folder>', 'the project that it is written into', '.')
  .action((name: string, { record, into }: { record?: string; into: string }) => {
    try {
      const names = namesOf(name, record);
      write(names, into);
      console.log(next(names));
    } catch (error) {
      console.error((error as Error).message);
      process.exitCode = 1;
    }
  })
  .parse();

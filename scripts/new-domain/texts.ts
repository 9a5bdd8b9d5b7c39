import { existsSync, readFileSync } from 'node:fs';
import { hasProperty, withModel, withModule, withRows } from './central.ts';
import type { Names } from './names.ts';
import { isService, takenInSchema } from './taken.ts';
import { filesOf, prismaModel } from './template.ts';

const MODULES = 'src/modules.ts';
export const SCHEMA = 'prisma/schema.prisma';
const ROWS = 'scripts/advise/rows.ts';
const GRAPHQL = 'schema.graphql';

const OTHER = 'choose another name, or name the record by --record';

const read = (path: string) => readFileSync(path, 'utf8');

/** The text of every file that a noun adds or changes, by path. @throws for a file or a name that is there already */
export function textsOf(names: Names): Readonly<Record<string, string>> {
  const files = filesOf(names);
  const [modules, schema] = [read(MODULES), read(SCHEMA)];
  const existingPath = [`src/domains/${names.folder}`, ...Object.keys(files)].find((path) => existsSync(path));
  if (existingPath !== undefined) throw new Error(`${existingPath} exists already`);
  if (modules.includes(`/${names.folder}/module.ts'`)) throw new Error(`${MODULES} lists ${names.folder} already`);
  if (new RegExp(`^model ${names.type} \\{|@@map\\("${names.table}"\\)`, 'm').test(schema))
    throw new Error(`${SCHEMA} has a model ${names.type}, or a table ${names.table}, already`);
  const conflict = takenInSchema(read(GRAPHQL), names);
  if (conflict !== undefined) throw new Error(`${conflict}: ${OTHER}`);
  if (isService(names.many)) throw new Error(`there is a service ${names.many} already: ${OTHER}`);
  if (hasProperty(schema, names.many)) throw new Error(`model Account has a property ${names.many} already: ${OTHER}`);
  if (names.type in globalThis) throw new Error(`${names.type} is a name of JavaScript: ${OTHER}`);
  return {
    ...files,
    [MODULES]: withModule(modules, names),
    [SCHEMA]: withModel(schema, prismaModel(names), names),
    [ROWS]: withRows(read(ROWS), names),
  };
}

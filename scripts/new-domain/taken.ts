import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildASTSchema, parse } from 'graphql';
import type { Names } from './names.ts';

// Finds names of a new noun that the schema or a service already has.

/** The names that a new noun adds to the schema. */
export function addedTo({ type, list }: Names) {
  const operations = ['Open', 'Close'].flatMap((verb) => [`${verb}${type}Input`, `${verb}${type}Result`]);
  return {
    types: [...['', 'Payload', 'State', 'Connection', 'Edge'].map((ending) => `${type}${ending}`), ...operations],
    queries: [list],
    mutations: [`open${type}`, `close${type}`],
  } as const;
}

/** A sentence on the first of these names that the text of schema.graphql already has; undefined if it has none. */
export function takenInSchema(schema: string, names: Names): string | undefined {
  const schemaObject = buildASTSchema(parse(schema), { assumeValid: true });
  const { types, queries, mutations } = addedTo(names);
  const type = types.find((name) => schemaObject.getType(name) !== undefined);
  if (type !== undefined) return `schema.graphql has a type ${type} already`;
  const fields = [
    ...queries.map((name) => [schemaObject.getQueryType(), name] as const),
    ...mutations.map((name) => [schemaObject.getMutationType(), name] as const),
  ];
  const [parent, field] = fields.find(([root, name]) => root?.getFields()[name] !== undefined) ?? [];
  return field === undefined ? undefined : `schema.graphql has ${parent} with a field ${field} already`;
}

const SERVICES = 'src/apps/gateway/services.ts';

/** The names of the services in the files that create them: the gateway, modules, and nouns with several services. */
function serviceNames(): readonly string[] {
  const objects = [...readFileSync(SERVICES, 'utf8').matchAll(/^ {2}return \{\n([\s\S]*?)^ {2}\};/gm)];
  if (objects.length === 0) throw new Error(`${SERVICES} returns no object of services`);
  const ofGateway = objects.flatMap(([, object = '']) => [...object.matchAll(/^ {4}(\w+)[:,]/gm)]);
  const ofNouns = readdirSync('src/domains', { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|\/)(module|services)\.ts$/.test(path))
    .flatMap((path) => [
      ...readFileSync(join('src/domains', path), 'utf8').matchAll(
        /(?:<\{|;) readonly (\w+):|^ {2}(\w+): create\w+\(deps\)/gm,
      ),
    ]);
  return [...ofGateway, ...ofNouns].flatMap(([, ...names]) => names.filter((name) => name !== undefined));
}

/** Tests whether a service has that name. */
export const isService = (name: string): boolean => serviceNames().includes(name);

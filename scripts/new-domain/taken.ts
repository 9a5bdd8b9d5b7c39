import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildASTSchema, parse } from 'graphql';
import type { Names } from './names.ts';

// Names of a new noun that something else in the schema or among the services has already.

/** The first of them, as a sentence. `schema`: the text of schema.graphql. */
export function takenInSchema(schema: string, { type, list }: Names): string | undefined {
  const built = buildASTSchema(parse(schema), { assumeValid: true });
  const types = ['', 'Payload', 'Connection', 'Edge'].map((ending) => `${type}${ending}`);
  const parts = ['Open', 'Close'].flatMap((verb) => ['Input', 'Result'].map((ending) => `${verb}${type}${ending}`));
  const ofType = [...types, ...parts].find((name) => built.getType(name) !== undefined);
  if (ofType !== undefined) return `schema.graphql has a type ${ofType} already`;
  const fields = [
    [built.getQueryType(), list],
    [built.getMutationType(), `open${type}`],
    [built.getMutationType(), `close${type}`],
  ] as const;
  const [parent, field] = fields.find(([of, name]) => of?.getFields()[name] !== undefined) ?? [];
  return field === undefined ? undefined : `schema.graphql has ${parent} with a field ${field} already`;
}

/** Whether a service of that name is declared in the project of this folder. */
export function isService(project: string, name: string): boolean {
  const declared = /interface (?:Module)?Services \{([^}]*)\}/g;
  return readdirSync(join(project, 'src/domains'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('graphql.ts'))
    .flatMap((path) => [...readFileSync(join(project, 'src/domains', path), 'utf8').matchAll(declared)])
    .some(([, body = '']) => new RegExp(`^\\s*${name}:`, 'm').test(body));
}

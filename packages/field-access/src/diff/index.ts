import { parse } from 'graphql';
import type { AccessChange } from './change.ts';
import { compareAccess } from './compare.ts';
import type { DiffOptions } from './options.ts';
import { readDiffSchema, rootTypesOf } from './schema-access.ts';
import { compareRoots } from './shapes.ts';

export type { AccessChange, ChangeKind } from './change.ts';
export type { DiffOptions } from './options.ts';
export { gains, reportAccess } from './report.ts';

/**
 * Compares who may read what in two texts of a schema, as `printSchemaWithAccess` writes them.
 * @throws GraphQLError if a text is no schema document, or has two definitions of what may have one
 */
export function diffAccess(before: string, after: string, options: DiffOptions): AccessChange[] {
  const [earlier, later] = [parse(before), parse(after)];
  return [
    ...compareAccess(readDiffSchema(earlier), readDiffSchema(later), options),
    ...compareRoots(rootTypesOf(earlier), rootTypesOf(later)),
  ];
}

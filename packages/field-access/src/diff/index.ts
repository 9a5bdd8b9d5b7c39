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
 * Compares the access that two texts of a schema declare, as `printSchemaWithAccess` writes them.
 * @throws GraphQLError for a text that is no schema document, or that defines a type, a field or a directive of a field twice
 */
export function diffAccess(before: string, after: string, options: DiffOptions): AccessChange[] {
  const [earlier, later] = [parse(before), parse(after)];
  return [
    ...compareAccess(readDiffSchema(earlier), readDiffSchema(later), options),
    ...compareRoots(rootTypesOf(earlier), rootTypesOf(later)),
  ];
}

import { parse } from 'graphql';
import type { AccessChange } from './change.ts';
import { compareAccess } from './compare.ts';
import { readSchemaAccess, rootTypesOf } from './schema-access.ts';
import { compareRoots } from './shapes.ts';

export type { AccessChange, ChangeKind } from './change.ts';
export { gains, reportAccess } from './report.ts';

/**
 * What happens to who may read what between two texts of a schema, as `printSchemaWithAccess` writes them.
 * @throws GraphQLError where a text is no schema document, or says something twice that can be said once
 */
export function diffAccess(before: string, after: string): AccessChange[] {
  const [was, is] = [parse(before), parse(after)];
  return [
    ...compareAccess(readSchemaAccess(was), readSchemaAccess(is)),
    ...compareRoots(rootTypesOf(was), rootTypesOf(is)),
  ];
}

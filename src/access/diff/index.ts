import { parse } from 'graphql';
import { type AccessChange, compareAccess } from './compare.ts';
import { readSchemaAccess } from './schema-access.ts';

export type { AccessChange, ChangeKind } from './compare.ts';
export { gains, reportAccess } from './report.ts';

/**
 * What happens to who may read what between two texts of a schema, as `printSchemaWithAccess` writes them.
 * @throws GraphQLError where a text is no schema document, or says something twice that can be said once
 */
export const diffAccess = (before: string, after: string): AccessChange[] =>
  compareAccess(readSchemaAccess(parse(before)), readSchemaAccess(parse(after)));

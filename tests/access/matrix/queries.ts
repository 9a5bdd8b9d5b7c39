import { type GraphQLSchema, isNonNullType } from 'graphql';
import { type Bundle, bundleDocumentOf } from './paths.ts';
import { DOORS, READERS } from './truth.ts';

/** Of a document: src/apps/gateway/document-cache.ts caches no longer one. */
const MOST_CHARACTERS = 8 * 1024;

/** A root field that cannot be null leaves no answer where it is denied: whom to, if anybody. */
function shutTo(schema: GraphQLSchema, [[root]]: Bundle): string {
  const field = root?.field ?? '';
  const open = DOORS[field];
  if (open === undefined || !isNonNullType(schema.getQueryType()?.getFields()[field]?.type)) return '';
  return READERS.filter((reader) => !open(reader)).join();
}

/**
 * Bundles that are asked for in one query: as many as its document has room for, so that the gateway keeps what it made
 * of it between readers, and such that no reader loses the answer of one to the denial of another.
 */
export function inOneQuery(schema: GraphQLSchema, bundles: readonly Bundle[]): Bundle[][] {
  const queries: Bundle[][] = [];
  const open = new Map<string, Bundle[]>();
  for (const bundle of bundles) {
    const query = open.get(shutTo(schema, bundle));
    if (query && bundleDocumentOf(schema, ...query, bundle).length <= MOST_CHARACTERS) query.push(bundle);
    else {
      const next = [bundle];
      open.set(shutTo(schema, bundle), next);
      queries.push(next);
    }
  }
  return queries;
}

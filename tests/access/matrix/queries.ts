import type { GraphQLSchema } from 'graphql';
import { type Bundle, bundleDocumentOf } from './paths.ts';

/** Of a document: src/apps/gateway/document-cache.ts caches no longer one. */
const MOST_CHARACTERS = 8 * 1024;

/**
 * Bundles that are asked for in one query: as many as its document has room for, so that the gateway keeps what it made
 * of it between readers.
 */
export function inOneQuery(schema: GraphQLSchema, bundles: readonly Bundle[]): Bundle[][] {
  const queries: Bundle[][] = [];
  for (const bundle of bundles) {
    const query = queries.at(-1);
    if (query && bundleDocumentOf(schema, ...query, bundle).length <= MOST_CHARACTERS) query.push(bundle);
    else queries.push([bundle]);
  }
  return queries;
}

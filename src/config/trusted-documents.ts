import { z } from 'zod';
import { readTextFile } from './read-file.ts';
import type { VariableReader } from './reader.ts';
import type { TrustedDocuments } from './types.ts';
import * as value from './values.ts';

/** The largest size of a manifest, in KiB. */
const MOST_KIB = 4_096;

const id = z.string().regex(/^[\w.:-]{1,128}$/);
const text = z.string().min(1);

/** A manifest with documents by id, as graphql-codegen's client preset and relay-compiler write it. */
const byId = z.record(id, text).transform((documents) => Object.entries(documents));
/** A manifest as Apollo's `generate-persisted-query-manifest` writes it. */
const apollo = z
  .object({ format: z.literal('apollo-persisted-query-manifest'), operations: z.array(z.object({ id, body: text })) })
  .transform(({ operations }) => operations.map(({ id, body }): [string, string] => [id, body]));

const manifest = z.union([apollo, byId]);

/** Reads manifests. @throws Error if one cannot be read or is not a manifest, or if two have different documents with one id */
function readManifests(paths: readonly string[]): ReadonlyMap<string, string> {
  const all = new Map<string, string>();
  for (const path of paths) {
    for (const [key, document] of manifest.parse(JSON.parse(readTextFile(path, MOST_KIB)))) {
      if ((all.get(key) ?? document) !== document) throw new Error('one id of two documents');
      all.set(key, document);
    }
  }
  return all;
}

/** Reads the documents that clients may run by id; `only` is true if nothing else may run. Undefined without a manifest. */
export function readTrustedDocuments({ values, error, withDefault }: VariableReader): TrustedDocuments | undefined {
  const only = withDefault('TRUSTED_DOCUMENTS_ONLY', value.oneOf(['on', 'off'])) === 'on';
  const paths = values.TRUSTED_DOCUMENTS;
  if (paths === undefined) {
    if (only) error.add('TRUSTED_DOCUMENTS_ONLY', 'is given without TRUSTED_DOCUMENTS');
    return undefined;
  }
  try {
    return { byId: readManifests(paths.split(',').map((path) => path.trim())), only };
  } catch {
    error.add('TRUSTED_DOCUMENTS', `names a file that cannot be read, has more than ${MOST_KIB} KiB or is no manifest`);
    return undefined;
  }
}

import { z } from 'zod';
import { readTextFile } from './read-file.ts';
import type { VariableReader } from './reader.ts';
import type { TrustedDocuments } from './types.ts';
import * as value from './values.ts';

/** The greatest size of a manifest, KiB. */
const MOST_KIB = 4_096;

const id = z.string().regex(/^[\w.:-]{1,128}$/);
const text = z.string().min(1);

/** By id, as graphql-codegen's client preset and relay-compiler write it. */
const byId = z.record(id, text).transform((documents) => Object.entries(documents));
/** As Apollo's `generate-persisted-query-manifest` writes it. */
const apollo = z
  .object({ format: z.literal('apollo-persisted-query-manifest'), operations: z.array(z.object({ id, body: text })) })
  .transform(({ operations }) => operations.map((one): [string, string] => [one.id, one.body]));

const manifest = z.union([apollo, byId]);

/** @throws Error where a file cannot be read or is no manifest, or two give one id to different documents */
function read(paths: readonly string[]): ReadonlyMap<string, string> {
  const all = new Map<string, string>();
  for (const path of paths) {
    for (const [key, document] of manifest.parse(JSON.parse(readTextFile(path, MOST_KIB)))) {
      if ((all.get(key) ?? document) !== document) throw new Error('one id of two documents');
      all.set(key, document);
    }
  }
  return all;
}

/** The documents that clients may run by id, and whether those are all that is run. */
export function trustedDocuments({ given, error, withDefault }: VariableReader): TrustedDocuments | undefined {
  const only = withDefault('TRUSTED_DOCUMENTS_ONLY', value.oneOf(['on', 'off'])) === 'on';
  const paths = given.TRUSTED_DOCUMENTS;
  if (paths === undefined) {
    if (only) error.add('TRUSTED_DOCUMENTS_ONLY', 'is given without TRUSTED_DOCUMENTS');
    return undefined;
  }
  try {
    return { byId: read(paths.split(',').map((path) => path.trim())), only };
  } catch {
    error.add('TRUSTED_DOCUMENTS', `names a file that cannot be read, has more than ${MOST_KIB} KiB or is no manifest`);
    return undefined;
  }
}

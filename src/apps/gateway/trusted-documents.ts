import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { type GraphQLSchema, parse, validate } from 'graphql';
import type { GraphQLParams, Plugin } from 'graphql-yoga';
import type { TrustedDocuments } from '../../config/types.ts';
import { AppError } from '../../core/errors/app-error.ts';

/** The parameter of a request that names a document, as does the `persistedQuery` that Apollo's clients send. */
export const DOCUMENT_ID = 'documentId';

/** As the draft of GraphQL over HTTP writes the id of a document that is named by its SHA-256. */
const PREFIX = /^sha256:/;

/** What of a request may name a document. */
export interface Naming {
  readonly documentId?: unknown;
  readonly extensions?: GraphQLParams['extensions'];
}

function idIn({ documentId, extensions }: Naming): string | null {
  const persisted = extensions?.persistedQuery as { readonly sha256Hash?: unknown } | undefined;
  const id = documentId ?? persisted?.sha256Hash;
  return typeof id === 'string' ? id.replace(PREFIX, '') : null;
}

const idOf = (params: GraphQLParams, { url }: { readonly url: string }): string | null => {
  const { documentId } = params as Naming;
  return idIn({ ...params, documentId: documentId ?? new URL(url).searchParams.get(DOCUMENT_ID) });
};

const textsById = ({ byId }: TrustedDocuments): ReadonlyMap<string, string> =>
  new Map([...byId].map(([id, text]) => [id.replace(PREFIX, ''), text]));

/** The text of the document that a request names; undefined where the manifest has none. */
export function createTrustedTexts(trusted: TrustedDocuments | undefined): (naming: Naming) => string | undefined {
  const known = trusted ? textsById(trusted) : new Map<string, string>();
  return (naming) => known.get(idIn(naming) ?? '');
}

/**
 * Runs a manifest's documents by their ids. Where they are all that is run, the text of one is taken for its id, and so is
 * the text of one of `own`, which the service itself asks.
 *
 * @throws DOCUMENT_NOT_FOUND for an id that the manifest does not have, DOCUMENT_NOT_TRUSTED for any other text
 */
export function useTrustedDocuments(trusted: TrustedDocuments, own: readonly string[]): Plugin[] {
  const known = textsById(trusted);
  const texts = new Set([...known.values(), ...own]);
  const refuse: Plugin = {
    onParams({ params: { query } }) {
      if (typeof query === 'string' && query !== '' && !texts.has(query)) throw new AppError('DOCUMENT_NOT_TRUSTED');
    },
  };
  const run = usePersistedOperations({
    allowArbitraryOperations: true, // those that `refuse` let through
    extractPersistedOperationId: idOf,
    getPersistedOperation: (id) => known.get(id) ?? null,
    customErrors: {
      notFound: () => new AppError('DOCUMENT_NOT_FOUND'),
      keyNotFound: () => new AppError('BAD_REQUEST'),
    },
  });
  return trusted.only ? [refuse, run as Plugin] : [run as Plugin];
}

/** The ids of the documents that do not fit the schema: an older client's, or another service's. */
export function unfitDocuments(schema: GraphQLSchema, { byId }: TrustedDocuments): readonly string[] {
  const fits = (text: string) => {
    try {
      return validate(schema, parse(text)).length === 0;
    } catch {
      return false; // no GraphQL
    }
  };
  return [...byId].flatMap(([id, text]) => (fits(text) ? [] : [id]));
}

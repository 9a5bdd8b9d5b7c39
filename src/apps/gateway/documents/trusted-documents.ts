import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { AppError } from '@income-series/protocol/errors/app-error';
import { type GraphQLSchema, parse, validate } from 'graphql';
import type { GraphQLParams, Plugin } from 'graphql-yoga';
import type { TrustedDocuments } from '../../../config/types.ts';

/** The request parameter that names a document. Apollo's clients send `extensions.persistedQuery` instead. */
export const DOCUMENT_ID = 'documentId';

/** The prefix of a document id that is a SHA-256 hash, in the draft of GraphQL over HTTP. */
const PREFIX = /^sha256:/;

/** The parts of a request that may name a document. */
export interface DocumentReference {
  readonly documentId?: unknown;
  readonly extensions?: GraphQLParams['extensions'];
}

/** The hash that Apollo's protocol of persisted queries sends in place of a text, or before it. */
const persistedHash = ({ extensions }: DocumentReference): unknown =>
  (extensions?.persistedQuery as { readonly sha256Hash?: unknown } | undefined)?.sha256Hash;

function parseDocumentId(reference: DocumentReference): string | null {
  const id = reference.documentId ?? persistedHash(reference);
  return typeof id === 'string' ? id.replace(PREFIX, '') : null;
}

/** The `documentId` of the body or of the query string. */
const documentIdOf = (params: GraphQLParams, { url }: { readonly url: string }): unknown =>
  (params as DocumentReference).documentId ?? new URL(url).searchParams.get(DOCUMENT_ID);

const textsById = ({ byId }: TrustedDocuments): ReadonlyMap<string, string> =>
  new Map([...byId].map(([id, text]) => [id.replace(PREFIX, ''), text]));

/** The text of the document that a request names; undefined if the manifest does not have it. */
export type DocumentTexts = (reference: DocumentReference) => string | undefined;

export function createTrustedTexts(trusted: TrustedDocuments | undefined): DocumentTexts {
  const textById = trusted ? textsById(trusted) : new Map<string, string>();
  return (reference) => textById.get(parseDocumentId(reference) ?? '');
}

/** The texts that are trusted: the manifest's texts, and `own`, which the service itself runs. */
export const trustedTexts = (trusted: TrustedDocuments | undefined, own: readonly string[]): ReadonlySet<string> =>
  new Set([...(trusted?.byId.values() ?? []), ...own]);

const NO_MANIFEST = 'The service has no manifest of documents, so it knows no document by an id.';

/**
 * Yoga plugin of a gateway without a manifest: answers an id without a text, a hash of Apollo's protocol in the form by which its
 * clients send the text instead. @throws DOCUMENT_NOT_FOUND, PERSISTED_QUERY_NOT_SUPPORTED
 */
export const useNoPersistedQueries: Plugin = {
  onParams({ params, request }) {
    if (params.query) return;
    if (typeof documentIdOf(params, request) === 'string') {
      throw new AppError('DOCUMENT_NOT_FOUND', { message: NO_MANIFEST });
    }
    if (typeof persistedHash(params) === 'string') throw new AppError('PERSISTED_QUERY_NOT_SUPPORTED');
  },
};

/**
 * Yoga plugins that run a manifest's documents by their ids. If `trusted.only` is set, all other documents are refused, except
 * the texts in `own`, which the service itself runs.
 *
 * @throws DOCUMENT_NOT_FOUND for a `documentId` that the manifest does not have, PERSISTED_QUERY_NOT_FOUND for an unknown hash of
 *   Apollo's protocol, DOCUMENT_NOT_TRUSTED for any other text
 */
export function useTrustedDocuments(trusted: TrustedDocuments, own: readonly string[]): Plugin[] {
  const textById = textsById(trusted);
  const texts = trustedTexts(trusted, own);
  const refuse: Plugin = {
    onParams({ params: { query } }) {
      if (typeof query === 'string' && query !== '' && !texts.has(query)) throw new AppError('DOCUMENT_NOT_TRUSTED');
    },
  };
  const run = usePersistedOperations({
    allowArbitraryOperations: true, // `refuse` has refused the others
    extractPersistedOperationId: (params, request) =>
      parseDocumentId({ ...params, documentId: documentIdOf(params, request) }),
    getPersistedOperation: (id) => textById.get(id) ?? null,
    customErrors: {
      notFound: ({ params, request }) =>
        new AppError(documentIdOf(params, request) === null ? 'PERSISTED_QUERY_NOT_FOUND' : 'DOCUMENT_NOT_FOUND'),
      keyNotFound: () => new AppError('BAD_REQUEST'),
    },
  });
  return trusted.only ? [refuse, run as Plugin] : [run as Plugin];
}

/** Lists the ids of documents that are not valid for the schema, such as documents of an older client. */
export function unfitDocuments(schema: GraphQLSchema, { byId }: TrustedDocuments): readonly string[] {
  const fits = (text: string) => {
    try {
      return validate(schema, parse(text)).length === 0;
    } catch {
      return false; // a syntax error
    }
  };
  return [...byId].flatMap(([id, text]) => (fits(text) ? [] : [id]));
}

import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { type GraphQLSchema, parse, validate } from 'graphql';
import type { GraphQLParams, Plugin } from 'graphql-yoga';
import type { TrustedDocuments } from '../../config/types.ts';
import { AppError } from '../../core/errors/app-error.ts';

/** The request parameter that names a document. Apollo's clients send `extensions.persistedQuery` instead. */
export const DOCUMENT_ID = 'documentId';

/** The prefix of a document id that is a SHA-256 hash, in the draft of GraphQL over HTTP. */
const PREFIX = /^sha256:/;

/** The parts of a request that may name a document. */
export interface DocumentReference {
  readonly documentId?: unknown;
  readonly extensions?: GraphQLParams['extensions'];
}

function parseDocumentId({ documentId, extensions }: DocumentReference): string | null {
  const persisted = extensions?.persistedQuery as { readonly sha256Hash?: unknown } | undefined;
  const id = documentId ?? persisted?.sha256Hash;
  return typeof id === 'string' ? id.replace(PREFIX, '') : null;
}

const requestDocumentId = (params: GraphQLParams, { url }: { readonly url: string }): string | null => {
  const { documentId } = params as DocumentReference;
  return parseDocumentId({ ...params, documentId: documentId ?? new URL(url).searchParams.get(DOCUMENT_ID) });
};

const textsById = ({ byId }: TrustedDocuments): ReadonlyMap<string, string> =>
  new Map([...byId].map(([id, text]) => [id.replace(PREFIX, ''), text]));

/** Creates the lookup of a document's text by its id in a request; undefined if the manifest does not have it. */
export function createTrustedTexts(
  trusted: TrustedDocuments | undefined,
): (reference: DocumentReference) => string | undefined {
  const textById = trusted ? textsById(trusted) : new Map<string, string>();
  return (reference) => textById.get(parseDocumentId(reference) ?? '');
}

/** The texts that are trusted: those of a manifest, and `own`, which the service itself runs. */
export const trustedTexts = (trusted: TrustedDocuments | undefined, own: readonly string[]): ReadonlySet<string> =>
  new Set([...(trusted?.byId.values() ?? []), ...own]);

/**
 * Yoga plugins that run a manifest's documents by their ids. If `trusted.only` is set, all other documents are refused, except
 * the texts in `own`, which the service itself runs.
 *
 * @throws DOCUMENT_NOT_FOUND for an id that the manifest does not have, DOCUMENT_NOT_TRUSTED for any other text
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
    extractPersistedOperationId: requestDocumentId,
    getPersistedOperation: (id) => textById.get(id) ?? null,
    customErrors: {
      notFound: () => new AppError('DOCUMENT_NOT_FOUND'),
      keyNotFound: () => new AppError('BAD_REQUEST'),
    },
  });
  return trusted.only ? [refuse, run as Plugin] : [run as Plugin];
}

/** Lists the ids of documents that are not valid for the schema, such as those of an older client. */
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

import type { ErrorCode } from '../core/errors/codes.ts';

/** The root fields of an answer, or an object of it. */
export type Data = Readonly<Record<string, unknown>>;

/**
 * A REST path is a stored operation of the schema: the same checks, limits and errors hold. A noun lists its own in `rest.ts`.
 */
export interface RestRoute {
  readonly path: RegExp;
  readonly document: string;
  /** Null where the path names what is not served. */
  readonly variables: (parts: readonly string[], query: URLSearchParams, chains: readonly string[]) => Data | null;
  /** Refuses the whole path to a viewer who could read some of it by GraphQL. */
  readonly refuse?: (data: Data) => ErrorCode | null;
  /** What is answered of the data. */
  readonly pick: (data: Data) => unknown;
}

interface Connection {
  readonly edges: readonly { readonly node: Data }[];
  readonly pageInfo?: unknown;
}

/** The selection of a page's place in its list. */
export const PAGE_INFO = 'pageInfo { hasNextPage endCursor }';

/** `first` and `after` of the query. A value that is not a number is passed on unchanged, and the schema refuses it. */
export const paging = (query: URLSearchParams): Data => {
  const first = query.get('first');
  return { first: first !== null && /^\d{1,9}$/.test(first) ? Number(first) : first, after: query.get('after') };
};

/** The chain of what the path names; may be left out where one chain is served. Two are no chain's name, and refused. */
export const ofChain = (query: URLSearchParams): Data => {
  const named = query.getAll('chain');
  return { chain: named.length === 0 ? null : named.join() };
};

/** The rows of a connection. */
export const nodes = (connection: unknown): Data[] => (connection as Connection).edges.map(({ node }) => node);

/** A connection as a page: `{ items, pageInfo }`. */
export const page = (connection: unknown) => ({
  items: nodes(connection),
  pageInfo: (connection as Connection).pageInfo,
});

/** Refuses a path to who is not signed in. The document reads `viewer`. */
export const signedIn = ({ viewer }: Data): ErrorCode | null => (viewer === null ? 'UNAUTHENTICATED' : null);

/** Refuses a path to who is not an admin. The document reads `viewer { isAdmin }`. */
export const admin = (data: Data): ErrorCode | null =>
  signedIn(data) ?? ((data.viewer as { isAdmin: boolean }).isAdmin ? null : 'FORBIDDEN');

/** Refuses a path to who reads no more of the row than its state. The document reads `access: explainAccess(...)`. */
export const explained = ({ access }: Data): ErrorCode | null =>
  (access as { allowed: boolean }).allowed ? null : 'FORBIDDEN';

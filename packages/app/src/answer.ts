import { GatewayError, type TypedDocument } from '@income-series/client/gateway';
import {
  keepPreviousData,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Reader, useReader } from './reader.ts';

/** Reads the data of a document; fields that the reader may not read are null. @throws GatewayError if there is no data */
async function readData<Data>({ gateway }: Reader, document: { toString(): string }, variables: unknown) {
  const { data, errors } = await gateway.answer<Data, unknown>(
    document as TypedDocument<Data, unknown>,
    variables as never,
  );
  if (data !== null && data !== undefined) return data;
  const [{ message = 'The gateway gave no data.', extensions = {} } = {}] = errors ?? [];
  const { code, mend, meaning } = extensions as Readonly<Record<string, string | undefined>>;
  throw new GatewayError({ code: code ?? 'NO_ANSWER', message, mend: mend ?? null, meaning: meaning ?? null });
}

/** The settings of every query: a screen shows what it has while it reads again, but never the answer of another reader. */
const keepOfReader =
  (reader: string) =>
  <Data>(previous: Data | undefined, query?: { readonly queryKey: readonly unknown[] }) =>
    query?.queryKey[0] === reader ? keepPreviousData(previous) : undefined;

export interface AnswerOptions {
  /** False while the variables are not known yet. */
  readonly enabled?: boolean;
  /** The milliseconds after which the document is read again, for values without a feed. Default: never. */
  readonly everyMs?: number;
}

/** Reads a document as the page's reader. Fields that the reader may not read are null. */
export function useAnswer<Data, Variables>(
  document: TypedDocument<Data, Variables>,
  variables: Variables,
  { enabled = true, everyMs }: AnswerOptions = {},
): UseQueryResult<Data> {
  const reader = useReader();
  return useQuery<Data>({
    queryKey: [reader.id, document.toString(), variables],
    queryFn: () => readData<Data>(reader, document, variables),
    placeholderData: keepOfReader(reader.id) as never,
    enabled,
    ...(everyMs === undefined ? {} : { refetchInterval: everyMs }),
  });
}

/** One page of a connection with `nodes`. */
interface Page<Row> {
  readonly nodes?: readonly (Row | null)[] | null;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
}

export interface PagedRows<Data, Row> {
  readonly rows: readonly Row[];
  /** The data of the first page, for what stands beside the list. */
  readonly first: Data | undefined;
  readonly hasMore: boolean;
  /** Reads the next page. */
  readonly more: () => void;
  readonly isPending: boolean;
  readonly isReadingMore: boolean;
  readonly error: Error | null;
}

/**
 * Reads a list page by page. The document must take `$after`.
 * @param list finds the list in the data; null is a list that the reader may not read
 */
export function useRows<Data, Variables, Row>(
  document: TypedDocument<Data, Variables>,
  variables: Omit<Variables, 'after'>,
  list: (data: Data) => Page<Row> | null | undefined,
): PagedRows<Data, Row> {
  const reader = useReader();
  const { data, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [reader.id, document.toString(), variables, 'pages'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) => readData<Data>(reader, document, { ...variables, after: pageParam }),
    getNextPageParam: (last) => {
      const info = list(last)?.pageInfo;
      return info?.hasNextPage ? (info.endCursor ?? null) : null;
    },
    placeholderData: keepOfReader(reader.id) as never,
  });
  const pages = data?.pages ?? [];
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  return {
    rows: pages.flatMap((page) => (list(page)?.nodes ?? []).filter((row): row is Row => row !== null)),
    first: pages[0],
    hasMore: hasNextPage,
    more,
    isPending,
    isReadingMore: isFetchingNextPage,
    error,
  };
}

/** Returns the function that reads everything on the screen again, for example after a transaction. */
export function useRefresh(): () => void {
  const queries = useQueryClient();
  const { id } = useReader();
  return useCallback(() => void queries.invalidateQueries({ queryKey: [id] }), [queries, id]);
}

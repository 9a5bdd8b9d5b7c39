import { GatewayError, type TypedDocument } from '@income-series/client/requests';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useReader } from './session.ts';

/** The data of an answer, and what its reader may not read in it. */
export interface ReaderAnswer<Data> {
  readonly data: Data;
  /** The coordinates of the fields that were refused, as `Series.paidTotal`. */
  readonly denied: ReadonlySet<string>;
}

/** One error of an answer. */
interface AnswerError {
  readonly message?: string;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** The codes of errors that concern a field alone: the rest of the answer is shown. */
const FIELD_CODES: ReadonlySet<unknown> = new Set(['FORBIDDEN', 'UNAUTHENTICATED']);

/** Reads an answer whose fields may be refused one by one. @throws GatewayError for every other error */
export function answerOf<Data>({
  data,
  errors = [],
}: {
  data?: Data | null;
  errors?: readonly AnswerError[];
}): ReaderAnswer<Data> {
  const fatal = errors.find(({ extensions }) => !FIELD_CODES.has(extensions?.code));
  if (fatal || !data) {
    const { code = 'NO_ANSWER', meaning, mend, link } = (fatal ?? errors[0])?.extensions ?? {};
    const help = { meaning: String(meaning ?? ''), mend: String(mend ?? ''), link: String(link ?? '') };
    throw new GatewayError({ code: String(code), message: (fatal ?? errors[0])?.message ?? '', ...help });
  }
  return { data, denied: new Set(errors.map(({ extensions }) => String(extensions?.coordinate ?? ''))) };
}

/** The name of an operation, by which its answers are stored. */
const nameOf = (document: { toString(): string }) =>
  /(?:query|subscription) (\w+)/.exec(document.toString())?.[1] ?? 'Query';

export interface AnswerOptions {
  /** False: nothing is read. */
  readonly enabled?: boolean;
  /** The time after which the answer is read again, ms. Default: never. */
  readonly everyMs?: number;
  /** The previous answer stays until the next one is there, for a page whose filters change. */
  readonly keepsPrevious?: boolean;
}

/** Reads a document as the page's reader. Fields that the reader may not read are null, and listed in `denied`. */
export function useAnswer<Data, Variables extends Readonly<Record<string, unknown>>>(
  document: TypedDocument<Data, Variables>,
  variables: Variables,
  { enabled = true, everyMs, keepsPrevious = false }: AnswerOptions = {},
) {
  const { gateway, key } = useReader();
  return useQuery({
    queryKey: [key, nameOf(document), variables],
    queryFn: async () =>
      answerOf(await gateway.answer(document as TypedDocument<Data, Record<string, unknown>>, variables)),
    enabled,
    ...(everyMs === undefined ? {} : { refetchInterval: everyMs }),
    ...(keepsPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}

/** One page of a connection. */
interface Page<Row> {
  readonly nodes: readonly Row[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
  readonly totalCount?: number | null;
}

/** Reads a list page by page, as its reader asks for more. The document takes `$after`. */
export function useRows<Data, Variables extends Readonly<Record<string, unknown>>, Row>(
  document: TypedDocument<Data, Variables>,
  variables: Omit<Variables, 'after'>,
  list: (data: Data) => Page<Row> | null | undefined,
  { everyMs }: Pick<AnswerOptions, 'everyMs'> = {},
) {
  const { gateway, key } = useReader();
  const query = useInfiniteQuery({
    ...(everyMs === undefined ? {} : { refetchInterval: everyMs }),
    queryKey: [key, nameOf(document), variables, 'pages'],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam }) => {
      const all = { ...variables, after: pageParam };
      return answerOf(await gateway.answer(document as TypedDocument<Data, Record<string, unknown>>, all));
    },
    getNextPageParam: ({ data }) => {
      const info = list(data)?.pageInfo;
      return info?.hasNextPage ? (info.endCursor ?? null) : null;
    },
  });
  const pages = query.data?.pages ?? [];
  return {
    rows: pages.flatMap(({ data }) => list(data)?.nodes ?? []),
    total: pages.map(({ data }) => list(data)?.totalCount ?? null).at(0) ?? null,
    denied: new Set(pages.flatMap(({ denied }) => [...denied])),
    isReading: query.isPending,
    error: query.error,
    fault: query.failureReason,
    hasMore: query.hasNextPage,
    isReadingMore: query.isFetchingNextPage,
    readMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}

/** A lost feed is opened again; a refused one is not. */
export type FeedState = 'opening' | 'open' | 'lost' | 'refused';

/** Follows a subscription while the component is shown. Each event, and each new opening, reads the page's answers again. */
export function useFeed<Data, Variables>(
  document: TypedDocument<Data, Variables>,
  variables: Variables,
  { enabled = true, onEvent }: { readonly enabled?: boolean; readonly onEvent?: (data: Data) => void } = {},
): FeedState {
  const { gateway, key } = useReader();
  const client = useQueryClient();
  const [state, setState] = useState<FeedState>('opening');
  const json = JSON.stringify(variables);
  useEffect(() => {
    if (!enabled) return;
    const end = new AbortController();
    const readAgain = () => void client.invalidateQueries({ queryKey: [key] });
    const follow = async () => {
      const onOpen = () => {
        setState('open');
        readAgain();
      };
      const onLost = () => setState('lost');
      for await (const data of gateway.feed(document, variables, { signal: end.signal, onOpen, onLost })) {
        onEvent?.(data);
        readAgain();
      }
    };
    follow().catch(() => setState('refused'));
    return () => end.abort();
  }, [gateway, key, json, enabled, client, document]);
  return state;
}

import { EventSourceParserStream } from 'eventsource-parser/stream';

/** A request of GraphQL over HTTP. */
export interface GraphQLRequest {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
  /** True to request the document's compiled statement in place of its answer. */
  readonly statement?: boolean;
}

export interface GraphQLAnswer {
  readonly data?: unknown;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions?: Readonly<Record<string, unknown>>;
  }[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** Posts a GraphQL request. */
async function post(endpoint: string, request: GraphQLRequest, headers: Record<string, string>): Promise<Response> {
  return fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(request),
  });
}

/** Sends a request and returns its single answer. */
export async function ask(endpoint: string, request: GraphQLRequest, headers = {}): Promise<GraphQLAnswer> {
  const answer = await post(endpoint, request, { accept: 'application/json', ...headers });
  return (await answer.json()) as GraphQLAnswer;
}

/** Yields the events of a subscription, or the single answer if the request is refused. */
export async function* subscribe(
  endpoint: string,
  request: GraphQLRequest,
  headers = {},
): AsyncGenerator<GraphQLAnswer, void> {
  const answer = await post(endpoint, request, { ...headers, accept: 'text/event-stream' });
  if (answer.body === null || !answer.headers.get('content-type')?.startsWith('text/event-stream')) {
    yield (await answer.json()) as GraphQLAnswer;
    return;
  }
  const events = answer.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      if (next.value.event === 'complete') return;
      if (next.value.data !== '') yield JSON.parse(next.value.data) as GraphQLAnswer;
    }
  } finally {
    await reader.cancel();
  }
}

import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { AppError } from '@income-series/protocol/errors/app-error';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { createPlaces } from '../../../core/places.ts';
import { EVENT_STREAM_HEADERS, EVENTS, PING } from '../http/event-streams.ts';
import { type Exchange, type RouteHandler, refuse, refuseMethod, refuseType, respond } from '../http/exchange.ts';
import type { ContextFactory } from '../operations/context.ts';
import { fetchOwnGraphQL, type OwnGraphQL } from '../operations/own-requests.ts';
import { GRAPHQL_PATH } from '../operations/yoga.ts';
import { createStreamTokens } from './stream-tokens.ts';

export const STREAM_PATH = `${GRAPHQL_PATH}/stream`;
export const STREAM_TOKEN = 'x-graphql-event-stream-token';

/** The longest time between the reservation and the opening of a stream. */
const RESERVED_MS = 60_000;
/** The interval of pings, because proxies close silent connections. */
const PING_MS = 12_000;
/** The greatest numbers of open streams. The rest of `all` is for accounts. */
const MOST = { all: 1_000, anonymous: 500, anonymousOfAddress: 50, ofAccount: 16, ofAddress: 250 };
const RETRY_SECONDS = 10;
/** The greatest number of running operations of one stream. */
const MOST_OPERATIONS = 64;
const LONGEST_ID = 128;
const JSON_CONTENT = { 'content-type': 'application/json; charset=utf-8' };

interface Stream {
  readonly res: ServerResponse;
  readonly operations: Map<string, AbortController>;
  /** The operations whose results are still being forwarded. */
  readonly running: Set<Promise<void>>;
  /** Aborts when the stream accepts no more operations: its client has disconnected, or the gateway stops. */
  readonly closed: AbortSignal;
  /** Aborts when the stream's client has disconnected. */
  readonly disconnected: AbortSignal;
  /** Resolves when the client has read everything; null if it has already read everything. */
  drained: Promise<unknown> | null;
}

export interface SharedStreamsDeps {
  readonly graphql: OwnGraphQL;
  /** Registers the response of a feed, with the controller that ends it. */
  readonly addFeed: (res: ServerResponse, feedEnd: AbortController) => void;
  readonly contexts: Pick<ContextFactory, 'accountOf'>;
  /** The largest body of an operation, in bytes. */
  readonly bodyBytes: number;
}

/** Writes an event, and waits for the client if the connection takes no more bytes. */
async function writeEvent(stream: Stream, event: 'next' | 'complete', data: string): Promise<void> {
  const { res, disconnected } = stream;
  if (res.writableEnded || res.destroyed) return;
  if (res.write(`event: ${event}\ndata: ${data}\n\n`)) return;
  stream.drained ??= once(res, 'drain', { signal: disconnected }).finally(() => {
    stream.drained = null;
  });
  await stream.drained;
}

/** Forwards the results of an operation to the stream, each with the operation's id, until the operation ends. */
async function forwardResults(stream: Stream, id: string, body: ReadableStream<Uint8Array>): Promise<void> {
  const jsonId = JSON.stringify(id);
  const events = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream());
  for await (const { event, data } of events) {
    if (event === 'next') await writeEvent(stream, 'next', `{"id":${jsonId},"payload":${data}}`);
  }
  await writeEvent(stream, 'complete', `{"id":${jsonId}}`);
}

/** Reads the id of the operation in a body; null if it has no valid id. */
function readOperation(body: Buffer): { readonly id: string; readonly text: string } | null {
  try {
    const text = body.toString('utf8');
    const id: unknown = JSON.parse(text)?.extensions?.operationId;
    return typeof id === 'string' && id !== '' && id.length <= LONGEST_ID ? { id, text } : null;
  } catch {
    return null;
  }
}

/** Opens the event stream of an exchange. Its operations end with it. */
function openStream({ res, closed }: Exchange, addFeed: SharedStreamsDeps['addFeed']): Stream {
  const streamEnd = new AbortController();
  const disconnected = closed.signal;
  const stream: Stream = {
    res,
    operations: new Map(),
    running: new Set(),
    closed: streamEnd.signal,
    disconnected,
    drained: null,
  };
  const ping = setInterval(() => res.write(PING), PING_MS);
  disconnected.addEventListener('abort', () => streamEnd.abort());
  streamEnd.signal.addEventListener('abort', () => {
    clearInterval(ping);
    for (const operation of stream.operations.values()) operation.abort();
    void Promise.all(stream.running).finally(() => res.end());
  });
  addFeed(res, streamEnd);
  res.writeHead(200, EVENT_STREAM_HEADERS);
  res.write(PING);
  return stream;
}

/** Forwards a started operation in the background, and removes it from the stream at its end. */
function forwardInBackground(stream: Stream, id: string, body: ReadableStream<Uint8Array>): void {
  const running = forwardResults(stream, id, body)
    .catch(() => void stream.res.destroy()) // results were lost, so the client must open another stream
    .finally(() => {
      stream.operations.get(id)?.abort();
      stream.operations.delete(id);
      stream.running.delete(running);
    });
  stream.running.add(running);
}

/** Starts an operation on a stream. Answers 202, or the answer of GraphQL if the operation was refused. */
async function startOperation(
  exchange: Exchange,
  stream: Stream,
  { graphql, bodyBytes }: SharedStreamsDeps,
): Promise<void> {
  const operation = readOperation(await exchange.body(bodyBytes, 'read'));
  if (stream.closed.aborted) return refuse(exchange, 'NOT_FOUND');
  if (operation === null) return refuse(exchange, 'BAD_REQUEST');
  const { id, text } = operation;
  const { operations, res } = stream;
  if (operations.has(id)) return refuse(exchange, 'CONFLICT');
  if (operations.size >= MOST_OPERATIONS) return refuse(exchange, 'FEED_LIMIT');
  const operationEnd = new AbortController();
  operations.set(id, operationEnd);
  let hasStarted = false;
  try {
    const request = { accept: EVENTS, body: text };
    const response = await fetchOwnGraphQL(graphql, exchange, request, {
      closed: operationEnd.signal,
      hangUp: () => res.destroy(),
    });
    if (response.body && response.headers.get('content-type')?.startsWith(EVENTS)) {
      hasStarted = true;
      exchange.res.writeHead(202).end();
      forwardInBackground(stream, id, response.body);
    } else respond(exchange.res, response.status, await response.text(), JSON_CONTENT);
  } finally {
    if (!hasStarted) {
      operations.delete(id);
      operationEnd.abort();
    }
  }
}

function stopOperation({ req, res }: Exchange, { operations }: Stream): void {
  const id = new URL(req.url ?? '/', 'http://gateway').searchParams.get('operationId');
  operations.get(id ?? '')?.abort();
  respond(res, 200, '');
}

/**
 * The single connection mode of the GraphQL over Server-Sent Events Protocol: PUT reserves a stream, GET opens it, POST
 * starts an operation whose results go there, DELETE ends one. Every operation is a separate request to the GraphQL handler,
 * with its own session, cost and limits; its results are forwarded unchanged.
 * (https://github.com/enisdenjo/graphql-sse/blob/master/PROTOCOL.md)
 */
export function createSharedStreams(deps: SharedStreamsDeps): RouteHandler {
  const tokens = createStreamTokens(RESERVED_MS);
  const streams = new Map<string, Stream>();
  const places = createPlaces();

  /** Takes a place for a stream of the caller, and returns the function that gives it back. @throws OVERLOADED, SESSION_INVALID */
  async function takePlace({ req, quota: { address } }: Exchange): Promise<() => void> {
    const account = await deps.contexts.accountOf(req.headers.authorization ?? null);
    const ofCaller =
      account === null
        ? [
            { name: 'anonymous', most: MOST.anonymous },
            { name: `anonymous of ${address}`, most: MOST.anonymousOfAddress },
          ]
        : [{ name: `of account ${account}`, most: MOST.ofAccount }];
    const common = [
      { name: 'all', most: MOST.all },
      { name: `of ${address}`, most: MOST.ofAddress },
    ];
    const leave = places.enter([...common, ...ofCaller]);
    if (leave === null) throw new AppError('OVERLOADED', { detail: { retryAfterSeconds: RETRY_SECONDS } });
    return leave;
  }

  /** Issues a token. It takes no place, but a caller without one for the stream is refused here. */
  async function reserve(exchange: Exchange): Promise<void> {
    (await takePlace(exchange))();
    respond(exchange.res, 201, tokens.issue(), { 'content-type': 'text/plain; charset=utf-8' });
  }

  async function open(exchange: Exchange, token: string): Promise<void> {
    if (!tokens.isValid(token)) return refuse(exchange, 'NOT_FOUND');
    const leave = await takePlace(exchange);
    if (exchange.closed.aborted) return leave();
    if (streams.has(token)) {
      leave();
      return refuse(exchange, 'CONFLICT');
    }
    const stream = openStream(exchange, deps.addFeed);
    streams.set(token, stream);
    stream.closed.addEventListener('abort', () => {
      streams.delete(token);
      leave();
    });
  }

  return async (exchange) => {
    const { req, path, method } = exchange;
    if (path !== STREAM_PATH) return false;
    const tokenHeader = req.headers[STREAM_TOKEN];
    const token = typeof tokenHeader === 'string' ? tokenHeader : '';
    if (method === 'PUT') await reserve(exchange);
    else if (method === 'GET') await open(exchange, token);
    else if (method === 'POST' || method === 'DELETE') {
      const stream = streams.get(token);
      if (!stream) refuse(exchange, 'NOT_FOUND');
      else if (method === 'DELETE') stopOperation(exchange, stream);
      else if (!refuseType(exchange)) await startOperation(exchange, stream, deps);
    } else refuseMethod(exchange, 'PUT, GET, POST, DELETE');
    return true;
  };
}

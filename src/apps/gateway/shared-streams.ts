import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { type Exchange, isJson, refuse, respond } from './exchange.ts';
import { askGraphQL, type OwnGraphQL } from './own-requests.ts';
import { createStreamTokens } from './stream-tokens.ts';
import { GRAPHQL_PATH } from './yoga.ts';

export const STREAM_PATH = `${GRAPHQL_PATH}/stream`;
export const STREAM_TOKEN = 'x-graphql-event-stream-token';

/** How long a reserved stream may be opened, milliseconds. */
const RESERVED_MS = 60_000;
/** How often something is written, so that nobody on the way takes a silent stream for a dead one. */
const PING_MS = 12_000;
/** Streams that are open at once. */
const MOST_STREAMS = 1_000;
/** Operations of one stream at once. */
const MOST_OPERATIONS = 64;
const LONGEST_ID = 128;
const EVENTS = 'text/event-stream';
const JSON_CONTENT = { 'content-type': 'application/json; charset=utf-8' };
/** A comment of the stream, which clients pass over. */
const PING = ':\n\n';

interface Stream {
  readonly res: ServerResponse;
  readonly operations: Map<string, AbortController>;
  /** What is still being passed on. */
  readonly running: Set<Promise<void>>;
  /** Aborts when the stream takes no more operations: its client is gone, or the gateway stops. */
  readonly closed: AbortSignal;
  /** Aborts when its client is gone. */
  readonly gone: AbortSignal;
  /** Until the client has read what was written; null where it has. */
  drained: Promise<unknown> | null;
}

export interface SharedStreamsDeps {
  readonly graphql: OwnGraphQL;
  /** Adds an answer that is a feed, and what ends it. */
  readonly addFeed: (res: ServerResponse, ended: AbortController) => void;
  /** Largest body of an operation, in bytes. */
  readonly bodyBytes: number;
}

/** Answers an exchange of the path; false where the path is another one. */
export type SharedStreams = (exchange: Exchange) => Promise<boolean>;

async function write(stream: Stream, event: 'next' | 'complete', data: string): Promise<void> {
  const { res, gone } = stream;
  if (res.writableEnded || res.destroyed) return;
  if (res.write(`event: ${event}\ndata: ${data}\n\n`)) return;
  stream.drained ??= once(res, 'drain', { signal: gone }).finally(() => {
    stream.drained = null;
  });
  await stream.drained;
}

/** Passes on what an operation answers, each result with the operation's id, until it ends. */
async function passOn(stream: Stream, id: string, body: ReadableStream<Uint8Array>): Promise<void> {
  const named = JSON.stringify(id);
  const events = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream());
  for await (const { event, data } of events) {
    if (event === 'next') await write(stream, 'next', `{"id":${named},"payload":${data}}`);
  }
  await write(stream, 'complete', `{"id":${named}}`);
}

/** The operation of a body, and its id; null where it is none. */
function operationOf(body: Buffer): { readonly id: string; readonly text: string } | null {
  try {
    const text = body.toString('utf8');
    const id: unknown = JSON.parse(text)?.extensions?.operationId;
    return typeof id === 'string' && id !== '' && id.length <= LONGEST_ID ? { id, text } : null;
  } catch {
    return null;
  }
}

function openStream({ res, closed }: Exchange, addFeed: SharedStreamsDeps['addFeed']): Stream {
  const ended = new AbortController();
  const gone = closed.signal;
  const stream: Stream = { res, operations: new Map(), running: new Set(), closed: ended.signal, gone, drained: null };
  const ping = setInterval(() => res.write(PING), PING_MS);
  gone.addEventListener('abort', () => ended.abort());
  ended.signal.addEventListener('abort', () => {
    clearInterval(ping);
    for (const operation of stream.operations.values()) operation.abort();
    void Promise.all(stream.running).finally(() => res.end());
  });
  addFeed(res, ended);
  res.writeHead(200, { 'content-type': EVENTS, 'cache-control': 'no-cache', 'x-accel-buffering': 'no' });
  res.write(PING);
  return stream;
}

/** Follows an operation that began, until it ends. */
function follow(stream: Stream, id: string, body: ReadableStream<Uint8Array>): void {
  const running = passOn(stream, id, body)
    .catch(() => void stream.res.destroy()) // what was to be passed on is lost: the client opens another one
    .finally(() => {
      stream.operations.get(id)?.abort();
      stream.operations.delete(id);
      stream.running.delete(running);
    });
  stream.running.add(running);
}

/** Starts an operation on a stream: 202, or what GraphQL answered where it did not begin. */
async function start(exchange: Exchange, stream: Stream, { graphql, bodyBytes }: SharedStreamsDeps): Promise<void> {
  const operation = operationOf(await exchange.body(bodyBytes, 'read'));
  if (stream.closed.aborted) return refuse(exchange, 'NOT_FOUND');
  if (operation === null) return refuse(exchange, 'BAD_REQUEST');
  const { id, text } = operation;
  const { operations, res } = stream;
  if (operations.has(id) || operations.size >= MOST_OPERATIONS) return refuse(exchange, 'CONFLICT');
  const ended = new AbortController();
  operations.set(id, ended);
  let began = false;
  try {
    const request = { accept: EVENTS, body: text };
    const response = await askGraphQL(graphql, exchange, request, {
      closed: ended.signal,
      hangUp: () => res.destroy(),
    });
    if (response.body && response.headers.get('content-type')?.startsWith(EVENTS)) {
      began = true;
      exchange.res.writeHead(202).end();
      follow(stream, id, response.body);
    } else respond(exchange.res, response.status, await response.text(), JSON_CONTENT);
  } finally {
    if (!began) {
      operations.delete(id);
      ended.abort();
    }
  }
}

function stop({ req, res }: Exchange, { operations }: Stream): void {
  const id = new URL(req.url ?? '/', 'http://gateway').searchParams.get('operationId');
  operations.get(id ?? '')?.abort();
  respond(res, 200, '');
}

/**
 * The single connection mode of the GraphQL over Server-Sent Events Protocol: PUT reserves a stream, GET opens it, POST
 * starts an operation whose results go there, DELETE ends one. Every operation is a request of its own to the GraphQL
 * handler, with its own session, cost and limits; what it answers is passed on unchanged.
 * (https://github.com/enisdenjo/graphql-sse/blob/master/PROTOCOL.md)
 */
export function createSharedStreams(deps: SharedStreamsDeps): SharedStreams {
  const tokens = createStreamTokens(RESERVED_MS);
  const streams = new Map<string, Stream>();

  function open(exchange: Exchange, token: string): void {
    if (!tokens.isGood(token)) refuse(exchange, 'NOT_FOUND');
    else if (streams.has(token)) refuse(exchange, 'CONFLICT');
    else if (streams.size >= MOST_STREAMS) refuse(exchange, 'OVERLOADED');
    else {
      const stream = openStream(exchange, deps.addFeed);
      streams.set(token, stream);
      stream.closed.addEventListener('abort', () => streams.delete(token));
    }
  }

  return async (exchange) => {
    const { req, res, path, method } = exchange;
    if (path !== STREAM_PATH) return false;
    const given = req.headers[STREAM_TOKEN];
    const token = typeof given === 'string' ? given : '';
    if (method === 'PUT') respond(res, 201, tokens.issue(), { 'content-type': 'text/plain; charset=utf-8' });
    else if (method === 'GET') open(exchange, token);
    else if (method === 'POST' || method === 'DELETE') {
      const stream = streams.get(token);
      if (!stream) refuse(exchange, 'NOT_FOUND');
      else if (method === 'DELETE') stop(exchange, stream);
      else if (!isJson(req.headers['content-type'])) refuse(exchange, 'BAD_REQUEST', { status: 415 });
      else await start(exchange, stream, deps);
    } else refuse(exchange, 'BAD_REQUEST', { status: 405, headers: { allow: 'PUT, GET, POST, DELETE' } });
    return true;
  };
}

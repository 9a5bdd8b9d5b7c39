import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { type Exchange, isJson, refuse, respond } from './exchange.ts';
import { GRAPHQL_PATH, type GraphQLHandler } from './yoga.ts';

export const STREAM_PATH = `${GRAPHQL_PATH}/stream`;
export const STREAM_TOKEN = 'x-graphql-event-stream-token';

/** How long a reserved stream may be opened, milliseconds. */
const RESERVED_MS = 60_000;
/** How often something is written, so that nobody on the way takes a silent stream for a dead one. */
const PING_MS = 12_000;
/** Operations of one stream at once. */
const MOST_OPERATIONS = 64;
const LONGEST_ID = 128;

interface Stream {
  readonly res: ServerResponse;
  readonly operations: Map<string, AbortController>;
  /** What is still being passed on. */
  readonly running: Set<Promise<void>>;
}

export interface SharedStreamsDeps {
  readonly graphql: Pick<GraphQLHandler, 'fetch'>;
  /** Adds an answer that is a feed, and what ends it. */
  readonly addFeed: (res: ServerResponse, ended: AbortController) => void;
  /** Largest body of an operation, in bytes. */
  readonly bodyBytes: number;
}

/** Answers an exchange of the path; false where the path is another one. */
export type SharedStreams = (exchange: Exchange) => Promise<boolean>;

const NONCE_BYTES = 16;

/** Tokens that say themselves until when they are good: so a reservation costs no memory, and many cost none either. */
function createTokens(now = Date.now) {
  const key = randomBytes(32);
  const sealOf = (body: string) => createHmac('sha256', key).update(body).digest('base64url');
  return {
    issue(): string {
      const body = `${randomBytes(NONCE_BYTES).toString('base64url')}.${now() + RESERVED_MS}`;
      return `${body}.${sealOf(body)}`;
    },
    isGood(token: string): boolean {
      const at = token.lastIndexOf('.');
      const body = token.slice(0, Math.max(at, 0));
      const [given, made] = [token.slice(at + 1), sealOf(body)].map((text) => Buffer.from(text));
      if (!given || !made || given.length !== made.length || !timingSafeEqual(given, made)) return false;
      return Number(body.split('.')[1]) > now();
    },
  };
}

async function write({ res }: Stream, event: 'next' | 'complete', data: string): Promise<void> {
  if (res.writableEnded || res.destroyed) return;
  if (!res.write(`event: ${event}\ndata: ${data}\n\n`)) await Promise.race([once(res, 'drain'), once(res, 'close')]);
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

/**
 * The single connection mode of the GraphQL over Server-Sent Events Protocol: PUT reserves a stream, GET opens it, POST
 * starts an operation whose results go there, DELETE ends one. Every operation is a request of its own to the GraphQL
 * handler, with its own session, cost and limits; what it answers is passed on unchanged.
 * (https://github.com/enisdenjo/graphql-sse/blob/master/PROTOCOL.md)
 */
export function createSharedStreams({ graphql, addFeed, bodyBytes }: SharedStreamsDeps): SharedStreams {
  const tokens = createTokens();
  const streams = new Map<string, Stream>();

  function open(res: ServerResponse, token: string): void {
    const stream: Stream = { res, operations: new Map(), running: new Set() };
    streams.set(token, stream);
    const ended = new AbortController();
    addFeed(res, ended);
    const ping = setInterval(() => res.write(':\n\n'), PING_MS);
    ended.signal.addEventListener('abort', () => {
      for (const operation of stream.operations.values()) operation.abort();
      Promise.all(stream.running).finally(() => res.end());
    });
    res.once('close', () => {
      clearInterval(ping);
      streams.delete(token);
      for (const operation of stream.operations.values()) operation.abort();
    });
    res.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache', 'x-accel-buffering': 'no' });
    res.write(':\n\n');
  }

  async function start(exchange: Exchange, stream: Stream): Promise<void> {
    const { req, res, id: requestId, facts, quota } = exchange;
    const operation = operationOf(await exchange.body(bodyBytes, 'read'));
    if (operation === null) return refuse(exchange, 'BAD_REQUEST');
    const { id, text } = operation;
    if (stream.operations.has(id) || stream.operations.size >= MOST_OPERATIONS) return refuse(exchange, 'CONFLICT');
    const ended = new AbortController();
    stream.operations.set(id, ended);
    const { authorization } = req.headers;
    const headers = { 'content-type': 'application/json', accept: 'text/event-stream' };
    try {
      const response = await graphql.fetch(
        `http://gateway${GRAPHQL_PATH}`,
        { method: 'POST', headers: authorization ? { ...headers, authorization } : headers, body: text },
        { requestId, facts, quota, closed: ended.signal, hangUp: () => stream.res.destroy() },
      );
      if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
        stream.operations.delete(id);
        return respond(res, response.status, await response.text(), {
          'content-type': 'application/json; charset=utf-8',
        });
      }
      res.writeHead(202).end();
      const running = passOn(stream, id, response.body)
        .catch(() => void stream.res.destroy()) // what was to be passed on is lost: the client opens another one
        .finally(() => {
          stream.operations.delete(id);
          stream.running.delete(running);
        });
      stream.running.add(running);
    } catch (error) {
      stream.operations.delete(id);
      throw error;
    }
  }

  function stop(exchange: Exchange, stream: Stream): void {
    const id = new URL(exchange.req.url ?? '/', 'http://gateway').searchParams.get('operationId');
    stream.operations.get(id ?? '')?.abort();
    respond(exchange.res, 200, '');
  }

  return async (exchange) => {
    const { req, res, path, method } = exchange;
    if (path !== STREAM_PATH) return false;
    if (method === 'PUT') {
      respond(res, 201, tokens.issue(), { 'content-type': 'text/plain; charset=utf-8' });
      return true;
    }
    const given = req.headers[STREAM_TOKEN];
    const token = typeof given === 'string' ? given : '';
    if (method === 'GET') {
      if (!tokens.isGood(token)) refuse(exchange, 'NOT_FOUND');
      else if (streams.has(token)) refuse(exchange, 'CONFLICT');
      else open(res, token);
    } else if (method === 'POST' || method === 'DELETE') {
      const stream = streams.get(token);
      if (!stream) refuse(exchange, 'NOT_FOUND');
      else if (method === 'DELETE') stop(exchange, stream);
      else if (!isJson(req.headers['content-type'])) refuse(exchange, 'BAD_REQUEST', { status: 415 });
      else await start(exchange, stream);
    } else refuse(exchange, 'BAD_REQUEST', { status: 405, headers: { allow: 'PUT, GET, POST, DELETE' } });
    return true;
  };
}

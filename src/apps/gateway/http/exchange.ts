import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ERRORS, type ErrorCode } from '@income-series/protocol/errors/codes';
import type { OperationDefinitionNode } from 'graphql';
import { challengeOf } from '../../../adapters/http/challenge.ts';
import { requireIdentityEncoding } from '../../../adapters/http/content-encoding.ts';
import { answerLast } from '../../../adapters/http/last-answer.ts';
import { refusalBody } from './errors.ts';
import { ExchangeEnd } from './exchange-end.ts';
import type { Quota, RateLimiter } from './rate-limit.ts';
import type { RequestBodies } from './request-bodies.ts';

/** The facts about a request that may be logged: names, codes and numbers, but no body, variable or token. */
export interface RequestFacts {
  operation?: string;
  kind?: string;
  cost?: number;
  codes?: readonly string[];
  /** The reason why the database did not answer: a SQLSTATE, or a code of the socket. */
  reason?: string;
  /** `compiled`, or the reason why resolvers answered the read. */
  read?: string;
}

/** Notes an operation's kind and name for the request's line of the log. */
export function noteOperation(facts: RequestFacts, operation: OperationDefinitionNode | null | undefined): void {
  facts.kind = operation?.operation ?? 'none';
  if (operation?.name) facts.operation = operation.name.value.slice(0, 64);
}

/** One HTTP request and its answer. */
export interface Exchange {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly id: string;
  readonly method: string;
  /** The path without the query string. */
  readonly path: string;
  readonly facts: RequestFacts;
  readonly quota: Quota;
  /** Aborts when the answer has ended or the caller has disconnected. */
  readonly closed: ExchangeEnd;
  /** Reads the whole body. @throws BODY_TOO_LARGE beyond `most` bytes, OVERLOADED if all bodies together hold too much memory, CONTENT_ENCODING_REFUSED */
  readonly body: (most: number, until?: 'answered' | 'read') => Promise<Buffer>;
}

/** The methods that read. HEAD is answered like GET, without the body (RFC 9110, section 9.3.2). */
export const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Answers the requests for a path, or for some paths; resolves to false for any other request. */
export type RouteHandler = (exchange: Exchange) => Promise<boolean>;

/** Matches an `x-request-id` that a caller may set. */
const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

export interface ExchangeDeps {
  readonly rateLimiter: RateLimiter;
  readonly bodies: RequestBodies;
}

/** Wraps a request and its response in an exchange, with the caller's request id or a new one. */
export function createExchange(req: IncomingMessage, res: ServerResponse, deps: ExchangeDeps): Exchange {
  const requestId = req.headers['x-request-id'];
  const id = typeof requestId === 'string' && REQUEST_ID.test(requestId) ? requestId : randomUUID();
  const path = (req.url ?? '/').split('?', 1)[0] ?? '/';
  const closed = new ExchangeEnd();
  res.once('close', () => closed.abort());
  return {
    req,
    res,
    id,
    method: req.method ?? 'GET',
    path,
    facts: {},
    quota: deps.rateLimiter.quotaOf(req),
    closed,
    async body(most, until) {
      requireIdentityEncoding(req.headers);
      return deps.bodies.read(req, most, closed, until);
    },
  };
}

/**
 * The largest body, in bytes, that keeps its connection for the next request although the answer was sent before the body was
 * read.
 */
const SHORT_BODY = 64 * 1024;

/** Tests that a body is long, or has a length that nobody knows yet. */
export const hasLongBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > SHORT_BODY;

/** Answers with a whole body. */
export function respond(
  res: ServerResponse,
  status: number,
  body: string | Buffer,
  headers: Record<string, string> = {},
): void {
  res.writeHead(status, { ...headers, 'content-length': String(Buffer.byteLength(body)) }).end(body);
}

export const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

export const respondJson = (res: ServerResponse, status: number, value: unknown): void =>
  respond(res, status, JSON.stringify(value), JSON_TYPE);

export interface RefuseOptions {
  /** Default: the status of the code. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** True: close the connection after the answer, because the request's body was not read to its end. */
  readonly closesConnection?: boolean;
  /** Default: the message of the code. */
  readonly message?: string;
  /** More extensions of the error. */
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/**
 * Answers a request with an error before GraphQL gets it. The answer is the connection's last if a long body was not read to its end,
 * because Node.js would otherwise read the rest, at any speed and of any length.
 */
export function refuse({ req, res, facts }: Exchange, code: ErrorCode, options: RefuseOptions = {}): void {
  const { status = ERRORS[code].status, message, extensions } = options;
  const { closesConnection = hasLongBody(req) && !req.complete } = options;
  facts.codes = [code];
  const body = refusalBody(code, extensions, message);
  const headers = { ...JSON_TYPE, ...challengeOf(status), ...options.headers };
  if (closesConnection) answerLast(req, res, { status, headers, body });
  else respond(res, status, body, headers);
}

const JSON_BODY = /^application\/(json|graphql\+json)\s*(;|$)/i;
const OTHER_CHARSET = /;\s*charset\s*=(?!\s*"?utf-?8"?\s*(;|$))/i;

/**
 * Refuses a POST whose content type is not JSON in UTF-8; returns true if it has refused. Forms and plain text are not accepted, because any
 * page can send them without a CORS preflight.
 */
export function refuseType(exchange: Exchange): boolean {
  const { 'content-type': type = '' } = exchange.req.headers;
  if (!JSON_BODY.test(type)) refuse(exchange, 'BAD_REQUEST', { status: 415 });
  else if (OTHER_CHARSET.test(type))
    refuse(exchange, 'BAD_REQUEST', { status: 415, message: 'The body has another charset than UTF-8.' });
  else return false;
  return true;
}

/** Refuses a method that a path does not take. `allow`: those that it takes, as in the header `allow` (RFC 9110, section 10.2.1). */
export const refuseMethod = (exchange: Exchange, allow: string): void =>
  refuse(exchange, 'BAD_REQUEST', { status: 405, headers: { allow }, message: `The path takes ${allow} only.` });

const NO_WEBSOCKETS =
  'The gateway has no WebSockets. A subscription is a stream of server-sent events: `POST /graphql` with `accept: text/event-stream`.';

/**
 * Refuses a request for a WebSocket, because its client would wait for a protocol that the gateway does not speak; returns true
 * if it has refused.
 */
export function refuseWebSocket(exchange: Exchange): boolean {
  const asks = /(^|,)\s*websocket\s*(\/|,|$)/i.test(exchange.req.headers.upgrade ?? '');
  if (asks) refuse(exchange, 'BAD_REQUEST', { message: NO_WEBSOCKETS });
  return asks;
}

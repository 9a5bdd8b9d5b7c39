import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerLast } from '../../adapters/http/last-answer.ts';
import { ERRORS, type ErrorCode } from '../../core/errors/codes.ts';
import { refusalBody } from './errors.ts';
import { ExchangeEnd } from './exchange-end.ts';
import type { Quota, RateLimiter } from './rate-limit.ts';
import type { RequestBodies } from './request-bodies.ts';

/** What the log may know of a request: names, codes and numbers; no body, no variable, no token. */
export interface RequestFacts {
  operation?: string;
  kind?: string;
  cost?: number;
  codes?: readonly string[];
  /** How a read was answered: compiled, or why not. */
  read?: string;
}

/** One HTTP request and its answer. */
export interface Exchange {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly id: string;
  readonly method: string;
  /** Without the query string. */
  readonly path: string;
  readonly facts: RequestFacts;
  /** What the caller's address may still spend. */
  readonly quota: Quota;
  /** Aborts when the answer has ended, or the caller is gone. */
  readonly closed: ExchangeEnd;
  /** The whole body. @throws BODY_TOO_LARGE beyond so many bytes, OVERLOADED where all bodies hold too much */
  readonly body: (most: number, until?: 'answered' | 'read') => Promise<Buffer>;
}

/** A caller may bring the id of its own trace. */
const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

export interface ExchangeDeps {
  readonly rateLimiter: RateLimiter;
  readonly bodies: RequestBodies;
}

export function exchangeOf(req: IncomingMessage, res: ServerResponse, deps: ExchangeDeps): Exchange {
  const given = req.headers['x-request-id'];
  const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
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
    body: (most, until) => deps.bodies.read(req, most, closed, until),
  };
}

/** Whether a body is JSON: a form or a plain text can be sent from any page without asking first. */
export const isJson = (contentType: string | undefined): boolean =>
  /^application\/(json|graphql\+json)\s*(;|$)/i.test(contentType ?? '');

export function respond(
  res: ServerResponse,
  status: number,
  body: string | Buffer,
  headers: Record<string, string> = {},
): void {
  res.writeHead(status, { ...headers, 'content-length': String(Buffer.byteLength(body)) }).end(body);
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

export const respondJson = (res: ServerResponse, status: number, value: unknown): void =>
  respond(res, status, JSON.stringify(value), JSON_TYPE);

export interface RefuseOptions {
  /** By default the code's. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the connection ends with it, because the request's body was not read to its end. */
  readonly last?: boolean;
  /** What the refusal says beyond its code. */
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** Refuses a request that GraphQL does not get to see, or that is no GraphQL. */
export function refuse({ req, res, facts }: Exchange, code: ErrorCode, options: RefuseOptions = {}): void {
  const { status = ERRORS[code].status, headers = {}, last = false, extensions } = options;
  facts.codes = [code];
  const body = refusalBody(code, extensions);
  if (last) answerLast(req, res, { status, headers: { ...JSON_TYPE, ...headers }, body });
  else respond(res, status, body, { ...JSON_TYPE, ...headers });
}

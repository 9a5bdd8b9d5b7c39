import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '@income-series/protocol/errors/app-error';
import { ERRORS, type ErrorCode } from '@income-series/protocol/errors/codes';
import { parseUrl } from '@income-series/protocol/url';
import { errorHelp } from '../../core/errors/error-help.ts';
import { BodyPieces } from './body-pieces.ts';
import { type BoundedServer, startBoundedServer } from './bounded-server.ts';
import { challengeOf } from './challenge.ts';
import { ACCEPTED_ENCODING, requireIdentityEncoding } from './content-encoding.ts';
import { answerLast } from './last-answer.ts';
import { allowAskedHeaders } from './preflight.ts';

export interface JsonRequest {
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** The parsed body of a POST; undefined otherwise. */
  readonly body: unknown;
}

/** Handlers by "METHOD /path". A returned value is the body of a 200 answer; a thrown AppError is a refusal. */
type JsonRoutes = Readonly<Record<string, (request: JsonRequest) => unknown>>;

/** The facts of a request that may be logged: never its address, headers or body. */
export interface RequestRecord {
  readonly route: string;
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly ms: number;
}

export interface JsonServerOptions {
  readonly routes: JsonRoutes;
  readonly host?: string;
  /** The port; 0 takes a free one. */
  readonly port?: number;
  /** The largest body, in bytes. */
  readonly maxBody: number;
  readonly onRequest?: (record: RequestRecord) => void;
}

export type JsonServer = BoundedServer;

// Any origin may call these servers, because they have no cookies to protect.
const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/**
 * Reads the whole body. @throws BODY_TOO_LARGE beyond `maxBody` bytes or 4,000 pieces, CONTENT_ENCODING_REFUSED, BAD_INPUT if the
 * connection fails
 */
async function readBody(request: IncomingMessage, maxBody: number): Promise<Buffer> {
  requireIdentityEncoding(request.headers);
  return new Promise((resolve, reject) => {
    const body = new BodyPieces();
    const addPiece = (piece: Buffer) => {
      body.add(piece);
      if (!body.isBeyond(maxBody)) return;
      request.off('data', addPiece);
      body.clear();
      reject(new AppError('BODY_TOO_LARGE'));
    };
    request.on('data', addPiece);
    request.once('end', () => resolve(body.take()));
    request.once('error', () => reject(new AppError('BAD_INPUT')));
  });
}

/** Parses a JSON body. @throws BAD_INPUT without a cause, because a parser's error quotes the text */
function parseBody(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new AppError('BAD_INPUT');
  }
}

async function runRoute(options: JsonServerOptions, route: string, request: IncomingMessage, url: URL) {
  const handler = Object.hasOwn(options.routes, route) ? options.routes[route] : undefined;
  if (handler === undefined) throw new AppError('NOT_FOUND');
  const body = request.method === 'POST' ? parseBody(await readBody(request, options.maxBody)) : undefined;
  return handler({ query: url.searchParams, headers: request.headers, body });
}

/** Sends a JSON answer. The connection ends with a refusal of the body, which is not read to its end. */
function send(request: IncomingMessage, response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  const statusHeaders = status === 415 ? ACCEPTED_ENCODING : challengeOf(status);
  const headers = { ...HEADERS, 'content-type': 'application/json', ...statusHeaders };
  if (status === 413 || status === 415) answerLast(request, response, { status, headers, body: text });
  else response.writeHead(status, headers).end(text);
}

/** Parses the URL of a request; null if it is malformed. */
const addressOf = (request: IncomingMessage): URL | null => {
  const path = request.url ?? '/';
  return path.startsWith('/') ? parseUrl(path, 'http://localhost') : null;
};

/** Answers a request by its route, or with the refusal that the route throws, and reports it. */
async function serve(options: JsonServerOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const startMs = performance.now();
  const url = addressOf(request);
  const key = `${request.method} ${url?.pathname}`;
  const route = Object.hasOwn(options.routes, key) ? key : 'unknown';
  const report = (status: number, code: ErrorCode | null) =>
    options.onRequest?.({ route, status, code, ms: Math.round(performance.now() - startMs) });
  if (request.method === 'OPTIONS') {
    response.writeHead(204, { ...HEADERS, ...allowAskedHeaders(request) }).end();
    return report(204, null);
  }
  try {
    send(request, response, 200, await runRoute(options, route, request, url ?? new URL('http://localhost')));
    report(200, null);
  } catch (error) {
    const code = error instanceof AppError ? error.code : 'INTERNAL';
    const { status } = ERRORS[code];
    const message = error instanceof AppError ? error.message : ERRORS.INTERNAL.message;
    send(request, response, status, { error: { code, message, ...errorHelp(code) } });
    report(status, code);
  }
}

/**
 * Starts a small JSON server with fixed routes and limits of size and time. Refusals are `{ error: { code, message,
 * meaning, mend, link } }`.
 */
export const startJsonServer = (options: JsonServerOptions): Promise<JsonServer> =>
  startBoundedServer((request, response) => void serve(options, request, response), options);

import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '../../core/errors/app-error.ts';
import { ERRORS, type ErrorCode } from '../../core/errors/codes.ts';
import { errorHelp } from '../../core/errors/error-help.ts';
import { parseUrl } from '../../core/url.ts';
import { type BoundedServer, startBoundedServer } from './bounded-server.ts';
import { answerLast } from './last-answer.ts';

export interface JsonRequest {
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** The parsed body of a POST; undefined otherwise. */
  readonly body: unknown;
}

/** By "METHOD /path". What a handler returns is the body of a 200 answer; an AppError it throws is a refusal. */
type JsonRoutes = Readonly<Record<string, (request: JsonRequest) => unknown>>;

/** What may be said of a request: never its address, headers or body. */
export interface RequestRecord {
  readonly route: string;
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly ms: number;
}

export interface JsonServerOptions {
  readonly routes: JsonRoutes;
  readonly host?: string;
  /** 0 for a free one. */
  readonly port?: number;
  /** Largest body in bytes. */
  readonly maxBody: number;
  readonly onRequest?: (record: RequestRecord) => void;
}

export type JsonServer = BoundedServer;

// Any page may call these servers: they know no cookie, so another origin gains nothing.
const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'GET, POST',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** The whole body, or BODY_TOO_LARGE as soon as it is longer than allowed; the rest is thrown away unread. */
export function readBody(request: IncomingMessage, maxBody: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= maxBody) chunks.push(chunk);
      else {
        chunks.length = 0;
        reject(new AppError('BODY_TOO_LARGE'));
      }
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', () => reject(new AppError('BAD_INPUT')));
  });
}

/** @throws BAD_INPUT without a cause: a parser's complaint quotes the text */
function parseBody(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new AppError('BAD_INPUT');
  }
}

async function answer(options: JsonServerOptions, route: string, request: IncomingMessage, url: URL) {
  const handler = Object.hasOwn(options.routes, route) ? options.routes[route] : undefined;
  if (handler === undefined) throw new AppError('NOT_FOUND');
  const body = request.method === 'POST' ? parseBody(await readBody(request, options.maxBody)) : undefined;
  return handler({ query: url.searchParams, headers: request.headers, body });
}

function send(request: IncomingMessage, response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  const headers = { ...HEADERS, 'content-type': 'application/json' };
  if (status === 413) answerLast(request, response, { status, headers, body: text });
  else response.writeHead(status, headers).end(text);
}

/** The address of a request, or null for one that no server has. */
const addressOf = (request: IncomingMessage): URL | null => {
  const path = request.url ?? '/';
  return path.startsWith('/') ? parseUrl(path, 'http://localhost') : null;
};

async function serve(options: JsonServerOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const started = performance.now();
  const url = addressOf(request);
  const asked = `${request.method} ${url?.pathname}`;
  const route = Object.hasOwn(options.routes, asked) ? asked : 'unknown';
  const done = (status: number, code: ErrorCode | null) =>
    options.onRequest?.({ route, status, code, ms: Math.round(performance.now() - started) });
  if (request.method === 'OPTIONS') {
    response.writeHead(204, HEADERS).end();
    return done(204, null);
  }
  try {
    send(request, response, 200, await answer(options, route, request, url ?? new URL('http://localhost')));
    done(200, null);
  } catch (error) {
    const code = error instanceof AppError ? error.code : 'INTERNAL';
    const { status, message } = ERRORS[code];
    send(request, response, status, { error: { code, message, ...errorHelp(code) } });
    done(status, code);
  }
}

/** A small JSON server over node:http: fixed routes, bounded bodies and times, refusals as `{ error: { code, message, meaning, mend, link } }`. */
export const startJsonServer = (options: JsonServerOptions): Promise<JsonServer> =>
  startBoundedServer((request, response) => void serve(options, request, response), options);

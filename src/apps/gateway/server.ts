import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TrustedSetup } from '../../adapters/prover/index.ts';
import { SetupError } from '../../core/errors/setup-error.ts';
import type { HealthService } from '../../domains/operations/index.ts';
import { cors } from './cors.ts';
import { describeError } from './errors.ts';
import { type Exchange, exchangeOf, refuse, respond, respondJson } from './exchange.ts';
import { createGraphiQL, createStaticPage } from './graphiql.ts';
import type { RestHandler } from './rest.ts';
import type { WebhookHandler } from './webhooks.ts';
import { GRAPHQL_PATH, type GraphQLHandler } from './yoga.ts';

/** Where request lines go. Only names, codes and numbers are handed over. */
export interface RequestLog {
  info(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export interface ServerDeps {
  readonly graphql: GraphQLHandler;
  readonly rest: RestHandler;
  readonly webhooks: WebhookHandler;
  readonly health: HealthService;
  /** Origins whose pages may call the gateway, besides its own. */
  readonly corsOrigins: readonly string[];
  /** The proving setup's hashes, for devices. */
  readonly setup: Pick<TrustedSetup, 'kind' | 'hashes'>;
  /** Whether GraphiQL is served; else a page without script, which knows no schema. */
  readonly editor: boolean;
  readonly log: RequestLog;
}

export interface HttpServer {
  /** Starts listening and answers the base URL. Port 0 takes a free one. */
  listen(at: { host: string; port: number }): Promise<string>;
  /** Takes no new request, ends subscriptions, lets the others finish for `graceMs`. */
  close(graceMs?: number): Promise<void>;
}

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
} as const;

const wantsPage = ({ req, method }: Exchange) => method === 'GET' && !!req.headers.accept?.includes('text/html');
const isJson = (contentType: string | undefined) =>
  /^application\/(json|graphql\+json)\s*(;|$)/i.test(contentType ?? '');

/** Whether the parts of a GET's query string that are JSON can be read as such. */
function hasReadableParameters(url = '/'): boolean {
  const query = new URLSearchParams(url.split('?').slice(1).join('?'));
  try {
    for (const name of ['variables', 'extensions']) JSON.parse(query.get(name) || 'null');
    return true;
  } catch {
    return false;
  }
}

export function createHttpServer({
  graphql,
  rest,
  webhooks,
  health,
  corsOrigins,
  setup,
  editor,
  log,
}: ServerDeps): HttpServer {
  const graphiql = editor ? createGraphiQL(GRAPHQL_PATH) : createStaticPage(GRAPHQL_PATH);
  const streams = new Set<ServerResponse>();
  let closing = false;

  async function answerGraphQL(exchange: Exchange): Promise<void> {
    const { req, res, method, facts, id } = exchange;
    if (wantsPage(exchange)) {
      const { body, headers } = await graphiql.page();
      return respond(res, 200, body, headers);
    }
    // A form or a plain text can be sent from any page without asking first; JSON cannot.
    if (method === 'POST' && !isJson(req.headers['content-type'])) return refuse(exchange, 415, 'BAD_REQUEST');
    if (method === 'GET' && !hasReadableParameters(req.url)) return refuse(exchange, 400, 'BAD_REQUEST');
    if (req.headers.accept?.includes('text/event-stream')) streams.add(res.once('close', () => streams.delete(res)));
    req.headers.host = 'gateway'; // nothing depends on the caller's, which need not even be one
    const closed = new AbortController();
    res.once('close', () => closed.abort());
    await graphql.handle(req, res, { requestId: id, facts, closed: closed.signal, hangUp: () => res.destroy() });
  }

  async function route(exchange: Exchange): Promise<void> {
    const { res, path, method } = exchange;
    if (cors(exchange, corsOrigins)) return;
    if (path === GRAPHQL_PATH) return answerGraphQL(exchange);
    if (await webhooks(exchange)) return;
    if (method !== 'GET' && method !== 'HEAD') return refuse(exchange, 405, 'BAD_REQUEST', { allow: 'GET' });
    if (path === '/health') {
      const report = await health.report();
      return respondJson(res, report.ok ? 200 : 503, {
        status: report.ok ? 'ok' : 'red',
        checks: report.checks,
        keepers: report.keepers,
        wallets: report.wallets,
      });
    }
    if (path === '/setup') return respondJson(res, 200, setup);
    if (path === '/ready') {
      const ready = !closing && (await health.ready());
      return respondJson(res, ready ? 200 : 503, { ready });
    }
    if (path === '/') {
      res.writeHead(307, { location: GRAPHQL_PATH }).end();
      return;
    }
    const asset = await graphiql.asset(path);
    if (asset) return respond(res, 200, asset.body, asset.headers);
    if (!(await rest(exchange))) refuse(exchange, 404, 'NOT_FOUND');
  }

  function answer(req: IncomingMessage, res: ServerResponse): void {
    const started = performance.now();
    const exchange = exchangeOf(req, res);
    res.setHeader('x-request-id', exchange.id);
    for (const [name, value] of Object.entries(HEADERS)) res.setHeader(name, value);
    if (closing) res.setHeader('connection', 'close');
    res.once('close', () => {
      const { id, method, path, facts } = exchange;
      const ms = Math.round(performance.now() - started);
      log.info({ requestId: id, method, path, status: res.statusCode, ms, ...facts }, 'request');
    });
    route(exchange).catch((error: unknown) => {
      log.error({ requestId: exchange.id, error: describeError(error) }, 'request failed');
      if (res.headersSent) res.destroy();
      else refuse(exchange, 500, 'INTERNAL');
    });
  }

  const server: Server = createServer(
    { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 5_000, maxHeaderSize: 32 * 1024 },
    answer,
  );

  return {
    listen: ({ host, port }) =>
      new Promise((resolve, reject) => {
        const failed = (cause: NodeJS.ErrnoException) =>
          reject(cause.code === 'EADDRINUSE' ? new SetupError('another process listens on PORT', cause) : cause);
        server.once('error', failed);
        server.listen(port, host, () => {
          server.off('error', failed);
          const { port: taken } = server.address() as AddressInfo;
          resolve(`http://${host.includes(':') ? `[${host}]` : host}:${taken}`);
        });
      }),

    async close(graceMs = 10_000) {
      closing = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const stream of streams) stream.destroy();
      server.closeIdleConnections();
      const force = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(force);
    },
  };
}

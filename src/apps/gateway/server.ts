import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { ErrorCode } from '@income-series/protocol/errors/codes';
import { LRUCache } from 'lru-cache';
import type { Standbys } from '../../adapters/db/standby/standbys.ts';
import { ACCEPTED_ENCODING } from '../../adapters/http/content-encoding.ts';
import { describeError } from '../../adapters/log/describe-error.ts';
import { readOpenFilesLimit } from '../../adapters/process/open-files.ts';
import type { TrustedSetup } from '../../adapters/prover/index.ts';
import { ERRORS_PAGE } from '../../core/errors/error-help.ts';
import type { Metrics } from '../../core/metrics.ts';
import type { Tracer } from '../../core/tracing.ts';
import type { HealthService } from '../../domains/operations/index.ts';
import { hasFewValues } from './http/body-values.ts';
import { applyCors } from './http/cors.ts';
import { retryAfter } from './http/errors.ts';
import { acceptsEvents, withoutParts } from './http/event-streams.ts';
import {
  createExchange,
  type Exchange,
  hasLongBody,
  READS,
  type RefuseOptions,
  type RouteHandler,
  refuse,
  refuseMethod,
  refuseType,
  refuseWebSocket,
  respond,
  respondJson,
} from './http/exchange.ts';
import { ExchangeEnd } from './http/exchange-end.ts';
import { createListener, DEFAULT_TIMES, type Listener, type ServerTimes } from './http/listener.ts';
import { mediaTypeOf } from './http/media-type.ts';
import { type RateLimiter, REQUEST_POINTS } from './http/rate-limit.ts';
import { type BodyLimits, createRequestBodies } from './http/request-bodies.ts';
import { createSenderTurns, type SenderTurns } from './http/sender-turns.ts';
import { createUnreadAnswers, type UnreadLimits } from './http/unread-answers.ts';
import type { CompiledAnswers } from './operations/compiled-answers.ts';
import type { ContextFactory } from './operations/context.ts';
import { observeRequest } from './operations/observe-request.ts';
import { GRAPHQL_PATH, type GraphQLHandler } from './operations/yoga.ts';
import { APP_PAGE, createAppPage, pageOf } from './pages/app-page.ts';
import type { Asset, PageAssets } from './pages/assets.ts';
import { type CircuitFileServer, createCircuitFiles } from './pages/circuit-files.ts';
import { createDataMapPage } from './pages/data-map-page.ts';
import { createErrorsPage } from './pages/errors-page.ts';
import { createGraphiQL, createStaticPage } from './pages/graphiql.ts';
import { createHomePage } from './pages/home-page.ts';
import { createOpenApiPage } from './pages/openapi-page.ts';
import type { SitePaths } from './pages/page-header.ts';
import { isRestPath } from './routes/rest.ts';
import type { SchemaText } from './routes/schema-text.ts';
import { createSharedStreams } from './routes/shared-streams.ts';

/** The log of requests. It gets names, codes and numbers only. */
export interface RequestLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export interface ServerDeps {
  readonly graphql: GraphQLHandler;
  readonly compiled: CompiledAnswers;
  readonly contexts: Pick<ContextFactory, 'accountOf'>;
  readonly rest: RouteHandler;
  /** The OpenAPI description of the REST paths. */
  readonly openApi: () => object;
  readonly schemaText: SchemaText;
  /** The routes beside GraphQL, REST, pages and files. */
  readonly routes: readonly RouteHandler[];
  readonly health: HealthService;
  /** Reports the read replicas, if there are any, for /health. */
  readonly standbys?: Standbys['report'] | undefined;
  /** The origins whose pages may call the gateway, besides its own. */
  readonly corsOrigins: readonly string[];
  /** The proving setup, whose hashes and files devices need. */
  readonly setup: TrustedSetup;
  /** The addresses that wallets call, by the names of their chains. The app's page has them, and takes none from an answer. */
  readonly called: ReadonlyMap<string, readonly string[]>;
  /** True: GraphiQL. False: a page without a script and without the schema. */
  readonly editor: boolean;
  readonly log: RequestLog;
  readonly rateLimiter: RateLimiter;
  readonly times?: Partial<ServerTimes>;
  readonly unreadLimits?: UnreadLimits;
  /** Default: the limit of the process. */
  readonly openFiles?: number;
  readonly metrics: Metrics;
  readonly tracer: Tracer;
  readonly bodies?: Partial<BodyLimits>;
  /** The largest body of a GraphQL request, in bytes. */
  readonly bodyBytes: number;
}

/** The HTTP server. `close` first makes `/ready` fail. */
export type HttpServer = Pick<Listener, 'listen' | 'close'>;

/** The largest body of a request that may open a feed, in bytes. It is small, because feeds stay open for long. */
const FEED_BODY_BYTES = 48 * 1024;

/** The part of a body that takes one of its sender's turns to parse, in bytes. A body of 1.5 MiB takes four. */
const TURN_BYTES = 384 * 1024;

/** The most bytes of unpacked files in memory. All files of the pages and of the circuit together have some 20 MB. */
const UNPACKED_BYTES = 32 * 1024 * 1024;

const CUT_OFF = 'income_series_answers_cut_off_total';

const SCHEMA_PATH = '/schema.graphql';
const OPENAPI_PATH = '/openapi.json';
const OPENAPI_PAGE = '/openapi';
const DATA_MAP_PAGE = '/data-map';

/** The paths that are answered to GET, besides pages, files and REST. */
const READ_PATHS: ReadonlySet<string> = new Set(['/health', '/ready', '/setup', OPENAPI_PATH, SCHEMA_PATH]);

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  // A page of another origin that opened a page of this one cannot lead it elsewhere. Popups of wallets keep their opener.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cache-control': 'no-store',
} as const;

/** The status paths for load balancers, which have no rate limit and wait for no turn. */
const UNCOUNTED: ReadonlySet<string> = new Set(['/health', '/ready']);

const wantsHtml = ({ req, method }: Exchange) => READS.has(method) && !!req.headers.accept?.includes('text/html');

/** Tests that `variables` and `extensions` in a GET's query string are JSON. */
function hasReadableParameters(url = '/'): boolean {
  const query = new URLSearchParams(url.split('?').slice(1).join('?'));
  try {
    for (const name of ['variables', 'extensions']) JSON.parse(query.get(name) || 'null');
    return true;
  } catch {
    return false;
  }
}

/** The parts that answer requests. */
interface Parts extends ServerDeps {
  /** The pages by their paths. */
  readonly pages: ReadonlyMap<string, PageAssets>;
  readonly circuitFiles: CircuitFileServer;
  readonly streams: RouteHandler;
  readonly turns: SenderTurns;
  readonly feeds: () => Listener['feeds'];
  readonly isStopping: () => boolean;
}

/** The end of an exchange that may be a feed: the answer has ended, the caller has disconnected, or the server ends its feeds. */
function createFeedEnd({ closed }: Exchange): ExchangeEnd {
  const feedEnd = new ExchangeEnd();
  if (closed.aborted) feedEnd.abort();
  else closed.addEventListener('abort', () => feedEnd.abort());
  return feedEnd;
}

/** Answers a GraphQL request, by a compiled read or by Yoga. */
async function answerGraphQL(parts: Parts, exchange: Exchange): Promise<void> {
  const { graphql, compiled, metrics, bodyBytes, feeds } = parts;
  const { req, res, method, facts, id, quota, body } = exchange;
  const reads = READS.has(method);
  if (!reads && method !== 'POST') return refuseMethod(exchange, 'GET, HEAD, POST');
  if (method === 'POST' && refuseType(exchange)) return;
  if (method === 'POST') req.headers['content-type'] = 'application/json'; // Yoga accepts lower case only
  if (reads && !hasReadableParameters(req.url)) return refuse(exchange, 'BAD_REQUEST');
  if (reads) req.method = 'GET'; // Yoga knows no HEAD; Node.js sends no body to one
  req.headers.host = 'gateway'; // the caller's host is unused, and may be invalid
  const isFeed = acceptsEvents(req.headers.accept);
  // The media type is checked before anything runs, because a caller that reads no answer learns nothing of a mutation.
  if (!isFeed && mediaTypeOf(req.headers.accept) === null) return refuse(exchange, 'NOT_ACCEPTABLE');
  req.headers.accept = withoutParts(req.headers.accept);
  const closed = createFeedEnd(exchange);
  if (isFeed && !closed.aborted) feeds().set(res, closed);
  const postedBody = method === 'POST' ? await (isFeed ? body(FEED_BODY_BYTES, 'read') : body(bodyBytes)) : null;
  // A client that takes every type is known to follow a feed once its operation runs.
  const onFeed = () => {
    if (method === 'HEAD') closed.abort();
    else if (!closed.aborted) feeds().set(res, closed);
  };
  // Large bodies that end together would all be parsed in one round.
  if (postedBody !== null && postedBody.length > TURN_BYTES)
    await new Promise<void>((begin) => parts.turns(quota.address, begin, Math.ceil(postedBody.length / TURN_BYTES)));
  if (postedBody !== null && !hasFewValues(postedBody)) return refuse(exchange, 'BODY_TOO_LARGE');
  const handover = await compiled.answer(exchange, postedBody, closed);
  if (handover === null) return;
  if (postedBody !== null) Object.assign(req, { body: Readable.from([postedBody]) }); // Yoga reads `req.body`
  const hangUp = () => {
    if (!res.destroyed && !res.writableEnded) metrics.count(CUT_OFF, 1, { reason: 'feed' });
    res.destroy();
  };
  await graphql.handle(req, res, { requestId: id, facts, quota, closed: closed.signal, hangUp, onFeed, ...handover });
}

/** Finds a page, a file of the circuit, or a file of any page, by its path. */
async function findFile({ pages, circuitFiles }: Parts, path: string): Promise<Asset | undefined> {
  const file = (await pages.get(pageOf(path))?.page()) ?? (await circuitFiles(path));
  if (file) return file;
  for (const page of pages.values()) {
    const asset = await page.asset(path);
    if (asset) return asset;
  }
  return undefined;
}

const unpack = promisify(gunzip);

/** The last used unpacked files. They are kept because unpacking one takes longer than most requests. */
const unpackedFiles = new LRUCache<Buffer, Buffer>({
  maxSize: UNPACKED_BYTES,
  sizeCalculation: (bytes) => 1 + bytes.length,
  fetchMethod: (packed) => unpack(packed),
});

/** Sends a stored file, compressed if the client accepts its encoding. */
async function respondFile({ req, res }: Exchange, { body, headers }: Asset): Promise<void> {
  const { 'content-encoding': encoding, ...plain } = headers;
  res.appendHeader('vary', 'accept-encoding');
  if (encoding === undefined || req.headers['accept-encoding']?.includes(encoding)) respond(res, 200, body, headers);
  else respond(res, 200, await unpackedFiles.forceFetch(body), plain);
}

/** Answers a request by its path and method, after the checks that all paths share. */
async function routeRequest(parts: Parts, exchange: Exchange): Promise<void> {
  const {
    rest,
    routes,
    health,
    corsOrigins,
    setup: { kind, hashes },
    openApi,
    schemaText,
    streams,
    isStopping,
    compiled,
  } = parts;
  const { res, path, method } = exchange;
  if (method !== 'POST' && hasLongBody(exchange.req)) return refuse(exchange, 'BODY_TOO_LARGE');
  if (applyCors(exchange, corsOrigins)) return;
  if (!UNCOUNTED.has(path)) await exchange.quota.spend({ points: REQUEST_POINTS });
  if (refuseWebSocket(exchange)) return;
  if (path === GRAPHQL_PATH && !wantsHtml(exchange)) return answerGraphQL(parts, exchange);
  if (await streams(exchange)) return;
  for (const answerRoute of routes) if (await answerRoute(exchange)) return;
  if (!READS.has(method)) {
    const isReadable = READ_PATHS.has(path) || isRestPath(path) || (await findFile(parts, path)) !== undefined;
    return isReadable ? refuseMethod(exchange, 'GET, HEAD') : refuse(exchange, 'NOT_FOUND');
  }
  if (path === '/health') {
    const { ok, checks, keepers, wallets, chains } = await health.report();
    const reads = compiled.report();
    const standbys = parts.standbys?.().map(({ standby, usable }) => ({ standby, usable }));
    const report = { status: ok ? 'ok' : 'red', checks, keepers, wallets, chains, reads, standbys };
    return respondJson(res, ok ? 200 : 503, report);
  }
  if (path === '/setup') return respondJson(res, 200, { kind, hashes });
  if (path === '/ready') {
    const ready = !isStopping() && (await health.ready());
    return respondJson(res, ready ? 200 : 503, { ready });
  }
  if (path === OPENAPI_PATH) return respondJson(res, 200, openApi());
  if (path === SCHEMA_PATH) {
    return respondFile(exchange, await schemaText(exchange));
  }
  const file = await findFile(parts, path);
  if (file) return respondFile(exchange, file);
  if (!(await rest(exchange))) refuse(exchange, 'NOT_FOUND');
}

/** The code and options of the answer to a failed request; null for an error that no request should have. */
function refusalOf(error: unknown): readonly [ErrorCode, RefuseOptions] | null {
  if (!(error instanceof AppError)) return null;
  const { code, detail, message } = error;
  const extensions = detail === undefined ? {} : { detail };
  if (code === 'RATE_LIMITED') return [code, { headers: retryAfter(detail), extensions }];
  if (code === 'CONTENT_ENCODING_REFUSED') return [code, { headers: ACCEPTED_ENCODING, message }];
  if (code === 'BODY_TOO_LARGE') return [code, { closesConnection: true }];
  if (code === 'FORBIDDEN' || code === 'SESSION_INVALID') return [code, { message }];
  if (code === 'OVERLOADED') return [code, { headers: retryAfter(detail), closesConnection: true, extensions }];
  return null;
}

/** Answers a request that failed. The connection is cut if the answer has begun. */
function answerFailure(exchange: Exchange, error: unknown, log: RequestLog): void {
  if (exchange.closed.aborted && error instanceof AppError) return; // the caller disconnected
  const refusal = refusalOf(error);
  if (refusal === null) log.error({ requestId: exchange.id, error: describeError(error) }, 'request failed');
  const [code, options] = refusal ?? (['INTERNAL', {}] as const);
  if (exchange.res.headersSent) exchange.res.destroy();
  else refuse(exchange, code, options);
}

/** Creates the pages, by their paths. The editor and the data map are left out if the schema is private, because they show it. */
function createSitePages({
  editor,
  setup: { hashes: circuit },
  called,
}: Pick<ServerDeps, 'editor' | 'setup' | 'called'>): Map<string, PageAssets> {
  const schemaPaths = editor ? { dataMap: DATA_MAP_PAGE, schema: SCHEMA_PATH } : {};
  const paths: SitePaths = {
    app: APP_PAGE,
    endpoint: GRAPHQL_PATH,
    openApi: OPENAPI_PAGE,
    errors: ERRORS_PAGE,
    ...schemaPaths,
  };
  return new Map([
    ['/', createHomePage(paths)],
    [APP_PAGE, createAppPage({ dataMap: paths.dataMap, circuit, called })],
    [ERRORS_PAGE, createErrorsPage(paths)],
    ...(editor ? [[DATA_MAP_PAGE, createDataMapPage(paths, DATA_MAP_PAGE)] as const] : []),
    [GRAPHQL_PATH, editor ? createGraphiQL(GRAPHQL_PATH) : createStaticPage(GRAPHQL_PATH)],
    [OPENAPI_PAGE, createOpenApiPage(paths, OPENAPI_PATH)],
  ]);
}

/** The time between two lines of the log on refused connections. */
const REFUSALS_MS = 60_000;

/** Logs refused connections with what to do: the first one, then at most one line a minute with their number. */
function createRefusalLog(log: RequestLog): (error: Error | null) => void {
  let count = 0;
  let lastMs = Number.NEGATIVE_INFINITY;
  return (error) => {
    count++;
    if (performance.now() - lastMs < REFUSALS_MS) return;
    const facts = error === null ? { count } : { count, error: describeError(error) };
    log.warn(
      facts,
      'connections are refused: raise the limit of open files (ulimit -n, LimitNOFILE), or start another gateway',
    );
    lastMs = performance.now();
    count = 0;
  };
}

/** Creates the HTTP server of the gateway: pages, GraphQL, REST, webhooks, streams and status paths. */
export function createHttpServer(deps: ServerDeps): HttpServer {
  const { log, metrics, tracer, rateLimiter } = deps;
  const bodies = createRequestBodies(deps.bodies);
  const unreadAnswers = createUnreadAnswers(() => {
    metrics.count(CUT_OFF, 1, { reason: 'unread' });
    log.info({}, 'an unread answer is cut off');
  }, deps.unreadLimits);

  const turns = createSenderTurns();
  const parts: Parts = {
    ...deps,
    pages: createSitePages(deps),
    circuitFiles: createCircuitFiles(deps.setup),
    turns,
    streams: createSharedStreams({
      graphql: deps.graphql,
      contexts: deps.contexts,
      addFeed: (res, feedEnd) => listener.feeds.set(res, feedEnd),
      bodyBytes: FEED_BODY_BYTES,
    }),
    feeds: () => listener.feeds,
    isStopping: () => listener.isStopping(),
  };

  function answer(req: IncomingMessage, res: ServerResponse): void {
    const exchange = createExchange(req, res, { rateLimiter, bodies });
    res.setHeader('x-request-id', exchange.id);
    for (const [name, value] of Object.entries(HEADERS)) res.setHeader(name, value);
    unreadAnswers.watch(res);
    observeRequest({ metrics, tracer, log }, exchange, () => {
      const begin = () => {
        if (!exchange.closed.aborted)
          routeRequest(parts, exchange).catch((error: unknown) => answerFailure(exchange, error, log));
      };
      if (UNCOUNTED.has(exchange.path)) begin();
      else turns(exchange.quota.address, begin, 1);
    });
  }

  const onPipelined = () =>
    log.info({}, 'a connection is closed that sent a second request before its answer had ended');
  const onRefused = createRefusalLog(log);
  const { openFiles = readOpenFilesLimit() } = deps;
  const times = { ...DEFAULT_TIMES, ...deps.times };
  const listener = createListener({ times, answer, onPipelined, onRefused, openFiles });
  metrics.read(() => [['income_series_feeds_open', listener.feeds.size]]);
  return { listen: listener.listen, close: () => listener.close().finally(unreadAnswers.close) };
}

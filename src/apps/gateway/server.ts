import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import type { Standbys } from '../../adapters/db/standby/standbys.ts';
import { describeError } from '../../adapters/log/describe-error.ts';
import type { TrustedSetup } from '../../adapters/prover/index.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { ErrorCode } from '../../core/errors/codes.ts';
import { ERRORS_PAGE } from '../../core/errors/error-help.ts';
import type { Metrics } from '../../core/metrics.ts';
import type { Tracer } from '../../core/tracing.ts';
import type { HealthService } from '../../domains/operations/index.ts';
import type { Asset, PageAssets } from './assets.ts';
import { cors } from './cors.ts';
import { createDataMapPage } from './data-map-page.ts';
import { DEMO_PEOPLE_PATH, type DemoPerson, isOwnPage } from './demo-people.ts';
import { retryAfter } from './errors.ts';
import { createErrorsPage } from './errors-page.ts';
import { type Exchange, exchangeOf, isJson, type RefuseOptions, refuse, respond, respondJson } from './exchange.ts';
import { createGraphiQL, createStaticPage } from './graphiql.ts';
import { createHomePage } from './home-page.ts';
import { createListener, DEFAULT_TIMES, type Listener, type ServerTimes } from './listener.ts';
import { observeRequest } from './observe-request.ts';
import { createOpenApiPage } from './openapi/page.ts';
import type { SitePaths } from './page-header.ts';
import { type RateLimiter, REQUEST_POINTS } from './rate-limit.ts';
import type { CompiledAnswers, GatewayHandover } from './reads/compiled-answers.ts';
import { type BodyLimits, createRequestBodies } from './request-bodies.ts';
import type { RestHandler } from './rest.ts';
import type { SchemaText } from './schema-text.ts';
import { createSharedStreams, type SharedStreams } from './shared-streams.ts';
import { createUnreadAnswers, type UnreadLimits } from './unread-answers.ts';
import type { WebhookHandler } from './webhooks.ts';
import { GRAPHQL_PATH, type GraphQLHandler } from './yoga.ts';

/** Where request lines go. Only names, codes and numbers are handed over. */
export interface RequestLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export interface ServerDeps {
  readonly graphql: GraphQLHandler;
  readonly compiled: CompiledAnswers;
  readonly rest: RestHandler;
  /** The paths as OpenAPI describes them. */
  readonly openApi: object;
  readonly schemaText: SchemaText;
  readonly webhooks: WebhookHandler;
  readonly health: HealthService;
  /** Those that read for the database, where there are any, for /health. */
  readonly standbys?: Standbys['report'] | undefined;
  /** Origins whose pages may call the gateway, besides its own. */
  readonly corsOrigins: readonly string[];
  /** The proving setup's hashes, for devices. */
  readonly setup: Pick<TrustedSetup, 'kind' | 'hashes'>;
  /** Whether GraphiQL is served; else a page without script, which knows no schema. */
  readonly editor: boolean;
  /** Of a demo alone: who is signed in, with their tokens. */
  readonly people?: (() => Promise<readonly DemoPerson[]>) | undefined;
  readonly log: RequestLog;
  readonly rateLimiter: RateLimiter;
  readonly times?: Partial<ServerTimes>;
  readonly unread?: UnreadLimits;
  readonly metrics: Metrics;
  readonly tracer: Tracer;
  readonly bodies?: Partial<BodyLimits>;
  /** Largest body of a GraphQL request, in bytes. */
  readonly bodyBytes: number;
}

/** Turns `/ready` red as it begins to close. */
export type HttpServer = Pick<Listener, 'listen' | 'close'>;

/** Largest body of what may open a feed, which stays for long: a document and its variables. */
const FEED_BODY_BYTES = 48 * 1024;

const CUT_OFF = 'income_series_answers_cut_off_total';

const SCHEMA_PATH = '/schema.graphql';
const OPENAPI_PATH = '/openapi.json';
const OPENAPI_PAGE = '/openapi';
const DATA_MAP_PAGE = '/data-map';

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
} as const;

/** The status paths for load balancers: answered regardless of what the address has spent. */
const UNCOUNTED: ReadonlySet<string> = new Set(['/health', '/ready']);

const acceptsHtml = ({ req, method }: Exchange) => method === 'GET' && !!req.headers.accept?.includes('text/html');

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

/** What the paths are answered from. */
interface Parts extends ServerDeps {
  /** By the path that each is served at. */
  readonly pages: ReadonlyMap<string, PageAssets>;
  readonly streams: SharedStreams;
  readonly feeds: () => Listener['feeds'];
  readonly isStopping: () => boolean;
}

/** Aborts when the feed has ended, its caller is gone, or the server closes. */
function feedSignal({ res, closed }: Exchange, feeds: Listener['feeds']): AbortSignal {
  const ended = new AbortController();
  feeds.set(res, ended);
  return AbortSignal.any([closed, ended.signal]);
}

async function answerGraphQL(parts: Parts, exchange: Exchange): Promise<void> {
  const { graphql, compiled, metrics, bodyBytes, feeds } = parts;
  const { req, res, method, facts, id, quota, body } = exchange;
  // A form or a plain text can be sent from any page without asking first; JSON cannot.
  if (method === 'POST' && !isJson(req.headers['content-type']))
    return refuse(exchange, 'BAD_REQUEST', { status: 415 });
  if (method === 'POST') req.headers['content-type'] = 'application/json'; // Yoga knows it in lower case alone
  if (method === 'GET' && !hasReadableParameters(req.url)) return refuse(exchange, 'BAD_REQUEST');
  req.headers.host = 'gateway'; // nothing depends on the caller's, which need not even be one
  const isFeed = !!req.headers.accept?.includes('text/event-stream');
  const closed = isFeed ? feedSignal(exchange, feeds()) : exchange.closed;
  const posted = method === 'POST' ? await (isFeed ? body(FEED_BODY_BYTES, 'read') : body(bodyBytes)) : null;
  const isRead = posted !== null || method === 'GET';
  const handover: GatewayHandover | null = isRead ? await compiled.answer(exchange, posted, closed) : {};
  if (handover === null) return;
  if (posted !== null) Object.assign(req, { body: Readable.from([posted]) }); // Yoga takes it from there
  const hangUp = () => {
    if (!res.destroyed && !res.writableEnded) metrics.count(CUT_OFF, 1, { reason: 'feed' });
    res.destroy();
  };
  await graphql.handle(req, res, { requestId: id, facts, quota, closed, hangUp, ...handover });
}

/** A file that one of the pages has. */
async function assetOf(pages: Parts['pages'], path: string): Promise<Asset | undefined> {
  for (const page of pages.values()) {
    const asset = await page.asset(path);
    if (asset) return asset;
  }
  return undefined;
}

/** A file as it is kept, compressed; for who does not take that, as it was. */
function respondFile({ req, res }: Exchange, { body, headers }: Asset): void {
  const { 'content-encoding': encoding, ...plain } = headers;
  res.appendHeader('vary', 'accept-encoding');
  if (encoding === undefined || req.headers['accept-encoding']?.includes(encoding)) respond(res, 200, body, headers);
  else respond(res, 200, gunzipSync(body), plain);
}

async function route(parts: Parts, exchange: Exchange): Promise<void> {
  const {
    rest,
    webhooks,
    health,
    corsOrigins,
    setup,
    openApi,
    schemaText,
    pages,
    streams,
    isStopping,
    compiled,
    people,
  } = parts;
  const { res, path, method } = exchange;
  if (cors(exchange, corsOrigins)) return;
  if (!UNCOUNTED.has(path)) await exchange.quota.spend({ points: REQUEST_POINTS });
  if (path === GRAPHQL_PATH && !acceptsHtml(exchange)) return answerGraphQL(parts, exchange);
  if (await streams(exchange)) return;
  if (await webhooks(exchange)) return;
  if (method !== 'GET' && method !== 'HEAD')
    return refuse(exchange, 'BAD_REQUEST', { status: 405, headers: { allow: 'GET' } });
  if (path === '/health') {
    const { ok, checks, keepers, wallets, chains } = await health.report();
    const reads = compiled.report();
    const standbys = parts.standbys?.().map(({ standby, usable }) => ({ standby, usable }));
    const report = { status: ok ? 'ok' : 'red', checks, keepers, wallets, chains, reads, standbys };
    return respondJson(res, ok ? 200 : 503, report);
  }
  if (path === '/setup') return respondJson(res, 200, setup);
  if (path === '/ready') {
    const ready = !isStopping() && (await health.ready());
    return respondJson(res, ready ? 200 : 503, { ready });
  }
  if (people !== undefined && path === DEMO_PEOPLE_PATH && isOwnPage(exchange))
    return respondJson(res, 200, await people());
  if (path === OPENAPI_PATH) return respondJson(res, 200, openApi);
  if (path === SCHEMA_PATH) {
    return respondFile(exchange, await schemaText(exchange));
  }
  const file = (await pages.get(path)?.page()) ?? (await assetOf(pages, path));
  if (file) return respondFile(exchange, file);
  if (!(await rest(exchange))) refuse(exchange, 'NOT_FOUND');
}

/** How a request that failed on its way is answered: code and what it says more; null for an unforeseen error. */
function refusalOf(error: unknown): readonly [ErrorCode, RefuseOptions] | null {
  if (!(error instanceof AppError)) return null;
  const { code, detail } = error;
  const extensions = detail === undefined ? {} : { detail };
  if (code === 'RATE_LIMITED') return [code, { headers: retryAfter(detail), extensions }];
  if (code === 'BODY_TOO_LARGE') return [code, { last: true }];
  if (code === 'FORBIDDEN' || code === 'SESSION_INVALID') return [code, {}];
  if (code === 'OVERLOADED') return [code, { headers: retryAfter(detail), last: true, extensions }];
  return null;
}

function answerFailure(exchange: Exchange, error: unknown, log: RequestLog): void {
  if (exchange.closed.aborted && error instanceof AppError) return; // the caller left before its request had ended
  const refusal = refusalOf(error);
  if (refusal === null) log.error({ requestId: exchange.id, error: describeError(error) }, 'request failed');
  const [code, options] = refusal ?? (['INTERNAL', {}] as const);
  if (exchange.res.headersSent) exchange.res.destroy();
  else refuse(exchange, code, options);
}

/** The pages by their paths. The editor and the data map show the schema, so they are left out where it is private. */
function sitePages(editor: boolean): Map<string, PageAssets> {
  const visible = editor ? { dataMap: DATA_MAP_PAGE, schema: SCHEMA_PATH } : {};
  const paths: SitePaths = { endpoint: GRAPHQL_PATH, openApi: OPENAPI_PAGE, errors: ERRORS_PAGE, ...visible };
  return new Map([
    ['/', createHomePage(paths)],
    [ERRORS_PAGE, createErrorsPage(paths)],
    ...(editor ? [[DATA_MAP_PAGE, createDataMapPage(paths, DATA_MAP_PAGE)] as const] : []),
    [GRAPHQL_PATH, editor ? createGraphiQL(GRAPHQL_PATH) : createStaticPage(GRAPHQL_PATH)],
    [OPENAPI_PAGE, createOpenApiPage(paths, OPENAPI_PATH)],
  ]);
}

export function createHttpServer(deps: ServerDeps): HttpServer {
  const { editor, log, metrics, tracer, rateLimiter } = deps;
  const bodies = createRequestBodies(deps.bodies);
  const unread = createUnreadAnswers(() => {
    metrics.count(CUT_OFF, 1, { reason: 'unread' });
    log.info({}, 'an answer that nobody reads is cut off');
  }, deps.unread);

  const parts: Parts = {
    ...deps,
    pages: sitePages(editor),
    streams: createSharedStreams({
      graphql: deps.graphql,
      addFeed: (res, ended) => listener.feeds.set(res, ended),
      bodyBytes: FEED_BODY_BYTES,
    }),
    feeds: () => listener.feeds,
    isStopping: () => listener.isStopping(),
  };

  function answer(req: IncomingMessage, res: ServerResponse): void {
    const exchange = exchangeOf(req, res, { rateLimiter, bodies });
    res.setHeader('x-request-id', exchange.id);
    for (const [name, value] of Object.entries(HEADERS)) res.setHeader(name, value);
    unread.watch(res);
    observeRequest({ metrics, tracer, log }, exchange, () => {
      route(parts, exchange).catch((error: unknown) => answerFailure(exchange, error, log));
    });
  }

  const onPipelined = () => log.info({}, 'a connection that asked again before its answer had ended is closed');
  const onRefused = (error: Error) => log.warn({ error: describeError(error) }, 'a connection could not be accepted');
  const listener = createListener({ times: { ...DEFAULT_TIMES, ...deps.times }, answer, onPipelined, onRefused });
  metrics.read(() => [['income_series_feeds_open', listener.feeds.size]]);
  return { listen: listener.listen, close: () => listener.close().finally(unread.close) };
}

import type { BlockTag } from '@income-series/protocol/chain';
import type { Clock } from '@income-series/protocol/clock';
import type { Database } from '../../adapters/db/database.ts';
import type { Standbys } from '../../adapters/db/standby/standbys.ts';
import type { ProofVerifier } from '../../adapters/prover/index.ts';
import { createChains } from '../../chains/index.ts';
import type { CompiledMode, Profile, RateLimits, TrustedDocuments } from '../../config/types.ts';
import { type Metrics, NO_METRICS } from '../../core/metrics.ts';
import { NO_TRACER, type Tracer } from '../../core/tracing.ts';
import type { LiveStream } from '../../domains/activity/index.ts';
import type { ContractRenderer } from '../../domains/contracts/index.ts';
import type { FundsReport, HealthDeps, KeepersHere } from '../../domains/operations/index.ts';
import type { Relayer } from '../../domains/transaction/index.ts';
import type { Services } from '../../graphql/context.ts';
import { VERSION } from '../../project.ts';
import { DEFAULT_LIMITS, type Limits } from './documents/limits.ts';
import { createExecution } from './execution.ts';
import { gateReadings } from './gateway-readings.ts';
import type { RouteHandler } from './http/exchange.ts';
import type { ServerTimes } from './http/listener.ts';
import { createRateLimiter, REQUEST_POINTS } from './http/rate-limit.ts';
import type { BodyLimits } from './http/request-bodies.ts';
import type { UnreadLimits } from './http/unread-answers.ts';
import { createGate, DEFAULT_GATE, type GateLimits } from './operations/gate.ts';
import { createOpenApi } from './routes/openapi/document.ts';
import { createRest, ROUTES } from './routes/rest.ts';
import { createSchemaText } from './routes/schema-text.ts';
import { createWebhooks } from './routes/webhooks.ts';
import { createHttpServer, type HttpServer, type RequestLog } from './server.ts';
import { createServices, type GatewayChain, type ServiceConfig } from './services.ts';

export interface GatewayDeps {
  readonly config: ServiceConfig & {
    readonly corsOrigins?: readonly string[];
    readonly trustedDocuments?: TrustedDocuments | undefined;
    /** `production` shows the schema to admins only. Default: development. */
    readonly profile?: Profile;
    /** Default: no limits. */
    readonly rateLimits?: RateLimits;
    /** Default: on. */
    readonly compiled?: CompiledMode | undefined;
  };
  readonly database: Database;
  /** Ids that do not name a chain belong to the first one. */
  readonly chains: readonly ServedChain[];
  readonly clock: Clock;
  readonly verifier: ProofVerifier;
  readonly contracts: ContractRenderer;
  readonly stream: LiveStream;
  readonly log: RequestLog;
  readonly limits?: Partial<Limits>;
  readonly gate?: Partial<GateLimits>;
  readonly times?: Partial<ServerTimes>;
  readonly unreadLimits?: UnreadLimits;
  /** The greatest number of files that the process may have open. Default: the system's limit. */
  readonly openFiles?: number;
  readonly metrics?: Metrics;
  readonly tracer?: Tracer;
  readonly bodies?: Partial<BodyLimits>;
  /** Read replicas. Default: none; the primary answers everything. */
  readonly standbys?: Standbys | undefined;
  /** Separate connections for /health and /ready. Default: the connections of `database`. */
  readonly healthDatabase?: Pick<Database, 'prisma'>;
  /** The state of this process's keepers of a chain, for /health. */
  readonly keepers?: (chain: string) => KeepersHere | null;
  /** Reads the balances of the accounts that pay for gas on a chain, for /health. */
  readonly funds?: ((chain: string) => Promise<FundsReport>) | undefined;
  /** Compares the keepers' daily limit on a chain with the work that is due, for /health. */
  readonly budget?: HealthDeps['budget'];
  readonly routes?: readonly RouteHandler[] | undefined;
  /** Use cases that replace the gateway's own, for tests. */
  readonly overrides?: Partial<Services>;
}

/** A chain that the gateway serves, and its relayer. */
export interface ServedChain {
  readonly chain: GatewayChain;
  /** Null: operations that need a relay are refused with RELAY_UNAVAILABLE. */
  readonly relayer: Relayer | null;
  /** The block that the index follows. Default: the latest. */
  readonly tag?: BlockTag;
}

export interface GatewayServer extends HttpServer {
  readonly services: Services;
}

const NO_RATE_LIMITS: RateLimits = { trustedProxies: [] };

/** Lowers the cost limits to what an address may spend in a minute, because a costlier operation would be refused for ever. */
function limitToQuota(limits: Limits, { points = Number.POSITIVE_INFINITY }: RateLimits): Limits {
  const most = points - REQUEST_POINTS;
  return { ...limits, cost: Math.min(limits.cost, most), eventCost: Math.min(limits.eventCost, most) };
}

/**
 * Creates the gateway over a database and chains: schema, access checks, limits and HTTP server. It opens no port before
 * `listen`.
 */
export function createGateway(deps: GatewayDeps): GatewayServer {
  const { config, database, clock, verifier, stream, log, metrics = NO_METRICS, tracer = NO_TRACER } = deps;
  const db = database.prisma;
  const chains = createChains(deps.chains.map(({ chain }) => chain));
  const tags = new Map(deps.chains.map(({ chain, tag }) => [chain.name, tag]));
  const relayers = new Map(deps.chains.map(({ chain, relayer }) => [chain.name, relayer]));
  const privateSchema = config.profile === 'production';
  const trusted = config.trustedDocuments;
  const rateLimits = config.rateLimits ?? NO_RATE_LIMITS;
  const limits = limitToQuota({ ...DEFAULT_LIMITS, ...deps.limits }, rateLimits);
  const healthDb = deps.healthDatabase?.prisma ?? db;
  const services = createServices(
    {
      config,
      db,
      rows: database.reader,
      healthDb,
      chains,
      indexTag: (name) => tags.get(name) ?? 'latest',
      relayers: (name) => relayers.get(name) ?? null,
      clock,
      verifier,
      contracts: deps.contracts,
      stream,
      keepers: deps.keepers,
      funds: deps.funds,
      budget: deps.budget,
    },
    deps.overrides,
  );
  const gate = createGate({ ...DEFAULT_GATE, ...deps.gate });
  metrics.read(() => gateReadings(gate));
  const { schema, contexts, graphql, compiled } = createExecution({
    ...{ config, database, limits, chains, services, gate, clock, privateSchema, log, metrics, tracer },
    standbys: deps.standbys,
  });
  const server = createHttpServer({
    graphql,
    compiled,
    contexts,
    rest: createRest({ graphql, compiled, chains: chains.names }),
    openApi: createOpenApi(schema, ROUTES, VERSION),
    schemaText: createSchemaText({
      schema,
      readers: trusted?.only ? 'nobody' : privateSchema ? 'admins' : 'everybody',
      contexts,
    }),
    routes: [createWebhooks(services.identity), ...(deps.routes ?? [])],
    health: services.health,
    standbys: deps.standbys?.report,
    corsOrigins: config.corsOrigins ?? [],
    setup: verifier.setup,
    called: new Map(deps.chains.map(({ chain }) => [chain.name, chain.called])),
    editor: !privateSchema && !trusted?.only,
    rateLimiter: createRateLimiter(rateLimits),
    ...{ log, metrics, tracer },
    ...(deps.times ? { times: deps.times } : {}),
    ...(deps.unreadLimits ? { unreadLimits: deps.unreadLimits } : {}),
    ...(deps.openFiles ? { openFiles: deps.openFiles } : {}),
    ...(deps.bodies ? { bodies: deps.bodies } : {}),
    bodyBytes: limits.bodyBytes,
  });

  return { services, listen: server.listen, close: server.close };
}

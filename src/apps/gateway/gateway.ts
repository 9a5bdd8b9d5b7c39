import type { Database } from '../../adapters/db/database.ts';
import type { Standbys } from '../../adapters/db/standby/standbys.ts';
import type { ProofVerifier } from '../../adapters/prover/index.ts';
import { createChains } from '../../chains/index.ts';
import type { CompiledMode, Profile, RateLimits, TrustedDocuments } from '../../config/types.ts';
import type { BlockTag } from '../../core/chain.ts';
import type { Clock } from '../../core/clock.ts';
import { type Metrics, NO_METRICS } from '../../core/metrics.ts';
import { NO_TRACER, type Tracer } from '../../core/tracing.ts';
import type { LiveStream } from '../../domains/activity/index.ts';
import type { ContractRenderer } from '../../domains/contracts/index.ts';
import type { FundsReport, HealthDeps, KeepersHere } from '../../domains/operations/index.ts';
import type { Relayer } from '../../domains/transaction/index.ts';
import type { Services } from '../../graphql/context.ts';
import { VERSION } from '../../project.ts';
import { createExecution } from './execution.ts';
import { createGate, DEFAULT_GATE, type GateLimits } from './gate.ts';
import { gateReadings } from './gateway-readings.ts';
import { DEFAULT_LIMITS, type Limits } from './limits.ts';
import type { ServerTimes } from './listener.ts';
import { openApiDocument } from './openapi/document.ts';
import { createRateLimiter, REQUEST_POINTS } from './rate-limit.ts';
import type { BodyLimits } from './request-bodies.ts';
import { createRest, ROUTES } from './rest.ts';
import { createSchemaText } from './schema-text.ts';
import { createHttpServer, type HttpServer, type RequestLog, type ServerDeps } from './server.ts';
import { createServices, type GatewayChain, type ServiceConfig } from './services.ts';
import type { UnreadLimits } from './unread-answers.ts';
import { createWebhooks } from './webhooks.ts';

export interface GatewayDeps {
  readonly config: ServiceConfig & {
    readonly corsOrigins?: readonly string[];
    readonly trustedDocuments?: TrustedDocuments | undefined;
    /** `production` shows the schema to admins alone; development where it is left out. */
    readonly profile?: Profile;
    /** None where they are left out. */
    readonly rateLimits?: RateLimits;
    /** On where it is left out. */
    readonly compiled?: CompiledMode | undefined;
  };
  readonly database: Database;
  /** Ids that name no chain are the first one's. */
  readonly chains: readonly ServedChain[];
  readonly clock: Clock;
  readonly verifier: ProofVerifier;
  readonly contracts: ContractRenderer;
  readonly stream: LiveStream;
  readonly log: RequestLog;
  readonly limits?: Partial<Limits>;
  readonly gate?: Partial<GateLimits>;
  readonly times?: Partial<ServerTimes>;
  readonly unread?: UnreadLimits;
  readonly metrics?: Metrics;
  readonly tracer?: Tracer;
  readonly bodies?: Partial<BodyLimits>;
  /** What reads for the primary; without it the primary answers all. */
  readonly standbys?: Standbys | undefined;
  /** Connections of its own for /health and /ready; those of `database` where it is left out. */
  readonly healthDatabase?: Pick<Database, 'prisma'>;
  /** What this process knows of its own keepers of a chain, for /health. */
  readonly keepers?: (chain: string) => KeepersHere | null;
  /** Whether the accounts that pay for gas on a chain have what they need, for /health. */
  readonly funds?: ((chain: string) => Promise<FundsReport>) | undefined;
  /** Whether the keepers' daily limit of a chain can do what is due in time, for /health. */
  readonly budget?: HealthDeps['budget'];
  readonly people?: ServerDeps['people'];
  /** Use cases that take the places of those that the gateway makes: for tests. */
  readonly overrides?: Partial<Services>;
}

/** A chain, and who relays on it. */
export interface ServedChain {
  readonly chain: GatewayChain;
  /** Null: whatever needs a relay is answered RELAY_UNAVAILABLE. */
  readonly relayer: Relayer | null;
  /** The blocks that its index goes to; the newest where it is left out. */
  readonly tag?: BlockTag;
}

export interface GatewayServer extends HttpServer {
  readonly services: Services;
}

const NO_RATE_LIMITS: RateLimits = { trustedProxies: [] };

/** No operation may cost more than its address may spend in a minute: it would be put off for ever. */
function affordable(limits: Limits, { points = Number.POSITIVE_INFINITY }: RateLimits): Limits {
  const most = points - REQUEST_POINTS;
  return { ...limits, cost: Math.min(limits.cost, most), eventCost: Math.min(limits.eventCost, most) };
}

/** The gateway over a database and a chain: schema, access checks, limits, HTTP. Nothing is opened before `listen`. */
export function createGateway(deps: GatewayDeps): GatewayServer {
  const { config, database, clock, verifier, stream, log } = deps;
  const { metrics = NO_METRICS, tracer = NO_TRACER } = deps;
  const db = database.prisma;
  const chains = createChains(deps.chains.map(({ chain }) => chain));
  const tags = new Map(deps.chains.map(({ chain, tag }) => [chain.name, tag]));
  const relayers = new Map(deps.chains.map(({ chain, relayer }) => [chain.name, relayer]));
  const privateSchema = config.profile === 'production';
  const trusted = config.trustedDocuments;
  const rateLimits = config.rateLimits ?? NO_RATE_LIMITS;
  const limits = affordable({ ...DEFAULT_LIMITS, ...deps.limits }, rateLimits);
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
    rest: createRest({ graphql, compiled, chains: chains.names }),
    openApi: openApiDocument(schema, ROUTES, VERSION),
    schemaText: createSchemaText({
      schema,
      readers: trusted?.only ? 'nobody' : privateSchema ? 'admins' : 'everybody',
      contexts,
    }),
    webhooks: createWebhooks(services.identity),
    health: services.health,
    standbys: deps.standbys?.report,
    corsOrigins: config.corsOrigins ?? [],
    setup: { kind: verifier.setup.kind, hashes: verifier.setup.hashes },
    editor: !privateSchema && !trusted?.only,
    people: deps.people,
    rateLimiter: createRateLimiter(rateLimits),
    log,
    metrics,
    tracer,
    ...(deps.times ? { times: deps.times } : {}),
    ...(deps.unread ? { unread: deps.unread } : {}),
    ...(deps.bodies ? { bodies: deps.bodies } : {}),
    bodyBytes: limits.bodyBytes,
  });

  return { services, listen: server.listen, close: server.close };
}

import type { Clock } from '@income-series/protocol/clock';
import { rulesOf } from 'field-access';
import { createCursorSeal } from 'field-access/lists';
import type { DocumentNode } from 'graphql';
import type { Database } from '../../adapters/db/database.ts';
import type { Standbys } from '../../adapters/db/standby/standbys.ts';
import { describeError } from '../../adapters/log/describe-error.ts';
import { type Chains, UnservedChain } from '../../chains/index.ts';
import type { CompiledMode, TrustedDocuments } from '../../config/types.ts';
import { codeOf, levelOf } from '../../core/failures.ts';
import type { Metrics } from '../../core/metrics.ts';
import type { Tracer } from '../../core/tracing.ts';
import type { EligibilityReader } from '../../graphql/access/index.ts';
import type { Services } from '../../graphql/context.ts';
import { createGatewayReads } from '../../graphql/gateway-reads.ts';
import { createDocumentCache } from './documents/document-cache.ts';
import type { Limits } from './documents/limits.ts';
import { createTrustedTexts, unfitDocuments } from './documents/trusted-documents.ts';
import { createAdmission } from './operations/admission.ts';
import { createCompiledAnswers } from './operations/compiled-answers.ts';
import { createContextFactory } from './operations/context.ts';
import type { Gate } from './operations/gate.ts';
import { createReaders } from './operations/readers.ts';
import { createWrittenPositions, useWrittenPositions, type WrittenPositions } from './operations/written-positions.ts';
import { createGraphQL } from './operations/yoga.ts';
import { ROUTES } from './routes/rest.ts';
import { gatewaySchema } from './schema.ts';
import type { RequestLog } from './server.ts';
import type { GatewayChain, ServiceConfig } from './services.ts';
import { standbyRead } from './standby-readings.ts';

/** The greatest number of document ids in one log line. */
const MOST_NAMED = 5;

/** Reads verified wallets and active attestor keys from the chains at their heads. */
const createEligibilityReader = (chains: Chains<GatewayChain>): EligibilityReader => ({
  verified: async (chain, wallets) => {
    const { block, value } = await chains.of(chain).verifiedWallets(wallets);
    return { block, verified: new Set(wallets.filter((wallet) => value.get(wallet))) };
  },
  activeAttestors: async (chain, keys) => {
    const { block, value } = await chains.of(chain).activeAttestors(keys);
    return { block, active: new Set(keys.filter((key) => value.get(key))) };
  },
});

/**
 * Creates the function that logs why a relation could not be loaded. A chain without service is logged once, because only
 * its configuration can change that.
 */
function createFailureLog(log: RequestLog): (error: unknown) => void {
  const chainNames = new Set<string>();
  return (error) => {
    const code = codeOf(error);
    if (!(error instanceof UnservedChain)) {
      log[levelOf(error)]({ code, error: describeError(error) }, 'a relation could not be loaded');
    } else if (!chainNames.has(error.chain)) {
      chainNames.add(error.chain);
      log.warn({ code, chain: error.chain }, 'a request reads rows of a chain that the service does not serve');
    }
  };
}

/**
 * Chooses the database for compiled reads: the primary or standbys; and the plugins that put the written position into the
 * answers of mutations.
 */
function chooseReaders({ database, standbys, metrics }: ExecutionDeps, written: WrittenPositions) {
  const primary = database.reader;
  if (!standbys) return { readers: { at: () => primary }, plugins: [] };
  const onPrimary = () => metrics.count(...standbyRead('class'));
  return {
    readers: createReaders({ primary, standbys, written, onPrimary }),
    plugins: [useWrittenPositions(written, standbys.position)],
  };
}

interface ExecutionDeps {
  readonly config: {
    readonly cursorKeys: ServiceConfig['cursorKeys'];
    readonly trustedDocuments?: TrustedDocuments | undefined;
    readonly compiled?: CompiledMode | undefined;
  };
  readonly database: Database;
  readonly standbys?: Standbys | undefined;
  readonly limits: Limits;
  readonly chains: Chains<GatewayChain>;
  readonly services: Services;
  readonly gate: Gate;
  readonly clock: Clock;
  readonly privateSchema: boolean;
  readonly log: RequestLog;
  readonly metrics: Metrics;
  readonly tracer: Tracer;
}

/** Creates the two ways to execute documents, resolvers and compiled reads, with one admission for both. */
export function createExecution(deps: ExecutionDeps) {
  const { config, database, limits, chains, services, gate, privateSchema, log, metrics, tracer } = deps;
  const schema = gatewaySchema();
  const { trustedDocuments: trusted } = config;
  const unfit = trusted ? unfitDocuments(schema, trusted) : [];
  if (unfit.length > 0)
    log.warn({ ids: unfit.slice(0, MOST_NAMED), count: unfit.length }, 'trusted documents do not fit the schema');
  const cursors = createCursorSeal(config.cursorKeys);
  const { readers, plugins } = chooseReaders(deps, createWrittenPositions(cursors));
  const contexts = createContextFactory({
    db: database.prisma,
    clock: deps.clock,
    services,
    chains,
    cursors,
    reader: database.reader,
    eligibility: createEligibilityReader(chains),
    rules: rulesOf(schema),
    onFailure: createFailureLog(log),
  });
  const [documents, valid] = [createDocumentCache<DocumentNode>(), createDocumentCache<DocumentNode>()];
  const admit = createAdmission({
    schema,
    limits,
    gate,
    contexts,
    onAdmitted: (text) => {
      documents.confirm(text);
      valid.confirm(text);
    },
  });
  const reads = createGatewayReads(schema, readers);
  const graphql = createGraphQL({
    schema,
    limits,
    admit,
    contexts,
    documents,
    valid,
    privateSchema,
    trusted,
    own: ROUTES.map(({ document }) => document),
    tracer,
    explain: reads.explain,
    plugins,
    onDifference: (document) => log.error({ document }, 'a compiled read differs from its resolvers'),
    onUnforeseen: (facts) => log.error({ error: facts }, 'unforeseen error'),
  });
  const compiled = createCompiledAnswers({
    reads,
    valid,
    admit,
    limits,
    tracer,
    metrics,
    mode: config.compiled ?? { enabled: true, checked: 0 },
    trustedText: createTrustedTexts(trusted),
    onFailure: (error) => log.error({ error: describeError(error) }, 'a compiled read failed'),
  });
  return { schema, contexts, graphql, compiled };
}

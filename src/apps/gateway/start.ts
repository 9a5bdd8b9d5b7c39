import { createDatabase, type Database } from '../../adapters/db/database.ts';
import { createEventStream } from '../../adapters/db/event-stream.ts';
import { createEvmChain, createRelayer, type EvmChain } from '../../adapters/evm/index.ts';
import type { Logger } from '../../adapters/log/logger.ts';
import { createProofVerifier, openSetupFolder, type ProofVerifier } from '../../adapters/prover/index.ts';
import type { GatewayConfig, GatewaySettings } from '../../config/types.ts';
import { type Clock, systemClock } from '../../core/clock.ts';
import { createFigures, createFunds, createFundsReadings } from '../../domains/operations/index.ts';
import type { Devnet } from '../devnet/chain.ts';
import { type Embedded, startEmbedded } from '../devnet/embedded.ts';
import { poolReadings } from '../start/pool-readings.ts';
import { requireStart, targetsOf } from '../start/preflight.ts';
import { createStops } from '../start/stops.ts';
import { startTelemetry } from '../start/telemetry.ts';
import { judgedChain } from '../worker/node.ts';
import { type Background, startBackground } from '../worker/start.ts';
import { createGateway, type Gateway } from './gateway.ts';
import { REST_OPERATIONS } from './gateway-readings.ts';

/** The whole service in one process, as `npm start` and the demo run it. */
export interface RunningService {
  /** Of the gateway, without a path. */
  readonly url: string;
  readonly gateway: Gateway;
  /** Index, dispatch and keepers; undefined where they run in another process (WORKER=off). */
  readonly work: Background | undefined;
  readonly database: Database;
  readonly chain: EvmChain;
  /** Undefined where a chain was given. */
  readonly devnet: Devnet | undefined;
  stop(): Promise<void>;
}

export interface StartOptions {
  readonly config: GatewaySettings;
  readonly log: Logger;
  readonly clock?: Clock;
  /** Parts that are running already; they are the caller's to stop. */
  readonly embedded?: Embedded;
  /** One for the configured profile, where it is left out. */
  readonly verifier?: ProofVerifier;
}

const setupOf = ({ provingSetup }: Pick<GatewayConfig, 'provingSetup'>) =>
  provingSetup === undefined ? {} : { setup: openSetupFolder(provingSetup) };

/**
 * Starts what the configuration leaves to us (database, chain), applies migrations, then indexes and serves. What was
 * started is stopped again if a later part fails. @throws StartRefused, before anything was begun
 */
export async function startService({
  config: settings,
  log,
  clock = systemClock,
  embedded,
  verifier: givenVerifier,
}: StartOptions): Promise<RunningService> {
  const stops = createStops();
  let gateway: Gateway | undefined;
  const stop = async () => {
    await gateway?.close(); // has bounds of its own
    await stops.run((part) => log.warn({ part }, 'a part of the service did not end in time'));
  };
  if (!embedded) {
    const { http, telemetry } = settings;
    await requireStart(targetsOf(settings), { serves: true, http, metrics: telemetry.metrics });
  }
  const config: GatewayConfig = { ...settings, ...settings.openSecrets() };
  try {
    const telemetry = await startTelemetry({
      config: config.telemetry,
      service: 'gateway',
      log,
      operations: REST_OPERATIONS,
    });
    const { metrics, tracer } = telemetry;
    stops.add('telemetry', () => telemetry.stop());
    const parts =
      embedded ??
      (await startEmbedded({
        database: config.database,
        chain: config.chain,
        dataDir: config.dataDir,
        log: { info: (message) => log.info(message), warn: (message) => log.warn(message) },
      }));
    if (!embedded) stops.add('database and node', () => parts.stop());
    const database = createDatabase({
      url: parts.database.url,
      tracer,
      onBroken: () => log.warn('a database connection broke; it is replaced'),
    });
    stops.add('database connections', () => database.close());
    const chainConfig = judgedChain(
      { ...parts.chain, tracer },
      {
        node: config.node,
        db: database.prisma,
        clock,
        embedded: parts.devnet !== undefined,
      },
    );
    const chain = createEvmChain(chainConfig);
    const stream = createEventStream({
      url: parts.database.url,
      onBroken: () => log.warn('the event connection broke; it is made again'),
    });
    stops.add('event connection', () => stream.close());
    const work = config.runsWorker
      ? startBackground({
          config,
          database,
          databaseUrl: parts.database.url,
          chain,
          chainConfig,
          keeperKey: parts.devnet?.keeperKey,
          clock,
          log,
          metrics,
          tracer,
        })
      : undefined;
    if (work) stops.add('worker', () => work.stop());
    const verifier = givenVerifier ?? (await createProofVerifier({ profile: config.profile, ...setupOf(config) }));
    if (verifier.setup.kind === 'development') {
      log.warn('Proofs are checked under a development setup: its randomness is public, so anyone can forge one.');
    }
    const relayerKey = config.relayerKey ?? parts.devnet?.relayerKey;
    const relayer = relayerKey ? createRelayer({ ...chainConfig, key: relayerKey }) : null;
    if (relayer) log.info({ relayer: relayer.address }, 'relays what attestors sign');
    else log.warn('no relayer: what attestors sign is not relayed (RELAYER_KEY)');
    const healthDatabase = createDatabase({
      url: parts.database.url,
      connections: 2,
      connectTimeoutMs: 900,
      statementTimeoutMs: 900,
    });
    stops.add('health connections', () => healthDatabase.close());
    const funds = createFunds({
      chain,
      payers: () => ({ relayer: relayer?.address ?? null, keeper: work?.keepers?.status().address ?? null }),
      reserve: config.node.reserveBalance,
    });
    metrics.read(createFigures({ db: healthDatabase.prisma, chain: chain.name, clock }));
    metrics.read(createFundsReadings(funds));
    metrics.read(() =>
      poolReadings({ requests: database.pool(), health: healthDatabase.pool(), jobs: work?.outbox.pool() }),
    );
    const served = createGateway({
      config,
      database,
      healthDatabase,
      chains: [{ chain, relayer }],
      clock,
      verifier,
      stream,
      log,
      keepers: () => work?.keepers?.status() ?? null,
      times: { drainMs: config.drainSeconds * 1_000 },
      funds,
      metrics,
      tracer,
    });
    const url = await served.listen(config.http);
    gateway = served;
    return { url, gateway, work, database, chain, devnet: parts.devnet, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

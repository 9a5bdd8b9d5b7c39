import type { EvmContracts } from '@income-series/protocol/chain';
import { type Clock, systemClock } from '@income-series/protocol/clock';
import { createDatabase, type Database, type TransactionPool } from '../../adapters/db/database.ts';
import { createEventStream } from '../../adapters/db/event-stream.ts';
import { createStandbys, type Standbys } from '../../adapters/db/standby/standbys.ts';
import type { EvmChain } from '../../adapters/evm/index.ts';
import type { Logger } from '../../adapters/log/logger.ts';
import { createContractRenderer } from '../../adapters/pdf/index.ts';
import { freePort } from '../../adapters/process/free-port.ts';
import { createProofVerifier, openSetupFolder, type ProofVerifier } from '../../adapters/prover/index.ts';
import { makeDataFolder } from '../../config/data-folder.ts';
import type { GatewayConfig, GatewaySettings } from '../../config/types.ts';
import { SetupError } from '../../core/errors/setup-error.ts';
import { StartRefused } from '../../core/errors/start-refused.ts';
import { modules } from '../../modules.ts';
import type { Devnet } from '../devnet/chain.ts';
import type { EmbeddedCluster } from '../devnet/cluster.ts';
import { type Embedded, startEmbedded } from '../devnet/embedded.ts';
import { readChains } from '../start/chain-readings.ts';
import { createPayer, type OpenChain, type OpenEvmChain, openChains } from '../start/chains.ts';
import { poolReadings } from '../start/pool-readings.ts';
import { requireStart, targetsOf } from '../start/preflight.ts';
import { createStops, type Stops } from '../start/stops.ts';
import { startTelemetry, type Telemetry } from '../start/telemetry.ts';
import { checkVaultKeys } from '../start/vault-keys.ts';
import { type Background, startBackground } from '../worker/start.ts';
import { createGateway, type GatewayServer, type ServedChain } from './gateway.ts';
import { REST_OPERATIONS } from './gateway-readings.ts';
import type { RouteHandler } from './http/exchange.ts';
import { standbyRead, standbyReadings } from './standby-readings.ts';

/** The whole service in one process, as `npm start` and the demo run it. */
export interface RunningService {
  /** The base URL of the gateway. */
  readonly url: string;
  /** The address at which people sign in: `PUBLIC_URL`, by default with the port that the gateway listens on. */
  readonly publicUrl: string;
  readonly gateway: GatewayServer;
  /** Indexers, dispatch and keepers; undefined if they run in another process (WORKER=off). */
  readonly work: Background | undefined;
  readonly database: Database;
  /** The first chain. */
  readonly chain: EvmChain;
  /** The contracts on the first chain. */
  readonly contracts: EvmContracts;
  /** The names of all chains. */
  readonly chains: readonly string[];
  /** The embedded EVM chain; undefined if the first chain was configured. */
  readonly devnet: Devnet | undefined;
  /** The embedded Solana cluster; undefined if none was started. */
  readonly solana: EmbeddedCluster | undefined;
  stop(): Promise<void>;
}

export interface StartOptions {
  readonly config: GatewaySettings;
  readonly log: Logger;
  readonly clock?: Clock;
  /** Embedded parts that run already. The caller stops them. */
  readonly embedded?: Embedded;
  /** Returns the number of unhandled rejections that the process survived, for its metrics. */
  readonly rejections?: () => number;
  /** Default: a verifier for the configured profile. */
  readonly verifier?: ProofVerifier;
  /** The routes that a demo adds. They need the profile `development` and an embedded chain, because one of these routes returns people's tokens. */
  readonly routes?: readonly RouteHandler[];
}

/** The parts that start first, and that the gateway and its worker are made from. */
interface Parts {
  readonly config: GatewayConfig;
  readonly log: Logger;
  readonly clock: Clock;
  readonly stops: Stops;
  readonly telemetry: Telemetry;
  readonly embedded: Pick<Embedded, 'database' | 'chain' | 'devnet' | 'solana'>;
  readonly database: Database;
  /** The connection pooler in front of the database, if there is one. */
  readonly pool: TransactionPool | undefined;
  readonly chains: readonly OpenChain[];
}

const setupOptions = ({ provingSetup }: Pick<GatewayConfig, 'provingSetup'>) =>
  provingSetup === undefined ? {} : { setup: openSetupFolder(provingSetup) };

/**
 * Replaces port 0 by a free port before the settings are used, because texts to sign and mails contain the public address,
 * whose default contains the port.
 */
async function drawPort(settings: GatewaySettings): Promise<GatewaySettings> {
  const { http, publicUrl } = settings;
  if (http.port !== 0) return settings;
  const port = await freePort();
  return {
    ...settings,
    http: { ...http, port },
    publicUrl: publicUrl.replace(/^(http:\/\/localhost):0$/, `$1:${port}`),
  };
}

/**
 * Starts the gateway, with an embedded database and embedded chains if none are configured, applies migrations, and starts the
 * worker. If a later part fails, the earlier ones are stopped. @throws StartRefused before anything was started
 */
export async function startService(options: StartOptions): Promise<RunningService> {
  const { log } = options;
  const settings = await drawPort(options.config);
  const { profile, chains } = settings;
  const hasDevnet = options.embedded ? options.embedded.devnet !== undefined : chains[0].chain.kind === 'embedded';
  if (options.routes && (profile !== 'development' || !hasDevnet)) throw new SetupError('only a demo may add routes');
  const stops = createStops();
  let gateway: GatewayServer | undefined;
  const stop = async () => {
    await gateway?.close(); // has its own time limits
    await stops.run((part, err) =>
      log.warn({ part, err }, `A part of the service did not end${err === undefined ? ' in time' : ''}.`),
    );
  };
  const { http, telemetry } = settings;
  const program = { serves: true, http, metrics: telemetry.metrics };
  const pool = options.embedded ? undefined : await requireStart(targetsOf(settings), program, log);
  const config: GatewayConfig = { ...settings, ...settings.openSecrets() };
  try {
    const parts = await startParts({ ...options, pool }, config, stops);
    await requireVaultKeys(parts);
    let work: Background | undefined;
    gateway = await createServingGateway(parts, options, () => work);
    const url = await gateway.listen(config.http);
    // The worker starts after `listen`, because its first steps need much CPU and the gateway can answer without them.
    if (config.runsWorker) work = startOwnWork(parts);
    const { database, chains, embedded } = parts;
    const [{ chain }] = chains as readonly [OpenEvmChain, ...OpenChain[]];
    return {
      url,
      publicUrl: config.publicUrl,
      gateway,
      work,
      database,
      chain,
      contracts: embedded.chain.contracts,
      chains: chains.map(({ name }) => name),
      devnet: embedded.devnet,
      solana: embedded.solana,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts telemetry, database and chains, with embedded ones for those that are not configured. */
async function startParts(
  { log, clock = systemClock, embedded: running, pool, rejections = () => 0 }: StartOptions & Pick<Parts, 'pool'>,
  config: GatewayConfig,
  stops: Stops,
): Promise<Parts> {
  const [first, ...further] = config.chains;
  const telemetry = await startTelemetry({
    config: config.telemetry,
    service: 'gateway',
    log,
    operations: REST_OPERATIONS,
  });
  const { tracer, metrics } = telemetry;
  metrics.read(() => [['income_series_rejections_unhandled_total', rejections()]]);
  stops.add('telemetry', () => telemetry.stop());
  if (!running && [config.database, first.chain].some(({ kind }) => kind === 'embedded'))
    makeDataFolder(config.dataDir);
  const embedded =
    running ??
    (await startEmbedded({
      database: config.database,
      chain: first.chain,
      dataDir: config.dataDir,
      solana: config.embedsSolana ? {} : undefined,
      log: { info: (message) => log.info(message), warn: (message) => log.warn(message) },
    }));
  if (!running) stops.add('database and node', () => embedded.stop());
  const database = createDatabase({
    url: embedded.database.url,
    pool,
    tracer,
    onBroken: () => log.warn('a database connection broke; it is replaced'),
  });
  stops.add('database connections', () => database.close());
  const evm = [
    { settings: first, place: embedded.chain, embedded: embedded.devnet !== undefined },
    ...further.map((settings) => ({ settings, place: settings.chain, embedded: false })),
  ];
  const solana = config.solana ?? embedded.solana?.settings;
  const chains = await openChains({ evm, solana }, { db: database.prisma, clock, tracer });
  return { config, log, clock, stops, telemetry, embedded, database, pool, chains };
}

/** Refuses to start with a vault key that did not seal what is stored under its id. @throws StartRefused */
async function requireVaultKeys({ config, database }: Parts): Promise<void> {
  const tables = modules.flatMap(({ sealed }) => sealed ?? []);
  const check = { db: database.prisma, keys: config.vaultKeys, tables, registers: true };
  const refusals = await checkVaultKeys(check);
  if (refusals.length > 0) throw new StartRefused(refusals, 'after migrations were applied; nothing was sealed');
}

/** Starts indexers, dispatch and keepers in this process. */
function startOwnWork({ config, log, clock, stops, telemetry, embedded, database, chains }: Parts): Background {
  const work = startBackground({
    config,
    database,
    directUrl: embedded.database.directUrl,
    chains,
    embeddedKey: embedded.devnet?.keeperKey,
    clock,
    log,
    metrics: telemetry.metrics,
    tracer: telemetry.tracer,
  });
  stops.add('worker', () => work.stop());
  return work;
}

/**
 * Pairs each chain with its relayer: on EVM chains the configured key, else on the embedded chain its own key; on Solana the
 * keepers' account.
 */
function pairWithRelayers({ config, log, embedded, chains }: Parts): readonly ServedChain[] {
  return chains.map((open, i) => {
    const { name, chain, kind } = open;
    const evmKey = config.relayerKey ?? (i === 0 ? embedded.devnet?.relayerKey : undefined);
    const relayer = kind === 'solana' ? open.payer : createPayer(open, evmKey);
    const variable = kind === 'solana' ? 'SOLANA_KEEPER_KEY' : 'RELAYER_KEY';
    if (relayer) log.info({ chain: name, relayer: relayer.address }, 'attestors’ signatures are relayed');
    else log.warn({ chain: name }, `no relayer: attestors’ signatures are not relayed (${variable})`);
    return { chain, relayer, tag: open.tag };
  });
}

/** Connects to the configured standbys, which answer reads for the primary; undefined if there are none. */
function startStandbys({ config, log, stops, telemetry, database }: Parts): Standbys | undefined {
  const { readUrls } = config.database.kind === 'given' ? config.database : {};
  if (!readUrls) return undefined;
  const { metrics, tracer } = telemetry;
  const standbys = createStandbys({
    urls: readUrls,
    database,
    tracer,
    onRead: (by) => metrics.count(...standbyRead(by)),
    onChange(standby, usable) {
      if (usable) log.info({ standby }, 'a standby reads for the database');
      else log.warn({ standby }, 'a standby is not read from');
    },
  });
  stops.add('standby connections', () => standbys.close());
  metrics.read(() => standbyReadings(standbys));
  return standbys;
}

/**
 * Creates the gateway with its verifier, event stream, health connections, standbys and chain readings. It does not listen
 * yet.
 */
async function createServingGateway(
  parts: Parts,
  { verifier: configuredVerifier, routes }: Pick<StartOptions, 'verifier' | 'routes'>,
  work: () => Background | undefined,
): Promise<GatewayServer> {
  const { config, log, clock, stops, telemetry, embedded, database, pool, chains } = parts;
  const { metrics, tracer } = telemetry;
  const { url, directUrl } = embedded.database;
  const stream = createEventStream({
    url: directUrl,
    onBroken: () => log.warn('the event connection broke; it is made again'),
  });
  stops.add('event connection', () => stream.close());
  const verifier =
    configuredVerifier ?? (await createProofVerifier({ profile: config.profile, ...setupOptions(config) }));
  if (verifier.setup.kind === 'development') {
    log.warn('Proofs are checked under a development setup: its randomness is public, so anyone can forge one.');
  }
  const servedChains = pairWithRelayers(parts);
  const health = { connections: 2, connectTimeoutMs: 900, statementTimeoutMs: 900 };
  const healthDatabase = createDatabase({ url, pool, ...health });
  stops.add('health connections', () => healthDatabase.close());
  const standbys = startStandbys(parts);
  const keepers = (chain: string) => work()?.chains.of(chain).keepers?.status() ?? null;
  const relayers = new Map(servedChains.map(({ chain, relayer }) => [chain.name, relayer?.address ?? null]));
  const { funds, budget } = readChains(metrics, {
    db: healthDatabase.prisma,
    clock,
    chains,
    payers: (chain) => ({ relayer: relayers.get(chain) ?? null, keeper: keepers(chain)?.address ?? null }),
  });
  metrics.read(() =>
    poolReadings({ ...database.pools(), health: healthDatabase.pools().reads, jobs: work()?.outbox.pool() }),
  );
  return createGateway({
    config,
    database,
    standbys,
    healthDatabase,
    chains: servedChains,
    clock,
    verifier,
    contracts: createContractRenderer(),
    stream,
    log,
    keepers,
    times: { drainMs: config.drainSeconds * 1_000 },
    funds,
    budget,
    metrics,
    tracer,
    routes,
  });
}

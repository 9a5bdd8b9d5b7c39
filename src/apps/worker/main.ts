import { systemClock } from '@income-series/protocol/clock';
import { AppError } from '@income-series/protocol/errors/app-error';
import { Command } from 'commander';
import { createDatabase, type TransactionPool } from '../../adapters/db/database.ts';
import { createLogger } from '../../adapters/log/logger.ts';
import { ignoreClosedPipes } from '../../adapters/process/closed-pipe.ts';
import { exitOnUsage } from '../../adapters/process/usage.ts';
import { traceIds } from '../../adapters/trace/tracer.ts';
import { createChains } from '../../chains/index.ts';
import { loadWorkerConfig } from '../../config/config.ts';
import type { WorkerSettings } from '../../config/types.ts';
import { StartRefused } from '../../core/errors/start-refused.ts';
import { resetIndex } from '../../indexing/reset.ts';
import { modules } from '../../modules.ts';
import { readChains } from '../start/chain-readings.ts';
import { type ChainPlace, openChains } from '../start/chains.ts';
import { readConfiguration, reportRefusal } from '../start/configuration.ts';
import { poolReadings } from '../start/pool-readings.ts';
import { requireStart, targetsOf } from '../start/preflight.ts';
import { createStops } from '../start/stops.ts';
import { startTelemetry } from '../start/telemetry.ts';
import { endOnUncaught } from '../start/uncaught.ts';
import { startBackground } from './start.ts';

ignoreClosedPipes();

const command = new Command('worker')
  .description(
    'Runs indexers, notifications and keepers of every chain. Needs DATABASE_URL, EVM_RPC_URL and the contracts’ addresses.',
  )
  .option('--reindex', 'delete the index and begin again at the first block (after a halt)', false)
  .option('--chain <name>', 'the chain to reindex; needed with --reindex if there are several')
  .allowExcessArguments(false)
  .exitOverride(exitOnUsage)
  .parse();
const { reindex, chain: chainName } = command.opts<{ reindex: boolean; chain?: string }>();
if (chainName !== undefined && !reindex) command.error('error: --chain is given without --reindex');

let log = createLogger({ level: 'info', name: 'worker', context: traceIds });
endOnUncaught(() => log);

/** Reads and checks the configuration. Exits with the reasons if the start is refused. */
async function readConfig(): Promise<{ config: WorkerSettings; pool: TransactionPool | undefined }> {
  try {
    const { config, warnings } = await readConfiguration(loadWorkerConfig, { serves: false });
    log = createLogger({ level: config.logLevel, name: 'worker', context: traceIds });
    for (const warning of warnings) log.warn(warning);
    const pool = await requireStart(targetsOf(config), { serves: false, metrics: config.telemetry.metrics }, log);
    return { config, pool };
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    reportRefusal(error, log);
    return process.exit();
  }
}

const { config, pool } = await readConfig();

const places = config.chains.flatMap((settings): readonly ChainPlace[] =>
  settings.chain.kind === 'given' ? [{ settings, place: settings.chain, embedded: false }] : [],
);
if (config.database.kind !== 'given' || places.length < config.chains.length) {
  log.error('The worker runs as a separate process only with DATABASE_URL and EVM_RPC_URL, because it embeds nothing.');
  process.exit(2);
}

const telemetry = await startTelemetry({ config: config.telemetry, service: 'worker', log });
const { metrics, tracer } = telemetry;
const database = createDatabase({
  url: config.database.url,
  pool,
  tracer,
  onBroken: () => log.warn('A database connection broke; it is replaced.'),
});
const openedChains = await openChains(
  { evm: places, solana: config.solana },
  { db: database.prisma, clock: systemClock, tracer },
);
const chains = createChains(openedChains);
if (reindex) {
  try {
    const { chain } = chains.pick(chainName);
    await resetIndex(database.prisma, chain, modules);
    log.info({ chain: chain.name }, 'The index was emptied.');
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.fatal({ chain: chainName, code: error.code }, 'The index could not be emptied and is unchanged.');
    process.exit(1);
  }
}
const work = startBackground({
  config: { ...config, ...config.openSecrets() },
  database,
  directUrl: config.database.directUrl,
  chains: chains.all,
  clock: systemClock,
  log,
  metrics,
  tracer,
});
metrics.read(() => poolReadings({ ...database.pools(), jobs: work.outbox.pool() }));
readChains(metrics, {
  db: database.prisma,
  clock: systemClock,
  chains: chains.all,
  payers: (chain) => ({ relayer: null, keeper: work.chains.of(chain).keepers?.status().address ?? null }),
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    log.info({ signal }, 'stopping');
    const stops = createStops();
    stops.add('telemetry', () => telemetry.stop());
    stops.add('database connections', () => database.close());
    stops.add('worker', () => work.stop());
    await stops.run((part, err) =>
      log.warn({ part, err }, `A part did not end${err === undefined ? ' in time' : ''}.`),
    );
    log.info('stopped');
    process.exit(); // even if a part did not end in time
  });
}

import { Command } from 'commander';
import { createDatabase } from '../../adapters/db/database.ts';
import { createEvmChain } from '../../adapters/evm/index.ts';
import { createLogger } from '../../adapters/log/logger.ts';
import { ignoreClosedPipes } from '../../adapters/process/closed-pipe.ts';
import { traceIds } from '../../adapters/trace/tracer.ts';
import { loadWorkerConfig } from '../../config/config.ts';
import type { WorkerConfig } from '../../config/types.ts';
import { systemClock } from '../../core/clock.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { StartRefused } from '../../core/errors/start-refused.ts';
import { createFigures, createFunds, createFundsReadings } from '../../domains/operations/index.ts';
import { resetIndex } from '../../indexing/reset.ts';
import { modules } from '../../modules.ts';
import { readConfiguration, sayRefused } from '../start/configuration.ts';
import { poolReadings } from '../start/pool-readings.ts';
import { requireStart, targetsOf } from '../start/preflight.ts';
import { createStops } from '../start/stops.ts';
import { startTelemetry } from '../start/telemetry.ts';
import { judgedChain } from './node.ts';
import { startBackground } from './start.ts';

ignoreClosedPipes();

const { reindex } = new Command('worker')
  .description(
    'The index, notifications, and the keepers. Needs DATABASE_URL, EVM_RPC_URL and the contracts’ addresses.',
  )
  .option('--reindex', 'delete what was indexed and begin again at the first block (after a halt)', false)
  .allowExcessArguments(false)
  .parse()
  .opts<{ reindex: boolean }>();

let log = createLogger({ level: 'info', name: 'worker', context: traceIds });

async function readConfig(): Promise<WorkerConfig> {
  try {
    const config = await readConfiguration(loadWorkerConfig, false);
    log = createLogger({ level: config.logLevel, name: 'worker', context: traceIds });
    await requireStart(targetsOf(config), { serves: false, metrics: config.telemetry.metrics });
    return config;
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    sayRefused(error, log);
    return process.exit();
  }
}

const config = await readConfig();

if (config.database.kind !== 'given' || config.chain.kind !== 'given') {
  log.error('The worker is a process of its own only with a database and a chain that are given to it.');
  process.exit(2);
}

const telemetry = await startTelemetry({ config: config.telemetry, service: 'worker', log });
const { metrics, tracer } = telemetry;
const database = createDatabase({
  url: config.database.url,
  tracer,
  onBroken: () => log.warn('A database connection broke; it is replaced.'),
});
const chainConfig = judgedChain(
  { ...config.chain, tracer },
  {
    node: config.node,
    db: database.prisma,
    clock: systemClock,
    embedded: false,
  },
);
const chain = createEvmChain(chainConfig);
if (reindex) {
  try {
    await resetIndex(database.prisma, chain, modules);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.fatal({ chain: chain.name, code: error.code }, 'The index is as it was: it could not be emptied.');
    process.exit(1);
  }
  log.info({ chain: chain.name }, 'The index was emptied.');
}
const work = startBackground({
  config,
  database,
  databaseUrl: config.database.url,
  chain,
  chainConfig,
  clock: systemClock,
  log,
  metrics,
  tracer,
});
metrics.read(createFigures({ db: database.prisma, chain: chain.name, clock: systemClock }));
metrics.read(() => poolReadings({ requests: database.pool(), jobs: work.outbox.pool() }));
metrics.read(
  createFundsReadings(
    createFunds({
      chain,
      payers: () => ({ relayer: null, keeper: work.keepers?.status().address ?? null }),
      reserve: config.node.reserveBalance,
    }),
  ),
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    const stops = createStops();
    stops.add('telemetry', () => telemetry.stop());
    stops.add('database connections', () => database.close());
    stops.add('worker', () => work.stop());
    await stops.run((part) => log.warn({ part }, 'A part did not end in time.'));
    process.exit(); // whatever did not end in time
  });
}

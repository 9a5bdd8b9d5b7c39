import type { Database } from '../../adapters/db/database.ts';
import { createRelayer, type EvmChain, type EvmConfig } from '../../adapters/evm/index.ts';
import { createStateReader } from '../../adapters/evm/state-reader.ts';
import type { ChainConfig, WorkerConfig } from '../../config/types.ts';
import type { Clock } from '../../core/clock.ts';
import type { Address } from '../../core/hex.ts';
import type { Log } from '../../core/log.ts';
import type { Metrics } from '../../core/metrics.ts';
import type { Tracer } from '../../core/tracing.ts';
import { startTracker } from '../../domains/transaction/tracker.ts';
import { type RunningIndexer, startIndexer } from '../../indexing/start.ts';
import { type Keepers, startKeepers } from '../../keepers/start.ts';
import { modules } from '../../modules.ts';
import { createMailer } from './mailer.ts';
import { type Outbox, startOutbox } from './outbox.ts';
import { workReadings } from './readings.ts';

export interface BackgroundOptions {
  readonly config: Pick<WorkerConfig, 'reorgBound' | 'node' | 'keeper' | 'mail' | 'publicUrl'>;
  readonly database: Database;
  readonly databaseUrl: string;
  readonly chain: EvmChain;
  readonly chainConfig: EvmConfig & Pick<Extract<ChainConfig, { readonly kind: 'given' }>, 'startBlock'>;
  /** Of the embedded chain, where the configuration names none. */
  readonly keeperKey?: Uint8Array | undefined;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly tracer: Tracer;
}

/** Everything except HTTP: the index, notifications, and the keepers if this process runs them. */
export interface Background {
  readonly worker: RunningIndexer;
  readonly outbox: Outbox;
  readonly keepers: Keepers | null;
  /** Ends after what is running: sends, runs, the indexing step. */
  stop(): Promise<void>;
}

export function startBackground(options: BackgroundOptions): Background {
  const { config, database, databaseUrl, chain, chainConfig, clock, log, metrics, tracer } = options;
  const db = database.prisma;
  const { reorgBound, node, keeper } = config;
  const worker = startIndexer({
    db,
    modules,
    source: chain,
    startBlock: chainConfig.startBlock,
    reorgBound,
    tag: node.tag,
    clock,
    log,
    tracer,
  });
  const outbox = startOutbox({
    url: databaseUrl,
    db,
    clock,
    log,
    metrics,
    tracer,
    mailer: createMailer(config.mail, log),
    site: config.publicUrl,
  });
  const tracker = startTracker({ db, chain, clock, log });
  const keepers = keeper.intervalMs === 0 ? null : keep();

  function keep(): Keepers {
    const key = keeper.key ?? options.keeperKey;
    const relayer = key === undefined ? null : createRelayer({ ...chainConfig, key });
    if (relayer) log.info({ keeper: relayer.address }, 'keepers settle, deliver and close what is due');
    else log.warn({}, 'no keeper key: what is due on the chain is left to others (KEEPER_KEY)');
    if (relayer) void warnBelowReserve(relayer.address);
    return startKeepers({
      db,
      url: databaseUrl,
      chain,
      modules,
      relayer,
      state: createStateReader(chainConfig),
      clock,
      log,
      metrics,
      tracer,
      dailyLimit: keeper.dailyLimit,
      intervalMs: keeper.intervalMs,
    });
  }

  /** Where no gateway runs in this process, its log alone says so. */
  async function warnBelowReserve(address: Address): Promise<void> {
    const balance = await chain.balanceOf(address).catch(() => null);
    if (balance === null || balance >= node.reserveBalance) return;
    log.warn({ keeper: address, code: 'BALANCE_BELOW_RESERVE' }, 'The keepers have less than the reserve.');
  }

  metrics.read(() => workReadings(chain.name, worker, keepers, keeper.dailyLimit));

  return {
    worker,
    outbox,
    keepers,
    async stop() {
      await keepers?.stop();
      await outbox.stop();
      await tracker.stop();
      await worker.stop();
    },
  };
}

import type { Clock } from '@income-series/protocol/clock';
import type { Database } from '../../adapters/db/database.ts';
import { type Chains, createChains } from '../../chains/index.ts';
import type { WorkerConfig } from '../../config/types.ts';
import { createEmailCodes } from '../../core/email-code.ts';
import type { Log } from '../../core/log.ts';
import type { Metrics } from '../../core/metrics.ts';
import type { Tracer } from '../../core/tracing.ts';
import type { OpenChain } from '../start/chains.ts';
import { type ChainWork, startChainWork } from './chain-work.ts';
import { createMailer } from './mailer.ts';
import { type Outbox, startOutbox } from './outbox.ts';
import { workReadings } from './readings.ts';

export interface BackgroundOptions {
  readonly config: Pick<WorkerConfig, 'keeper' | 'mail' | 'publicUrl' | 'emailCodeKey'>;
  readonly database: Database;
  /** The URL of the database itself, which bypasses any pooler. */
  readonly directUrl: string;
  /** The chains in the order of the configuration. */
  readonly chains: readonly OpenChain[];
  /** The keepers' key of the embedded chain (the first), used if none is configured. */
  readonly embeddedKey?: Uint8Array | undefined;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly tracer: Tracer;
}

/** The background work of a process: each chain's indexer, tracker and keepers, and the notifications. */
export interface Background {
  readonly chains: Chains<ChainWork>;
  readonly outbox: Outbox;
  /** Ends after the running sends, keeper runs and indexing steps. */
  stop(): Promise<void>;
}

/** Starts the background work. @throws CHAIN_REFUSED without a chain, or if one is configured twice */
export function startBackground(options: BackgroundOptions): Background {
  const { config, database, directUrl, clock, log, metrics, tracer } = options;
  const outbox = startOutbox({
    url: directUrl,
    db: database.prisma,
    clock,
    log,
    metrics,
    tracer,
    mailer: createMailer(config.mail, log),
    codes: config.emailCodeKey ? createEmailCodes(config.emailCodeKey) : null,
    site: config.publicUrl,
  });
  const chains = createChains(
    options.chains.map((open, i) =>
      startChainWork(open, {
        db: database.prisma,
        directUrl,
        keeperKey: config.keeper.key ?? (i === 0 ? options.embeddedKey : undefined),
        keeperIntervalMs: config.keeper.intervalMs,
        purges: i === 0,
        clock,
        log,
        metrics,
        tracer,
      }),
    ),
  );
  for (const { name, worker, keepers, dailyLimit } of chains.all) {
    metrics.read(() => workReadings(name, worker, keepers, dailyLimit));
  }

  return {
    chains,
    outbox,
    async stop() {
      await Promise.all(chains.all.map(({ keepers }) => keepers?.stop()));
      await outbox.stop();
      await Promise.all(chains.all.map(({ stop }) => stop()));
    },
  };
}

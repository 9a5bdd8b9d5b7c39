import type { Database } from '../../adapters/db/database.ts';
import { type Chains, createChains } from '../../chains/index.ts';
import type { WorkerConfig } from '../../config/types.ts';
import type { Clock } from '../../core/clock.ts';
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
  /** Of the database itself, past any pool. */
  readonly directUrl: string;
  /** In the order of the configuration. */
  readonly chains: readonly OpenChain[];
  /** Of the embedded chain, which is the first, where the configuration names none. */
  readonly embeddedKey?: Uint8Array | undefined;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly tracer: Tracer;
}

/** Everything except HTTP: each chain's index, tracker and keepers, and the notifications. */
export interface Background {
  readonly chains: Chains<ChainWork>;
  readonly outbox: Outbox;
  /** Ends after what is running: sends, runs, the indexing step. */
  stop(): Promise<void>;
}

/** @throws CHAIN_REFUSED for no chain, or one that is given twice */
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

import { createStateReader } from '../../adapters/evm/state-reader.ts';
import type { Clock } from '../../core/clock.ts';
import type { Log } from '../../core/log.ts';
import type { Metrics } from '../../core/metrics.ts';
import type { Tracer } from '../../core/tracing.ts';
import type { Relayer } from '../../domains/transaction/index.ts';
import { startTracker } from '../../domains/transaction/worker/tracker.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { type RunningIndexer, startIndexer } from '../../indexing/start.ts';
import { type Keepers, startKeepers } from '../../keepers/start.ts';
import { modules } from '../../modules.ts';
import { type OpenChain, payerOn } from '../start/chains.ts';

export interface ChainWorkOptions {
  readonly db: PrismaClient;
  /** Of the database itself, past any pool. */
  readonly directUrl: string;
  readonly keeperKey: Uint8Array | undefined;
  /** 0: no keepers run in this process. */
  readonly keeperIntervalMs: number;
  /** Whether its keepers also delete what belongs to no chain: on one chain alone. */
  readonly purges: boolean;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly tracer: Tracer;
}

/** What runs of one chain, whatever becomes of the others. */
export interface ChainWork {
  readonly name: string;
  readonly worker: RunningIndexer;
  /** Null where this process has none. */
  readonly keepers: Keepers | null;
  /** The most that keepers spend in 24 hours, wei or lamports. */
  readonly dailyLimit: bigint;
  /** Ends index and tracker; the keepers end by themselves. */
  stop(): Promise<void>;
}

/** One indexer, one tracker, and one candidate for the keepers. */
export function startChainWork(open: OpenChain, options: ChainWorkOptions): ChainWork {
  const { chain, settings, name, startBlock, tag } = open;
  const { db, clock, log, tracer } = options;
  const worker = startIndexer({
    db,
    modules,
    source: chain,
    startBlock,
    reorgBound: settings.reorgBound,
    tag,
    clock,
    log,
    tracer,
  });
  const tracker = startTracker({ db, chain, clock, log });
  return {
    name,
    worker,
    keepers: options.keeperIntervalMs === 0 ? null : keep(open, options),
    dailyLimit: settings.keeperDailyLimit,
    async stop() {
      await tracker.stop();
      await worker.stop();
    },
  };
}

function keep(open: OpenChain, options: ChainWorkOptions): Keepers {
  const { chain, settings, name, kind } = open;
  const { db, directUrl: url, clock, log, metrics, tracer } = options;
  const relayer = kind === 'solana' ? open.payer : payerOn(open, options.keeperKey);
  const variable = kind === 'solana' ? 'SOLANA_KEEPER_KEY' : 'KEEPER_KEY';
  if (relayer) log.info({ chain: name, keeper: relayer.address }, 'keepers settle, deliver and close what is due');
  else log.warn({ chain: name }, `no keeper key: what is due on the chain is left to others (${variable})`);
  if (relayer) void warnBelowReserve(open, relayer, log);
  return startKeepers({
    db,
    url,
    chain,
    modules,
    relayer,
    evm: kind === 'evm' ? { contracts: open.chain.contracts, state: createStateReader(open.evm) } : null,
    program: kind === 'solana' ? open.program : null,
    clock,
    log,
    metrics,
    tracer,
    dailyLimit: settings.keeperDailyLimit,
    prices: open.prices,
    intervalMs: options.keeperIntervalMs,
    purges: options.purges,
  });
}

/** Where no gateway runs in this process, its log alone says so. */
async function warnBelowReserve(
  { chain, settings, name }: OpenChain,
  { address }: Pick<Relayer, 'address'>,
  log: Log,
): Promise<void> {
  const balance = await chain.balanceOf(address).catch(() => null);
  if (balance === null || balance >= settings.node.reserveBalance) return;
  log.warn({ chain: name, keeper: address, code: 'BALANCE_BELOW_RESERVE' }, 'The keepers have less than the reserve.');
}

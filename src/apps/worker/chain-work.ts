import type { Clock } from '@income-series/protocol/clock';
import { createStateReader } from '../../adapters/evm/state-reader.ts';
import type { Log } from '../../core/log.ts';
import type { Metrics } from '../../core/metrics.ts';
import type { Tracer } from '../../core/tracing.ts';
import type { Relayer } from '../../domains/transaction/index.ts';
import { startTracker } from '../../domains/transaction/worker/tracker.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { type RunningIndexer, startIndexer } from '../../indexing/start.ts';
import { type Keepers, startKeepers } from '../../keepers/start.ts';
import { modules } from '../../modules.ts';
import { createPayer, type OpenChain } from '../start/chains.ts';

export interface ChainWorkOptions {
  readonly db: PrismaClient;
  /** The URL of the database itself, which bypasses any pooler. */
  readonly directUrl: string;
  readonly keeperKey: Uint8Array | undefined;
  /** The interval of the keepers; 0: none run in this process. */
  readonly keeperIntervalMs: number;
  /** True: the chain's keepers also delete expired data that belongs to no chain. Set on one chain only. */
  readonly purges: boolean;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly tracer: Tracer;
}

/** The background work of one chain, independent of other chains. */
export interface ChainWork {
  readonly name: string;
  readonly worker: RunningIndexer;
  /** Null if this process has none. */
  readonly keepers: Keepers | null;
  /** The greatest amount that keepers spend in 24 hours, in wei or lamports. */
  readonly dailyLimit: bigint;
  /** Ends indexer and tracker, but not the keepers. */
  stop(): Promise<void>;
}

/** Starts a chain's indexer, its tracker of sent transactions, and its keepers (one of all processes leads). */
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
    keepers: options.keeperIntervalMs === 0 ? null : startChainKeepers(open, options),
    dailyLimit: settings.keeperDailyLimit,
    async stop() {
      await tracker.stop();
      await worker.stop();
    },
  };
}

/** Starts a chain's keepers; without a key they send nothing. */
function startChainKeepers(open: OpenChain, options: ChainWorkOptions): Keepers {
  const { chain, settings, name, kind } = open;
  const { db, directUrl: url, clock, log, metrics, tracer } = options;
  const relayer = kind === 'solana' ? open.payer : createPayer(open, options.keeperKey);
  const variable = kind === 'solana' ? 'SOLANA_KEEPER_KEY' : 'KEEPER_KEY';
  if (relayer) log.info({ chain: name, keeper: relayer.address }, 'keepers settle, deliver and close due work');
  else log.warn({ chain: name }, `no keeper key: due work on the chain is left to others (${variable})`);
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

/** Logs a warning if the keepers' balance is below the reserve, because without a gateway this process has no /health. */
async function warnBelowReserve(
  { chain, settings, name }: OpenChain,
  { address }: Pick<Relayer, 'address'>,
  log: Log,
): Promise<void> {
  const balance = await chain.balanceOf(address).catch(() => null);
  if (balance === null || balance >= settings.node.reserveBalance) return;
  log.warn({ chain: name, keeper: address, code: 'BALANCE_BELOW_RESERVE' }, 'The keepers have less than the reserve.');
}

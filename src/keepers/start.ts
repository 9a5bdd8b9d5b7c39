import { setTimeout as wait } from 'node:timers/promises';
import { type CampaignOptions, campaign } from '../adapters/db/leader.ts';
import type { Address } from '../core/address.ts';
import type { Clock } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import { type Metrics, NO_METRICS } from '../core/metrics.ts';
import { NO_TRACER, type Tracer } from '../core/tracing.ts';
import type { CappedRelayer, ReadCallPrices } from '../domains/transaction/index.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { Agenda } from './agenda.ts';
import { createKeeperBudget, createShortfallReport } from './budget.ts';
import { createChainTime, type HeadReader } from './chain-time.ts';
import type { Keeper, KeeperDeps, Purge } from './keeper.ts';
import { createKeeperLoop, type LastRuns } from './loop.ts';
import { createPurgeKeeper } from './purge.ts';
import { createKeeperRuns } from './runs.ts';
import { createKeeperWallet } from './wallet.ts';

/** The part of a module that keepers run. */
export interface KeptModule {
  readonly keepers?: (deps: KeeperDeps) => readonly Keeper[];
  /** What they have to do, for the budget. */
  readonly agenda?: Agenda;
  readonly purges?: readonly Purge[];
}

export interface KeepersOptions {
  readonly db: PrismaClient;
  /** Of the database itself, past any pool: the leader holds a session of its own. */
  readonly url: string;
  readonly chain: HeadReader;
  /** What the modules have keepers do. */
  readonly modules: readonly KeptModule[];
  /** Null: what is paid for is left to others; what needs no key runs, until a process with one is there. */
  readonly relayer: CappedRelayer | null;
  readonly evm: KeeperDeps['evm'];
  readonly program?: KeeperDeps['program'];
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics?: Metrics;
  readonly tracer?: Tracer;
  readonly dailyLimit: bigint;
  readonly prices: ReadCallPrices;
  /** How often the chain's keepers look, ms. */
  readonly intervalMs: number;
  /** Whether they also delete what the modules purge, which belongs to no chain. Default: they do. */
  readonly purges?: boolean;
  readonly leaderPollMs?: number;
}

/** What a process knows of its own keepers; /health shows `leads` and `wallet`. */
interface KeepersStatus {
  /** Whether this process leads. */
  readonly leads: boolean;
  /** Whether there is a key to pay with. */
  readonly wallet: boolean;
  /** The account that pays; null where there is no key. */
  readonly address: Address | null;
  /** The last run of each since this process leads, done or not. */
  readonly runs: LastRuns;
}

export interface Keepers {
  status(): KeepersStatus;
  /** Ends after the running sends; lets another lead. */
  stop(): Promise<void>;
}

/** An estimate of what is due is used for so many intervals of the keepers. */
const ESTIMATE_INTERVALS = 3;

export const agendasOf = (modules: readonly KeptModule[]): readonly Agenda[] =>
  modules.flatMap(({ agenda }) => agenda ?? []);

/** Reports again and again, until this process leads no more, or ends. */
async function watch(
  report: () => Promise<void>,
  everyMs: number,
  { lost, ending }: { readonly lost: AbortSignal; readonly ending: AbortSignal },
): Promise<void> {
  const over = AbortSignal.any([lost, ending]);
  while (!over.aborted) {
    await report();
    await wait(everyMs, undefined, { signal: over }).catch(() => {});
  }
}

export function startKeepers(options: KeepersOptions): Keepers {
  const { db, url, chain, relayer, evm, program = null, clock, log, intervalMs, leaderPollMs } = options;
  const { metrics = NO_METRICS, tracer = NO_TRACER } = options;
  const chainTime = createChainTime(db, chain);
  const budget = createKeeperBudget({
    ...{ db, chain: chain.name, chainTime, clock, limit: options.dailyLimit, prices: options.prices },
    agendas: agendasOf(options.modules),
    cacheMs: ESTIMATE_INTERVALS * intervalMs,
  });
  const reportShortfall = createShortfallReport(chain.name, budget, log);
  const wallet = relayer === null ? null : createKeeperWallet(relayer, budget);
  const deps: KeeperDeps = { db, chain: chain.name, evm, program, chainTime, clock, log, everyMs: intervalMs };
  const purges = options.modules.flatMap((module) => module.purges ?? []);
  const keepers: readonly Keeper[] = [
    ...options.modules.flatMap((module) => module.keepers?.(deps) ?? []),
    ...(options.purges === false ? [] : [createPurgeKeeper({ db, clock, purges })]),
  ].filter(({ spends }) => wallet !== null || spends === undefined);

  const loop = createKeeperLoop({
    chain: chain.name,
    wallet,
    onConfirmed: chainTime.confirmed,
    clock,
    log,
    metrics,
    tracer,
  });
  const lead: CampaignOptions['lead'] = async ({ term, ...signals }) => {
    const runs = createKeeperRuns({ db, term, chain: chain.name, clock, dailyLimit: options.dailyLimit });
    const lost = await runs.giveUp();
    log.info({ chain: chain.name, keepers: keepers.map(({ name }) => name), lost }, 'This process leads the keepers.');
    const reports = wallet === null ? [] : [watch(reportShortfall, ESTIMATE_INTERVALS * intervalMs, signals)];
    await Promise.all([...keepers.map((keeper) => loop.keep(keeper, { ...signals, runs })), ...reports]);
  };
  // A process without a keeper leads nothing. One without a key leads until one that can also pay is there.
  const candidacy =
    keepers.length === 0
      ? null
      : campaign({
          url,
          name: `keepers:${chain.name}`,
          precedence: wallet === null ? 'yields' : 'claims',
          ...(leaderPollMs === undefined ? {} : { pollMs: leaderPollMs }),
          onBroken: () => log.warn({ chain: chain.name }, 'The leader’s connection broke; this process does not lead.'),
          lead,
        });

  return {
    status: () => ({
      leads: candidacy?.leads() ?? false,
      wallet: wallet !== null,
      address: wallet?.address ?? null,
      runs: loop.last(),
    }),
    stop: async () => candidacy?.stop(),
  };
}

import { setTimeout as wait } from 'node:timers/promises';
import type { Address } from '@income-series/protocol/address';
import type { Clock } from '@income-series/protocol/clock';
import { joinSignals } from '@income-series/protocol/joined-signal';
import { type CampaignOptions, campaign } from '../adapters/db/leader.ts';
import type { Log } from '../core/log.ts';
import { type Metrics, NO_METRICS } from '../core/metrics.ts';
import { NO_TRACER, type Tracer } from '../core/tracing.ts';
import type { CappedRelayer, ReadCallPrices } from '../domains/transaction/index.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { Agenda, Agendas, ProgramAgenda } from './agenda.ts';
import { createKeeperBudget, createShortfallReport } from './budget.ts';
import { createChainTime, type HeadReader } from './chain-time.ts';
import type { Keeper, KeeperDeps, Purge } from './keeper.ts';
import { createKeeperLoop, type LastRuns } from './loop.ts';
import { createPurgeKeeper } from './purge.ts';
import { createKeeperRuns } from './runs.ts';
import { createKeeperWallet } from './wallet.ts';

/** The keepers, the agenda and the purges of a module. */
export interface KeeperModule {
  readonly keepers?: (deps: KeeperDeps) => readonly Keeper[];
  /** The work of the module's keepers, for the budget. */
  readonly agenda?: Agenda;
  /** The work of its keepers that only the accounts of a Solana program show. */
  readonly programAgenda?: ProgramAgenda;
  readonly purges?: readonly Purge[];
}

export interface KeepersOptions {
  readonly db: PrismaClient;
  /** The URL of the database itself, not of a pooler, because the leader holds a session. */
  readonly url: string;
  readonly chain: HeadReader;
  readonly modules: readonly KeeperModule[];
  /** Null: only keepers that send nothing run here, and only until a process with a key leads. */
  readonly relayer: CappedRelayer | null;
  readonly evm: KeeperDeps['evm'];
  readonly program?: KeeperDeps['program'];
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics?: Metrics;
  readonly tracer?: Tracer;
  readonly dailyLimit: bigint;
  readonly prices: ReadCallPrices;
  /** The milliseconds between two runs of a keeper. */
  readonly intervalMs: number;
  /** False to leave out the purges, which belong to no chain; true by default. */
  readonly purges?: boolean;
  readonly leaderPollMs?: number;
}

/** The state of this process's keepers; /health shows `leads` and `wallet`. */
interface KeepersStatus {
  /** True if this process leads. */
  readonly leads: boolean;
  /** True if there is a key that pays. */
  readonly wallet: boolean;
  /** The account that pays; null without a key. */
  readonly address: Address | null;
  /** The last run of each keeper since this process leads. */
  readonly runs: LastRuns;
}

export interface Keepers {
  status(): KeepersStatus;
  /** Waits for transactions that are being sent, then lets another process lead. */
  stop(): Promise<void>;
}

/** The number of keepers' intervals for which an estimate of due work is cached. */
const ESTIMATE_INTERVALS = 3;

export const agendasOf = (modules: readonly KeeperModule[]): Agendas => ({
  index: modules.flatMap(({ agenda }) => agenda ?? []),
  program: modules.flatMap(({ programAgenda }) => programAgenda ?? []),
});

/** Calls `report` every `everyMs` milliseconds until this process no longer leads, or ends. */
async function repeatReport(
  report: () => Promise<void>,
  everyMs: number,
  { lost, ending }: { readonly lost: AbortSignal; readonly ending: AbortSignal },
): Promise<void> {
  const { signal: over } = joinSignals(lost, ending); // needs no `release`: `lost` aborts at the end of every term, and both signals are then left
  while (!over.aborted) {
    await report();
    await wait(everyMs, undefined, { signal: over }).catch(() => {});
  }
}

/** Starts the keepers of one chain. They wait until this process leads, and compete again after each lost leadership. */
export function startKeepers(options: KeepersOptions): Keepers {
  const { db, url, chain, relayer, evm, program = null, clock, log, intervalMs, leaderPollMs } = options;
  const { metrics = NO_METRICS, tracer = NO_TRACER } = options;
  const chainTime = createChainTime(db, chain);
  const budget = createKeeperBudget({
    ...{ db, chain: chain.name, chainTime, clock, limit: options.dailyLimit, prices: options.prices },
    ...{ program, agendas: agendasOf(options.modules) },
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
    const reports = wallet === null ? [] : [repeatReport(reportShortfall, ESTIMATE_INTERVALS * intervalMs, signals)];
    await Promise.all([...keepers.map((keeper) => loop.repeat(keeper, { ...signals, runs })), ...reports]);
  };
  // A process without keepers does not lead. One without a key yields to one that can pay.
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

import { setTimeout as wait } from 'node:timers/promises';
import { campaign } from '../adapters/db/leader.ts';
import type { CappedRelayer } from '../adapters/evm/index.ts';
import type { Clock } from '../core/clock.ts';
import type { ErrorCode } from '../core/errors/codes.ts';
import type { Address } from '../core/hex.ts';
import type { Log } from '../core/log.ts';
import { type Metrics, NO_METRICS } from '../core/metrics.ts';
import { NO_TRACER, type Tracer } from '../core/tracing.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { createChainTime, type HeadReader } from './chain-time.ts';
import type { Keeper, KeeperDeps, Purge } from './keeper.ts';
import { createPurgeKeeper } from './purge.ts';
import { type RunDeps, type RunResult, runOnce } from './run.ts';
import { createKeeperRuns, type KeeperName } from './runs.ts';
import { createKeeperWallet } from './wallet.ts';

/** The part of a module that keepers run. */
export interface KeptModule {
  readonly keepers?: (deps: KeeperDeps) => readonly Keeper[];
  readonly purges?: readonly Purge[];
}

export interface KeepersOptions {
  readonly db: PrismaClient;
  /** Of the database: the leader holds a connection of its own. */
  readonly url: string;
  readonly chain: HeadReader & Pick<KeeperDeps, 'contracts'>;
  /** What the modules have keepers do. */
  readonly modules: readonly KeptModule[];
  /** Null: what costs gas is left to others; purge and reconciliation run. */
  readonly relayer: CappedRelayer | null;
  readonly state: KeeperDeps['state'];
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics?: Metrics;
  readonly tracer?: Tracer;
  readonly dailyLimit: bigint;
  /** How often the chain's keepers look, ms. */
  readonly intervalMs: number;
  /** Whether they also delete what the modules purge, which belongs to no chain. Default: they do. */
  readonly purges?: boolean;
  readonly leaderPollMs?: number;
}

/** What a process knows of its own keepers; /health shows `leads` and `wallet`. */
export interface KeepersStatus {
  /** Whether this process leads. */
  readonly leads: boolean;
  /** Whether there is a key to pay with. */
  readonly wallet: boolean;
  /** The account that pays; null where there is no key. */
  readonly address: Address | null;
  /** The last run of each since this process leads, done or not. */
  readonly runs: Readonly<Partial<Record<KeeperName, { readonly at: string; readonly code: ErrorCode | null }>>>;
}

export interface Keepers {
  status(): KeepersStatus;
  /** Ends after the running sends; lets another lead. */
  stop(): Promise<void>;
}

/** After a run that did something, the next looks soon: what it did may have made more due. */
const SOON_MS = 500;
/** A keeper whose runs fail looks less and less often, up to this. */
const MOST_MS = 600_000;

export function startKeepers(options: KeepersOptions): Keepers {
  const { db, url, chain, relayer, state, clock, log, intervalMs, leaderPollMs } = options;
  const { metrics = NO_METRICS, tracer = NO_TRACER } = options;
  const runs = createKeeperRuns({ db, chain: chain.name, clock, dailyLimit: options.dailyLimit });
  const wallet = relayer === null ? null : createKeeperWallet(relayer, runs);
  const chainTime = createChainTime(db, chain);
  const { contracts } = chain;
  const deps: KeeperDeps = { db, chain: chain.name, contracts, chainTime, state, clock, log, everyMs: intervalMs };
  const purges = options.modules.flatMap((module) => module.purges ?? []);
  const keepers: readonly Keeper[] = [
    ...options.modules.flatMap((module) => module.keepers?.(deps) ?? []),
    ...(options.purges === false ? [] : [createPurgeKeeper({ db, clock, purges })]),
  ].filter(({ spends }) => wallet !== null || spends === undefined);
  const last: { -readonly [N in KeeperName]?: { at: string; code: ErrorCode | null } } = {};

  function report({ name }: Keeper, result: RunResult, before: ErrorCode | null | undefined): void {
    const { confirmed, deleted, failed, errorCode: code } = result;
    const facts = { chain: chain.name, keeper: name, confirmed, deleted, failed };
    if (code !== null && code !== before) log.error({ ...facts, code, err: result.error }, 'A keeper’s run failed.');
    else if (code === null && confirmed + deleted + failed > 0) log.info(facts, 'A keeper ran.');
  }

  async function keep(keeper: Keeper, of: Omit<RunDeps, 'runs' | 'wallet' | 'onConfirmed'>): Promise<void> {
    const over = AbortSignal.any([of.lost, of.ending]);
    let failures = 0;
    while (!over.aborted) {
      const before = last[keeper.name]?.code;
      const run = { name: 'keeper.run', attributes: { keeper: keeper.name } };
      const result = await tracer.run(run, async (span) => {
        const done = await runOnce(keeper, { ...of, runs, wallet, onConfirmed: chainTime.confirmed });
        span.set({ 'error.type': done.errorCode ?? undefined });
        return done;
      });
      countRun(metrics, { chain: chain.name, keeper: keeper.name }, result);
      if (of.lost.aborted) return;
      report(keeper, result, before);
      last[keeper.name] = { at: clock.now().toISOString(), code: result.errorCode };
      failures = result.errorCode === null ? 0 : failures + 1;
      const did = result.confirmed + result.deleted > 0 && failures === 0;
      const calm = did ? Math.min(SOON_MS, keeper.everyMs) : keeper.everyMs * 2 ** Math.min(failures, 16);
      await wait(Math.min(calm, Math.max(MOST_MS, keeper.everyMs)), undefined, { signal: over }).catch(() => {});
    }
  }

  const candidacy = campaign({
    url,
    name: `keepers:${chain.name}`,
    ...(leaderPollMs === undefined ? {} : { pollMs: leaderPollMs }),
    onBroken: () => log.warn({ chain: chain.name }, 'The leader’s connection broke; this process does not lead.'),
    async lead(signals) {
      const lost = await runs.giveUp();
      log.info(
        { chain: chain.name, keepers: keepers.map(({ name }) => name), lost },
        'This process leads the keepers.',
      );
      await Promise.all(keepers.map((keeper) => keep(keeper, signals)));
    },
  });

  return {
    status: () => ({
      leads: candidacy.leads(),
      wallet: wallet !== null,
      address: wallet?.address ?? null,
      runs: { ...last },
    }),
    stop: () => candidacy.stop(),
  };
}

function countRun(
  metrics: Metrics,
  of: { readonly chain: string; readonly keeper: KeeperName },
  result: RunResult,
): void {
  const { confirmed, deleted, failed, errorCode } = result;
  metrics.count('income_series_keeper_runs_total', 1, { ...of, code: errorCode ?? 'OK' });
  metrics.count('income_series_keeper_sends_total', confirmed, of);
  metrics.count('income_series_keeper_failures_total', failed, of);
  metrics.count('income_series_keeper_deleted_rows_total', deleted, of);
}

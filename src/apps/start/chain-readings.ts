import type { Clock } from '@income-series/protocol/clock';
import type { Metrics } from '../../core/metrics.ts';
import {
  createBudgetReadings,
  createFigures,
  createFunds,
  createFundsReadings,
  type FundsReport,
  type HealthCheck,
  type Payers,
} from '../../domains/operations/index.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { createKeeperBudget, LIMIT_TOO_LOW } from '../../keepers/budget.ts';
import { createChainTime } from '../../keepers/chain-time.ts';
import { agendasOf } from '../../keepers/start.ts';
import { modules } from '../../modules.ts';
import type { OpenChain } from './chains.ts';

interface ReadingDeps {
  readonly db: PrismaClient;
  readonly clock: Clock;
  readonly chains: readonly OpenChain[];
  readonly payers: (chain: string) => Payers;
}

/** The checks of a chain in /health besides its node and its index. */
export interface ChainChecks {
  /** Reads the balances of the accounts that pay for transactions. */
  readonly funds: (chain: string) => Promise<FundsReport>;
  /**
   * Checks that the keepers' daily limit covers the work that is due; null if this process has no keepers' key, or the
   * estimate is unknown.
   */
  readonly budget: (chain: string) => Promise<HealthCheck | null>;
}

/** The time for which an estimate of due work is cached, because /health and metrics may be read often. */
const ESTIMATE_MS = 15_000;

/**
 * Adds each chain's figures from the database and its node to the metrics, and returns the checks for /health. An unavailable
 * node does not affect the values of other chains.
 */
export function readChains(metrics: Metrics, deps: ReadingDeps): ChainChecks {
  const { db, clock, chains } = deps;
  const funds = new Map(
    chains.map(({ name, chain, settings }) => [
      name,
      createFunds({ chain, payers: () => deps.payers(name), reserve: settings.node.reserveBalance }),
    ]),
  );
  const budgets = new Map(chains.map((open) => [open.name, createBudgetCheck(open, deps)]));
  metrics.read(createFigures({ db, chains: chains.map(({ name }) => name), clock }));
  for (const [name, reading] of funds) metrics.read(createFundsReadings(name, reading));
  for (const [name, reading] of budgets) metrics.read(createBudgetReadings(name, reading));
  return {
    funds: async (chain) => (await funds.get(chain)?.()) ?? { relayer: null, keeper: null },
    budget: async (chain) => (await budgets.get(chain)?.()) ?? null,
  };
}

/** Creates the check of the keepers' daily limit; its result is null if this process has no limit, or no estimate. */
function createBudgetCheck(open: OpenChain, { db, clock, payers }: ReadingDeps): () => Promise<HealthCheck | null> {
  const { name, chain, settings, prices, kind } = open;
  const budget = createKeeperBudget({
    ...{ db, chain: name, chainTime: createChainTime(db, chain), clock, limit: settings.keeperDailyLimit, prices },
    ...{ agendas: agendasOf(modules), program: kind === 'solana' ? open.program : null, cacheMs: ESTIMATE_MS },
  });
  return async () => {
    if (payers(name).keeper === null) return null; // only the process with the key has a limit
    const check = await budget.check();
    if (check === null) return null;
    const { shortfall, unread } = check;
    const left = unread === null ? {} : { unread };
    if (shortfall === null) return { ok: true, ...left };
    return { ok: false, code: LIMIT_TOO_LOW, deadline: shortfall.deadline?.toISOString() ?? null, ...left };
  };
}

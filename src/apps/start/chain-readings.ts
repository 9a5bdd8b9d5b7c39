import type { Clock } from '../../core/clock.ts';
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

/** What /health has of a chain beside its node and its index. */
export interface ChainChecks {
  /** Whether the accounts that pay have what they need. */
  readonly funds: (chain: string) => Promise<FundsReport>;
  /** Whether the keepers' daily limit can do what is due in time; null where this process has no keepers' key, or nobody knows now. */
  readonly budget: (chain: string) => Promise<HealthCheck | null>;
}

/** For so long an estimate of what is due is used again: /health and metrics may be asked often. */
const ESTIMATE_MS = 15_000;

/**
 * Adds what the database and the nodes say of each chain to the metrics; a node that is away keeps no other chain's values.
 * Answers the same for /health.
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
  for (const [name, ofChain] of funds) metrics.read(createFundsReadings(name, ofChain));
  for (const [name, ofChain] of budgets) metrics.read(createBudgetReadings(name, ofChain));
  return {
    funds: async (chain) => (await funds.get(chain)?.()) ?? { relayer: null, keeper: null },
    budget: async (chain) => (await budgets.get(chain)?.()) ?? null,
  };
}

function createBudgetCheck(
  { name, chain, settings, prices }: OpenChain,
  { db, clock, payers }: ReadingDeps,
): () => Promise<HealthCheck | null> {
  const budget = createKeeperBudget({
    ...{ db, chain: name, chainTime: createChainTime(db, chain), clock, limit: settings.keeperDailyLimit, prices },
    ...{ agendas: agendasOf(modules), cacheMs: ESTIMATE_MS },
  });
  return async () => {
    if (payers(name).keeper === null) return null; // the limit belongs to the process that has the key
    const shortfall = await budget.shortfall();
    if (shortfall === undefined) return null;
    if (shortfall === null) return { ok: true };
    return { ok: false, code: LIMIT_TOO_LOW, deadline: shortfall.deadline?.toISOString() ?? null };
  };
}

import type { Clock } from '../../core/clock.ts';
import type { Metrics } from '../../core/metrics.ts';
import {
  createFigures,
  createFunds,
  createFundsReadings,
  type FundsReport,
  type Payers,
} from '../../domains/operations/index.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { OpenChain } from './chains.ts';

/**
 * Adds what the database and the nodes say of each chain to the metrics; a node that is away keeps no other chain's values.
 * Answers whether the accounts that pay on a chain have what they need, for /health.
 */
export function readChains(
  metrics: Metrics,
  deps: {
    readonly db: PrismaClient;
    readonly clock: Clock;
    readonly chains: readonly OpenChain[];
    readonly payers: (chain: string) => Payers;
  },
): (chain: string) => Promise<FundsReport> {
  const { db, clock, chains } = deps;
  const funds = new Map(
    chains.map(({ name, chain, settings }) => [
      name,
      createFunds({ chain, payers: () => deps.payers(name), reserve: settings.node.reserveBalance }),
    ]),
  );
  metrics.read(createFigures({ db, chains: chains.map(({ name }) => name), clock }));
  for (const [name, ofChain] of funds) metrics.read(createFundsReadings(name, ofChain));
  return async (chain) => (await funds.get(chain)?.()) ?? { relayer: null, keeper: null };
}

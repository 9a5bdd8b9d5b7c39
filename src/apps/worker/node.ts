import { createFreshness, type EvmConfig } from '../../adapters/evm/index.ts';
import type { NodeConfig } from '../../config/types.ts';
import { evmChainName } from '../../core/chain.ts';
import type { Clock } from '../../core/clock.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { readCursor } from '../../indexing/indexer.ts';

/** A chain as it is configured, with how its node is judged. A node of our own is not: its clock is moved. */
export function judgedChain<C extends EvmConfig>(
  chain: C,
  deps: {
    readonly node: NodeConfig;
    readonly db: PrismaClient;
    readonly clock: Clock;
    readonly embedded: boolean;
  },
): C {
  const { node, db, clock, embedded } = deps;
  const name = evmChainName(chain.chainId);
  const cursor = async () => (await readCursor(db, name)).cursor?.number ?? null;
  const { maxBehind, maxAge, priorityFee } = node;
  const freshness = embedded ? undefined : createFreshness({ cursor, clock, maxBehind, maxAge });
  return { ...chain, priorityFee, freshness };
}

import type { PrismaClient } from '../../generated/prisma/client.ts';
import { findSeries } from '../series/index.ts';
import {
  type Caller,
  type PreparedCall,
  requireRevealPhase,
  requireWallet,
  type TransactionService,
} from '../transaction/index.ts';
import type { WindowInput } from './model.ts';
import type { WindowsChain } from './ports.ts';
import { checkWindowCall } from './rules.ts';

export interface WindowsService {
  /**
   * Builds one step of later trading for a wallet. Whether the window is in the phase for it, the simulation says; only
   * what an order holds is not taken before its phase, since a built transaction is kept.
   * @throws NOT_FOUND, BAD_INPUT, WRONG_STATE, WALLET_NOT_LINKED, CHAIN_UNAVAILABLE
   */
  prepare(caller: Caller, input: WindowInput): Promise<PreparedCall>;
  /** How many orders each of these windows has, by the windows' ids. One statement. */
  orderCounts(windowIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

export function createWindowsService(deps: {
  readonly db: PrismaClient;
  readonly chain: WindowsChain;
  readonly transactions: TransactionService;
}): WindowsService {
  const { db, chain, transactions } = deps;
  return {
    async prepare(caller, { wallet, call }) {
      await findSeries(db, call.seriesKey, { key: true });
      checkWindowCall(call);
      if (call.kind === 'revealOrder') requireRevealPhase((await chain.window(call.seriesKey)).value.phase);
      return transactions.build({ caller, wallet: requireWallet(caller, wallet), call });
    },

    async orderCounts(windowIds) {
      const counted = await db.windowOrder.groupBy({
        by: ['windowId'],
        where: { windowId: { in: [...windowIds] } },
        _count: true,
      });
      return new Map(counted.map(({ windowId, _count }) => [windowId, _count]));
    },
  };
}

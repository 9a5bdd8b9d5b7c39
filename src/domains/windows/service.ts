import type { Chains } from '../../chains/index.ts';
import type { Caller } from '../../core/caller.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { findSeries } from '../series/index.ts';
import {
  type PreparedCall,
  requireEvm,
  requireRevealPhase,
  requireWallet,
  type TransactionService,
} from '../transaction/index.ts';
import type { WindowInput } from './model.ts';
import type { WindowsChain } from './ports.ts';
import { checkWindowCall } from './rules.ts';

/** A window by its row's key. */
export interface WindowKey {
  readonly chain: string;
  readonly id: string;
}

export interface WindowsService {
  /**
   * Builds one step of later trading for a wallet. Whether the window is in the phase for it, the simulation says; only
   * what an order holds is not taken before its phase, since a built transaction is kept.
   * @throws NOT_FOUND, CALL_NOT_ON_CHAIN, BAD_INPUT, WRONG_STATE, WALLET_NOT_LINKED, CHAIN_UNAVAILABLE
   */
  prepare(caller: Caller, input: WindowInput): Promise<PreparedCall>;
  /** How many orders each of these windows has, in their order. One statement. */
  orderCounts(windows: readonly WindowKey[]): Promise<readonly number[]>;
}

export function createWindowsService(deps: {
  readonly db: PrismaClient;
  readonly chains: Chains<WindowsChain>;
  readonly transactions: TransactionService;
}): WindowsService {
  const { db, chains, transactions } = deps;
  return {
    async prepare(caller, { chain, wallet, call }) {
      await findSeries(db, chain, call.seriesKey, { key: true });
      requireEvm(chains.of(chain));
      checkWindowCall(call);
      if (call.kind === 'revealOrder')
        requireRevealPhase('trading window', (await chains.of(chain).window(call.seriesKey)).value.phase);
      return transactions.build({ caller, wallet: requireWallet(caller, chain, wallet), call });
    },

    async orderCounts(windows) {
      const named = [...new Set(windows.map(({ chain }) => chain))].map((on) => ({
        chain: on,
        windowId: { in: windows.flatMap(({ chain, id }) => (chain === on ? [id] : [])) },
      }));
      const counted = await db.windowOrder.groupBy({ by: ['chain', 'windowId'], where: { OR: named }, _count: true });
      const counts = new Map(counted.map(({ chain, windowId, _count }) => [`${chain} ${windowId}`, _count]));
      return windows.map(({ chain, id }) => counts.get(`${chain} ${id}`) ?? 0);
    },
  };
}

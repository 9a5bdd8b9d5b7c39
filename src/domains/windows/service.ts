import { AppError } from '@income-series/protocol/errors/app-error';
import type { Chains } from '../../chains/index.ts';
import type { Caller } from '../../core/caller.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { findSeries } from '../series/index.ts';
import { type PreparedCall, requireRevealPhase, requireWallet, type TransactionService } from '../transaction/index.ts';
import type { WindowInput } from './model/index.ts';
import type { WindowsChain } from './model/ports.ts';
import { checkWindowCall } from './rules.ts';

/** The key of a window's row. */
export interface WindowKey {
  readonly chain: string;
  readonly id: string;
}

export interface WindowsService {
  /**
   * Builds one call of a trading window for a wallet. The simulation checks the window's phase. Only the phase of a reveal is
   * checked first, because the service must not learn an order's price earlier.
   * @throws NOT_FOUND, CALL_NOT_ON_CHAIN for a series on a curve, BAD_INPUT, WRONG_STATE, WALLET_NOT_LINKED, CHAIN_UNAVAILABLE
   */
  prepare(caller: Caller, input: WindowInput): Promise<PreparedCall>;
  /** Counts the orders of windows with one statement; the counts are in the order of `windows`. */
  orderCounts(windows: readonly WindowKey[]): Promise<readonly number[]>;
}

/** Creates the service of trading windows. */
export function createWindowsService(deps: {
  readonly db: PrismaClient;
  readonly chains: Chains<WindowsChain>;
  readonly transactions: TransactionService;
}): WindowsService {
  const { db, chains, transactions } = deps;
  return {
    async prepare(caller, { chain, wallet, call }) {
      const { phase } = await findSeries(db, chain, call.seriesKey, { phase: true });
      if (phase === null) throw new AppError('CALL_NOT_ON_CHAIN');
      checkWindowCall(call);
      if (call.kind === 'revealOrder')
        requireRevealPhase('trading window', (await chains.of(chain).window(call.seriesKey)).value.phase);
      const deadline = await findDeadline(db, chain, call);
      return transactions.build({ caller, wallet: requireWallet(caller, chain, wallet), call, deadline });
    },

    async orderCounts(windows) {
      const byChain = [...new Set(windows.map(({ chain }) => chain))].map((name) => ({
        chain: name,
        windowId: { in: windows.flatMap(({ chain, id }) => (chain === name ? [id] : [])) },
      }));
      const groups = await db.windowOrder.groupBy({ by: ['chain', 'windowId'], where: { OR: byChain }, _count: true });
      const counts = new Map(groups.map(({ chain, windowId, _count }) => [`${chain} ${windowId}`, _count]));
      return windows.map(({ chain, id }) => counts.get(`${chain} ${id}`) ?? 0);
    },
  };
}

/** Finds the end of the phase of the series' last window in which a commitment or a reveal can succeed; null for other calls. */
async function findDeadline(
  db: PrismaClient,
  chain: string,
  { kind, seriesKey }: WindowInput['call'],
): Promise<Date | null> {
  if (kind !== 'commitOrder' && kind !== 'revealOrder') return null;
  const window = await db.tradingWindow.findFirst({
    where: { chain, seriesKey },
    orderBy: { window: 'desc' },
    select: { commitEndsAt: true, revealEndsAt: true },
  });
  return (kind === 'commitOrder' ? window?.commitEndsAt : window?.revealEndsAt) ?? null;
}

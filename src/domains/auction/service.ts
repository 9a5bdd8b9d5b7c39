import { AppError } from '../../core/errors/app-error.ts';
import type { Address } from '../../core/hex.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { Caller, SaveBuilt, TransactionService } from '../transaction/index.ts';
import type { RaiseInput } from './model.ts';
import { checkRaiseCall } from './rules.ts';

export interface AuctionService {
  /**
   * Builds one step of a raise for a wallet. Whether the raise is in the phase for it, the simulation says.
   * @throws NOT_FOUND, BAD_INPUT, NOT_ISSUER, WALLET_NOT_LINKED, CHAIN_UNAVAILABLE
   */
  prepare(caller: Caller, input: RaiseInput): Promise<SaveBuilt>;
}

export function createAuctionService(deps: {
  readonly db: PrismaClient;
  readonly transactions: TransactionService;
}): AuctionService {
  const { db, transactions } = deps;
  return {
    async prepare(caller, { seriesKey, wallet, call }) {
      const series = await db.series.findUnique({ where: { key: seriesKey }, select: { issuer: true } });
      if (series === null) throw new AppError('NOT_FOUND');
      checkRaiseCall(call, wallet, series.issuer as Address);
      return transactions.build({ caller, wallet, call, seriesKey });
    },
  };
}

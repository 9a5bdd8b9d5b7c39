import { AppError } from '@income-series/protocol/errors/app-error';
import type { Chains } from '../../chains/index.ts';
import type { Caller } from '../../core/caller.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { findSeries } from '../series/index.ts';
import { type PreparedCall, requireRevealPhase, requireWallet, type TransactionService } from '../transaction/index.ts';
import { type DemandQuery, type DemandStep, demandCurves } from './demand.ts';
import type { RaiseInput } from './model/index.ts';
import type { AuctionChain } from './model/ports.ts';
import { checkRaiseCall } from './rules.ts';

/** Builds the calls of raises and reads their demand. */
export interface AuctionService {
  /**
   * Builds a call of a raise for a wallet. The simulation checks the phase. Only for `revealBid` the phase is checked first,
   * because a built transaction is stored and would reveal the price too early.
   * @throws NOT_FOUND, CALL_NOT_ON_CHAIN for a series on a curve, BAD_INPUT, NOT_ISSUER, WRONG_STATE, WALLET_NOT_LINKED, CHAIN_UNAVAILABLE
   */
  prepare(caller: Caller, input: RaiseInput): Promise<PreparedCall>;

  /** Reads the demand curves of raises, in the order of `queries` (see `demandCurves`). */
  demandCurves(queries: readonly DemandQuery[]): Promise<DemandStep[][]>;
}

/** Creates the service of raises. */
export function createAuctionService(deps: {
  readonly db: PrismaClient;
  readonly chains: Chains<AuctionChain>;
  readonly transactions: TransactionService;
}): AuctionService {
  const { db, chains, transactions } = deps;
  return {
    async prepare(caller, { chain, wallet, call }) {
      const { seriesKey } = call;
      const columns = { issuer: true, phase: true, commitEndsAt: true, revealEndsAt: true } as const;
      const series = await findSeries(db, chain, seriesKey, columns);
      if (series.phase === null) throw new AppError('CALL_NOT_ON_CHAIN');
      checkRaiseCall(call, wallet, series.issuer);
      if (call.kind === 'revealBid')
        requireRevealPhase('raise', (await chains.of(chain).series(seriesKey)).value.phase);
      const deadlines: Partial<Record<typeof call.kind, Date | null>> = {
        commitBid: series.commitEndsAt,
        revealBid: series.revealEndsAt,
      };
      const deadline = deadlines[call.kind] ?? null;
      return transactions.build({ caller, wallet: requireWallet(caller, chain, wallet), call, seriesKey, deadline });
    },
    demandCurves: (queries) => demandCurves(db, queries),
  };
}

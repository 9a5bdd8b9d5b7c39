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
import { type CurveQuestion, type DemandStep, demandCurves } from './demand.ts';
import type { RaiseInput } from './model.ts';
import type { AuctionChain } from './ports.ts';
import { checkRaiseCall } from './rules.ts';

export interface AuctionService {
  /**
   * Builds one step of a raise for a wallet. Whether the raise is in the phase for it, the simulation says; only what a
   * bid holds is not taken before its phase, since a built transaction is kept.
   * @throws NOT_FOUND, CALL_NOT_ON_CHAIN, BAD_INPUT, NOT_ISSUER, WRONG_STATE, WALLET_NOT_LINKED, CHAIN_UNAVAILABLE
   */
  prepare(caller: Caller, input: RaiseInput): Promise<PreparedCall>;

  /** The demand of several raises, as `demandCurves` says, in the order asked for. */
  demandCurves(asked: readonly CurveQuestion[]): Promise<DemandStep[][]>;
}

export function createAuctionService(deps: {
  readonly db: PrismaClient;
  readonly chains: Chains<AuctionChain>;
  readonly transactions: TransactionService;
}): AuctionService {
  const { db, chains, transactions } = deps;
  return {
    async prepare(caller, { chain, wallet, call }) {
      const { seriesKey } = call;
      const series = await findSeries(db, chain, seriesKey, { issuer: true });
      requireEvm(chains.of(chain));
      checkRaiseCall(call, wallet, series.issuer);
      if (call.kind === 'revealBid')
        requireRevealPhase('raise', (await chains.of(chain).series(seriesKey)).value.phase);
      return transactions.build({ caller, wallet: requireWallet(caller, chain, wallet), call, seriesKey });
    },
    demandCurves: (asked) => demandCurves(db, asked),
  };
}

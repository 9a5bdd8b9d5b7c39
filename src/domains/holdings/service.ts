import type { Chains } from '../../chains/index.ts';
import type { Address } from '../../core/address.ts';
import type { Caller } from '../../core/caller.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Bytes32 } from '../../core/hex.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { findSeries } from '../series/index.ts';
import { type PreparedCall, requireWallet, type TransactionService } from '../transaction/index.ts';
import { type ClaimService, createClaimService } from './claims.ts';
import type { StepInput } from './model.ts';
import type { HoldingsChain } from './ports.ts';
import { type HolderStatement, loadStatements, type PositionKey } from './statements.ts';

export interface HoldingsService extends ClaimService {
  /** Builds a step of a series' lifecycle after its raise. @throws NOT_FOUND, WALLET_NOT_LINKED, CHAIN_UNAVAILABLE */
  prepareStep(caller: Caller, input: StepInput): Promise<PreparedCall>;
  /** What each position could be paid now, base units: one round to the node a series. @throws CHAIN_UNAVAILABLE */
  claimable(positions: readonly PositionKey[]): Promise<readonly bigint[]>;
  /** What each position earned and was paid, as of the last indexed block; null where there is none. One statement. */
  statements(positions: readonly PositionKey[]): Promise<readonly (HolderStatement | null)[]>;
}

export function createHoldingsService(deps: {
  readonly db: PrismaClient;
  readonly chains: Chains<HoldingsChain>;
  readonly transactions: TransactionService;
}): HoldingsService {
  const { db, chains, transactions } = deps;

  const prepareStep: HoldingsService['prepareStep'] = async (caller, { chain, wallet, call }) => {
    await findSeries(db, chain, call.seriesKey, { key: true });
    return transactions.build({ caller, wallet: requireWallet(caller, chain, wallet), call });
  };

  return {
    prepareStep,
    ...createClaimService(deps),

    async claimable(positions) {
      const asked = new Map<string, { chain: string; seriesKey: Bytes32; holders: Set<Address> }>();
      for (const { chain, seriesKey, holder } of positions) {
        const of = asked.get(`${chain} ${seriesKey}`) ?? { chain, seriesKey, holders: new Set() };
        of.holders.add(holder);
        asked.set(`${chain} ${seriesKey}`, of);
      }
      const rounds = [...asked].map(async ([series, { chain, seriesKey, holders }]) => {
        const { value } = await chains.of(chain).holdings(seriesKey, [...holders]);
        return [series, value] as const;
      });
      const bySeries = new Map(await Promise.all(rounds));
      return positions.map(({ chain, seriesKey, holder }) => {
        const read = bySeries.get(`${chain} ${seriesKey}`)?.get(holder);
        if (read === undefined) throw new AppError('CHAIN_UNAVAILABLE');
        return read.claimable;
      });
    },

    statements: (positions) => loadStatements(db, positions),
  };
}

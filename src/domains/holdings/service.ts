import type { Chains } from '../../chains/index.ts';
import type { Address } from '../../core/address.ts';
import type { Caller } from '../../core/caller.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Bytes32 } from '../../core/hex.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { findSeries } from '../series/index.ts';
import { type PreparedCall, requireWallet, type TransactionService } from '../transaction/index.ts';
import type { ClaimInput, StepInput } from './model.ts';
import type { HoldingsChain } from './ports.ts';
import { type HolderStatement, loadStatements, type PositionKey } from './statements.ts';

export interface HoldingsService {
  /**
   * Builds a claim. A claim of zero is a transaction like any other.
   * @throws NOT_FOUND, WALLET_NOT_LINKED, CHAIN_UNAVAILABLE
   */
  prepareClaim(caller: Caller, input: ClaimInput): Promise<PreparedCall>;
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
    async prepareClaim(caller, { chain, seriesKey, wallet: asked, holder, kind }) {
      await findSeries(db, chain, seriesKey, { key: true });
      const wallet = requireWallet(caller, chain, asked);
      const call = { kind, seriesKey, holder };
      // What is claimable is the sum of payout and tail: it does not say whether the tail is part of it.
      if (kind === 'claimTail') return transactions.build({ caller, wallet, call });
      const { value } = await chains.of(chain).holdings(seriesKey, [holder]);
      const pays = (value.get(holder)?.claimable ?? 0n) > 0n;
      return transactions.build({ caller, wallet, call: { ...call, pays } });
    },

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

import type { Address } from '@income-series/protocol/address';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { Chains } from '../../chains/index.ts';
import type { Caller } from '../../core/caller.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { findSeries } from '../series/index.ts';
import { type ContractCall, type PreparedCall, requireWallet, type TransactionService } from '../transaction/index.ts';
import { type ClaimService, createClaimService } from './claims.ts';
import type { StepInput } from './model/index.ts';
import type { HoldingsChain } from './model/ports.ts';
import { type HolderStatement, loadStatements, type PositionKey } from './statements.ts';

/** Positions of wallets, their claims and statements, and the lifecycle of series. */
export interface HoldingsService extends ClaimService {
  /** Builds a call of a series' lifecycle after its raise. @throws NOT_FOUND, WALLET_NOT_LINKED, CHAIN_UNAVAILABLE */
  prepareStep(caller: Caller, input: StepInput): Promise<PreparedCall>;
  /** Reads the money that each position could claim now, in base units, by one round of calls a series. @throws CHAIN_UNAVAILABLE */
  claimable(positions: readonly PositionKey[]): Promise<readonly bigint[]>;
  /** Reads the statements of positions by one SQL statement, as of the last indexed block; null for an unknown position. */
  statements(positions: readonly PositionKey[]): Promise<readonly (HolderStatement | null)[]>;
}

/** Creates the service of holdings. */
export function createHoldingsService(deps: {
  readonly db: PrismaClient;
  readonly chains: Chains<HoldingsChain>;
  readonly transactions: TransactionService;
}): HoldingsService {
  const { db, chains, transactions } = deps;

  const prepareStep: HoldingsService['prepareStep'] = async (caller, { chain, wallet, call }) => {
    const { buyOutLapsesAt } = await findSeries(db, chain, call.seriesKey, { buyOutLapsesAt: true });
    const signer = requireWallet(caller, chain, wallet);
    const deadline = call.kind === 'buyOut' ? buyOutLapsesAt : null;
    return transactions.build({ caller, wallet: signer, call: await withCharge(chain, call), deadline });
  };

  /** Adds the money of a buy-out to its call, for the preview. Other calls are returned unchanged. */
  async function withCharge(chain: string, call: StepInput['call']): Promise<ContractCall> {
    if (call.kind !== 'buyOut') return call;
    const { value, block } = await chains.of(chain).series(call.seriesKey);
    return { ...call, charge: { payment: value.cap - value.paid, block: block.number } };
  }

  return {
    prepareStep,
    ...createClaimService(deps),

    async claimable(positions) {
      const holdersOf = new Map<string, { chain: string; seriesKey: Bytes32; holders: Set<Address> }>();
      for (const { chain, seriesKey, holder } of positions) {
        const name = `${chain} ${seriesKey}`;
        const series = holdersOf.get(name) ?? { chain, seriesKey, holders: new Set() };
        series.holders.add(holder);
        holdersOf.set(name, series);
      }
      const rounds = [...holdersOf].map(async ([name, { chain, seriesKey, holders }]) => {
        const { value } = await chains.of(chain).holdings(seriesKey, [...holders]);
        return [name, value] as const;
      });
      const bySeries = new Map(await Promise.all(rounds));
      return positions.map(({ chain, seriesKey, holder }) => {
        const holding = bySeries.get(`${chain} ${seriesKey}`)?.get(holder);
        if (holding === undefined) throw new AppError('CHAIN_UNAVAILABLE');
        return holding.claimable;
      });
    },

    statements: (positions) => loadStatements(db, positions),
  };
}

import type { Address } from '@income-series/protocol/address';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { ChainReader, Chains } from '../../chains/index.ts';
import type { Caller } from '../../core/caller.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { findSeries } from '../series/index.ts';
import { type PreparedCall, requireEvm, requireWallet, type TransactionService } from '../transaction/index.ts';
import type { AllowanceCalls } from './calls.ts';

interface AllowanceInput {
  readonly chain: string;
  /** The series that the tokens are paid for. */
  readonly seriesKey: Bytes32;
  /** The wallet that will sign. */
  readonly wallet: Address;
  readonly allowance: AllowanceCalls['approve'];
}

/** Prepares calls that set allowances of the payment token. */
export interface AllowanceService {
  /**
   * Builds `approve` of the payment token for a contract.
   * @throws NOT_FOUND, CALL_NOT_ON_CHAIN, WALLET_NOT_LINKED, CHAIN_UNAVAILABLE
   */
  prepare(caller: Caller, input: AllowanceInput): Promise<PreparedCall>;
}

/** Creates the service that prepares allowances of the payment token on EVM chains. */
export function createAllowanceService(deps: {
  readonly db: PrismaClient;
  readonly chains: Chains<Pick<ChainReader, 'name' | 'kind'>>;
  readonly transactions: TransactionService;
}): AllowanceService {
  const { db, chains, transactions } = deps;
  return {
    async prepare(caller, { chain, seriesKey, wallet, allowance }) {
      await findSeries(db, chain, seriesKey, { key: true });
      requireEvm(chains.of(chain));
      const call = { kind: 'approve', ...allowance } as const;
      return transactions.build({ caller, wallet: requireWallet(caller, chain, wallet), call, seriesKey });
    },
  };
}

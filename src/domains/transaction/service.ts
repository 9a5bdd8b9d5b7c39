import type { Clock } from '../../core/clock.ts';
import type { Address, Bytes32 } from '../../core/hex.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { ContractCall } from './model.ts';
import type { TransactionChain } from './ports.ts';
import { type Caller, previewOf, requireWallet, seriesOf } from './rules.ts';

export interface BuildInput {
  readonly caller: Caller;
  /** The wallet that will sign and send. */
  readonly wallet: Address;
  readonly call: ContractCall;
  /** The series the call is about, where the call itself does not carry its key. */
  readonly seriesKey?: Bytes32;
}

/** The second half of a build: writes the row inside the caller's database transaction and answers its id. */
export type SaveBuilt = (tx: Prisma.TransactionClient) => Promise<string>;

export interface TransactionService {
  /**
   * Checks the wallet, encodes the call and simulates it as that wallet. A call that would revert is built too: its
   * simulation says so.
   *
   * @throws WALLET_NOT_LINKED, CHAIN_UNAVAILABLE
   */
  build(input: BuildInput): Promise<SaveBuilt>;
}

/** How long a simulation is worth something; after that the client builds anew. */
export const TRANSACTION_TTL_MS = 10 * 60 * 1000;

export function createTransactionService(deps: {
  readonly chain: TransactionChain;
  readonly clock: Clock;
}): TransactionService {
  const { chain, clock } = deps;
  return {
    async build({ caller, wallet, call, seriesKey }) {
      requireWallet(caller, wallet);
      const { request, simulation } = await chain.prepare(wallet, call);
      const now = clock.now();
      const data = {
        accountId: caller.accountId,
        kind: call.kind,
        chain: chain.name,
        wallet,
        seriesKey: seriesKey ?? seriesOf(call),
        request: { ...request },
        preview: previewOf(call).map((line) => ({ ...line })),
        simulation: { ...simulation },
        createdAt: now,
        expiresAt: new Date(now.getTime() + TRANSACTION_TTL_MS),
      };
      return async (tx) => (await tx.builtTransaction.create({ select: { id: true }, data })).id;
    },
  };
}

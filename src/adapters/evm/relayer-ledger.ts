import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import type { Permit, SentTransaction, SentTransactions } from '../../domains/transaction/index.ts';
import { callHash, callKey, type EncodedCall } from './calls.ts';
import type { Sent } from './relayer-model.ts';
import type { Signer } from './relayer-signer.ts';

/** An account's pending transactions: those that this process follows, and the rows that processes with the same key share. */
export interface Ledger {
  readonly permit: Permit;
  /** The followed transaction of a call, by contract and calldata. */
  transactionOf(call: EncodedCall): Sent | undefined;
  /** The followed transactions in the order of their nonces. */
  all(): readonly Sent[];
  rows(): Promise<readonly SentTransaction[]>;
  /** Rebuilds a transaction from a row, so that it can be sent again. */
  read(row: SentTransaction, call: EncodedCall): Promise<Sent>;
  /** Makes this process follow a transaction. */
  follow(sent: Sent): void;
  /**
   * Stores a transaction before it goes to the node, in place of the one with the hash `replaced`, and follows it. False if
   * another process took the nonce first. Errors of the permit are thrown.
   */
  write(sent: Sent, replaced: Bytes32 | undefined, permit: Permit): Promise<boolean>;
  /** Removes the rows of nonces below `nextNonce`. Removes the row of `finished` too, and this process stops following it. */
  remove(nextNonce: number, finished?: Sent): Promise<void>;
  /** Makes this process stop following the transactions of nonces below `nextNonce`. */
  forget(nextNonce: number): void;
}

function rowOf({ call, versions, ...sent }: Sent): SentTransaction {
  return { ...sent, callHash: callHash(call), versions: versions.map(({ hash, price }) => ({ hash, ...price })) };
}

/** Creates a ledger; without `stored`, this process must be the only one that sends from the account. */
export function createLedger(from: EvmAddress, signer: Pick<Signer, 'signAtPrice'>, stored?: SentTransactions): Ledger {
  const followed = new Map<string, Sent>();
  const follow = (transaction: Sent) => void followed.set(callKey(transaction.call), transaction);

  return {
    permit: stored?.alwaysPermit ?? (async () => {}),
    transactionOf: (call) => followed.get(callKey(call)),
    all: () => [...followed.values()].sort((a, b) => a.nonce - b.nonce),
    rows: async () => (await stored?.list(from)) ?? [],
    follow,

    async read({ callHash: _, versions, ...row }, call) {
      const signing = versions.map(({ hash: __, ...price }) => signer.signAtPrice({ ...row, call }, price));
      return { ...row, call, versions: await Promise.all(signing) };
    },

    async write(transaction, replaced, permit) {
      let isFirst = true;
      await permit(async (tx) => {
        if (stored === undefined) return;
        isFirst = await stored.save(tx, from, rowOf(transaction), replaced);
      });
      if (isFirst) follow(transaction);
      return isFirst;
    },

    async remove(nextNonce, finished) {
      if (finished !== undefined) followed.delete(callKey(finished.call));
      await stored?.remove(from, nextNonce, finished && rowOf(finished));
    },

    forget(nextNonce) {
      for (const { call, nonce } of followed.values()) if (nonce < nextNonce) followed.delete(callKey(call));
    },
  };
}

/** True if a transaction's own process did not replace it within twice `after` blocks, so that another process may replace it. */
export const isAbandoned = ({ since }: Pick<Sent, 'since'>, head: bigint, after: number): boolean =>
  head >= since + BigInt(2 * after) || since > head + BigInt(2 * after); // the second case: the chain restarted at a lower height

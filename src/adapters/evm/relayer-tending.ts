import type { EvmAddress } from '@income-series/protocol/hex';
import type { Permit, SentTransaction } from '../../domains/transaction/index.ts';
import { callHash } from './calls.ts';
import type { GuardedClient } from './client.ts';
import type { OfferFailure } from './relayer-errors.ts';
import { fillGap } from './relayer-gap.ts';
import { isAbandoned, type Ledger } from './relayer-ledger.ts';
import { lastOf, type Sent } from './relayer-model.ts';
import type { RelayerNode } from './relayer-node.ts';
import { isBelow, priceAt, replacementPriceUpTo } from './relayer-price.ts';
import type { Signer } from './relayer-signer.ts';
import { type FeeData, readFees } from './transactions.ts';

export interface RelayerParts {
  readonly from: EvmAddress;
  readonly guarded: GuardedClient;
  readonly node: RelayerNode;
  readonly signer: Signer;
  readonly ledger: Ledger;
  /** The number of blocks after which a waiting transaction is replaced. */
  readonly replaceAfter: number;
}

/** The pending transactions of all processes at a height. */
export interface PendingRows {
  readonly rows: readonly SentTransaction[];
  readonly head: bigint;
}

export const NOTHING: PendingRows = { rows: [], head: 0n };

/** Sends waiting transactions again. */
export interface Tending {
  offerAgain(transaction: Sent, permit: Permit): Promise<OfferFailure | null>;
  /** Sends all waiting transactions again, with those that other processes abandoned. */
  tendAll(permit: Permit): Promise<PendingRows>;
}

/** Creates the functions that offer an account's waiting transactions again, with higher prices where they are due. */
export function createTending({ from, guarded, node, signer, ledger, replaceAfter }: RelayerParts): Tending {
  const { offer, progress } = node;
  const readCurrentFees = () => guarded.ask((client) => readFees(guarded, client));

  /**
   * Offers a transaction again, because a node may have dropped it silently. The price is raised if the transaction waited
   * for `replaceAfter` blocks or is too cheap for the next block.
   */
  async function offerAt(fees: FeeData, transaction: Sent, permit: Permit): Promise<OfferFailure | null> {
    const { price } = lastOf(transaction);
    const isDue = fees.height >= transaction.since + BigInt(replaceAfter);
    const next =
      isDue || isBelow(price, fees) ? replacementPriceUpTo(price, priceAt(fees), transaction.mostPerGas) : null;
    if (next === null && !isDue) {
      await permit();
      return offer(lastOf(transaction));
    }
    const versions = next === null ? [] : [await signer.signAtPrice(transaction, next)];
    const nextVersion = { ...transaction, versions: [...transaction.versions, ...versions], since: fees.height };
    const isFirst = await ledger.write(nextVersion, lastOf(transaction).hash, permit);
    return isFirst ? offer(lastOf(nextVersion)) : null;
  }

  /** Follows the transactions that other processes abandoned, and the replacements that other processes made of this process's
   * transactions. */
  async function takeOver(rows: readonly SentTransaction[], head: bigint): Promise<void> {
    const followedByNonce = new Map(ledger.all().map((transaction) => [transaction.nonce, transaction]));
    for (const row of rows) {
      const followed = followedByNonce.get(row.nonce);
      const isAnotherCall = followed === undefined || callHash(followed.call) !== row.callHash;
      if (isAnotherCall ? !isAbandoned(row, head, replaceAfter) : lastOf(followed).hash === row.versions.at(-1)?.hash)
        continue;
      const call = isAnotherCall ? await node.waitingCall(row.versions.map(({ hash }) => hash)) : followed.call;
      if (call !== undefined && callHash(call) === row.callHash) ledger.follow(await ledger.read(row, call));
    }
  }

  async function tendAll(permit: Permit): Promise<PendingRows> {
    const storedRows = await ledger.rows();
    if (storedRows.length === 0 && ledger.all().length === 0) return NOTHING;
    const [{ used, pending }, fees] = await Promise.all([progress(), readCurrentFees()]);
    const head = fees.height;
    ledger.forget(used);
    await ledger.remove(used);
    const rows = storedRows.filter(({ nonce }) => nonce >= used);
    await takeOver(rows, head);
    await fillGap({ from, signer, ledger, fees, replaceAfter }, rows, pending, permit);
    for (const transaction of ledger.all()) await offerAt(fees, transaction, permit);
    return { rows, head };
  }

  return {
    offerAgain: async (transaction, permit) => offerAt(await readCurrentFees(), transaction, permit),
    tendAll: tendAll,
  };
}

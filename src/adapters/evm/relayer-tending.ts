import type { EvmAddress } from '../../core/hex.ts';
import type { Permit, SentTransaction } from '../../domains/transaction/index.ts';
import { callHash } from './calls.ts';
import type { GuardedClient } from './client.ts';
import type { OfferFailure } from './relayer-errors.ts';
import { fillGap } from './relayer-gap.ts';
import { isAbandoned, type Ledger } from './relayer-ledger.ts';
import { lastOf, type Sent } from './relayer-model.ts';
import type { RelayerNode } from './relayer-node.ts';
import { isBelow, priceAt, replacing } from './relayer-price.ts';
import type { Signer } from './relayer-signer.ts';
import { type FeeData, readFees } from './transactions.ts';

export interface RelayerParts {
  readonly from: EvmAddress;
  readonly guarded: GuardedClient;
  readonly node: RelayerNode;
  readonly signer: Signer;
  readonly ledger: Ledger;
  /** Blocks. */
  readonly replaceAfter: number;
}

/** What is on its way, of all processes, at a height. */
export interface Tended {
  readonly rows: readonly SentTransaction[];
  readonly head: bigint;
}

export const NOTHING: Tended = { rows: [], head: 0n };

/** Sends again what waits. */
export interface Tending {
  offerAgain(transaction: Sent, permit: Permit): Promise<OfferFailure | null>;
  /** All of it, of other processes what they gave up. */
  tended(permit: Permit): Promise<Tended>;
}

export function createTending({ from, guarded, node, signer, ledger, replaceAfter }: RelayerParts): Tending {
  const { offer, progress } = node;
  const readNow = () => guarded.ask((client) => readFees(guarded, client));

  /**
   * Offers a transaction again, as a node may have dropped it without an answer: for more where it waited for some blocks, or
   * no block takes its price.
   */
  async function offerAt(fees: FeeData, transaction: Sent, permit: Permit): Promise<OfferFailure | null> {
    const { price } = lastOf(transaction);
    const isDue = fees.height >= transaction.since + BigInt(replaceAfter);
    const next = isDue || isBelow(price, fees) ? replacing(price, priceAt(fees), transaction.mostPerGas) : null;
    if (next === null && !isDue) {
      await permit();
      return offer(lastOf(transaction));
    }
    const versions = next === null ? [] : [await signer.signed(transaction, next)];
    const again = { ...transaction, versions: [...transaction.versions, ...versions], since: fees.height };
    const isFirst = await ledger.write(again, lastOf(transaction).hash, permit);
    return isFirst ? offer(lastOf(again)) : null;
  }

  /** Follows what other processes gave up, or replaced before this one did. */
  async function takeOver(rows: readonly SentTransaction[], head: bigint): Promise<void> {
    const own = new Map(ledger.all().map((one) => [one.nonce, one]));
    for (const row of rows) {
      const mine = own.get(row.nonce);
      const isOther = mine === undefined || callHash(mine.call) !== row.callHash;
      if (isOther ? !isAbandoned(row, head, replaceAfter) : lastOf(mine).hash === row.versions.at(-1)?.hash) continue;
      const call = isOther ? await node.waitingCall(row.versions.map(({ hash }) => hash)) : mine.call;
      if (call !== undefined && callHash(call) === row.callHash) ledger.follow(await ledger.read(row, call));
    }
  }

  async function tended(permit: Permit): Promise<Tended> {
    const found = await ledger.rows();
    if (found.length === 0 && ledger.all().length === 0) return NOTHING;
    const [{ used, pending }, fees] = await Promise.all([progress(), readNow()]);
    const head = fees.height;
    ledger.forget(used);
    await ledger.remove(used);
    const rows = found.filter(({ nonce }) => nonce >= used);
    await takeOver(rows, head);
    await fillGap({ from, signer, ledger, fees, replaceAfter }, rows, pending, permit);
    for (const transaction of ledger.all()) await offerAt(fees, transaction, permit);
    return { rows, head };
  }

  return { offerAgain: async (transaction, permit) => offerAt(await readNow(), transaction, permit), tended };
}

import type { Permit } from '../../domains/transaction/index.ts';
import { callKey, type EncodedCall } from './calls.ts';
import type { GuardedClient } from './client.ts';
import type { OfferFailure } from './relayer-errors.ts';
import type { Sent, Signed, Unsent } from './relayer-model.ts';
import type { RelayerNode } from './relayer-node.ts';
import { priceAt, replacing } from './relayer-price.ts';
import type { Encoded, Signer } from './relayer-signer.ts';
import { readFees } from './transactions.ts';

/** How often a call is signed where nonces are taken meanwhile. */
const ATTEMPTS = 4;
const COLLISIONS: readonly OfferFailure[] = ['NONCE_USED', 'NONCE_TAKEN'];

const last = ({ versions }: Sent): Signed => versions.at(-1) as Signed;

/** What was sent, by contract and calldata, until its nonce is used. One change at a time. */
export interface Pool {
  /** The transaction of a call whose nonce is not used yet. */
  of(call: EncodedCall): Sent | undefined;
  drop(call: EncodedCall): void;
  /**
   * Signs a call, or takes what was signed for it before, and offers it to the node. Where another process with the same
   * key was first with a nonce, the call is signed again for the next one, if the contract then still takes it. Says why
   * where nothing is on its way.
   */
  send(call: Encoded, permit: Permit, maxCost?: bigint): Promise<Sent | Unsent>;
  /** Removes transactions whose nonce is used, and sends the others again, so that nothing waits behind a gap. */
  tend(permit: Permit): Promise<void>;
}

/** `replaceAfter`: blocks. */
export function createPool(guarded: GuardedClient, node: RelayerNode, signer: Signer, replaceAfter: number): Pool {
  const { offer, progress, statusOf } = node;
  const sent = new Map<string, Sent>();
  const taken = () => new Set([...sent.values()].map(({ nonce }) => nonce));

  /** Offers a transaction again, for more where it waited for some blocks: a node may have dropped it without an answer. */
  async function offerAgain(transaction: Sent, head: bigint, permit: Permit): Promise<void> {
    if (head < transaction.since + BigInt(replaceAfter)) {
      await permit();
      await offer(last(transaction));
      return;
    }
    const now = priceAt(await guarded.ask((client) => readFees(guarded, client)));
    const price = replacing(last(transaction).price, now, transaction.mostPerGas);
    const version = price === null ? last(transaction) : await signer.signed(transaction, price);
    const versions = price === null ? transaction.versions : [...transaction.versions, version];
    await permit();
    sent.set(callKey(transaction.call), { ...transaction, versions, since: head });
    await offer(version);
  }

  async function tend(permit: Permit): Promise<void> {
    if (sent.size === 0) return;
    const { used, head } = await progress();
    const inOrder = [...sent.values()].sort((a, b) => a.nonce - b.nonce);
    for (const transaction of inOrder) {
      if (transaction.nonce < used) sent.delete(callKey(transaction.call));
      else await offerAgain(transaction, head, permit);
    }
  }

  async function send(
    call: Encoded,
    permit: Permit,
    maxCost: bigint | undefined,
    attempts = ATTEMPTS,
  ): Promise<Sent | Unsent> {
    const earlier = sent.get(callKey(call));
    if (earlier === undefined) await tend(permit);
    const transaction = earlier ?? (await signer.sign(call, maxCost, taken()));
    if ('outcome' in transaction) return transaction;
    await permit();
    sent.set(callKey(call), transaction); // before it is offered: an answer that is lost loses no transaction
    const failure = await offer(last(transaction));
    if (failure === null || failure === 'KNOWN') return transaction;
    if (failure === 'NONCE_USED' && (await statusOf(transaction)).mined !== null) return transaction;
    if (earlier !== undefined && failure === 'NONCE_TAKEN') return transaction; // by a version of its own
    sent.delete(callKey(call));
    if (COLLISIONS.includes(failure) && attempts > 1) return send(call, permit, maxCost, attempts - 1);
    return { outcome: 'NOT_TAKEN', reason: failure, spends: failure === 'REJECTED' };
  }

  const inTurn = createTurns();
  return {
    of: (call) => sent.get(callKey(call)),
    drop: (call) => void sent.delete(callKey(call)),
    send: (call, permit, maxCost) => inTurn(() => send(call, permit, maxCost)),
    tend: (permit) => inTurn(() => tend(permit)),
  };
}

/** Runs each after everything that was started before, whether that succeeded or failed. */
function createTurns() {
  let turn: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work, work);
    turn = mine.catch(() => undefined);
    return mine;
  };
}

import { type Budget, bookingsOf, type Permit, type SentTransaction } from '../../domains/transaction/index.ts';
import { callHash, type EncodedCall } from './calls.ts';
import type { OfferFailure } from './relayer-errors.ts';
import { isAbandoned } from './relayer-ledger.ts';
import { lastOf, type Sent, type Unsent } from './relayer-model.ts';
import type { Encoded, Nonces } from './relayer-signer.ts';
import { createTending, NOTHING, type RelayerParts } from './relayer-tending.ts';

/** The maximum number of signatures of a call, if other processes take its nonces. */
const ATTEMPTS = 4;
const COLLISIONS: readonly OfferFailure[] = ['NONCE_USED', 'NONCE_TAKEN'];

/** The pending transactions of an account until their nonces are used; one change at a time. */
export interface RelayerPool {
  /** The followed transaction of a call. */
  transactionOf(call: EncodedCall): Sent | undefined;
  /** The pending transaction of a call, of this or another process. */
  find(call: EncodedCall): Promise<Sent | undefined>;
  /** Makes this process stop following a transaction, because a block includes it or another transaction took its nonce. */
  drop(transaction: Sent, nextNonce: number): Promise<void>;
  /**
   * Sends a call's transaction, signed now or earlier by this or another process. If another process with the same key took
   * the nonce first, the call is signed again for the next nonce, provided that the contract still accepts the call. An `Unsent`
   * result has the reason.
   */
  send(call: Encoded, permit: Permit, budget?: Budget): Promise<Sent | Unsent>;
  /** Sends waiting transactions again, at a higher price after some blocks, and fills gaps in the nonces. */
  tend(permit: Permit): Promise<void>;
}

/** Creates the pool of one account. It queues `send` and `tend`, because two of them at once could choose the same nonce. */
export function createPool(parts: RelayerParts): RelayerPool {
  const { node, signer, ledger } = parts;
  const { offer, progress, statusOf, tookNonce } = node;
  const { offerAgain, tendAll } = createTending(parts);

  /** True if a block includes the transaction, whether or not the node shows its receipt yet. */
  async function isIncluded(transaction: Sent): Promise<boolean> {
    const { mined, head } = await statusOf(transaction);
    return mined !== null || (await tookNonce(transaction, head)) === true;
  }

  /** Offers an earlier transaction again and follows it whatever the node answers, unless another one took its nonce. */
  async function offerEarlier(transaction: Sent, permit: Permit): Promise<Sent | Unsent | OfferFailure> {
    const failure = await offerAgain(transaction, permit);
    if (failure === 'INSUFFICIENT_FUNDS') return { outcome: 'NOT_TAKEN', reason: failure, spends: true };
    if (failure !== 'NONCE_USED' || (await isIncluded(transaction)))
      return ledger.transactionOf(transaction.call) ?? transaction;
    await ledger.remove(0, transaction);
    return failure;
  }

  /** Offers a call to the node, by its earlier transaction or a new one. */
  async function offerCall(call: Encoded, permit: Permit, budget?: Budget): Promise<Sent | Unsent | OfferFailure> {
    const { rows, head } = ledger.transactionOf(call) === undefined ? await tendAll(permit) : NOTHING;
    const earlier = await findEarlier(ledger, call, rows, { permit, budget });
    if (earlier !== undefined) return offerEarlier(earlier, permit);
    const nonces = usedNonces(parts, rows, head);
    const transaction = await signer.sign(call, budget, nonces);
    if ('outcome' in transaction) return transaction;
    const abandoned = nonces.abandoned.get(transaction.nonce)?.versions.at(-1)?.hash;
    if (!(await ledger.write(transaction, abandoned, permit))) return 'NONCE_TAKEN';
    const failure = await offer(lastOf(transaction));
    if (failure === null || failure === 'KNOWN') return transaction;
    if (failure === 'NONCE_USED' && (await isIncluded(transaction))) return transaction;
    await ledger.remove(0, transaction);
    return failure;
  }

  async function send(call: Encoded, permit: Permit, budget?: Budget): Promise<Sent | Unsent> {
    for (let attemptsLeft = ATTEMPTS - 1; ; attemptsLeft -= 1) {
      const result = await offerCall(call, permit, budget);
      if (typeof result !== 'string') return result;
      if (!COLLISIONS.includes(result) || attemptsLeft === 0)
        return { outcome: 'NOT_TAKEN', reason: result, spends: result === 'REJECTED' };
    }
  }

  const enqueue = createQueue();
  return {
    transactionOf: ledger.transactionOf,
    async find(call) {
      const followed = ledger.transactionOf(call);
      if (followed !== undefined) return followed;
      const row = (await ledger.rows()).find((stored) => stored.callHash === callHash(call));
      if (row === undefined || (await progress()).used > row.nonce) return undefined;
      return ledger.read(row, call);
    },
    drop: (transaction, nextNonce) => ledger.remove(nextNonce, transaction),
    send: (call, permit, budget) => enqueue(() => send(call, permit, budget)),
    tend: (permit) => enqueue(async () => void (await tendAll(permit))),
  };
}

/** The permit to send, and the budget that was booked for it. */
interface Booking {
  readonly permit: Permit;
  readonly budget: Budget | undefined;
}

/** The nonces in use. A row that this process does not follow belongs to another process, until it is abandoned. */
function usedNonces({ ledger, replaceAfter }: RelayerParts, rows: readonly SentTransaction[], head: bigint): Nonces {
  const followed = new Set(ledger.all().map(({ nonce }) => nonce));
  const others = rows.filter(({ nonce }) => !followed.has(nonce));
  const abandoned = others.filter((row) => isAbandoned(row, head, replaceAfter));
  const live = others.filter((row) => !abandoned.includes(row));
  return {
    inUse: new Set([...followed, ...live.map(({ nonce }) => nonce)]),
    abandoned: new Map(abandoned.map((row) => [row.nonce, row])),
  };
}

/** Finds the transaction that was sent earlier for a call, and raises its budget by the new booking. */
async function findEarlier(
  ledger: RelayerParts['ledger'],
  call: Encoded,
  rows: readonly SentTransaction[],
  { permit, budget }: Booking,
): Promise<Sent | undefined> {
  const row = rows.find((stored) => stored.callHash === callHash(call));
  const sent = ledger.transactionOf(call) ?? (row && (await ledger.read(row, call)));
  if (sent === undefined || budget === undefined || budget.maxCost === 0n) {
    if (sent !== undefined) ledger.follow(sent);
    return sent;
  }
  const additions = {
    mostPerGas: sent.mostPerGas + budget.maxCost / sent.gas,
    bookings: [...sent.bookings, ...bookingsOf(budget)],
  };
  const raised = { ...sent, ...additions };
  return (await ledger.write(raised, lastOf(sent).hash, permit)) ? raised : sent;
}

/** Runs jobs one after another, also after one that failed. */
function createQueue() {
  let lastJob: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = lastJob.then(work, work);
    lastJob = result.catch(() => undefined);
    return result;
  };
}

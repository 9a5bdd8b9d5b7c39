import { type Budget, bookingsOf, type Permit, type SentTransaction } from '../../domains/transaction/index.ts';
import { callHash, type EncodedCall } from './calls.ts';
import type { OfferFailure } from './relayer-errors.ts';
import { isAbandoned } from './relayer-ledger.ts';
import { lastOf, type Sent, type Unsent } from './relayer-model.ts';
import type { Encoded, Nonces } from './relayer-signer.ts';
import { createTending, NOTHING, type RelayerParts } from './relayer-tending.ts';

/** How often a call is signed where nonces are taken meanwhile. */
const ATTEMPTS = 4;
const COLLISIONS: readonly OfferFailure[] = ['NONCE_USED', 'NONCE_TAKEN'];

/** What an account has on its way, until its nonces are used. One change at a time. */
export interface RelayerPool {
  /** The transaction of a call that this process follows. */
  of(call: EncodedCall): Sent | undefined;
  /** The same, or one that another process sent; its nonce is not used yet. */
  find(call: EncodedCall): Promise<Sent | undefined>;
  /** No longer followed: a block has it, or another has its nonce. */
  drop(transaction: Sent, used: number): Promise<void>;
  /**
   * Signs a call, or takes what this or another process signed for it before, and offers it to the node. Where another process
   * with the same key was first with a nonce, the call is signed again for the next one, if the contract then still takes it.
   * Says why where nothing is on its way.
   */
  send(call: Encoded, permit: Permit, budget?: Budget): Promise<Sent | Unsent>;
  /** Sends again what waits, for more where it waited for some blocks, so that nothing waits behind a gap. */
  tend(permit: Permit): Promise<void>;
}

export function createPool(parts: RelayerParts): RelayerPool {
  const { node, signer, ledger } = parts;
  const { offer, progress, statusOf } = node;
  const { offerAgain, tended } = createTending(parts);

  /** What was sent before is followed whatever the node says of it now, unless another has its nonce. */
  async function resumed(transaction: Sent, permit: Permit): Promise<Sent | Unsent | OfferFailure> {
    const failure = await offerAgain(transaction, permit);
    if (failure === 'INSUFFICIENT_FUNDS') return { outcome: 'NOT_TAKEN', reason: failure, spends: true };
    if (failure !== 'NONCE_USED' || (await statusOf(transaction)).mined !== null)
      return ledger.of(transaction.call) ?? transaction;
    await ledger.remove(0, transaction);
    return failure;
  }

  /** What is on its way for the call now, or why the node did not take it. */
  async function offered(call: Encoded, permit: Permit, budget?: Budget): Promise<Sent | Unsent | OfferFailure> {
    const { rows, head } = ledger.of(call) === undefined ? await tended(permit) : NOTHING;
    const earlier = await earlierOf(ledger, call, rows, { permit, budget });
    if (earlier !== undefined) return resumed(earlier, permit);
    const nonces = noncesIn(parts, rows, head);
    const transaction = await signer.sign(call, budget, nonces);
    if ('outcome' in transaction) return transaction;
    const abandoned = nonces.abandoned.get(transaction.nonce)?.versions.at(-1)?.hash;
    if (!(await ledger.write(transaction, abandoned, permit))) return 'NONCE_TAKEN';
    const failure = await offer(lastOf(transaction));
    if (failure === null || failure === 'KNOWN') return transaction;
    if (failure === 'NONCE_USED' && (await statusOf(transaction)).mined !== null) return transaction;
    await ledger.remove(0, transaction);
    return failure;
  }

  async function send(call: Encoded, permit: Permit, budget?: Budget): Promise<Sent | Unsent> {
    for (let left = ATTEMPTS - 1; ; left -= 1) {
      const result = await offered(call, permit, budget);
      if (typeof result !== 'string') return result;
      if (!COLLISIONS.includes(result) || left === 0)
        return { outcome: 'NOT_TAKEN', reason: result, spends: result === 'REJECTED' };
    }
  }

  const inTurn = createTurns();
  return {
    of: ledger.of,
    async find(call) {
      const own = ledger.of(call);
      if (own !== undefined) return own;
      const row = (await ledger.rows()).find((one) => one.callHash === callHash(call));
      if (row === undefined || (await progress()).used > row.nonce) return undefined;
      return ledger.read(row, call);
    },
    drop: (transaction, used) => ledger.remove(used, transaction),
    send: (call, permit, budget) => inTurn(() => send(call, permit, budget)),
    tend: (permit) => inTurn(async () => void (await tended(permit))),
  };
}

/** The permit to send, and what was booked for it. */
interface Booking {
  readonly permit: Permit;
  readonly budget: Budget | undefined;
}

/** What is not followed here is another process's, as long as that may be there. */
function noncesIn({ ledger, replaceAfter }: RelayerParts, rows: readonly SentTransaction[], head: bigint): Nonces {
  const own = new Set(ledger.all().map(({ nonce }) => nonce));
  const others = rows.filter(({ nonce }) => !own.has(nonce));
  const abandoned = others.filter((row) => isAbandoned(row, head, replaceAfter));
  const taken = others.filter((row) => !abandoned.includes(row));
  return {
    taken: new Set([...own, ...taken.map(({ nonce }) => nonce)]),
    abandoned: new Map(abandoned.map((row) => [row.nonce, row])),
  };
}

/** What was sent for the call before, for as much more as was booked now. */
async function earlierOf(
  ledger: RelayerParts['ledger'],
  call: Encoded,
  rows: readonly SentTransaction[],
  { permit, budget }: Booking,
): Promise<Sent | undefined> {
  const row = rows.find((one) => one.callHash === callHash(call));
  const sent = ledger.of(call) ?? (row && (await ledger.read(row, call)));
  if (sent === undefined || budget === undefined || budget.maxCost === 0n) {
    if (sent !== undefined) ledger.follow(sent);
    return sent;
  }
  const more = {
    mostPerGas: sent.mostPerGas + budget.maxCost / sent.gas,
    bookings: [...sent.bookings, ...bookingsOf(budget)],
  };
  const raised = { ...sent, ...more };
  return (await ledger.write(raised, lastOf(sent).hash, permit)) ? raised : sent;
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

import { setTimeout as wait } from 'node:timers/promises';
import { solanaAddressOf } from '@income-series/protocol/address';
import { AppError } from '@income-series/protocol/errors/app-error';
import { ed25519 } from '@noble/curves/ed25519.js';
import {
  asJoined,
  type Booking,
  type Budget,
  bookingsOf,
  type CappedRelayer,
  type ContractCall,
  type Permit,
  type PreparedSolanaTransaction,
  type Quote,
  type Sending,
} from '../../domains/transaction/index.ts';
import { kitAddress } from './addresses.ts';
import type { SolanaPlace } from './chain.ts';
import { createGuardedRpc } from './client.ts';
import { INSUFFICIENT_FUNDS } from './errors.ts';
import { MAX_COMPUTE_UNITS, priorityCost, SIGNATURE_COST } from './message.ts';
import { type SignedTransaction, signRequest } from './payer-model.ts';
import { createPayerNode } from './payer-node.ts';
import { createSolanaTransactionBuilder } from './transactions.ts';

export interface PayerConfig extends SolanaPlace {
  /** The Ed25519 key of the account that pays: its 32 private bytes. */
  readonly key: Uint8Array;
  /** The price of transactions for a compute unit, micro-lamports. */
  readonly priorityFee: bigint;
  /** The maximum wait for a transaction's block, ms. */
  readonly waitMs?: number;
}

/** A signed transaction with its booking. */
interface Sent {
  readonly signed: SignedTransaction;
  readonly bookings: readonly Booking[];
}

/** The default wait; less than a request may take, so that the caller learns that a transaction is slow. */
const WAIT_MS = 20_000;
const POLL_MS = 200;
/** The number of polls after which a transaction is sent again, because leaders drop what they have no room for. */
const OFFER_EVERY = 10;
/** The reason of a transaction that no block can include any more. */
const EXPIRED = 'BLOCKHASH_EXPIRED';
/** The reasons of failures that are not the program's: the payer's account is empty, or the node does not know the blockhash. */
const NOT_OF_PROGRAM: ReadonlySet<string> = new Set([INSUFFICIENT_FUNDS, EXPIRED]);

const nameOf = (call: ContractCall): string =>
  JSON.stringify(call, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));
/** A permit that is always given, because relays do not depend on leadership. */
const always: Permit = async () => {};
const relayFailure = (reason: string) => new AppError('RELAY_FAILED', { cause: new Error(reason) });

/**
 * Sends calls that anyone may send, from one account. A call is signed once and sent again until its blockhash expires, so
 * that no call is paid for twice. A repeated call waits for the same transaction. Errors have names only.
 */
export function createSolanaPayer(options: PayerConfig): CappedRelayer {
  const { key, priorityFee, waitMs = WAIT_MS, programId, tokenMint, ...place } = options;
  const address = solanaAddressOf(ed25519.getPublicKey(key));
  const guarded = createGuardedRpc({ ...place, program: kitAddress(programId), token: kitAddress(tokenMint) });
  const { prepare } = createSolanaTransactionBuilder(guarded, priorityFee);
  const node = createPayerNode(guarded);
  /** The signed transactions by call, until a block includes them or their blockhash expires. */
  const sent = new Map<string, Sent>();
  const waiting = new Map<string, Promise<Sending>>();

  async function outcome(name: string, { signed, bookings }: Sent, deadline: number, permit: Permit): Promise<Sending> {
    for (let looks = 0; performance.now() < deadline; looks += 1) {
      if (looks % OFFER_EVERY === 0) {
        await permit();
        await node.offer(signed);
      }
      const state = await node.follow(signed);
      if (state !== 'WAITING') {
        sent.delete(name);
        return state === 'EXPIRED' ? { outcome: 'REFUSED', reason: EXPIRED, bookings } : { ...state, bookings };
      }
      await wait(POLL_MS);
    }
    return { outcome: 'PENDING' };
  }

  async function attempt(name: string, call: ContractCall, permit: Permit, budget?: Budget): Promise<Sending> {
    const deadline = performance.now() + waitMs;
    const earlier = sent.get(name);
    if (earlier !== undefined) return outcome(name, earlier, deadline, permit);
    const bookings = bookingsOf(budget);
    const prepared = await prepare(address, call);
    const quote = quoteOf(prepared, priorityFee);
    if (quote.kind === 'NOT_TAKEN') return { outcome: 'NOT_TAKEN', reason: quote.reason, bookings };
    if (quote.kind === 'REFUSED') return { outcome: 'REFUSED', reason: quote.reason, bookings };
    if (budget !== undefined && quote.maxCost > budget.maxCost) {
      return { outcome: 'NOT_TAKEN', reason: 'MAX_COST', bookings };
    }
    const signed = { signed: signRequest(prepared.request, key), bookings };
    sent.set(name, signed); // stored before it is offered, because the answer may be lost
    return outcome(name, signed, deadline, permit);
  }

  /** Sends a call; a repetition while it is pending waits for the first one's result. */
  function joinOrSend(call: ContractCall, permit: Permit, budget?: Budget): Promise<Sending> {
    const name = nameOf(call);
    const running = waiting.get(name);
    if (running !== undefined) return running.then(asJoined);
    const first = attempt(name, call, permit, budget).finally(() => waiting.delete(name));
    waiting.set(name, first);
    return first;
  }

  return {
    address,
    async refusal(call) {
      if (sent.has(nameOf(call))) return null; // the call itself is pending
      return refusalOf((await prepare(address, call)).simulation);
    },
    async relay(call) {
      const sending = await joinOrSend(call, always);
      if (sending.outcome === 'PENDING') throw new AppError('RELAY_PENDING');
      if (sending.outcome !== 'MINED') throw relayFailure(sending.reason);
      if (!sending.ok) throw relayFailure('REVERTED');
      return { txHash: sending.txHash, blockNumber: sending.blockNumber };
    },
    async quote(call) {
      if (sent.has(nameOf(call))) return { kind: 'UNDER_WAY', more: 0n };
      return quoteOf(await prepare(address, call), priorityFee);
    },
    attempt: (call, maxCost, permit, run) => joinOrSend(call, permit, { maxCost, run }),
  };
}

/** The program's refusal of a simulated call; null for none. @throws RELAY_FAILED for a failure that is not the program's */
function refusalOf({ errorName }: PreparedSolanaTransaction['simulation']): string | null {
  if (errorName !== null && NOT_OF_PROGRAM.has(errorName)) throw relayFailure(errorName);
  return errorName;
}

/** The maximum cost of a transaction: the simulated cost, the signature, and the price of the largest compute limit. */
function quoteOf({ simulation }: PreparedSolanaTransaction, unitPrice: bigint): Exclude<Quote, { kind: 'UNDER_WAY' }> {
  const { errorName, cost } = simulation;
  if (errorName !== null && NOT_OF_PROGRAM.has(errorName)) return { kind: 'NOT_TAKEN', reason: errorName };
  if (errorName !== null) return { kind: 'REFUSED', reason: errorName };
  return { kind: 'OPEN', maxCost: BigInt(cost ?? 0) + SIGNATURE_COST + priorityCost(MAX_COMPUTE_UNITS, unitPrice) };
}

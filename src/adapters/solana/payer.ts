import { setTimeout as wait } from 'node:timers/promises';
import { ed25519 } from '@noble/curves/ed25519.js';
import { solanaAddressOf } from '../../core/address.ts';
import { AppError } from '../../core/errors/app-error.ts';
import {
  asJoined,
  type Booking,
  type Budget,
  bookingsOf,
  type CallPrices,
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
import { MAX_COMPUTE_UNITS, priorityCost } from './message.ts';
import { type SignedTransaction, signRequest } from './payer-model.ts';
import { createPayerNode } from './payer-node.ts';
import { createSolanaTransactionBuilder } from './transactions.ts';

export interface PayerConfig extends SolanaPlace {
  /** The Ed25519 key of the account that pays: its 32 private bytes. */
  readonly key: Uint8Array;
  /** What transactions offer for a compute unit, micro-lamports. */
  readonly priorityFee: bigint;
  /** How long a sent transaction is waited for, ms. */
  readonly waitMs?: number;
}

/** A transaction that was signed, and what was booked for it. */
interface Sent {
  readonly signed: SignedTransaction;
  readonly bookings: readonly Booking[];
}

/** Less than what a request may take, so that its caller learns of a transaction that is slow. */
const WAIT_MS = 20_000;
const POLL_MS = 200;
/** After so many looks the same transaction is sent again: a cluster drops what its leaders have no room for. */
const OFFER_EVERY = 10;
const SIGNATURE_COST = 5_000n;
/** No block can take what was sent. */
const EXPIRED = 'BLOCKHASH_EXPIRED';

const nameOf = (call: ContractCall): string =>
  JSON.stringify(call, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));
/** Relays are of no leadership. */
const always: Permit = async () => {};
const failed = (reason: string) => new AppError('RELAY_FAILED', { cause: new Error(reason) });

/**
 * Sends calls that anyone may send, from one account. A call is signed once: the same transaction is offered again as long as a
 * block can take its blockhash, so that no call is paid for twice, and given up when none can any more. The same call meanwhile
 * waits for the same transaction. Errors carry names alone.
 */
export function createSolanaPayer(options: PayerConfig): CappedRelayer {
  const { key, priorityFee, waitMs = WAIT_MS, programId, tokenMint, ...place } = options;
  const address = solanaAddressOf(ed25519.getPublicKey(key));
  const guarded = createGuardedRpc({ ...place, program: kitAddress(programId), token: kitAddress(tokenMint) });
  const { prepare } = createSolanaTransactionBuilder(guarded, priorityFee);
  const node = createPayerNode(guarded);
  /** What was signed, by call, until a block has it or none can. */
  const sent = new Map<string, Sent>();
  const waiting = new Map<string, Promise<Sending>>();

  async function outcome(name: string, { signed, bookings }: Sent, deadline: number, permit: Permit): Promise<Sending> {
    for (let looks = 0; performance.now() < deadline; looks += 1) {
      if (looks % OFFER_EVERY === 0) {
        await permit();
        await node.offer(signed);
      }
      const found = await node.follow(signed);
      if (found !== 'WAITING') {
        sent.delete(name);
        return found === 'EXPIRED' ? { outcome: 'REFUSED', reason: EXPIRED, bookings } : { ...found, bookings };
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
    sent.set(name, signed); // before it is offered: an answer that is lost loses no transaction
    return outcome(name, signed, deadline, permit);
  }

  /** The same call again while it is under way waits with the first. */
  function joined(call: ContractCall, permit: Permit, budget?: Budget): Promise<Sending> {
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
      if (sent.has(nameOf(call))) return null; // what is pending is the call itself
      return (await prepare(address, call)).simulation.errorName;
    },
    async relay(call) {
      const sending = await joined(call, always);
      if (sending.outcome === 'PENDING') throw new AppError('RELAY_PENDING');
      if (sending.outcome !== 'MINED') throw failed(sending.reason);
      if (!sending.ok) throw failed('REVERTED');
      return { txHash: sending.txHash, blockNumber: sending.blockNumber };
    },
    async quote(call) {
      if (sent.has(nameOf(call))) return { kind: 'UNDER_WAY', more: 0n };
      return quoteOf(await prepare(address, call), priorityFee);
    },
    attempt: (call, maxCost, permit, run) => joined(call, permit, { maxCost, run }),
  };
}

/** What a keeper's call costs at most: one signature, and the dearest limit of compute units. It pays no rent. */
export function solanaCallPrices(priorityFee: bigint): CallPrices {
  const call = 2n * SIGNATURE_COST + priorityCost(MAX_COMPUTE_UNITS, priorityFee);
  return { cost: (_, count) => BigInt(count) * call, booking: () => call };
}

/** The most that a transaction can cost: what its simulation cost, and the dearest limit of compute units. */
function quoteOf({ simulation }: PreparedSolanaTransaction, unitPrice: bigint): Exclude<Quote, { kind: 'UNDER_WAY' }> {
  const { errorName, cost } = simulation;
  if (errorName === INSUFFICIENT_FUNDS) return { kind: 'NOT_TAKEN', reason: errorName };
  if (errorName !== null) return { kind: 'REFUSED', reason: errorName };
  return { kind: 'OPEN', maxCost: BigInt(cost ?? 0) + SIGNATURE_COST + priorityCost(MAX_COMPUTE_UNITS, unitPrice) };
}

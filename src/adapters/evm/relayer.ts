import { type Hex, keccak256 } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { BPS, least } from '../../core/amounts.ts';
import { toHex } from '../../core/bytes.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Address, Bytes32 } from '../../core/hex.ts';
import type { ContractCall } from '../../domains/transaction/index.ts';
import { type EncodedCall, encodeCall } from './calls.ts';
import { createGuardedClient, type EvmConfig } from './client.ts';
import { gasLimit } from './gas-margins.ts';
import type { OfferFailure } from './relayer-errors.ts';
import type { CappedRelayer, Sending } from './relayer-model.ts';
import { createRelayerNode, type Sent } from './relayer-node.ts';
import { type FeeData, readFees } from './transactions.ts';

export interface RelayerConfig extends EvmConfig {
  /** The secp256k1 key that pays for gas. */
  readonly key: Uint8Array;
  /** How long a sent transaction is waited for, ms. */
  readonly waitMs?: number;
}

/** Less than what a request may take, so that its caller hears of a transaction that is slow. */
const WAIT_MS = 20_000;
const POLL_MS = 100;
/** By how much a quote exceeds what it is made of, as others' calls may come between it and the sending. */
const SLACK_BPS = 2_000n;
/** How often a call is signed where nonces are taken meanwhile. */
const ATTEMPTS = 4;
const COLLISIONS: readonly OfferFailure[] = ['NONCE_USED', 'NONCE_TAKEN'];

/** The node's own word for a price that the blocks of the moment do not take. */
const TOO_DEAR = 'MAX_COST';

type Encoded = EncodedCall & { readonly call: ContractCall };
type Unsent = Extract<Sending, { readonly reason: string }>;

const failed = (reason: string) => new AppError('RELAY_FAILED', { cause: new Error(reason) });

/**
 * Sends calls from one account, whose nonces this process alone gives out: one transaction is signed at a time. What was
 * sent is remembered by its calldata until a block has it, and the same call meanwhile waits for the same transaction.
 * Signatures are in the calldata, so nothing here is logged, and errors carry names alone.
 *
 * @throws CHAIN_REFUSED for a refused chain id
 */
export function createRelayer({ key, waitMs = WAIT_MS, ...config }: RelayerConfig): CappedRelayer {
  const account = privateKeyToAccount(toHex(key));
  const from = account.address.toLowerCase() as Address;
  const guarded = createGuardedClient(config);
  const { estimate, offer, isKnown, minedIn } = createRelayerNode(guarded, from);
  const encoded = (call: ContractCall): Encoded => ({ call, ...encodeCall(config.contracts, call) });
  const sent = new Map<Hex, Sent>();
  const waiting = new Map<Hex, Promise<Sending>>();
  let turn: Promise<unknown> = Promise.resolve();

  /** Runs after whatever was begun before, however that ended. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = turn.then(work, work);
    turn = mine.catch(() => undefined);
    return mine;
  }

  /** The transaction, or why there can be none. */
  async function sign(call: Encoded, maxCost: bigint | undefined): Promise<Sent | Unsent> {
    const [gas, pending, fees] = await guarded.ask((client) =>
      Promise.all([
        estimate(client, call),
        client.getTransactionCount({ address: from, blockTag: 'pending' }),
        readFees(guarded, client),
      ]),
    );
    if (typeof gas === 'string') return { outcome: 'REFUSED', reason: gas };
    const limit = gasLimit(call.call, gas);
    const dearest = dearestFee(fees);
    const maxFeePerGas = maxCost === undefined ? dearest : least(dearest, maxCost / limit);
    if (maxFeePerGas < fees.baseFee + fees.priorityFee)
      return { outcome: 'NOT_TAKEN', reason: TOO_DEAR, spends: false };
    // The first that is free, whatever the node has heard of what is on its way: no gap is left to wait behind.
    const taken = new Set([...sent.values()].map((transaction) => transaction.nonce));
    let nonce = pending;
    while (taken.has(nonce)) nonce += 1;
    const raw = await account.signTransaction({
      type: 'eip1559',
      chainId: config.chainId,
      nonce,
      to: call.to,
      data: call.data,
      gas: limit,
      maxFeePerGas,
      maxPriorityFeePerGas: fees.priorityFee,
    });
    return { hash: keccak256(raw) as Bytes32, nonce, raw };
  }

  /** What is in a block, and what the node let go of, keeps no nonce any more. */
  async function forgetSettled(): Promise<void> {
    if (sent.size === 0) return;
    const next = await guarded.ask((client) => client.getTransactionCount({ address: from, blockTag: 'latest' }));
    for (const [data, transaction] of sent) {
      if (transaction.nonce < next || !(await isKnown(transaction))) sent.delete(data);
    }
  }

  /**
   * Signs a call, or takes what was signed for it before, and offers it to the node. Where another process with the same
   * key was first with a nonce, the call is signed again for the next one, if the contract then still takes it. Says
   * why where nothing is on its way.
   */
  async function send(call: Encoded, maxCost?: bigint, attempts = ATTEMPTS): Promise<Sent | Unsent> {
    const earlier = sent.get(call.data);
    if (earlier === undefined) await forgetSettled();
    const transaction = earlier ?? (await sign(call, maxCost));
    if ('outcome' in transaction) return transaction;
    sent.set(call.data, transaction); // before it is offered: an answer that is lost loses no transaction
    const failure = await offer(transaction);
    if (failure === null || failure === 'KNOWN' || (failure === 'NONCE_USED' && (await isKnown(transaction)))) {
      return transaction;
    }
    sent.delete(call.data);
    if (COLLISIONS.includes(failure) && attempts > 1) return send(call, maxCost, attempts - 1);
    return { outcome: 'NOT_TAKEN', reason: failure, spends: failure === 'REJECTED' };
  }

  async function attempt(call: Encoded, maxCost?: bigint): Promise<Sending> {
    const transaction = await inTurn(() => send(call, maxCost));
    if ('outcome' in transaction) return transaction;
    const deadline = performance.now() + waitMs;
    while (performance.now() < deadline) {
      const mined = await minedIn(transaction);
      if (mined !== null) {
        sent.delete(call.data);
        return mined;
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    // One that the node let go of is signed anew when the call is asked for again.
    if (!(await isKnown(transaction))) sent.delete(call.data);
    return { outcome: 'PENDING' };
  }

  /** The same call again while it is under way waits with the first. */
  function joined(call: Encoded, maxCost?: bigint): Promise<Sending> {
    const running = waiting.get(call.data) ?? attempt(call, maxCost).finally(() => waiting.delete(call.data));
    waiting.set(call.data, running);
    return running;
  }

  return {
    address: from,

    async refusal(call) {
      const ready = encoded(call);
      if (sent.has(ready.data)) return null; // what is pending is the call itself
      const answer = await guarded.ask((client) => estimate(client, ready));
      return typeof answer === 'string' ? answer : null;
    },

    async relay(call) {
      const sending = await joined(encoded(call));
      if (sending.outcome === 'PENDING') throw new AppError('RELAY_PENDING');
      if (sending.outcome !== 'MINED') throw failed(sending.reason);
      if (!sending.ok) throw failed('REVERTED');
      return { txHash: sending.txHash, blockNumber: sending.blockNumber };
    },

    async quote(call) {
      const ready = encoded(call);
      if (sent.has(ready.data)) return { kind: 'UNDER_WAY' };
      const [gas, fees] = await guarded.ask((client) =>
        Promise.all([estimate(client, ready), readFees(guarded, client)]),
      );
      if (typeof gas === 'string') return { kind: 'REFUSED', reason: gas };
      return { kind: 'OPEN', maxCost: (gasLimit(call, gas) * dearestFee(fees) * (BPS + SLACK_BPS)) / BPS };
    },

    attempt: (call, maxCost) => joined(encoded(call), maxCost),
  };
}

/** What a unit of gas may cost: the base fee may double before the transaction waits. */
const dearestFee = ({ baseFee, priorityFee }: FeeData): bigint => 2n * baseFee + priorityFee;

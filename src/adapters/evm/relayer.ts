import { type Hex, keccak256, type PublicClient, TransactionReceiptNotFoundError } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { toHex } from '../../core/bytes.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Address, Bytes32 } from '../../core/hex.ts';
import type { Relayer } from '../../domains/transaction/index.ts';
import { type EncodedCall, encodeCall } from './calls.ts';
import { createGuardedClient, type EvmConfig } from './client.ts';
import { isUnknownTransaction, type OfferFailure, offerFailure } from './relayer-errors.ts';
import { revertName } from './revert.ts';
import { readFees, withTenth } from './transactions.ts';

export interface RelayerConfig extends EvmConfig {
  /** The secp256k1 key that pays for gas. */
  readonly key: Uint8Array;
  /** How long a sent transaction is waited for, ms. */
  readonly waitMs?: number;
}

/** Less than what a request may take, so that its caller hears of a transaction that is slow. */
const WAIT_MS = 20_000;
const POLL_MS = 100;
/** How often a call is signed where nonces are taken meanwhile. */
const ATTEMPTS = 4;
const COLLISIONS: readonly OfferFailure[] = ['NONCE_USED', 'NONCE_TAKEN'];

type Outcome = Awaited<ReturnType<Relayer['relay']>>;

/** A signed transaction that was seen in no block yet. */
interface Sent {
  readonly hash: Bytes32;
  readonly nonce: number;
  readonly raw: Hex;
}

const failed = (reason: string) => new AppError('RELAY_FAILED', { cause: new Error(reason) });

/**
 * Sends calls from one account, whose nonces this process alone gives out: one transaction is signed at a time. What was
 * sent is remembered by its calldata until a block has it, and the same call meanwhile waits for the same transaction.
 * Signatures are in the calldata, so nothing here is logged, and errors carry names alone.
 *
 * @throws CHAIN_REFUSED for a refused chain id
 */
export function createRelayer({ key, waitMs = WAIT_MS, ...config }: RelayerConfig): Relayer {
  const guarded = createGuardedClient(config);
  const account = privateKeyToAccount(toHex(key));
  const from = account.address.toLowerCase() as Address;
  const sent = new Map<Hex, Sent>();
  const waiting = new Map<Hex, Promise<Outcome>>();
  let turn: Promise<unknown> = Promise.resolve();

  /** Runs after whatever was begun before, however that ended. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = turn.then(work, work);
    turn = mine.catch(() => undefined);
    return mine;
  }

  /** The gas a call takes after all that is pending, or the contract's name of its refusal. */
  async function estimate(client: PublicClient, { to, data }: EncodedCall): Promise<bigint | string> {
    try {
      return BigInt(await client.request({ method: 'eth_estimateGas', params: [{ from, to, data }, 'pending'] }));
    } catch (error) {
      const name = revertName(error);
      if (name === null) throw error;
      return name;
    }
  }

  async function sign(call: EncodedCall): Promise<Sent> {
    const [gas, pending, { baseFee, priorityFee }] = await guarded.ask((client) =>
      Promise.all([
        estimate(client, call),
        client.getTransactionCount({ address: from, blockTag: 'pending' }),
        readFees(client),
      ]),
    );
    if (typeof gas === 'string') throw failed(gas);
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
      gas: withTenth(gas),
      maxFeePerGas: 2n * baseFee + priorityFee,
      maxPriorityFeePerGas: priorityFee,
    });
    return { hash: keccak256(raw) as Bytes32, nonce, raw };
  }

  const offer = ({ raw }: Sent): Promise<OfferFailure | null> =>
    guarded.ask(async (client) => {
      try {
        await client.sendRawTransaction({ serializedTransaction: raw });
        return null;
      } catch (error) {
        const failure = offerFailure(error);
        if (failure === null) throw error;
        return failure;
      }
    });

  const isKnown = ({ hash }: Sent): Promise<boolean> =>
    guarded.ask((client) =>
      client.getTransaction({ hash }).then(
        () => true,
        (error: unknown) => {
          if (isUnknownTransaction(error)) return false;
          throw error;
        },
      ),
    );

  /** The block that has a transaction and whether it went well; null while none has. */
  const minedIn = ({ hash }: Sent): Promise<{ readonly blockNumber: bigint; readonly ok: boolean } | null> =>
    guarded.ask((client) =>
      client.getTransactionReceipt({ hash }).then(
        ({ blockNumber, status }) => ({ blockNumber, ok: status === 'success' }),
        (error: unknown) => {
          if (error instanceof TransactionReceiptNotFoundError) return null;
          throw error;
        },
      ),
    );

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
   * key was first with a nonce, the call is signed again for the next one, if the contract then still takes it.
   */
  async function send(call: EncodedCall, attempts = ATTEMPTS): Promise<Sent> {
    const earlier = sent.get(call.data);
    if (earlier === undefined) await forgetSettled();
    const transaction = earlier ?? (await sign(call));
    sent.set(call.data, transaction); // before it is offered: an answer that is lost loses no transaction
    const failure = await offer(transaction);
    if (failure === null || failure === 'KNOWN' || (failure === 'NONCE_USED' && (await isKnown(transaction)))) {
      return transaction;
    }
    sent.delete(call.data);
    if (COLLISIONS.includes(failure) && attempts > 1) return send(call, attempts - 1);
    throw failed(failure);
  }

  async function relay(call: EncodedCall): Promise<Outcome> {
    const transaction = await inTurn(() => send(call));
    const deadline = performance.now() + waitMs;
    while (performance.now() < deadline) {
      const mined = await minedIn(transaction);
      if (mined !== null) {
        sent.delete(call.data);
        if (!mined.ok) throw failed('REVERTED');
        return { txHash: transaction.hash, blockNumber: mined.blockNumber };
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    // One that the node let go of is signed anew when the call is asked for again.
    if (!(await isKnown(transaction))) sent.delete(call.data);
    throw new AppError('RELAY_PENDING');
  }

  return {
    address: from,

    async refusal(call) {
      const encoded = encodeCall(config.contracts, call);
      if (sent.has(encoded.data)) return null; // what is pending is the call itself
      const answer = await guarded.ask((client) => estimate(client, encoded));
      return typeof answer === 'string' ? answer : null;
    },

    relay(call) {
      const encoded = encodeCall(config.contracts, call);
      const joined = waiting.get(encoded.data) ?? relay(encoded).finally(() => waiting.delete(encoded.data));
      waiting.set(encoded.data, joined);
      return joined;
    },
  };
}

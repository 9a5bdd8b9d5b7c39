import { AppError } from '../../core/errors/app-error.ts';
import {
  asJoined,
  type Budget,
  bookingsOf,
  type ContractCall,
  type Permit,
  type Sending,
  type SentTransactions,
} from '../../domains/transaction/index.ts';
import { callKey, encodeCall } from './calls.ts';
import { createGuardedClient, type EvmConfig } from './client.ts';
import { gasLimit } from './gas-margins.ts';
import { GAP_GAS } from './relayer-gap.ts';
import { createLedger } from './relayer-ledger.ts';
import { type EvmRelayer, lastOf, type Sent } from './relayer-model.ts';
import { createRelayerNode, type RelayerNode } from './relayer-node.ts';
import { createPool, type RelayerPool } from './relayer-pool.ts';
import { higher, isBelow, priceAt, withSlack } from './relayer-price.ts';
import { accountOf, addressOf, createSigner, type Encoded } from './relayer-signer.ts';
import { type FeeData, readFees } from './transactions.ts';

export interface RelayerConfig extends EvmConfig {
  /** The secp256k1 key that pays for gas. */
  readonly key: Uint8Array;
  /** What it shares with other processes of the same key; left out, it sends alone. */
  readonly sent?: SentTransactions | undefined;
  /** How long a sent transaction is waited for, ms. */
  readonly waitMs?: number;
  /** After so many blocks without it a transaction is replaced by a dearer one of the same nonce. Default 20. */
  readonly replaceAfter?: number;
}

/** Less than what a request may take, so that its caller learns of a transaction that is slow. */
const WAIT_MS = 20_000;
const POLL_MS = 100;
/** Eight seconds of chain 10143. */
const REPLACE_AFTER = 20;
/** A nonce that is used without a receipt is another's after so many looks: receipts may come later than counts. */
const LOOKS = 10;

const failed = (reason: string) => new AppError('RELAY_FAILED', { cause: new Error(reason) });

interface Times {
  readonly waitMs: number;
  /** Blocks. */
  readonly replaceAfter: number;
}

/** Sends calls and waits for their blocks. */
function createSending(node: Pick<RelayerNode, 'statusOf'>, pool: RelayerPool, { waitMs, replaceAfter }: Times) {
  const waiting = new Map<string, Promise<Sending>>();

  /** The result of a transaction by `deadline`, after one look at least; null where another one has used its nonce. */
  async function outcome(first: Sent, deadline: number, permit: Permit): Promise<Sending | null> {
    let transaction = first;
    for (let looks = 0; ; ) {
      transaction = pool.of(first.call) ?? transaction;
      const { mined, used, head } = await node.statusOf(transaction);
      if (used > transaction.nonce) looks += 1;
      if (mined !== null || looks > LOOKS) {
        await pool.drop(transaction, used);
        return mined;
      }
      if (performance.now() >= deadline) return { outcome: 'PENDING' };
      if (head >= transaction.since + BigInt(replaceAfter)) await pool.tend(permit);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  async function attempt(call: Encoded, permit: Permit, budget?: Budget): Promise<Sending> {
    const deadline = performance.now() + waitMs;
    for (;;) {
      const transaction = await pool.send(call, permit, budget);
      if ('outcome' in transaction) {
        const { spends, ...unsent } = transaction;
        return { ...unsent, bookings: spends ? [] : bookingsOf(budget) };
      }
      const done = await outcome(transaction, deadline, permit);
      if (done !== null) return done;
    }
  }

  /** The same call again while it is under way waits with the first. */
  function joined(call: Encoded, permit: Permit, budget?: Budget): Promise<Sending> {
    const key = callKey(call);
    const running = waiting.get(key);
    if (running !== undefined) return running.then(asJoined);
    const first = attempt(call, permit, budget).finally(() => waiting.delete(key));
    waiting.set(key, first);
    return first;
  }

  return joined;
}

/**
 * Sends calls from one account, one transaction signed at a time. What was sent is remembered by contract and calldata until its
 * nonce is used, here and in rows that all processes with the key share, and the same call meanwhile waits for the same
 * transaction. That a node does not know a transaction says nothing: it is followed by receipts and the account's nonce, offered
 * again, and after some blocks replaced by a dearer one; after twice as many by another process, where its own did not. Signatures
 * are in the calldata, so nothing here is logged, and errors carry names alone.
 *
 * @throws CHAIN_REFUSED for a refused chain id
 */
export function createRelayer(options: RelayerConfig): EvmRelayer {
  const { key, sent, waitMs = WAIT_MS, replaceAfter = REPLACE_AFTER, ...config } = options;
  const account = accountOf(key);
  const from = addressOf(account);
  const guarded = createGuardedClient(config);
  const node = createRelayerNode(guarded, from);
  const signer = createSigner(account, guarded, node);
  const ledger = createLedger(from, signer, sent);
  const pool = createPool({ from, guarded, node, signer, ledger, replaceAfter });
  const joined = createSending(node, pool, { waitMs, replaceAfter });
  const encoded = (call: ContractCall): Encoded => ({ call, ...encodeCall(config.contracts, call) });

  return {
    address: from,

    async refusal(call) {
      const ready = encoded(call);
      if ((await pool.find(ready)) !== undefined) return null; // what is pending is the call itself
      const answer = await guarded.ask((client) => node.estimate(client, ready));
      return typeof answer === 'string' ? answer : null;
    },

    async relay(call) {
      const sending = await joined(encoded(call), ledger.permit);
      if (sending.outcome === 'PENDING') throw new AppError('RELAY_PENDING');
      if (sending.outcome !== 'MINED') throw failed(sending.reason);
      if (!sending.ok) throw failed('REVERTED');
      return { txHash: sending.txHash, blockNumber: sending.blockNumber };
    },

    async quote(call) {
      const ready = encoded(call);
      const earlier = await pool.find(ready);
      if (earlier !== undefined) {
        return { kind: 'UNDER_WAY', more: moreFor(earlier, await guarded.ask((client) => readFees(guarded, client))) };
      }
      const [gas, fees] = await guarded.ask((client) =>
        Promise.all([node.estimate(client, ready), readFees(guarded, client)]),
      );
      if (typeof gas === 'string') return { kind: 'REFUSED', reason: gas };
      return { kind: 'OPEN', maxCost: withSlack((gasLimit(call, gas) + GAP_GAS) * priceAt(fees).maxFeePerGas) };
    },

    attempt: (call, maxCost, permit, run) => joined(encoded(call), permit, { maxCost, run }),
  };
}

/** What is to be booked for a transaction that no block takes for its price, and whose budget no higher one fits into. */
function moreFor(sent: Sent, fees: FeeData): bigint {
  const { price } = lastOf(sent);
  if (!isBelow(price, fees)) return 0n;
  const { maxFeePerGas } = higher(price, priceAt(fees));
  return maxFeePerGas <= sent.mostPerGas ? 0n : withSlack(sent.gas * maxFeePerGas) - sent.gas * sent.mostPerGas;
}

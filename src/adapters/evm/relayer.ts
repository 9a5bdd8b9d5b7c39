import { AppError } from '@income-series/protocol/errors/app-error';
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
import { isBelow, priceAt, replacementPrice, withSlack } from './relayer-price.ts';
import { accountOf, addressOf, createSigner, type Encoded } from './relayer-signer.ts';
import { type FeeData, readFees } from './transactions.ts';

export interface RelayerConfig extends EvmConfig {
  /** The secp256k1 key of the account that pays for gas. */
  readonly key: Uint8Array;
  /** The rows that processes with the same key share; without them this process must be the only sender. */
  readonly sentTransactions?: SentTransactions | undefined;
  /** The maximum wait for a transaction's block, ms. */
  readonly waitMs?: number;
  /** The number of blocks after which a dearer transaction of the same nonce replaces a waiting one. Default 20. */
  readonly replaceAfter?: number;
}

/** The default wait. It is shorter than a request may take, so that the caller gets an answer about a slow transaction. */
const WAIT_MS = 20_000;
const POLL_MS = 100;
/** Twenty blocks are eight seconds of chain 10143. */
const REPLACE_AFTER = 20;
/**
 * The number of polls after which a used nonce without a receipt counts as taken by another transaction, because receipts
 * may come later than counts. Unless the blocks show that the transaction itself took it, which a node without old blocks cannot.
 */
const LOOKS = 10;

const relayFailure = (reason: string) => new AppError('RELAY_FAILED', { cause: new Error(reason) });

interface Times {
  readonly waitMs: number;
  /** The number of blocks after which a waiting transaction is replaced. */
  readonly replaceAfter: number;
}

/** Sends calls and waits for their blocks. */
function createSending(
  node: Pick<RelayerNode, 'statusOf' | 'tookNonce'>,
  pool: RelayerPool,
  { waitMs, replaceAfter }: Times,
) {
  const resultsByCall = new Map<string, Promise<Sending>>();

  /** Polls for a transaction's result until `deadline`, at least once; null if another transaction used its nonce. */
  async function pollResult(first: Sent, deadline: number, permit: Permit): Promise<Sending | null> {
    let transaction = first;
    let isOwn = false;
    for (let pollsAfterUse = 0; ; ) {
      transaction = pool.transactionOf(first.call) ?? transaction;
      const { mined, used, head } = await node.statusOf(transaction);
      if (used > transaction.nonce) pollsAfterUse += 1;
      if (mined === null && pollsAfterUse > LOOKS && !isOwn) isOwn = (await node.tookNonce(transaction, head)) === true;
      if (mined !== null || (pollsAfterUse > LOOKS && !isOwn)) {
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
      const result = await pollResult(transaction, deadline, permit);
      if (result !== null) return result;
    }
  }

  /** Sends a call; a repetition while it is pending waits for the first one's result. */
  function sendOnce(call: Encoded, permit: Permit, budget?: Budget): Promise<Sending> {
    const key = callKey(call);
    const pendingResult = resultsByCall.get(key);
    if (pendingResult !== undefined) return pendingResult.then(asJoined);
    const first = attempt(call, permit, budget).finally(() => resultsByCall.delete(key));
    resultsByCall.set(key, first);
    return first;
  }

  return sendOnce;
}

/**
 * Sends calls from one account, one transaction signed at a time. A transaction is stored by contract and calldata until its
 * nonce is used, in memory and in rows that all processes with the key share; a repeated call waits for that transaction.
 * Results are read from receipts and the account's nonce, because a node may forget a pending transaction. A waiting
 * transaction is offered again, replaced by a dearer one after `replaceAfter` blocks, and taken over by another process after
 * twice as many. It logs nothing, and its errors carry a name alone, because the calldata contains signatures.
 *
 * @throws CHAIN_REFUSED for a refused chain id
 */
export function createRelayer(options: RelayerConfig): EvmRelayer {
  const { key, sentTransactions, waitMs = WAIT_MS, replaceAfter = REPLACE_AFTER, ...config } = options;
  const account = accountOf(key);
  const from = addressOf(account);
  const guarded = createGuardedClient(config);
  const node = createRelayerNode(guarded, from);
  const signer = createSigner(account, guarded, node);
  const ledger = createLedger(from, signer, sentTransactions);
  const pool = createPool({ from, guarded, node, signer, ledger, replaceAfter });
  const sendOnce = createSending(node, pool, { waitMs, replaceAfter });
  const encode = (call: ContractCall): Encoded => ({ call, ...encodeCall(config.contracts, call) });

  return {
    address: from,

    async refusal(call) {
      const encodedCall = encode(call);
      if ((await pool.find(encodedCall)) !== undefined) return null; // the estimate would fail because the call itself is pending
      const answer = await guarded.ask((client) => node.estimate(client, encodedCall));
      return typeof answer === 'string' ? answer : null;
    },

    async relay(call) {
      const sending = await sendOnce(encode(call), ledger.permit);
      if (sending.outcome === 'PENDING') throw new AppError('RELAY_PENDING');
      if (sending.outcome !== 'MINED') throw relayFailure(sending.reason);
      if (!sending.ok) throw relayFailure('REVERTED');
      return { txHash: sending.txHash, blockNumber: sending.blockNumber };
    },

    async quote(call) {
      const encodedCall = encode(call);
      const earlier = await pool.find(encodedCall);
      if (earlier !== undefined) {
        return {
          kind: 'UNDER_WAY',
          more: additionalBooking(earlier, await guarded.ask((client) => readFees(guarded, client))),
        };
      }
      const [gas, fees] = await guarded.ask((client) =>
        Promise.all([node.estimate(client, encodedCall), readFees(guarded, client)]),
      );
      if (typeof gas === 'string') return { kind: 'REFUSED', reason: gas };
      return { kind: 'OPEN', maxCost: withSlack((gasLimit(call, gas) + GAP_GAS) * priceAt(fees).maxFeePerGas) };
    },

    attempt: (call, maxCost, permit, run) => sendOnce(encode(call), permit, { maxCost, run }),
  };
}

/** The additional booking, in wei, that a pending transaction needs to be replaced; 0 if its price or budget suffices. */
function additionalBooking(sent: Sent, fees: FeeData): bigint {
  const { price } = lastOf(sent);
  if (!isBelow(price, fees)) return 0n;
  const { maxFeePerGas } = replacementPrice(price, priceAt(fees));
  return maxFeePerGas <= sent.mostPerGas ? 0n : withSlack(sent.gas * maxFeePerGas) - sent.gas * sent.mostPerGas;
}

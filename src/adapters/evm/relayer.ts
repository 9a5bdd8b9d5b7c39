import { type Hex, keccak256 } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { BPS, least } from '../../core/amounts.ts';
import { toHex } from '../../core/bytes.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { lowerHex } from '../../core/hex.ts';
import type { ContractCall } from '../../domains/transaction/index.ts';
import { type EncodedCall, encodeCall } from './calls.ts';
import { createGuardedClient, type EvmConfig } from './client.ts';
import { gasLimit } from './gas-margins.ts';
import type { OfferFailure } from './relayer-errors.ts';
import type { CappedRelayer, Sending, Sent, Signed } from './relayer-model.ts';
import { createRelayerNode } from './relayer-node.ts';
import { type Price, priceAt, replacing } from './relayer-price.ts';
import { readFees } from './transactions.ts';

export interface RelayerConfig extends EvmConfig {
  /** The secp256k1 key that pays for gas. */
  readonly key: Uint8Array;
  /** How long a sent transaction is waited for, ms. */
  readonly waitMs?: number;
  /** After so many blocks without it a transaction is replaced by a dearer one of the same nonce. Default 20. */
  readonly replaceAfter?: number;
}

/** Less than what a request may take, so that its caller hears of a transaction that is slow. */
const WAIT_MS = 20_000;
const POLL_MS = 100;
/** By how much a quote exceeds what it is made of, as others' calls may come between it and the sending. */
const SLACK_BPS = 2_000n;
/** How often a call is signed where nonces are taken meanwhile. */
const ATTEMPTS = 4;
const COLLISIONS: readonly OfferFailure[] = ['NONCE_USED', 'NONCE_TAKEN'];
/** Eight seconds of chain 10143. */
const REPLACE_AFTER = 20;
/** A nonce that is used without a receipt is another's after so many looks: receipts may come later than counts. */
const LOOKS = 10;
/** No transaction is replaced by one that offers more than so many times the first. */
const MOST_TIMES = 10n;

type Encoded = EncodedCall & { readonly call: ContractCall };
type Unsent = Extract<Sending, { readonly reason: string }>;

const failed = (reason: string) => new AppError('RELAY_FAILED', { cause: new Error(reason) });
const last = ({ versions }: Sent): Signed => versions.at(-1) as Signed;

/**
 * Sends calls from one account, whose nonces this process alone gives out: one transaction is signed at a time. What was
 * sent is remembered by its calldata until its nonce is used, and the same call meanwhile waits for the same transaction.
 * That a node does not know a transaction says nothing: it is followed by receipts and the account's nonce, offered again,
 * and after some blocks replaced by a dearer one. Signatures are in the calldata, so nothing here is logged, and errors
 * carry names alone.
 *
 * @throws CHAIN_REFUSED for a refused chain id
 */
export function createRelayer(options: RelayerConfig): CappedRelayer {
  const { key, waitMs = WAIT_MS, replaceAfter = REPLACE_AFTER, ...config } = options;
  const account = privateKeyToAccount(toHex(key));
  const from = lowerHex(account.address);
  const guarded = createGuardedClient(config);
  const { estimate, offer, progress, standing } = createRelayerNode(guarded, from);
  const encoded = (call: ContractCall): Encoded => ({ call, ...encodeCall(config.contracts, call) });
  const sent = new Map<Hex, Sent>();
  const waiting = new Map<Hex, Promise<Sending>>();
  let turn: Promise<unknown> = Promise.resolve();

  /** Runs after everything that was started before, whether that succeeded or failed. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = turn.then(work, work);
    turn = mine.catch(() => undefined);
    return mine;
  }

  async function signed({ call, nonce, gas }: Omit<Sent, 'versions'>, price: Price): Promise<Signed> {
    const { to, data } = call;
    const raw = await account.signTransaction({
      type: 'eip1559',
      chainId: config.chainId,
      nonce,
      to,
      data,
      gas,
      ...price,
    });
    return { hash: keccak256(raw), raw, price };
  }

  /** The transaction, or why there can be none. */
  async function sign(call: Encoded, maxCost: bigint | undefined): Promise<Sent | Unsent> {
    const [estimated, pending, fees, balance] = await guarded.ask((client) =>
      Promise.all([
        estimate(client, call),
        client.getTransactionCount({ address: from, blockTag: 'pending' }),
        readFees(guarded, client),
        client.getBalance({ address: from }),
      ]),
    );
    if (typeof estimated === 'string') return { outcome: 'REFUSED', reason: estimated };
    const gas = gasLimit(call.call, estimated);
    const { maxFeePerGas: dearest, maxPriorityFeePerGas } = priceAt(fees);
    const mostPerGas = maxCost === undefined ? dearest * MOST_TIMES : maxCost / gas;
    const maxFeePerGas = least(dearest, mostPerGas);
    if (maxFeePerGas < fees.baseFee + fees.priorityFee)
      return { outcome: 'NOT_TAKEN', reason: 'MAX_COST', spends: false };
    // Nodes of chain 10143 take what an account cannot pay for, and say nothing.
    if (balance < gas * maxFeePerGas) return { outcome: 'NOT_TAKEN', reason: 'INSUFFICIENT_FUNDS', spends: false };
    // The first that is free, whatever the node has heard of what is on its way: no gap is left to wait behind.
    const taken = new Set([...sent.values()].map((transaction) => transaction.nonce));
    let nonce = pending;
    while (taken.has(nonce)) nonce += 1;
    const bare = { call, nonce, gas, mostPerGas, since: fees.height };
    return { ...bare, versions: [await signed(bare, { maxFeePerGas, maxPriorityFeePerGas })] };
  }

  /** Offers a transaction again, for more where it waited for some blocks: a node may have let go of it unheard. */
  async function offerAgain(transaction: Sent, head: bigint): Promise<void> {
    if (head < transaction.since + BigInt(replaceAfter)) {
      await offer(last(transaction));
      return;
    }
    const now = priceAt(await guarded.ask((client) => readFees(guarded, client)));
    const price = replacing(last(transaction).price, now, transaction.mostPerGas);
    const version = price === null ? last(transaction) : await signed(transaction, price);
    const versions = price === null ? transaction.versions : [...transaction.versions, version];
    sent.set(transaction.call.data, { ...transaction, versions, since: head });
    await offer(version);
  }

  /** Removes transactions whose nonce is used, and sends the others again, so that nothing waits behind a gap. */
  async function tend(): Promise<void> {
    if (sent.size === 0) return;
    const { used, head } = await progress();
    const inOrder = [...sent.values()].sort((a, b) => a.nonce - b.nonce);
    for (const transaction of inOrder) {
      if (transaction.nonce < used) sent.delete(transaction.call.data);
      else await offerAgain(transaction, head);
    }
  }

  /**
   * Signs a call, or takes what was signed for it before, and offers it to the node. Where another process with the same
   * key was first with a nonce, the call is signed again for the next one, if the contract then still takes it. Says
   * why where nothing is on its way.
   */
  async function send(call: Encoded, maxCost?: bigint, attempts = ATTEMPTS): Promise<Sent | Unsent> {
    const earlier = sent.get(call.data);
    if (earlier === undefined) await tend();
    const transaction = earlier ?? (await sign(call, maxCost));
    if ('outcome' in transaction) return transaction;
    sent.set(call.data, transaction); // before it is offered: an answer that is lost loses no transaction
    const failure = await offer(last(transaction));
    if (failure === null || failure === 'KNOWN') return transaction;
    if (failure === 'NONCE_USED' && (await standing(transaction)).mined !== null) return transaction;
    if (earlier !== undefined && failure === 'NONCE_TAKEN') return transaction; // by a version of its own
    sent.delete(call.data);
    if (COLLISIONS.includes(failure) && attempts > 1) return send(call, maxCost, attempts - 1);
    return { outcome: 'NOT_TAKEN', reason: failure, spends: failure === 'REJECTED' };
  }

  /** What came of a transaction by `deadline`; null where another one has used its nonce. */
  async function outcome(first: Sent, deadline: number): Promise<Sending | null> {
    const { data } = first.call;
    let transaction = first;
    for (let looks = 0; performance.now() < deadline; ) {
      transaction = sent.get(data) ?? transaction;
      const { mined, used, head } = await standing(transaction);
      if (used > transaction.nonce) looks += 1;
      if (mined !== null || looks > LOOKS) {
        sent.delete(data);
        return mined;
      }
      if (head >= transaction.since + BigInt(replaceAfter)) await inTurn(tend);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    return { outcome: 'PENDING' };
  }

  async function attempt(call: Encoded, maxCost?: bigint): Promise<Sending> {
    const deadline = performance.now() + waitMs;
    for (;;) {
      const transaction = await inTurn(() => send(call, maxCost));
      if ('outcome' in transaction) return transaction;
      const done = await outcome(transaction, deadline);
      if (done !== null) return done;
    }
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
      return { kind: 'OPEN', maxCost: (gasLimit(call, gas) * priceAt(fees).maxFeePerGas * (BPS + SLACK_BPS)) / BPS };
    },

    attempt: (call, maxCost) => joined(encoded(call), maxCost),
  };
}

import { keccak256 } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { least } from '../../core/amounts.ts';
import { toHex } from '../../core/bytes.ts';
import { type EvmAddress, lowerHex } from '../../core/hex.ts';
import { type Budget, bookingsOf, type ContractCall, type SentTransaction } from '../../domains/transaction/index.ts';
import type { EncodedCall } from './calls.ts';
import type { GuardedClient } from './client.ts';
import { gasLimit } from './gas-margins.ts';
import type { Sent, SignedOffer, Unsent } from './relayer-model.ts';
import type { RelayerNode } from './relayer-node.ts';
import { isBelow, type Price, priceAt, priceOf, replacing } from './relayer-price.ts';
import { readFees } from './transactions.ts';

/** A call with what it is sent as. */
export type Encoded = EncodedCall & { readonly call: ContractCall };

/** The nonces of an account that are in use. */
export interface Nonces {
  /** On their way. */
  readonly taken: ReadonlySet<number>;
  /** Given up by their process; a node may have the transaction all the same. */
  readonly abandoned: ReadonlyMap<number, SentTransaction>;
}

/** Signs for one account; it is asked for one transaction at a time. */
export interface Signer {
  /** A call for the first nonce that is free. Or why there can be none. */
  sign(call: Encoded, budget: Budget | undefined, nonces: Nonces): Promise<Sent | Unsent>;
  /** The same call of the same nonce for another price: the same bytes each time. */
  signed(transaction: Pick<Sent, 'call' | 'nonce' | 'gas'>, price: Price): Promise<SignedOffer>;
}

/** No transaction is replaced by one that offers more than so many times the first. */
const MOST_TIMES = 10n;

/** The account of a secp256k1 key. */
export const accountOf = (key: Uint8Array) => privateKeyToAccount(toHex(key));
export const addressOf = (account: ReturnType<typeof accountOf>): EvmAddress => lowerHex(account.address);

/** What is offered where `earlier` has the nonce; null where that is more than `most`. */
const priceFor = (now: Price, earlier: SentTransaction | undefined, most: bigint): Price | null =>
  earlier === undefined
    ? { ...now, maxFeePerGas: least(now.maxFeePerGas, most) }
    : replacing(priceOf(earlier), now, most);

export function createSigner(
  account: ReturnType<typeof accountOf>,
  guarded: GuardedClient,
  { estimate }: Pick<RelayerNode, 'estimate'>,
): Signer {
  const { config } = guarded;
  const from = addressOf(account);

  async function signed(
    { call, nonce, gas }: Pick<Sent, 'call' | 'nonce' | 'gas'>,
    price: Price,
  ): Promise<SignedOffer> {
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

  async function sign(call: Encoded, budget: Budget | undefined, { taken, abandoned }: Nonces): Promise<Sent | Unsent> {
    const [estimated, pending, fees, balance] = await guarded.ask((client) =>
      Promise.all([
        estimate(client, call),
        client.getTransactionCount({ address: from, blockTag: 'pending' }),
        readFees(guarded, client),
        client.getBalance({ address: from }),
      ]),
    );
    if (typeof estimated === 'string') return { outcome: 'REFUSED', reason: estimated, spends: false };
    const gas = gasLimit(call.call, estimated);
    // The first that is free, whatever the node knows of what is on its way: no gap is left to wait behind.
    let nonce = pending;
    while (taken.has(nonce)) nonce += 1;
    const now = priceAt(fees);
    const mostPerGas = budget === undefined ? now.maxFeePerGas * MOST_TIMES : budget.maxCost / gas;
    const price = priceFor(now, abandoned.get(nonce), mostPerGas);
    if (price === null || isBelow(price, fees)) return { outcome: 'NOT_TAKEN', reason: 'MAX_COST', spends: false };
    // Nodes of chain 10143 take what an account cannot pay for, and say nothing.
    if (balance < gas * price.maxFeePerGas)
      return { outcome: 'NOT_TAKEN', reason: 'INSUFFICIENT_FUNDS', spends: false };
    const bare = { call: { to: call.to, data: call.data }, nonce, gas, mostPerGas, gapCost: 0n, since: fees.height };
    return { ...bare, bookings: bookingsOf(budget), versions: [await signed(bare, price)] };
  }

  return { sign, signed };
}

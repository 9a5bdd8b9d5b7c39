import { smaller } from '@income-series/protocol/amounts';
import { toHex } from '@income-series/protocol/bytes';
import { type EvmAddress, lowerHex } from '@income-series/protocol/hex';
import { keccak256 } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { type Budget, bookingsOf, type ContractCall, type SentTransaction } from '../../domains/transaction/index.ts';
import type { EncodedCall } from './calls.ts';
import type { GuardedClient } from './client.ts';
import { gasLimit } from './gas-margins.ts';
import type { Sent, SignedOffer, Unsent } from './relayer-model.ts';
import type { RelayerNode } from './relayer-node.ts';
import { isBelow, type Price, priceAt, priceOf, replacementPriceUpTo } from './relayer-price.ts';
import { readFees } from './transactions.ts';

/** A call with its contract address and calldata. */
export type Encoded = EncodedCall & { readonly call: ContractCall };

/** The nonces of an account that have transactions. */
export interface Nonces {
  /** Nonces of pending transactions. */
  readonly inUse: ReadonlySet<number>;
  /** Rows that their process no longer replaces, by nonce; a node may still have the transactions. */
  readonly abandoned: ReadonlyMap<number, SentTransaction>;
}

/** Signs for one account, one transaction at a time. */
export interface Signer {
  /** Signs a call for the first free nonce, or returns the reason for which it cannot be sent. */
  sign(call: Encoded, budget: Budget | undefined, nonces: Nonces): Promise<Sent | Unsent>;
  /** Signs a transaction for a price; equal arguments give equal bytes. */
  signAtPrice(transaction: Pick<Sent, 'call' | 'nonce' | 'gas'>, price: Price): Promise<SignedOffer>;
}

/** The maximum price of a replacement without a budget, as a multiple of the first price. */
const MOST_TIMES = 10n;

/** The account of a secp256k1 key. */
export const accountOf = (key: Uint8Array) => privateKeyToAccount(toHex(key));
export const addressOf = (account: ReturnType<typeof accountOf>): EvmAddress => lowerHex(account.address);

/** The price of a transaction that may have to replace `earlier`; null if that takes more than `most`. */
const priceFor = (now: Price, earlier: SentTransaction | undefined, most: bigint): Price | null =>
  earlier === undefined
    ? { ...now, maxFeePerGas: smaller(now.maxFeePerGas, most) }
    : replacementPriceUpTo(priceOf(earlier), now, most);

/** Creates a signer, which reads estimate, nonce, fees and balance from the node before each new signature. */
export function createSigner(
  account: ReturnType<typeof accountOf>,
  guarded: GuardedClient,
  { estimate }: Pick<RelayerNode, 'estimate'>,
): Signer {
  const { config } = guarded;
  const from = addressOf(account);

  async function signAtPrice(
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

  async function sign(call: Encoded, budget: Budget | undefined, { inUse, abandoned }: Nonces): Promise<Sent | Unsent> {
    const [gasOrError, pending, fees, balance] = await guarded.ask((client) =>
      Promise.all([
        estimate(client, call),
        client.getTransactionCount({ address: from, blockTag: 'pending' }),
        readFees(guarded, client),
        client.getBalance({ address: from }),
      ]),
    );
    if (typeof gasOrError === 'string') return { outcome: 'REFUSED', reason: gasOrError, spends: false };
    const gas = gasLimit(call.call, gasOrError);
    // The first nonce that neither the node nor this product uses, so that no gap is left to wait behind.
    let nonce = pending;
    while (inUse.has(nonce)) nonce += 1;
    const now = priceAt(fees);
    const mostPerGas = budget === undefined ? now.maxFeePerGas * MOST_TIMES : budget.maxCost / gas;
    const price = priceFor(now, abandoned.get(nonce), mostPerGas);
    if (price === null || isBelow(price, fees)) return { outcome: 'NOT_TAKEN', reason: 'MAX_COST', spends: false };
    // Checked here, because nodes of chain 10143 silently accept transactions that the account cannot pay for.
    if (balance < gas * price.maxFeePerGas)
      return { outcome: 'NOT_TAKEN', reason: 'INSUFFICIENT_FUNDS', spends: false };
    const unsigned = {
      call: { to: call.to, data: call.data },
      nonce,
      gas,
      mostPerGas,
      gapCost: 0n,
      since: fees.height,
    };
    return { ...unsigned, bookings: bookingsOf(budget), versions: [await signAtPrice(unsigned, price)] };
  }

  return { sign, signAtPrice: signAtPrice };
}

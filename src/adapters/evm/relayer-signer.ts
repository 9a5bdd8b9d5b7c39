import { keccak256 } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { least } from '../../core/amounts.ts';
import { toHex } from '../../core/bytes.ts';
import { type EvmAddress, lowerHex } from '../../core/hex.ts';
import type { ContractCall } from '../../domains/transaction/index.ts';
import type { EncodedCall } from './calls.ts';
import type { GuardedClient } from './client.ts';
import { gasLimit } from './gas-margins.ts';
import type { Sent, Signed, Unsent } from './relayer-model.ts';
import type { RelayerNode } from './relayer-node.ts';
import { type Price, priceAt } from './relayer-price.ts';
import { readFees } from './transactions.ts';

/** A call with what it is sent as. */
export type Encoded = EncodedCall & { readonly call: ContractCall };

/** Signs for one account; it is asked for one transaction at a time. */
export interface Signer {
  /** A call for the first nonce that is free, `taken` being on its way. Or why there can be none. */
  sign(call: Encoded, maxCost: bigint | undefined, taken: ReadonlySet<number>): Promise<Sent | Unsent>;
  /** The same call of the same nonce for another price. */
  signed(transaction: Omit<Sent, 'versions'>, price: Price): Promise<Signed>;
}

/** No transaction is replaced by one that offers more than so many times the first. */
const MOST_TIMES = 10n;

/** The account of a secp256k1 key. */
export const accountOf = (key: Uint8Array) => privateKeyToAccount(toHex(key));
export const addressOf = (account: ReturnType<typeof accountOf>): EvmAddress => lowerHex(account.address);

export function createSigner(
  account: ReturnType<typeof accountOf>,
  guarded: GuardedClient,
  { estimate }: Pick<RelayerNode, 'estimate'>,
): Signer {
  const { config } = guarded;
  const from = addressOf(account);

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

  async function sign(call: Encoded, maxCost: bigint | undefined, taken: ReadonlySet<number>): Promise<Sent | Unsent> {
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
    // The first that is free, whatever the node knows of what is on its way: no gap is left to wait behind.
    let nonce = pending;
    while (taken.has(nonce)) nonce += 1;
    const bare = { call, nonce, gas, mostPerGas, since: fees.height };
    return { ...bare, versions: [await signed(bare, { maxFeePerGas, maxPriorityFeePerGas })] };
  }

  return { sign, signed };
}

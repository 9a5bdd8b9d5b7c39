import type { Abi, PublicClient } from 'viem';
import type { EvmAddress, Hex } from '../../core/hex.ts';
import { revertName } from './revert.ts';

/** A call of a contract's function, before it is encoded. */
export interface FunctionCall {
  readonly address: EvmAddress;
  readonly abi: Abi;
  readonly functionName: string;
  readonly args: readonly unknown[];
}

/** What a function answered; the name of the contract's error where the call was reverted. */
export interface CallResult {
  readonly value: unknown;
  readonly errorName: string | null;
}

/**
 * Makes calls one after another, each on the state that those before it left; one that is reverted changes nothing. It is one
 * `eth_call` of the code of Multicall3, which every node takes and which is deployed nowhere: the calls come from a contract
 * and not from a wallet, so that this is for functions that anyone may call.
 *
 * @param blockHash the block whose state they begin with; by default the newest
 * @throws what the node answers, or that it does not
 */
export async function runInOrder(
  client: PublicClient,
  calls: readonly FunctionCall[],
  blockHash?: Hex,
): Promise<readonly CallResult[]> {
  const results = await client.multicall({
    contracts: calls,
    deployless: true,
    batchSize: 0, // all in one
    ...(blockHash === undefined ? {} : { blockHash }),
  });
  return results.map(({ error, result }) => {
    if (error === undefined) return { value: result, errorName: null };
    const errorName = revertName(error);
    if (errorName === null) throw error;
    return { value: null, errorName };
  });
}

import type { EvmAddress, Hex } from '@income-series/protocol/hex';
import type { Abi, PublicClient } from 'viem';
import { revertName } from './revert.ts';

/** A call of a contract's function, before it is encoded. */
export interface FunctionCall {
  readonly address: EvmAddress;
  readonly abi: Abi;
  readonly functionName: string;
  readonly args: readonly unknown[];
}

/** The result of a function call; `errorName` is the contract's error where the call was reverted. */
export interface CallResult {
  readonly value: unknown;
  readonly errorName: string | null;
}

/**
 * Simulates calls in order, each on the state after the earlier ones; a reverted call changes nothing. It is one `eth_call`
 * of Multicall3's code, which needs no deployment. The sender is a contract and not a wallet, so that only functions that
 * anyone may call can be simulated.
 *
 * @param blockHash the block whose state the first call uses; by default the newest
 * @throws the node's errors
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

import type { Abi, PublicClient } from 'viem';
import type { EvmIdentity } from '../../chains/index.ts';
import type { ChainHead, HardshipOnChain, ReadAt } from '../../core/chain.ts';
import type { EvmAddress, Hex } from '../../core/hex.ts';
import { abis } from './abi.ts';
import { type GuardedClient, headOf, readHead } from './client.ts';
import { type CallResult, type FunctionCall, runInOrder } from './run-in-order.ts';

/** A view of the hub's pauses that several reads use. */
export type PauseView = Omit<HardshipOnChain, 'pauseState' | 'extinguishNonce' | 'extinguishment'> & {
  readonly state: number;
};

/** Runs reads of one block, the node's newest. */
export type ReadAtBlock = <T>(
  work: (read: ContractRead, head: ChainHead, run: RunInOrder) => Promise<T>,
) => Promise<ReadAt<T>>;
/** A call of a contract: its name, the function, and the arguments. */
export type NamedCall = readonly [contract: keyof typeof abis, functionName: string, args: readonly unknown[]];
/** Makes calls one after another on the state of the block of the round, as one call to the node. Nothing of it is kept. */
export type RunInOrder = (calls: readonly NamedCall[]) => Promise<readonly CallResult[]>;
/** One view call at the block of the round; `from`: as whom, where the contract asks. */
export type ContractRead = (
  contract: keyof typeof abis,
  functionName: string,
  args: readonly unknown[],
  from?: EvmAddress,
) => Promise<unknown>;

/**
 * All reads of one round are asked of the same block by its hash (EIP-1898), in one JSON-RPC batch after the head's,
 * so an answer can be named with its block and never mixes two forks. Methods called in one tick share the head and the
 * batch: a list's rows take as many requests as one row.
 */
export function createRounds(guarded: GuardedClient): ReadAtBlock {
  const { contracts } = guarded.config;
  const headOfTick = sharedInTick(async (client) => headOf(await readHead(guarded, client)));
  return (work) =>
    guarded.ask(async (client) => {
      const block = await headOfTick(client);
      const { hash } = block;
      const run: RunInOrder = (calls) =>
        runInOrder(
          client,
          calls.map((call) => callOf(contracts, call)),
          hash,
        );
      return { block, value: await work(readerAt(client, contracts, hash), block, run) };
    });
}

const callOf = (contracts: EvmIdentity['contracts'], [contract, functionName, args]: NamedCall): FunctionCall => ({
  address: contracts[contract],
  abi: abis[contract] as Abi,
  functionName,
  args,
});

function readerAt(client: PublicClient, contracts: EvmIdentity['contracts'], blockHash: Hex): ContractRead {
  return (contract, functionName, args, account) =>
    client.readContract({
      address: contracts[contract],
      abi: abis[contract] as Abi,
      functionName,
      args,
      blockHash,
      ...(account === undefined ? {} : { account }),
    });
}

/** One read for all who ask in a tick, before its batch has left. */
function sharedInTick(read: (client: PublicClient) => Promise<ChainHead>): typeof read {
  let shared: Promise<ChainHead> | null = null;
  return (client) => {
    if (shared === null) {
      shared = read(client);
      setImmediate(() => {
        shared = null;
      });
    }
    return shared;
  };
}

import type { ChainHead, HardshipOnChain, ReadAt } from '@income-series/protocol/chain';
import type { EvmAddress, Hex } from '@income-series/protocol/hex';
import type { Abi, PublicClient } from 'viem';
import type { EvmIdentity } from '../../chains/index.ts';
import { abis } from './abi.ts';
import { type GuardedClient, headOf, readHead } from './client.ts';
import { type CallResult, type FunctionCall, runInOrder } from './run-in-order.ts';

/** The answer of the view `pauseOf`, which several reads use. */
export type PauseView = Omit<HardshipOnChain, 'pauseState' | 'extinguishNonce' | 'extinguishment'> & {
  readonly state: number;
};

/** Runs reads that all use one block, the node's newest. */
export type ReadAtBlock = <T>(
  work: (read: ContractRead, head: ChainHead, run: RunInOrder) => Promise<T>,
) => Promise<ReadAt<T>>;
/** A call of a contract: the contract's name, the function and the arguments. */
export type NamedCall = readonly [contract: keyof typeof abis, functionName: string, args: readonly unknown[]];
/** Simulates calls in order on the state of the round's block, by one call to the node. */
export type RunInOrder = (calls: readonly NamedCall[]) => Promise<readonly CallResult[]>;
/** Calls a view at the round's block; `from` is the caller, for views that check it. */
export type ContractRead = (
  contract: keyof typeof abis,
  functionName: string,
  args: readonly unknown[],
  from?: EvmAddress,
) => Promise<unknown>;

/**
 * Creates rounds of reads. The reads of a round use one block by its hash (EIP-1898), so that an answer never mixes two
 * forks, and leave in one JSON-RPC batch, after the batch that reads the head. Reads started in one tick share head and batch,
 * so that a list takes as many requests as one row.
 */
export function createRounds(guarded: GuardedClient): ReadAtBlock {
  const { contracts } = guarded.config;
  const headOfTick = shareInTick(async (client) => headOf(await readHead(guarded, client)));
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

/** Creates the reader of views at one block. */
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

/** Shares one read among all callers of a tick. */
function shareInTick(read: (client: PublicClient) => Promise<ChainHead>): typeof read {
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

import type { EvmAddress } from '@income-series/protocol/hex';
import { type ContractFunctionArgs, type ContractFunctionName, encodeFunctionData, toHex } from 'viem';
import { billOf } from '../../../scripts/gas/calculator.ts';
import { CHAIN_10143, ETHEREUM } from '../../../scripts/gas/prices.ts';
import { traceLast, traceNext } from '../../../scripts/gas/trace.ts';
import { ABIS, type Abis, type Contract, type World } from './world.ts';

/** The least limits that a call would succeed with now, on Ethereum and on chain 10143. */
export type Least = readonly [number, number];

export async function leastOf<C extends Contract, F extends ContractFunctionName<Abis[C], 'nonpayable'>>(
  world: World,
  from: EvmAddress,
  contract: C,
  functionName: F,
  args: ContractFunctionArgs<Abis[C], 'nonpayable', F>,
): Promise<Least> {
  const data = encodeFunctionData({ abi: ABIS[contract], functionName, args } as never);
  const request = { from, to: world.addresses[contract], data, gas: toHex(12_000_000) };
  const traced = await traceNext(world.anvil, request);
  return [billOf(traced, ETHEREUM).least, billOf(traced, CHAIN_10143).least];
}

/** Of the last block's only transaction. */
export async function leastOfLast(world: World): Promise<Least> {
  const traced = await traceLast(world.anvil);
  return [billOf(traced, ETHEREUM).least, billOf(traced, CHAIN_10143).least];
}

/** Lets a wallet spend all of its money. */
export async function empty(world: World, wallet: EvmAddress): Promise<void> {
  const spender = await world.unlock(wallet);
  await world.send(spender, 'token', 'transfer', [world.owner, await world.balance(wallet)]);
}

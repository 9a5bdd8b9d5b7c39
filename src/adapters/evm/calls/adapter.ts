import type { EvmContracts } from '../../../core/chain.ts';
import type { ContractCallOf, TransactionKind } from '../../../domains/transaction/index.ts';
import type { abis } from '../abi.ts';
import type { GasMargin } from './margins.ts';

type CalledContract = keyof EvmContracts & keyof typeof abis;

/** Maps a kind of call to a contract and its arguments; the contract's function has the kind's name. */
export interface ContractCallAdapter<Call> {
  readonly contract: CalledContract | ((call: Call) => CalledContract);
  /** The function's arguments in the contract's order. */
  readonly args: (call: Call, contracts: EvmContracts) => readonly unknown[];
  readonly margin: GasMargin;
}

/** The adapter of every kind of call; null for a kind that the EVM contracts do not have. */
export type ContractCallAdapters = { readonly [K in TransactionKind]: ContractCallAdapter<ContractCallOf<K>> | null };

/** The arguments of a call whose only argument is the series. */
export const seriesArgument = ({ seriesKey }: { readonly seriesKey: `0x${string}` }) => [seriesKey];

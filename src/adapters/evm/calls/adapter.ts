import type { EvmContracts } from '../../../core/chain.ts';
import type { ContractCallOf, TransactionKind } from '../../../domains/transaction/index.ts';
import type { abis } from '../abi.ts';
import type { GasMargin } from './margins.ts';

type CalledContract = keyof EvmContracts & keyof typeof abis;

/** How this chain's contracts take a kind of call; the function has the kind's name. */
export interface ContractCallAdapter<Call> {
  readonly contract: CalledContract | ((call: Call) => CalledContract);
  /** In the contract's order. */
  readonly args: (call: Call, contracts: EvmContracts) => readonly unknown[];
  readonly margin: GasMargin;
}

/** Of every kind of call; null for one that the contracts do not have. */
export type ContractCallAdapters = { readonly [K in TransactionKind]: ContractCallAdapter<ContractCallOf<K>> | null };

/** What calls of a series alone are sent with. */
export const ofSeries = ({ seriesKey }: { readonly seriesKey: `0x${string}` }) => [seriesKey];

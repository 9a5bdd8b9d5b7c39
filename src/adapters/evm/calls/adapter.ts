import type { EvmContracts } from '@income-series/protocol/chain';
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
  /** The events of which a call that succeeds emits one; empty for a call that may succeed without an event. */
  readonly effects: readonly CallEffect[];
}

/** An event by which a contract shows that a call succeeded. */
export interface CallEffect {
  readonly event: string;
  /** The contract that emits the event; absent if it is the called contract. */
  readonly by?: CalledContract;
  /** The names of the event's arguments that repeat an argument of the call, each with the name in the call. */
  readonly same: Readonly<Record<string, string>>;
  /** The name of the event's argument that is the calling wallet. */
  readonly sender?: string;
}

/** An event of the called contract. `same`: the arguments that call and event have under one name. */
export const effectByEvent = (event: string, same: readonly string[], sender?: string): CallEffect => ({
  event,
  same: Object.fromEntries(same.map((name) => [name, name])),
  ...(sender !== undefined && { sender }),
});

/** The adapter of every kind of call; null for a kind that the EVM contracts do not have. */
export type ContractCallAdapters = { readonly [K in TransactionKind]: ContractCallAdapter<ContractCallOf<K>> | null };

/** The arguments of a call whose only argument is the series. */
export const seriesArgument = ({ seriesKey }: { readonly seriesKey: `0x${string}` }) => [seriesKey];

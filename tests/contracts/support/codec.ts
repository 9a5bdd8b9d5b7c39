import type { Hex } from '@income-series/protocol/hex';
import {
  type Abi,
  type AbiEvent,
  type AbiFunction,
  decodeEventLog,
  decodeFunctionResult,
  encodeFunctionData,
  type Log,
  toEventSelector,
  toFunctionSelector,
} from 'viem';
import { formatAbiItem } from 'viem/utils';

export interface Happening {
  readonly name: string;
  readonly args: Record<string, unknown>;
}

/** Calls of one contract. */
export interface Codec {
  encode(name: string, args: readonly unknown[]): Hex;
  decode(name: string, data: Hex): unknown;
}

/** The calls of an ABI, with its selectors hashed once and not at every call. Names must not be overloaded. */
export function codecOf(abi: Abi): Codec {
  const items = abi.filter((item): item is AbiFunction => item.type === 'function');
  const functions = new Map(items.map((item) => [item.name, { abi: [item], selector: toFunctionSelector(item) }]));
  if (functions.size !== items.length) throw new Error('a function is overloaded');
  const find = (name: string) => {
    const found = functions.get(name);
    if (!found) throw new Error(`there is no function ${name}`);
    return found;
  };
  return {
    encode(name, args) {
      const { abi: one, selector } = find(name);
      return encodeFunctionData({ abi: one, functionName: selector, args });
    },
    decode: (name, data) => decodeFunctionResult({ abi: find(name).abi, functionName: name, data }),
  };
}

/** What the events of several ABIs say; logs of any other are left out. */
export function eventsOf(abis: readonly Abi[]) {
  const events = abis.flat().filter((item): item is AbiEvent => item.type === 'event');
  const byTopic = new Map(events.map((event) => [toEventSelector(event), event]));
  return (logs: readonly Log[]): Happening[] =>
    logs.flatMap(({ topics, data }) => {
      const event = topics[0] && byTopic.get(topics[0]);
      if (!event) return [];
      const { eventName, args } = decodeEventLog({ abi: [event], topics, data });
      return [{ name: String(eventName), args: args as unknown as Record<string, unknown> }];
    });
}

const BUILT_IN: Record<Hex, string> = { '0x08c379a0': 'Error', '0x4e487b71': 'Panic' };

/** The name of the error in what a call reverted with: its selector where no ABI knows it, REVERT where there is none. */
export function errorsOf(abis: readonly Abi[]) {
  const errors = abis.flat().filter((item) => item.type === 'error');
  const names = new Map(errors.map((error) => [toFunctionSelector(formatAbiItem(error)), error.name]));
  return (data: Hex): string => {
    const selector = data.slice(0, 10) as Hex;
    return selector === '0x' ? 'REVERT' : (names.get(selector) ?? BUILT_IN[selector] ?? selector);
  };
}

import type { EvmContracts, MinedEvent } from '@income-series/protocol/chain';
import { type Abi, type AbiFunction, decodeFunctionData, getAbiItem, type Hex } from 'viem';
import type { MadeCall } from '../../chains/index.ts';
import type { ContractCall } from '../../domains/transaction/index.ts';
import { abis } from './abi.ts';
import type { CallEffect } from './calls/adapter.ts';
import { CALL_ADAPTERS } from './calls/index.ts';

/**
 * True if one of the events shows that the call succeeded for its wallet; null for a kind of call without such an event. A
 * contract wallet or a bundler may swallow the call's failure, so the outcome of the transaction around it says nothing.
 */
export function hasTakenEffect(
  contracts: EvmContracts,
  { kind, wallet, contract, data }: MadeCall,
  events: readonly MinedEvent[],
): boolean | null {
  const effects = effectsOf(kind);
  if (effects.length === 0) return null;
  const called = (Object.keys(abis) as (keyof typeof abis)[]).find((name) => contracts[name] === contract);
  if (called === undefined) return null;
  const inputs = inputsOf(abis[called], data);
  const shows = ({ event, by = called, same, sender }: CallEffect) =>
    events.some(
      ({ contract: emitter, name, args }) =>
        emitter === contracts[by] &&
        name === event &&
        (sender === undefined || isSame(wallet, args[sender])) &&
        Object.entries(same).every(([argument, input]) => isSame(inputs[input], args[argument])),
    );
  return effects.some(shows);
}

/** The events that show the success of a call of this kind; empty if no event shows it. */
export const effectsOf = (kind: string): readonly CallEffect[] =>
  CALL_ADAPTERS[kind as ContractCall['kind']]?.effects ?? [];

/** The arguments in a call's data, by their names. */
function inputsOf(abi: Abi, data: Hex): Readonly<Record<string, unknown>> {
  const { functionName, args = [] } = decodeFunctionData({ abi, data });
  const { inputs } = getAbiItem({ abi, name: functionName, args: args as never }) as AbiFunction;
  return Object.fromEntries(inputs.map(({ name }, i) => [name, args[i]]));
}

/** True if a call's argument has the value of an event's argument, which is plain JSON. A list needs one member with the value. */
function isSame(value: unknown, found: unknown): boolean {
  if (Array.isArray(value)) return value.some((member) => isSame(member, found));
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value);
    return parts.every(([name, part]) => isSame(part, (found as Record<string, unknown> | null)?.[name]));
  }
  return String(value).toLowerCase() === String(found).toLowerCase();
}

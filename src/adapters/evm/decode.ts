import { type Abi, type AbiEvent, decodeEventLog, type Hex, toEventSelector } from 'viem';
import type { EvmContracts } from '../../core/chain.ts';
import { abis, indexedContracts } from './abi.ts';

export interface RawLog {
  readonly address: Hex;
  readonly topics: readonly Hex[];
  readonly data: Hex;
}

export interface DecodedLog {
  readonly name: string;
  readonly seriesKey: Hex | null;
  readonly args: Readonly<Record<string, unknown>>;
}

/**
 * A decoder for the logs of the product's contracts at their addresses: null for another contract's log and for an
 * event that is not in the contract's ABI. A log that has an event's signature and not its form throws: passing over it
 * would lose it without a word.
 */
export function createLogDecoder(contracts: EvmContracts): (log: RawLog) => DecodedLog | null {
  const eventsOf = new Map(indexedContracts.map((name) => [contracts[name].toLowerCase(), bySelector(abis[name])]));
  return ({ address, topics, data }) => {
    const [selector] = topics;
    const event = selector === undefined ? undefined : eventsOf.get(address.toLowerCase())?.get(selector.toLowerCase());
    if (event === undefined) return null;
    const args = toJson(decode(event, topics, data)) as Record<string, unknown>;
    return { name: event.name, seriesKey: typeof args.seriesKey === 'string' ? (args.seriesKey as Hex) : null, args };
  };
}

const bySelector = (abi: Abi): ReadonlyMap<string, AbiEvent> =>
  new Map(abi.filter((item) => item.type === 'event').map((event) => [toEventSelector(event), event]));

function decode(event: AbiEvent, topics: readonly Hex[], data: Hex): unknown {
  try {
    return decodeEventLog({ abi: [event], topics: topics as [Hex, ...Hex[]], data, strict: true }).args ?? {};
  } catch {
    throw new Error(`A log of the event ${event.name} has another form than its ABI.`);
  }
}

/** Plain JSON: bigint as a decimal string, hex in lower case, lists and records alike. */
function toJson(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (typeof value === 'string') return value.startsWith('0x') ? value.toLowerCase() : value;
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toJson(item)]));
  }
  return value;
}

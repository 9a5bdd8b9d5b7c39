import { type Abi, type AbiEvent, type Hex, toEventSelector } from 'viem';
import type { EvmContracts } from '../../core/chain.ts';
import { abis, indexedContracts } from './abi.ts';
import { type EventReader, eventReader } from './event-form.ts';

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
 *
 * Arguments are plain JSON: large numbers as decimal texts, hex in lower case. How an event is read is prepared once, by
 * its selector, and no hash is computed for a log.
 */
export function createLogDecoder(contracts: EvmContracts): (log: RawLog) => DecodedLog | null {
  const eventsOf = new Map(indexedContracts.map((name) => [contracts[name].toLowerCase(), bySelector(abis[name])]));
  return ({ address, topics, data }) => {
    const [selector] = topics;
    const event = selector === undefined ? undefined : eventsOf.get(address.toLowerCase())?.get(selector.toLowerCase());
    if (event === undefined) return null;
    const args = decode(event, topics, data);
    return { name: event.name, seriesKey: typeof args.seriesKey === 'string' ? (args.seriesKey as Hex) : null, args };
  };
}

interface KnownEvent {
  readonly name: string;
  readonly read: EventReader;
}

const known = (event: AbiEvent): KnownEvent => ({ name: event.name, read: eventReader(event) });

const bySelector = (abi: Abi): ReadonlyMap<string, KnownEvent> =>
  new Map(abi.filter((item) => item.type === 'event').map((event) => [toEventSelector(event), known(event)]));

function decode({ name, read }: KnownEvent, topics: readonly Hex[], data: Hex): Readonly<Record<string, unknown>> {
  try {
    return read(topics, data);
  } catch {
    throw new Error(`A log of the event ${name} has another form than its ABI.`);
  }
}

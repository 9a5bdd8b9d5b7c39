import type { EvmContracts } from '@income-series/protocol/chain';
import { type Abi, type AbiEvent, type Hex, toEventSelector } from 'viem';
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
 * Creates a decoder for the logs of the named contracts, by default the indexed ones. It returns null for another contract's log and for an event
 * that is not in the contract's ABI. It throws where a log has an event's signature but not its layout, because skipping
 * the log would lose it silently.
 *
 * Arguments are plain JSON: large numbers as decimal texts, hex in lower case. Each event's reader is prepared once by its
 * selector, so that no hash is computed for a log.
 */
export function createLogDecoder(
  contracts: EvmContracts,
  names: readonly (keyof EvmContracts & keyof typeof abis)[] = indexedContracts,
): (log: RawLog) => DecodedLog | null {
  const eventsOf = new Map(names.map((name) => [contracts[name].toLowerCase(), eventsBySelector(abis[name])]));
  return ({ address, topics, data }) => {
    const [selector] = topics;
    const event = selector === undefined ? undefined : eventsOf.get(address.toLowerCase())?.get(selector.toLowerCase());
    if (event === undefined) return null;
    const args = decodeLog(event, topics, data);
    return { name: event.name, seriesKey: typeof args.seriesKey === 'string' ? (args.seriesKey as Hex) : null, args };
  };
}

interface PreparedEvent {
  readonly name: string;
  readonly read: EventReader;
}

const prepareEvent = (event: AbiEvent): PreparedEvent => ({ name: event.name, read: eventReader(event) });

const eventsBySelector = (abi: Abi): ReadonlyMap<string, PreparedEvent> =>
  new Map(abi.filter((item) => item.type === 'event').map((event) => [toEventSelector(event), prepareEvent(event)]));

/** Reads a log's arguments. @throws Error that names the event and no value of the log */
function decodeLog(
  { name, read }: PreparedEvent,
  topics: readonly Hex[],
  data: Hex,
): Readonly<Record<string, unknown>> {
  try {
    return read(topics, data);
  } catch {
    throw new Error(`A log of the event ${name} does not match its ABI.`);
  }
}

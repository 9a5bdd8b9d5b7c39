import { type Abi, decodeEventLog, type Hex } from 'viem';
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
 * event that is not in the contract's ABI.
 */
export function createLogDecoder(contracts: EvmContracts): (log: RawLog) => DecodedLog | null {
  const abiOf = new Map<string, Abi>(indexedContracts.map((name) => [contracts[name].toLowerCase(), abis[name]]));
  return (log) => {
    const abi = abiOf.get(log.address.toLowerCase());
    if (abi === undefined || log.topics.length === 0) return null;
    try {
      const { eventName, args } = decodeEventLog({ abi, topics: log.topics as [Hex, ...Hex[]], data: log.data });
      if (eventName === undefined) return null;
      const plain = toJson(args ?? {}) as Record<string, unknown>;
      return {
        name: eventName,
        seriesKey: typeof plain.seriesKey === 'string' ? (plain.seriesKey as Hex) : null,
        args: plain,
      };
    } catch {
      return null;
    }
  };
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

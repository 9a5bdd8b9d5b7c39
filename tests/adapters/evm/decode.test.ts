import type { EvmContracts } from '@income-series/protocol/chain';
import fc from 'fast-check';
import {
  type Abi,
  type AbiEvent,
  type AbiParameter,
  decodeEventLog,
  encodeAbiParameters,
  encodeEventTopics,
  type Hex,
} from 'viem';
import { describe, expect, it } from 'vitest';
import { abis, indexedContracts } from '../../../src/adapters/evm/abi.ts';
import { createLogDecoder } from '../../../src/adapters/evm/decode.ts';

const at = (digit: string) => `0x${digit.repeat(40)}` as const;
const contracts: EvmContracts = {
  hub: at('1'),
  raise: at('2'),
  registry: at('3'),
  fxFeed: at('4'),
  rates: at('a'),
  token: at('5'),
  hardship: at('6'),
  router: at('7'),
  windows: at('8'),
  access: at('a'),
};
const decode = createLogDecoder(contracts);

const seriesKey: Hex = `0x${'ab'.repeat(32)}`;
const bidder = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const log = {
  address: contracts.raise,
  topics: encodeEventTopics({ abi: abis.raise, eventName: 'NonRevealCharged', args: { seriesKey, bidder } }) as Hex[],
  data: encodeAbiParameters([{ type: 'uint256' }], [2n ** 200n]),
};

describe('a log', () => {
  it('becomes plain JSON: hex in lower case, large integers as texts', () => {
    expect(decode(log)).toEqual({
      name: 'NonRevealCharged',
      seriesKey,
      args: { seriesKey, bidder: bidder.toLowerCase(), amount: (2n ** 200n).toString() },
    });
  });

  it('is nothing to us from another address, with another signature, or without one', () => {
    expect(decode({ ...log, address: at('9') })).toBeNull();
    expect(decode({ ...log, address: contracts.hub })).toBeNull();
    expect(decode({ ...log, topics: [`0x${'77'.repeat(32)}`] })).toBeNull();
    expect(decode({ ...log, topics: [] })).toBeNull();
  });

  it('is never passed over where it has an event’s signature and another form', () => {
    expect(() => decode({ ...log, data: '0x12' })).toThrow('NonRevealCharged');
    expect(() => decode({ ...log, topics: log.topics.slice(0, 2) })).toThrow('NonRevealCharged');
  });

  it('of hardship and of the router is decoded by its own contract’s ABI', () => {
    const attestor = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
    const requested = {
      address: contracts.hardship,
      topics: encodeEventTopics({
        abi: abis.hardship,
        eventName: 'PauseRequested',
        args: { seriesKey, attestor },
      }) as Hex[],
      data: encodeAbiParameters([{ type: 'uint64' }], [3n]),
    };
    const args = { seriesKey, attestor: attestor.toLowerCase(), pauseNonce: '3' };
    expect(decode(requested)).toEqual({ name: 'PauseRequested', seriesKey, args });
    expect(decode({ ...requested, address: contracts.router })).toBeNull();
    const released = {
      address: contracts.router,
      topics: encodeEventTopics({ abi: abis.router, eventName: 'WithheldReleased', args: { seriesKey } }) as Hex[],
      data: encodeAbiParameters([{ type: 'uint256' }], [7n]),
    };
    expect(decode(released)?.args).toEqual({ seriesKey, amount: '7' });
  });

  it('keeps the sign of an adjustment', () => {
    const trued = {
      address: contracts.hub,
      topics: encodeEventTopics({
        abi: abis.hub,
        eventName: 'TrueUpAccepted',
        args: { seriesKey, year: 2026, signer: bidder },
      }) as Hex[],
      data: encodeAbiParameters(
        ['uint64', 'uint64', 'int256', 'uint256', 'uint256'].map((type) => ({ type })),
        [1n, 2n, -5n, 0n, 5n],
      ),
    };
    expect(decode(trued)?.args).toMatchObject({ year: 2026, adjustment: '-5', creditOut: '5' });
  });
});

/** Any value of a type of the ABI. */
function anyOf({ type, ...rest }: AbiParameter): fc.Arbitrary<unknown> {
  const list = /^(.*)\[(\d+)\]$/.exec(type);
  if (list !== null) {
    const length = Number(list[2]);
    return fc.array(anyOf({ ...rest, type: list[1] as string }), { minLength: length, maxLength: length });
  }
  if ('components' in rest) {
    const components = rest.components as readonly AbiParameter[];
    return fc.record(Object.fromEntries(components.map((part) => [part.name as string, anyOf(part)])));
  }
  const bytes = (minLength: number, maxLength: number) =>
    fc.uint8Array({ minLength, maxLength }).map((value): Hex => `0x${Buffer.from(value).toString('hex')}`);
  const width = Number(/\d+$/.exec(type)?.[0] ?? 0);
  if (type === 'bool') return fc.boolean();
  if (type === 'address') return bytes(20, 20);
  if (type.startsWith('bytes')) return width === 0 ? bytes(0, 200) : bytes(width, width);
  const value = type.startsWith('u') ? fc.bigInt(0n, 2n ** BigInt(width) - 1n) : signedOf(BigInt(width));
  return width <= 48 ? value.map(Number) : value;
}

const signedOf = (bits: bigint) => fc.bigInt(-(2n ** (bits - 1n)), 2n ** (bits - 1n) - 1n);

/** What viem decodes, as it is stored. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (typeof value === 'string') return value.toLowerCase();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, plain(item)]));
}

const EVENTS = indexedContracts.flatMap((contract) =>
  (abis[contract] as Abi)
    .filter((item): item is AbiEvent => item.type === 'event')
    .map((event) => ({ contract, name: event.name, event })),
);

describe('every event of the indexed contracts', () => {
  it.each(EVENTS)('$contract.$name is decoded as viem decodes it, and refused where it is cut off', (of) => {
    const { contract, event } = of;
    const values = fc.record(Object.fromEntries(event.inputs.map((input) => [input.name as string, anyOf(input)])));
    fc.assert(
      fc.property(values, (args) => {
        const topics = encodeEventTopics({ abi: [event], args } as never) as Hex[];
        const rest = event.inputs.filter(({ indexed }) => !indexed);
        const data = encodeAbiParameters(
          rest,
          rest.map(({ name }) => args[name as string]),
        );
        const expected = decodeEventLog({ abi: [event], topics: topics as [Hex], data, strict: true });
        const address = contracts[contract];
        expect(decode({ address, topics, data })?.args).toEqual(plain(expected.args ?? {}));
        if (rest.length > 0) expect(() => decode({ address, topics, data: '0x' })).toThrow(event.name);
        const last = data.slice(0, -64) as Hex;
        if (rest.length > 0) expect(() => decode({ address, topics, data: last.length < 2 ? '0x' : last })).toThrow();
        expect(() => decode({ address, topics: [...topics, topics[0] as Hex], data })).toThrow(event.name);
      }),
      { numRuns: 30 },
    );
  });
});

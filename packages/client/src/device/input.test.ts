// A program without types may pass anything: each wrong argument is named, with the form that it takes and without its value.
import { describe, expect, it } from 'vitest';
import { sealBackup } from './backup.ts';
import { exportDevice, exportOpenings, importDevice } from './export.ts';
import { createDeviceSecret, createMemoryStore, type DeviceStore, sealBid, sealOrder } from './functions.ts';

const WALLET = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
const bid = { price: 1_000_000n, quantity: 25n, wallet: WALLET } as const;
const SECRET = 'a-value-that-no-message-repeats';

/** The error that a function throws, at once or later. */
const faultOf = async (run: () => unknown): Promise<unknown> => {
  try {
    return await run();
  } catch (error) {
    return error;
  }
};
const fault = (argument: string, expected: string) =>
  expect.objectContaining({
    code: 'BAD_INPUT',
    argument: [argument],
    expected,
    message: `${argument}: expected ${expected}.`,
  });

const AMOUNT = 'a bigint from 0 to 2^256 - 1';
const ADDRESS = 'an address: 0x and 40 hex digits, mixed capitals as its checksum (EIP-55), or 32 bytes in base58';

describe.each([
  ['a bid', (change: object) => sealBid({ ...bid, ...change })],
  ['an order', (change: object) => sealOrder({ ...bid, side: 'BUY', ...change })],
])('%s', (_, seal) => {
  it.each<[string, string, string, unknown]>([
    ['no price', 'price', AMOUNT, undefined],
    ['a price as a number', 'price', AMOUNT, 1_000_000],
    ['a price as text', 'price', AMOUNT, SECRET],
    ['a price below zero', 'price', AMOUNT, -1n],
    ['a quantity of more than 256 bits', 'quantity', AMOUNT, 1n << 256n],
    ['a quantity as a fraction', 'quantity', AMOUNT, 0.5],
    ['no wallet', 'wallet', ADDRESS, undefined],
    ['a wallet as an object', 'wallet', ADDRESS, { address: WALLET }],
    ['a wallet that is cut off', 'wallet', ADDRESS, WALLET.slice(0, -1)],
    ['a wallet of no chain', 'wallet', ADDRESS, SECRET],
  ])('with %s is refused', async (_what, argument, expected, value) => {
    expect(await faultOf(() => seal({ [argument]: value }))).toEqual(fault(argument, expected));
  });
});

it('an order on no side is refused, not taken for a sale', async () => {
  for (const side of [undefined, 'buy', SECRET]) {
    expect(await faultOf(() => sealOrder({ ...bid, side: side as never }))).toEqual(fault('side', 'BUY or SELL'));
  }
});

describe('a device', () => {
  const store = createMemoryStore();
  const secret = createDeviceSecret();
  const LONG = 'a passphrase that is long';
  const PASSPHRASE = 'text of at least 12 characters';
  const BYTES = 'a Uint8Array of 32 bytes';
  const STORE = 'a store, as createIndexedDbStore makes it';

  it.each<[string, string, string, object, unknown]>([
    ['without a passphrase', 'passphrase', PASSPHRASE, { secret, store }, undefined],
    ['with a passphrase of 11 characters', 'passphrase', PASSPHRASE, { secret, store }, 'elevenchars'],
    ['with a passphrase of bytes', 'passphrase', PASSPHRASE, { secret, store }, new Uint8Array(32)],
    ['without a secret', 'secret', BYTES, { store }, LONG],
    ['with a secret of 31 bytes', 'secret', BYTES, { secret: new Uint8Array(31), store }, LONG],
    ['with a secret as text', 'secret', BYTES, { secret: SECRET.slice(0, 31).padEnd(32), store }, LONG],
    ['without a store', 'store', STORE, { secret }, LONG],
  ])('is not exported %s', async (_, argument, expected, kept, passphrase) => {
    const error = await faultOf(() => exportDevice(kept as never, passphrase as never));
    expect(error).toEqual(fault(argument, expected));
  });

  it('is not read where the passphrase is refused', async () => {
    let reads = 0;
    const counted: DeviceStore = {
      ...store,
      all: async () => {
        reads += 1;
        return [];
      },
    };
    expect(await faultOf(() => exportDevice({ secret, store: counted }, 'short'))).toEqual(
      fault('passphrase', PASSPHRASE),
    );
    expect(reads).toBe(0);
  });

  it('names the argument of its other functions too', async () => {
    expect(await faultOf(() => exportOpenings({ secret: SECRET as never, store }))).toEqual(fault('secret', BYTES));
    expect(await faultOf(() => importDevice(7 as never, LONG, () => store))).toMatchObject({
      code: 'OPENINGS_INVALID',
    });
    const of = { seriesKey: `0x${'11'.repeat(32)}`, window: 0, opening: sealBid(bid).opening } as const;
    expect(await faultOf(() => sealBackup(undefined as never, of))).toEqual(fault('deviceSecret', BYTES));
  });
});

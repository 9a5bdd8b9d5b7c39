import type { Address } from '@income-series/protocol/address';
import type { Bytes32 } from '@income-series/protocol/hex';
import { WINDOW_INTERVAL, WINDOW_SETTLE } from '@income-series/protocol/policy';
import { BUILDERS_OWN, type CallDeclarations, line, NOTHING_TO_READ, paidTo, REVEAL } from '../transaction/index.ts';

declare module '../transaction/model/index.ts' {
  interface ContractCalls extends WindowCalls {}
}

export interface WindowCalls {
  readonly openWindow: { readonly seriesKey: Bytes32 };
  /** Commits an order. Exactly one of `money` (base units) and `units` is not 0: money buys, units sell. */
  readonly commitOrder: {
    readonly seriesKey: Bytes32;
    readonly commitment: Bytes32;
    readonly money: bigint;
    readonly units: bigint;
  };
  readonly revealOrder: {
    readonly seriesKey: Bytes32;
    readonly price: bigint;
    readonly quantity: bigint;
    readonly salt: Bytes32;
  };
  readonly settleWindow: { readonly seriesKey: Bytes32; readonly maxOrders: number };
  readonly deliverOrder: { readonly seriesKey: Bytes32; readonly window: number; readonly trader: Address };
}

const DAY = 86_400n;

const [LEAST_LOCK, MOST_LOCK] = [WINDOW_INTERVAL, WINDOW_INTERVAL + WINDOW_SETTLE];
/** The preview line about the lock of an order that is never revealed. The times in it hold if the next window opens in time. */
const unrevealedLine = line(
  'If it is never revealed',
  `locked until the next window finds its price: ${LEAST_LOCK / DAY} to ${MOST_LOCK / DAY} days more, or longer if windows are voided`,
  'text',
);

export const calls: CallDeclarations<WindowCalls> = {
  openWindow: NOTHING_TO_READ,
  commitOrder: {
    access: BUILDERS_OWN,
    preview: (call) => [
      call.units === 0n ? line('Money escrowed', call.money, 'token') : line('Units escrowed', call.units, 'units'),
      unrevealedLine,
      line('Order commitment', call.commitment, 'hash'),
    ],
  },
  revealOrder: REVEAL,
  settleWindow: {
    access: BUILDERS_OWN,
    preview: (call) => [line('Most orders in this step', call.maxOrders, 'orders')],
  },
  deliverOrder: {
    access: BUILDERS_OWN,
    preview: (call) => [line('Window', call.window, 'window'), paidTo(call.trader)],
  },
};

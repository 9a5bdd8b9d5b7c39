import { enumName, enumNameOrNull } from '../../core/chain-enums.ts';
import type { Address, Bytes32 } from '../../core/hex.ts';
import { orderId, windowId } from '../../core/ids.ts';
import { clamp, INT8_MAX } from '../../indexing/projection/clamp.ts';
import { type EventOf, timeOf } from '../../indexing/projection/events.ts';
import type { Handlers, SeriesState } from '../../indexing/projection/series-fold.ts';
import type { OrderRow, WindowRow } from '../auction/x-market-rows.ts';
import { enterMoney } from '../holdings/money-projection.ts';

const fromUnix = (seconds: string): Date => new Date(Number(seconds) * 1000);

/** Windows of later trading: orders from their commitment to their delivery. Positions follow the hub's own events. */
export const windowHandlers: Handlers<
  | 'WindowOpened'
  | 'OrderCommitted'
  | 'OrderRevealed'
  | 'OrderRejected'
  | 'WindowCleared'
  | 'UnitsTraded'
  | 'OrderProcessed'
  | 'WindowSettled'
  | 'WindowVoided'
  | 'OrderDelivered'
> = {
  WindowOpened(state, event) {
    const { seriesKey, window, commitEndsAt, revealEndsAt, settleEndsAt } = event.args;
    state.windows.put(window, {
      id: windowId(seriesKey, window),
      seriesKey,
      window,
      phase: 'COMMIT',
      commitEndsAt: fromUnix(commitEndsAt),
      revealEndsAt: fromUnix(revealEndsAt),
      settleEndsAt: fromUnix(settleEndsAt),
      price: null,
      volume: null,
      demand: null,
      supply: null,
      voidReason: null,
      openedBlock: event.blockNumber,
      openedAt: timeOf(event),
      settledAt: null,
    });
  },

  OrderCommitted(state, event) {
    const { seriesKey, window, trader, sequence, side, commitment, money, units } = event.args;
    const id = orderId(seriesKey, window, trader);
    state.orders.put(id, {
      id,
      windowId: windowId(seriesKey, window),
      seriesKey,
      window,
      trader,
      sequence,
      side: enumName('Side', side),
      commitment,
      money: BigInt(money),
      units: BigInt(units),
      price: null,
      quantity: null,
      validity: 'SEALED',
      fault: null,
      processing: 'PENDING',
      rejectedReason: null,
      filled: 0n,
      delivery: 'NONE',
      pendingMoney: 0n,
      pendingUnits: 0n,
      deliveredMoney: 0n,
      deliveredUnits: 0n,
      committedAt: timeOf(event),
    });
  },

  OrderRevealed(state, { args }) {
    patchOrder(state, args, () => ({
      price: BigInt(args.price),
      quantity: clamp(args.quantity, INT8_MAX),
      validity: enumName('Validity', args.validity),
      fault: enumNameOrNull('OrderFault', args.fault),
    }));
  },

  /** Before the price is found, or between two of its trades: what it bought or sold before stays. */
  OrderRejected(state, { args }) {
    patchOrder(state, args, () => ({
      processing: 'REJECTED',
      rejectedReason: enumName('RejectReason', args.reason),
    }));
  },

  WindowCleared(state, { args }) {
    const volume = BigInt(args.volume);
    patchWindow(state, args.window, {
      phase: 'SETTLE',
      price: volume === 0n ? null : BigInt(args.price),
      volume,
      demand: BigInt(args.demand),
      supply: BigInt(args.supply),
    });
  },

  UnitsTraded(state, { args: { seriesKey, window, seller, buyer, units } }) {
    for (const trader of [seller, buyer]) {
      patchOrder(state, { seriesKey, window, trader }, ({ filled }) => ({ filled: filled + BigInt(units) }));
    }
  },

  /** What is final for the order: one still sealed was never revealed. Its trades become rows of money here. */
  OrderProcessed(state, event) {
    const { args } = event;
    const order = patchOrder(state, args, ({ validity }) => ({
      validity: validity === 'SEALED' ? 'UNREVEALED' : validity,
      processing: enumName('Processing', args.processing),
      filled: BigInt(args.filled),
      pendingMoney: BigInt(args.money),
      pendingUnits: BigInt(args.units),
    }));
    enterTrade(state, event, order);
  },

  WindowSettled(state, event) {
    patchWindow(state, event.args.window, { phase: 'DONE', settledAt: timeOf(event) });
    makeOrdersDue(state, event.args.window, () => ({}));
  },

  /** Nothing was traded: everything that was escrowed comes back. */
  WindowVoided(state, event) {
    const voidReason = enumNameOrNull('VoidReason', event.args.reason);
    patchWindow(state, event.args.window, { phase: 'VOID', voidReason, settledAt: timeOf(event) });
    makeOrdersDue(state, event.args.window, ({ money, units }) => ({ pendingMoney: money, pendingUnits: units }));
  },

  OrderDelivered(state, { args }) {
    patchOrder(state, args, () => ({
      delivery: 'DELIVERED',
      pendingMoney: 0n,
      pendingUnits: 0n,
      deliveredMoney: BigInt(args.money),
      deliveredUnits: BigInt(args.units),
    }));
  },
};

function patchWindow(state: SeriesState, window: number, patch: Partial<WindowRow>): void {
  state.windows.put(window, { ...state.windows.need(window), ...patch });
}

interface OrderName {
  readonly seriesKey: Bytes32;
  readonly window: number;
  readonly trader: Address;
}

function patchOrder(
  state: SeriesState,
  { seriesKey, window, trader }: OrderName,
  patch: (order: OrderRow) => Partial<OrderRow>,
): OrderRow {
  const id = orderId(seriesKey, window, trader);
  const order = state.orders.need(id);
  const next = { ...order, ...patch(order) };
  state.orders.put(id, next);
  return next;
}

/** The window is over: every order can be delivered. */
function makeOrdersDue(state: SeriesState, window: number, patch: (order: OrderRow) => Partial<OrderRow>): void {
  for (const [id, order] of state.orders.rows()) {
    if (order.window !== window || order.delivery !== 'NONE') continue;
    state.orders.put(id, { ...order, ...patch(order), delivery: 'DUE' });
  }
}

/** What a buyer spent, which is what does not come back, and what a seller was paid. */
function enterTrade(state: SeriesState, event: EventOf<'OrderProcessed'>, order: OrderRow): void {
  const { side, trader, money, pendingMoney } = order;
  if (side === 'SELL') {
    enterMoney(state, event, { kind: 'WINDOW_SOLD', wallet: trader, amount: `${pendingMoney}` });
  } else {
    enterMoney(state, event, { kind: 'WINDOW_BOUGHT', wallet: trader, amount: `${money - pendingMoney}` });
  }
}

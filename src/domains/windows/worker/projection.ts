import type { Address } from '@income-series/protocol/address';
import { enumName, enumNameOrNull } from '@income-series/protocol/chain-enums';
import type { Bytes32 } from '@income-series/protocol/hex';
import { orderId, windowId } from '../../../core/ids.ts';
import { derivationOf, type RowDerivation, sql } from '../../../indexing/derivation.ts';
import type { BlockTime } from '../../../indexing/parts.ts';
import { clamp, INT8_MAX } from '../../../indexing/projection/clamp.ts';
import { type EventOf, fromUnix, timeOf } from '../../../indexing/projection/events.ts';
import type {
  Handlers,
  ProjectedTable,
  SeriesFold,
  SeriesProjection,
} from '../../../indexing/projection/series-fold.ts';
import { enterMoney } from '../../holdings/worker/money-projection.ts';
import type { SeriesEvents } from '../../series/worker/events.ts';
import { series } from '../../series/worker/projection.ts';
import type { OrderRow, WindowRow } from '../rows.ts';
import type { WindowEvents } from './events.ts';
import { TRADABLE } from './keeper-rules.ts';

/** True if events make unrevealed orders of past windows deliverable: a later window cleared, or the series ended. */
const releasesUnrevealed = (
  events: readonly { readonly name: string; readonly args: Readonly<Record<string, unknown>> }[],
) =>
  events.some(
    ({ name, args }) =>
      name === 'WindowCleared' || name === 'SeriesClosed' || (name === 'SeriesStateMoved' && isExtinguished(args.to)),
  );
const isExtinguished = (to: unknown) => enumName('State', Number(to)) === 'EXTINGUISHED';

const windows: ProjectedTable<number, WindowRow> = {
  name: 'windows',
  keyOf: ({ window }) => window,
  load: ({ named, events }) =>
    releasesUnrevealed(events) ? ['all'] : [{ column: 'window', values: named<number>('window') }],
};

/** The table of orders. It loads the orders of ended windows, the orders of named traders, and undelivered orders if they become due. */
const orders: ProjectedTable<string, OrderRow> = {
  name: 'window_orders',
  keyOf: ({ id }) => id,
  load: ({ seriesKey, events }) => {
    const windowEnds = events.filter(({ name }) => name === 'WindowSettled' || name === 'WindowVoided');
    const ids = events.flatMap(({ args }) =>
      [args.trader, args.seller, args.buyer]
        .filter((trader) => typeof trader === 'string')
        .map((trader) => orderId(seriesKey, args.window as number, trader as Address)),
    );
    return [
      { column: 'window', values: [...new Set(windowEnds.map(({ args }) => args.window as number))] },
      { column: 'id', values: [...new Set(ids)] },
      { column: 'delivery', values: releasesUnrevealed(events) ? ['NONE'] : [] },
    ];
  },
};

/** Handlers of windows and their orders. Positions are not among them, because the hub has events of its own for these. */
const handlers: Handlers<WindowEvents & Pick<SeriesEvents, 'SeriesClosed' | 'SeriesStateMoved'>> = {
  WindowOpened(fold, event) {
    const { seriesKey, window, commitEndsAt, revealEndsAt, settleEndsAt } = event.args;
    fold.rows(windows).put(window, {
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

  OrderCommitted(fold, event) {
    const { seriesKey, window, trader, sequence, side, commitment, money, units } = event.args;
    const id = orderId(seriesKey, window, trader);
    fold.rows(orders).put(id, {
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

  OrderRevealed(fold, { args }) {
    patchOrder(fold, args, () => ({
      price: BigInt(args.price),
      quantity: clamp(args.quantity, INT8_MAX),
      validity: enumName('Validity', args.validity),
      fault: enumNameOrNull('OrderFault', args.fault),
    }));
  },

  /** Rejects an order, before the price is found or between two of its trades; earlier trades stay. */
  OrderRejected(fold, { args }) {
    patchOrder(fold, args, () => ({
      processing: 'REJECTED',
      rejectedReason: enumName('RejectReason', args.reason),
    }));
  },

  WindowCleared(fold, { args }) {
    const volume = BigInt(args.volume);
    patchWindow(fold, args.window, {
      phase: 'SETTLE',
      price: volume === 0n ? null : BigInt(args.price),
      volume,
      demand: BigInt(args.demand),
      supply: BigInt(args.supply),
    });
    makeUnrevealedDue(fold);
  },

  SeriesClosed: (fold) => makeUnrevealedDue(fold),
  SeriesStateMoved(fold, { args: { to } }) {
    if (isExtinguished(to)) makeUnrevealedDue(fold);
  },

  UnitsTraded(fold, { args: { seriesKey, window, seller, buyer, units } }) {
    for (const trader of [seller, buyer]) {
      patchOrder(fold, { seriesKey, window, trader }, ({ filled }) => ({ filled: filled + BigInt(units) }));
    }
  },

  /** Writes the final result of an order, and the money of its trades. An order that is still sealed was never revealed. */
  OrderProcessed(fold, event) {
    const { args } = event;
    const order = patchOrder(fold, args, ({ validity }) => ({
      validity: validity === 'SEALED' ? 'UNREVEALED' : validity,
      processing: enumName('Processing', args.processing),
      filled: BigInt(args.filled),
      pendingMoney: BigInt(args.money),
      pendingUnits: BigInt(args.units),
    }));
    enterTrade(fold, event, order);
  },

  WindowSettled(fold, event) {
    patchWindow(fold, event.args.window, { phase: 'DONE', settledAt: timeOf(event) });
    const { seriesKey, window } = event.args;
    const unrevealedWait = TRADABLE.has(fold.rows(series).need(seriesKey).state);
    const waits = ({ validity, processing }: OrderRow) => validity === 'UNREVEALED' && processing !== 'REJECTED';
    makeOrdersDue(
      fold,
      window,
      () => ({}),
      (order) => !(unrevealedWait && waits(order)),
    );
  },

  /** Voids a window: all escrow goes back, because nothing was traded. */
  WindowVoided(fold, event) {
    const voidReason = enumNameOrNull('VoidReason', event.args.reason);
    patchWindow(fold, event.args.window, { phase: 'VOID', voidReason, settledAt: timeOf(event) });
    makeOrdersDue(fold, event.args.window, ({ money, units }) => ({ pendingMoney: money, pendingUnits: units }));
  },

  OrderDelivered(fold, { args }) {
    patchOrder(fold, args, () => ({
      delivery: 'DELIVERED',
      pendingMoney: 0n,
      pendingUnits: 0n,
      deliveredMoney: BigInt(args.money),
      deliveredUnits: BigInt(args.units),
    }));
  },
};

function patchWindow(fold: SeriesFold, window: number, patch: Partial<WindowRow>): void {
  fold.rows(windows).put(window, { ...fold.rows(windows).need(window), ...patch });
}

interface OrderName {
  readonly seriesKey: Bytes32;
  readonly window: number;
  readonly trader: Address;
}

/** Changes columns of an order, and returns the changed row. */
function patchOrder(
  fold: SeriesFold,
  { seriesKey, window, trader }: OrderName,
  patch: (order: OrderRow) => Partial<OrderRow>,
): OrderRow {
  const id = orderId(seriesKey, window, trader);
  const order = fold.rows(orders).need(id);
  const next = { ...order, ...patch(order) };
  fold.rows(orders).put(id, next);
  return next;
}

/** Makes the undelivered orders of a window due for delivery: all, or those that satisfy `isDue`. */
function makeOrdersDue(
  fold: SeriesFold,
  window: number,
  patch: (order: OrderRow) => Partial<OrderRow>,
  isDue: (order: OrderRow) => boolean = () => true,
): void {
  for (const [id, order] of fold.rows(orders).rows()) {
    if (order.window !== window || order.delivery !== 'NONE' || !isDue(order)) continue;
    fold.rows(orders).put(id, { ...order, ...patch(order), delivery: 'DUE' });
  }
}

/** Makes the undelivered orders of all settled windows due for delivery; these were never revealed. */
function makeUnrevealedDue(fold: SeriesFold): void {
  for (const [id, order] of fold.rows(orders).rows()) {
    if (order.delivery !== 'NONE' || fold.rows(windows).need(order.window).phase !== 'DONE') continue;
    fold.rows(orders).put(id, { ...order, delivery: 'DUE' });
  }
}

/** Records the money of an order's trades: the sum that a seller was paid, or a buyer's escrow less what goes back. */
function enterTrade(fold: SeriesFold, event: EventOf<WindowEvents, 'OrderProcessed'>, order: OrderRow): void {
  const { side, trader, money, pendingMoney } = order;
  if (side === 'SELL') {
    enterMoney(fold, event, { kind: 'WINDOW_SOLD', wallet: trader, amount: `${pendingMoney}` });
  } else {
    enterMoney(fold, event, { kind: 'WINDOW_BOUGHT', wallet: trader, amount: `${money - pendingMoney}` });
  }
}

export const windowsProjection: SeriesProjection = { tables: [windows, orders], handlers };

/** Sets the phase of unfinished windows from the block's time: COMMIT, REVEAL or SETTLE. */
export const applyWindowsClock = ({ chain, now }: BlockTime): readonly RowDerivation[] => {
  const phase = sql`CASE WHEN commit_ends_at > ${now} THEN 'COMMIT' WHEN reveal_ends_at > ${now} THEN 'REVEAL' ELSE 'SETTLE' END`;
  const where = sql`own.chain = ${chain} AND own.phase IN ('COMMIT', 'REVEAL', 'SETTLE') AND own.phase <> ${phase}`;
  return [derivationOf({ table: 'windows', set: sql`phase = ${phase}`, where })];
};

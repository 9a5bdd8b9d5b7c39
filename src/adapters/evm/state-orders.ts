import { enumName, enumNameOrNull } from '@income-series/protocol/chain-enums';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { BidName, BidState, OrderName, OrderState } from '../../domains/operations/model/ports.ts';
import type { abis } from './abi.ts';
import { revertName } from './revert.ts';

/** Calls a contract's view at the reader's block. */
export type ReadState = <T>(contract: keyof typeof abis, functionName: string, args?: readonly unknown[]) => Promise<T>;

/** The fields of the contracts' views that this file reads. */
interface SealedView {
  readonly sequence: number;
  readonly commitment: Bytes32;
  readonly price: bigint;
  readonly quantity: bigint;
  readonly validity: number;
  readonly processing: number;
  readonly delivery: number;
}
interface BidView extends SealedView {
  readonly deposit: bigint;
  readonly invalidReason: number;
  readonly rejectReason: number;
  readonly units: bigint;
  readonly charge: bigint;
  readonly refund: bigint;
}
interface OrderView extends SealedView {
  readonly side: number;
  readonly money: bigint;
  readonly units: bigint;
  readonly fault: number;
  readonly filled: bigint;
}

/** The fields that bids and orders share. Price and quantity are null unless a valid reveal set them. */
function sealedOf({ sequence, commitment, price, quantity, ...view }: SealedView) {
  const validity = enumName('Validity', view.validity);
  const isValid = validity === 'VALID';
  return {
    sequence,
    commitment,
    validity,
    price: isValid ? price : null,
    quantity: isValid ? quantity : null,
    processing: enumName('Processing', view.processing),
    delivery: enumName('Delivery', view.delivery),
  };
}

/** The view's answer; null if the contract reverts with the named error. */
async function orNullOn<T>(view: Promise<T>, errorOfAbsence: string): Promise<T | null> {
  return view.catch((error: unknown) => {
    if (revertName(error) === errorOfAbsence) return null;
    throw error;
  });
}

/** Reads a bid's state; null if the raise does not have the bid. */
export async function readBid(read: ReadState, { seriesKey, bidder }: BidName): Promise<BidState | null> {
  const view = await orNullOn(read<BidView>('raise', 'bidOf', [seriesKey, bidder]), 'BID_UNKNOWN');
  if (view === null) return null;
  const { deposit, units, refund, charge } = view;
  return {
    ...sealedOf(view),
    deposit,
    units,
    refund,
    charge,
    invalidReason: enumNameOrNull('InvalidReason', view.invalidReason),
    rejectedReason: enumNameOrNull('RejectReason', view.rejectReason),
  };
}

/** Reads an order's state; null if the window does not have the order. */
export async function readOrder(read: ReadState, order: OrderName): Promise<OrderState | null> {
  const args = [order.seriesKey, order.window, order.trader];
  const view = await orNullOn(read<OrderView>('windows', 'orderOf', args), 'ORDER_UNKNOWN');
  if (view === null) return null;
  const { money, units, filled } = view;
  return {
    ...sealedOf(view),
    money,
    units,
    filled,
    side: enumName('Side', view.side),
    fault: enumNameOrNull('OrderFault', view.fault),
  };
}

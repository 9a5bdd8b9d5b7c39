import type { ChainEnumName } from '@income-series/protocol/chain-enums';
import { storedEnum } from '../../../graphql/enum-type.ts';

export const VOID_REASONS: Readonly<Record<Exclude<ChainEnumName<'VoidReason'>, 'NONE'>, string>> = {
  TIMEOUT: 'No price was found in time.',
  SERIES_OVER: 'The series ended.',
  TERMS_CHANGED: 'An amendment or a true-up changed the series.',
  EXTINGUISHMENT_REQUESTED: 'The issuer requested an extinguishment after the window had opened.',
};
export const ORDER_FAULTS: Readonly<Record<Exclude<ChainEnumName<'OrderFault'>, 'NONE'>, string>> = {
  BAD_PRICE: 'The price is 0 or too large.',
  BAD_QUANTITY: 'The quantity is 0 or too large.',
  UNDERFUNDED: 'The deposit or escrow is too small for the price and quantity.',
};

export const WindowPhase = storedEnum<Exclude<ChainEnumName<'WindowPhase'>, 'NONE'>>(
  'WindowPhase',
  'A phase of a window of later trading.',
  {
    COMMIT: 'Sealed orders are committed.',
    REVEAL: 'Orders are revealed.',
    SETTLE: 'The price is found and orders are decided.',
    DONE: 'The window is settled.',
    VOID: 'No trade took place, and all escrow goes back.',
  },
);

export const WindowVoidReason = storedEnum('WindowVoidReason', 'A reason why a window is void.', VOID_REASONS);

export const OrderSide = storedEnum<ChainEnumName<'Side'>>('OrderSide', 'A side of an order.', {
  BUY: 'The order buys units and escrows money.',
  SELL: 'The order sells units and escrows them.',
});

export const OrderFault = storedEnum('OrderFault', 'A reason why a revealed order does not count.', ORDER_FAULTS);

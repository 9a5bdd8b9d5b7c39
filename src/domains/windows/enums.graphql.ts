import type { ChainEnumName } from '../../core/chain-enums.ts';
import { storedEnum } from '../../graphql/enum-type.ts';

export const VOID_REASONS: Readonly<Record<Exclude<ChainEnumName<'VoidReason'>, 'NONE'>, string>> = {
  TIMEOUT: 'No price was found in time.',
  SERIES_OVER: 'The series ended.',
  TERMS_CHANGED: 'An amendment or a true-up changed the series.',
};
export const ORDER_FAULTS: Readonly<Record<Exclude<ChainEnumName<'OrderFault'>, 'NONE'>, string>> = {
  BAD_PRICE: 'The price is none that can be asked.',
  BAD_QUANTITY: 'The quantity is none that can be asked.',
  UNDERFUNDED: 'What was escrowed does not cover it.',
};

export const WindowPhase = storedEnum<Exclude<ChainEnumName<'WindowPhase'>, 'NONE'>>(
  'WindowPhase',
  'How far a window of later trading is.',
  {
    COMMIT: 'Sealed orders are taken.',
    REVEAL: 'Orders are revealed.',
    SETTLE: 'The price is found and orders are decided.',
    DONE: 'It is settled.',
    VOID: 'Nothing changed hands, and everything that was escrowed comes back.',
  },
);

export const WindowVoidReason = storedEnum('WindowVoidReason', 'Why a window is void.', VOID_REASONS);

export const OrderSide = storedEnum<ChainEnumName<'Side'>>('OrderSide', 'What an order does.', {
  BUY: 'It buys units, and escrows money.',
  SELL: 'It sells units, and escrows them.',
});

export const OrderFault = storedEnum('OrderFault', 'Why a revealed order does not count.', ORDER_FAULTS);

import { type ContractCallAdapters, seriesArgument } from './adapter.ts';
import {
  CHANGE_GAS,
  fixedMargin,
  PAGE_GAS,
  PAYEE_MARGIN,
  REVEAL_MARGIN,
  STEADY_MARGIN,
  shareMargin,
  WORD_GAS,
} from './margins.ts';

export const windowCalls = {
  openWindow: { contract: 'windows', args: seriesArgument, margin: STEADY_MARGIN },
  commitOrder: {
    contract: 'windows',
    args: ({ seriesKey, commitment, money, units }) => [seriesKey, commitment, money, units],
    margin: fixedMargin(
      WORD_GAS + PAGE_GAS + CHANGE_GAS,
      'all that the windows hold may be delivered, and the order of another may end a page',
    ),
  },
  revealOrder: {
    contract: 'windows',
    args: ({ seriesKey, price, quantity, salt }) => [seriesKey, price, quantity, salt],
    margin: REVEAL_MARGIN,
  },
  settleWindow: {
    contract: 'windows',
    args: ({ seriesKey, maxOrders }) => [seriesKey, maxOrders],
    margin: shareMargin(2n, 'another step may come first, and the next orders or trades of its stage are dearer'),
  },
  deliverOrder: {
    contract: 'windows',
    args: ({ seriesKey, window, trader }) => [seriesKey, window, trader],
    margin: PAYEE_MARGIN,
  },
} satisfies Partial<ContractCallAdapters>;

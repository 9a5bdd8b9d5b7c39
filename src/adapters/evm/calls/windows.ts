import { type ContractCallAdapters, ofSeries } from './adapter.ts';
import { CHANGED, fixed, PAGE, RECEIVER, REVEALED, STEADY, share, WORD } from './margins.ts';

export const windowCalls = {
  openWindow: { contract: 'windows', args: ofSeries, margin: STEADY },
  commitOrder: {
    contract: 'windows',
    args: ({ seriesKey, commitment, money, units }) => [seriesKey, commitment, money, units],
    margin: fixed(
      WORD + PAGE + CHANGED,
      'all that the windows hold may be delivered, and the order of another may end a page',
    ),
  },
  revealOrder: {
    contract: 'windows',
    args: ({ seriesKey, price, quantity, salt }) => [seriesKey, price, quantity, salt],
    margin: REVEALED,
  },
  settleWindow: {
    contract: 'windows',
    args: ({ seriesKey, maxOrders }) => [seriesKey, maxOrders],
    margin: share(2n, 'another step may come first, and the next orders or trades of its stage are dearer'),
  },
  deliverOrder: {
    contract: 'windows',
    args: ({ seriesKey, window, trader }) => [seriesKey, window, trader],
    margin: RECEIVER,
  },
} satisfies Partial<ContractCallAdapters>;

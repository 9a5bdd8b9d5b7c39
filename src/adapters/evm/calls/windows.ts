import { type ContractCallAdapters, effectByEvent, seriesArgument } from './adapter.ts';
import { CHANGED, fixedMargin, PAGE, RECEIVER, REVEALED, STEADY, shareMargin, WORD } from './margins.ts';

export const windowCalls = {
  openWindow: {
    contract: 'windows',
    args: seriesArgument,
    margin: STEADY,
    effects: [effectByEvent('WindowOpened', ['seriesKey'])],
  },
  commitOrder: {
    contract: 'windows',
    args: ({ seriesKey, commitment, money, units }) => [seriesKey, commitment, money, units],
    margin: fixedMargin(
      WORD + PAGE + CHANGED,
      'all that the windows hold may be delivered, and the order of another may end a page',
    ),
    effects: [effectByEvent('OrderCommitted', ['seriesKey', 'commitment', 'money', 'units'], 'trader')],
  },
  revealOrder: {
    contract: 'windows',
    args: ({ seriesKey, price, quantity, salt }) => [seriesKey, price, quantity, salt],
    margin: REVEALED,
    effects: [effectByEvent('OrderRevealed', ['seriesKey'], 'trader')],
  },
  settleWindow: {
    contract: 'windows',
    args: ({ seriesKey, maxOrders }) => [seriesKey, maxOrders],
    margin: shareMargin(2n, 'another step may come first, and the next orders or trades of its stage are dearer'),
    effects: [],
  },
  deliverOrder: {
    contract: 'windows',
    args: ({ seriesKey, window, trader }) => [seriesKey, window, trader],
    margin: RECEIVER,
    effects: [effectByEvent('OrderDelivered', ['seriesKey', 'window', 'trader'])],
  },
} satisfies Partial<ContractCallAdapters>;

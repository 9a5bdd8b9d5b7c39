import { type ContractCallAdapters, seriesArgument } from './adapter.ts';
import { CHANGE_GAS, fixedMargin, PATH_GAS, REVEAL_MARGIN, STEADY_MARGIN, shareMargin, WORD_GAS } from './margins.ts';

export const auctionCalls = {
  commitBid: {
    contract: 'raise',
    args: ({ seriesKey, commitment, deposit }) => [seriesKey, commitment, deposit],
    margin: fixedMargin(WORD_GAS + PATH_GAS, 'all that the raise holds may be delivered'),
  },
  revealBid: {
    contract: 'raise',
    args: ({ seriesKey, price, quantity, salt }) => [seriesKey, price, quantity, salt],
    margin: REVEAL_MARGIN,
  },
  settleStep: {
    contract: 'raise',
    args: ({ seriesKey, maxBids }) => [seriesKey, maxBids],
    margin: shareMargin(4n, 'another step may come first, and the next bids of its stage are dearer'),
  },
  passGate: { contract: 'raise', args: seriesArgument, margin: STEADY_MARGIN },
  deliverBid: {
    contract: 'raise',
    args: ({ seriesKey, bidder }) => [seriesKey, bidder],
    margin: fixedMargin(
      4n * WORD_GAS + 3n * CHANGE_GAS + PATH_GAS,
      'reports and a tail payment may come before it, and the bidder may have spent all of its money',
    ),
  },
  withdrawProceeds: { contract: 'raise', args: seriesArgument, margin: STEADY_MARGIN },
  cancelRaise: { contract: 'raise', args: seriesArgument, margin: STEADY_MARGIN },
} satisfies Partial<ContractCallAdapters>;

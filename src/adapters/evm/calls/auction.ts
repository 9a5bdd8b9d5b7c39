import { type ContractCallAdapters, seriesArgument } from './adapter.ts';
import { CHANGED, fixedMargin, LITTLE, REVEALED, STEADY, shareMargin, WORD } from './margins.ts';

export const auctionCalls = {
  commitBid: {
    contract: 'raise',
    args: ({ seriesKey, commitment, deposit }) => [seriesKey, commitment, deposit],
    margin: fixedMargin(WORD + LITTLE, 'all that the raise holds may be delivered'),
  },
  revealBid: {
    contract: 'raise',
    args: ({ seriesKey, price, quantity, salt }) => [seriesKey, price, quantity, salt],
    margin: REVEALED,
  },
  settleStep: {
    contract: 'raise',
    args: ({ seriesKey, maxBids }) => [seriesKey, maxBids],
    margin: shareMargin(4n, 'another step may come first, and the next bids of its stage are dearer'),
  },
  passGate: { contract: 'raise', args: seriesArgument, margin: STEADY },
  deliverBid: {
    contract: 'raise',
    args: ({ seriesKey, bidder }) => [seriesKey, bidder],
    margin: fixedMargin(
      4n * WORD + 3n * CHANGED + LITTLE,
      'reports and a tail payment may come before it, and the bidder may have spent all of its money',
    ),
  },
  withdrawProceeds: { contract: 'raise', args: seriesArgument, margin: STEADY },
  cancelRaise: { contract: 'raise', args: seriesArgument, margin: STEADY },
} satisfies Partial<ContractCallAdapters>;

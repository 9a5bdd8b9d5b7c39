import { type ContractCallAdapters, effectByEvent, seriesArgument } from './adapter.ts';
import { CHANGED, fixedMargin, LITTLE, REVEALED, STEADY, shareMargin, WORD } from './margins.ts';

/** The event of the hub for a raise that ended without a series. */
const RAISE_FAILED = { ...effectByEvent('SeriesFailed', ['seriesKey']), by: 'hub' } as const;

export const auctionCalls = {
  commitBid: {
    contract: 'raise',
    args: ({ seriesKey, commitment, deposit }) => [seriesKey, commitment, deposit],
    margin: fixedMargin(WORD + LITTLE, 'all that the raise holds may be delivered'),
    effects: [effectByEvent('BidCommitted', ['seriesKey', 'commitment', 'deposit'], 'bidder')],
  },
  revealBid: {
    contract: 'raise',
    args: ({ seriesKey, price, quantity, salt }) => [seriesKey, price, quantity, salt],
    margin: REVEALED,
    effects: [effectByEvent('BidRevealed', ['seriesKey'], 'bidder')],
  },
  settleStep: {
    contract: 'raise',
    args: ({ seriesKey, maxBids }) => [seriesKey, maxBids],
    margin: shareMargin(4n, 'another step may come first, and the next bids of its stage are dearer'),
    effects: [],
  },
  passGate: {
    contract: 'raise',
    args: seriesArgument,
    margin: STEADY,
    effects: [effectByEvent('MintGatePassed', ['seriesKey']), RAISE_FAILED],
  },
  deliverBid: {
    contract: 'raise',
    args: ({ seriesKey, bidder }) => [seriesKey, bidder],
    margin: fixedMargin(
      4n * WORD + 3n * CHANGED + LITTLE,
      'reports and a tail payment may come before it, and the bidder may have spent all of its money',
    ),
    effects: [effectByEvent('BidDelivered', ['seriesKey', 'bidder'])],
  },
  withdrawProceeds: {
    contract: 'raise',
    args: seriesArgument,
    margin: STEADY,
    effects: [effectByEvent('ProceedsWithdrawn', ['seriesKey'], 'issuer')],
  },
  cancelRaise: { contract: 'raise', args: seriesArgument, margin: STEADY, effects: [RAISE_FAILED] },
} satisfies Partial<ContractCallAdapters>;

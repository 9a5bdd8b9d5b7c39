import { type Data, ofChain, PAGE_INFO, page, paging, type RestRoute, signedIn } from '../../graphql/rest.ts';

/** The data map's row "Auction settlement", and what names the series. `rounds`: the page of its rounds. */
export const settlement = (rounds: string) => `key state auction {
  phase reservePrice maxUnitsPerBid minRaise minHolders concentrationBps commitEndsAt revealEndsAt gateEndsAt
  clearingPrice unitsSold proceeds failureReason mintGate
  rounds(${rounds}) { edges { node { round clearingPrice units rejected rejections { reason count } at } } ${PAGE_INFO} } }`;

const BID = `id bidder sequence committedAt commitment deposit price quantity validity invalidReason processing
  rejectedReason delivery pendingUnits refund deliveredUnits deliveredRefund nonRevealCharge series { key chain }`;

/** The auction's fields in one object with the series', its rounds as a list with its page. */
export const settled = ({ auction, ...series }: Data): Data => {
  const { rounds, ...raise } = auction as Data;
  const { items, pageInfo } = page(rounds);
  return { ...series, ...raise, rounds: items, roundsPageInfo: pageInfo };
};

/** The settlement of a series' auction, and the viewer's bids. */
export const auctionRoutes: readonly RestRoute[] = [
  {
    path: /^\/series\/([^/]+)\/auction$/,
    document: `query RestAuction($key: Bytes32!, $chain: String, $first: Int, $after: String) {
      series(key: $key, chain: $chain) { ${settlement('first: $first, after: $after')} }
    }`,
    variables: ([key], query) => ({ key, ...ofChain(query), ...paging(query) }),
    pick: ({ series }) => settled(series as Data),
  },
  {
    path: /^\/me\/bids$/,
    document: `query RestMyBids($first: Int, $after: String) {
      viewer { isAdmin }
      myBids(first: $first, after: $after) { edges { node { ${BID} } } ${PAGE_INFO} }
    }`,
    variables: (_, query) => paging(query),
    refuse: signedIn,
    pick: ({ myBids }) => page(myBids),
  },
];

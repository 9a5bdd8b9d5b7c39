import { PAGE_INFO, page, rows } from '../../../graphql/rest/answers.ts';
import { nullable, objectOf, property, withoutProperties } from '../../../graphql/rest/json-schema.ts';
import { CHAIN, PAGING, seriesId } from '../../../graphql/rest/parameters.ts';
import { refuseUnlessSignedIn } from '../../../graphql/rest/refusals.ts';
import type { Data, RestAnswer, RestRoute } from '../../../graphql/rest/route.ts';

/** The fields of a raise in its REST answer. */
const RAISE = `phase reservePrice maxUnitsPerBid minRaise minHolders concentrationBps commitEndsAt revealEndsAt gateEndsAt
  clearingPrice unitsSold proceeds failureReason mintGate`;

/** The GraphQL selection of a series and its raise. `rounds`: the arguments for the page of settlement rounds. */
export const settlement = (rounds: string) => `key state auction {
  ${RAISE}
  rounds(${rounds}) { nodes { round clearingPrice units rejected rejections { reason count } at: settledAt } ${PAGE_INFO} } }`;

/** The fields of a raise for a series without one, which is sold on a curve. */
const NO_RAISE = {
  ...Object.fromEntries(RAISE.split(/\s+/).map((name) => [name, null])),
  rounds: [],
  roundsPageInfo: { hasNextPage: false, endCursor: null },
};

const BID = `id wallet sequence committedAt commitment deposit price quantity validity invalidReason processing
  rejectedReason delivery pendingUnits refund deliveredUnits deliveredRefund nonRevealCharge series { key chain }`;

/** Flattens a series and its raise into one object with the page of rounds. Without a raise, fields are null and rounds empty. */
export const raiseAnswer: RestAnswer = {
  pick({ auction, ...series }) {
    if (auction === null) return { ...series, ...NO_RAISE };
    const { rounds: connection, ...raise } = auction as Data & { readonly rounds: Data };
    return { ...series, ...raise, rounds: rows().pick(connection), roundsPageInfo: connection.pageInfo };
  },
  schema(series) {
    const auction = property(series, 'auction');
    const connection = property(auction, 'rounds');
    const raise = Object.entries(withoutProperties(auction, 'rounds').properties ?? {});
    return objectOf({
      ...withoutProperties(series, 'auction').properties,
      ...Object.fromEntries(raise.map(([name, schema]) => [name, nullable(schema)])),
      rounds: rows().schema(connection),
      roundsPageInfo: property(connection, 'pageInfo'),
    });
  },
};

/** The REST paths of a series' raise and of the viewer's bids. */
export const auctionRoutes: readonly RestRoute[] = [
  {
    path: '/series/{id}/auction',
    tag: 'Series',
    summary: 'The settlement of an auction, its rounds page by page, for anyone.',
    document: `query RestAuction($key: Bytes32!, $chain: Chain, $first: Int, $after: String) {
      series(key: $key, chain: $chain) { ${settlement('first: $first, after: $after')} }
    }`,
    parts: { id: seriesId },
    query: { ...CHAIN, ...PAGING },
    answer: {
      pick: ({ series }) => raiseAnswer.pick(series as Data),
      schema: (data) => raiseAnswer.schema(property(data, 'series')),
    },
  },
  {
    path: '/me/bids',
    tag: 'Account',
    summary: 'The viewer’s own bids.',
    document: `query RestMyBids($first: Int, $after: String) {
      viewer { isAdmin }
      myBids(first: $first, after: $after) { nodes { ${BID} } ${PAGE_INFO} }
    }`,
    query: PAGING,
    refuse: refuseUnlessSignedIn,
    answer: page('myBids'),
  },
];

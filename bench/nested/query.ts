/** 20 series of 5 bids: 20 x 6 + 100 x 12 = 1,320 leaf fields, 20 x 2 + 100 x 2 = 240 of them guarded. */
export const NESTED_READ = `query Nested($first: Int!) {
  series(first: $first) {
    key state paidTotal accruedTotal currencyCode createdAt
    bids(first: 5) {
      id bidder sequence commitment deposit pendingUnits
      validity processing delivery refund deliveredUnits committedAt
    }
  }
}`;

/** The same fields as PostGraphile names them. */
export const PEER_READ = `query Nested($first: Int!) {
  allSeries(first: $first, orderBy: [KEY_ASC]) { nodes {
    key state paidTotal accruedTotal currencyCode createdAt
    bids(first: 5, orderBy: [SEQUENCE_ASC]) { nodes {
      rowId bidder sequence commitment deposit pendingUnits
      validity processing delivery refund deliveredUnits committedAt
    } }
  } }
}`;
export const LEAVES = 1320;
export const GUARDED = 240;

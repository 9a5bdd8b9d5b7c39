/** What is caught up with: 200,000 blocks of 500 foreign transactions, an event in every 500th. */
export const BLOCKS = 200_000;
export const FOREIGN = 500;
export const EVERY = 500;
/** Most blocks of one `eth_getLogs`, as a provider has it. */
export const CAP = 1_000;

/** Whole raises: of each series this many bids, and from the first event to the last this many blocks. */
export const BIDS = 79;
export const SPAN = 300;
export const STRIDE = 17;

/** The blocks of a chain of so many series. */
export const blocksOf = (series: number): number => series * STRIDE + SPAN;

/** The chain of `blocks`: 200,000 blocks of 500 foreign transactions, with an event in every 500th. */
export const BLOCKS = 200_000;
export const FOREIGN = 500;
export const EVERY = 500;
/** The maximum number of blocks of one `eth_getLogs`, as of a provider. */
export const CAP = 1_000;

/** The number of bids of each raise, and of blocks from its first event to its last. */
export const BIDS = 79;
export const SPAN = 300;
export const STRIDE = 17;

/** The number of blocks of a chain with this number of series. */
export const blocksOf = (series: number): number => series * STRIDE + SPAN;

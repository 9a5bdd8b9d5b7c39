/** What is caught up with: 200,000 blocks of 500 foreign transactions, an event in every 500th. */
export const BLOCKS = 200_000;
export const FOREIGN = 500;
export const EVERY = 500;
/** Most blocks of one `eth_getLogs`, as a provider has it. */
export const CAP = 1_000;

/** What a round of calls to the chain's node costs, in columns read. */
export const NODE_ROUND = 100;
/** What building a transaction costs: several rounds, a simulation among them. Twenty fit into one request. */
export const BUILD = 10 * NODE_ROUND;
/** What a sealed text costs that may be some hundred KiB and is asked of lists: about three hundred fill a request. */
export const SEALED_TEXT = 60;
/** What it costs to go through all the payments of a series for one of its holders. */
export const STATEMENT = 10;
/** By how much each field of a statement's lines counts: a page of series, each with a page of positions, is one request. */
export const STATEMENT_LINES = 2;

/** What a round of calls to the chain's node costs, in columns read. */
export const NODE_ROUND = 100;
/** What building a transaction costs: several rounds, a simulation among them. Twenty fit into one request. */
export const BUILD = 10 * NODE_ROUND;

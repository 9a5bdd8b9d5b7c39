/**
 * What a field waits for besides the database: calls to the chain's node, a node's word on a contract wallet's signature, or
 * a document that is rendered in this process.
 */
export type WaitsFor = 'node' | 'signature' | 'rendering';

/** The price of a field that waits. */
export interface RemotePrice {
  /** In columns read. */
  readonly field: number;
  readonly waitsFor: WaitsFor;
}

/** What so many rounds of calls to the chain's node cost. */
export const nodeRounds = (rounds: number): RemotePrice => ({ field: 100 * rounds, waitsFor: 'node' });
export const NODE_ROUND = nodeRounds(1);
/** What building a transaction costs: several rounds, a simulation among them. Almost twenty fit into one request. */
export const BUILD = nodeRounds(10);
/** What it costs to check a wallet's signature: the node is asked where the wallet is a contract. */
export const WALLET_SIGNATURE: RemotePrice = { field: 1, waitsFor: 'signature' };
/** What each field of a query or mutation costs besides what it reads: it is a statement of its own, or several. */
export const ROOT_FIELD = 20;
/** What a sealed text costs that may be some hundred KiB and is asked of lists: about three hundred fill a request. */
export const SEALED_TEXT = 60;
/** What a signed contract costs, which may be 1.4 MB of Base64: about a hundred fill a request. */
export const SIGNED_DOCUMENT = 200;
/** What it costs to render a contract: as much CPU as about ten transactions take to build. They are rendered one by one. */
export const RENDER: RemotePrice = { field: 1_000, waitsFor: 'rendering' };
/** What it costs to go through all the payments of a series for one of its holders. */
export const STATEMENT = 10;
/** What it costs to find the trades of a page of candles. */
export const CANDLES = 5;
/** By how much each field of a statement's lines counts: a page of series, each with a page of positions, is one request. */
export const STATEMENT_LINES = 2;
/**
 * What a page of all that is an account's own may cost: so many rows of each type are read as it pays for. Less than what counts
 * as a large operation, which would wait for others.
 */
export const OWN_PAGE = 1_500;

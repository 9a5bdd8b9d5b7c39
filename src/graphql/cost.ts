/**
 * The slow work of a field besides the database: calls to the chain's node, the node's check of a contract wallet's
 * signature, or a document that this process renders.
 */
export type WaitsFor = 'node' | 'signature' | 'rendering';

/** The price of a field that waits for slow work. */
export interface RemotePrice {
  /** Points; one point is the price of reading one column. */
  readonly field: number;
  readonly waitsFor: WaitsFor;
}

/** The price of a number of rounds of calls to the chain's node. */
export const nodeRounds = (rounds: number): RemotePrice => ({ field: 100 * rounds, waitsFor: 'node' });
export const NODE_ROUND = nodeRounds(1);
/** The price of building a transaction, which takes several rounds with a simulation. Almost twenty fit into one request. */
export const BUILD = nodeRounds(10);
/** The price of checking a wallet's signature, which takes a call to the node if the wallet is a contract. */
export const WALLET_SIGNATURE: RemotePrice = { field: 1, waitsFor: 'signature' };
/** The price of each root field besides the columns it reads, because it takes at least one statement. */
export const ROOT_FIELD = 20;
/** The bytes of text that one point pays for, in an answer and in variables. So no answer is larger than its cost times this. */
export const BYTES_FOR_ONE = 4 * 1024;
/** The price of a sealed text of up to 448 KiB. About a hundred and eighty fill a request. */
export const SEALED_TEXT = 112;
/** The price of a signed contract of up to 1.4 MB of Base64. About fifty fill a request. */
export const SIGNED_DOCUMENT = 350;
/**
 * The price of rendering a contract, which takes the CPU time of building about ten transactions. They are rendered one by
 * one.
 */
export const RENDER: RemotePrice = { field: 1_000, waitsFor: 'rendering' };
/** The price of a holder's statement, which reads all payments of a series. */
export const STATEMENT = 10;
/** The price of finding the trades of a page of candles. */
export const CANDLES = 5;
/**
 * The multiplier of the fields of a statement's lines: a page of series, each with a page of positions, still fits one
 * request.
 */
export const STATEMENT_LINES = 2;
/**
 * The points that a page of `exportMyData` may cost; they limit its number of rows. Less than a large operation costs, because
 * large operations wait for each other.
 */
export const OWN_PAGE = 1_500;

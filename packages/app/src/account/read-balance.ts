// A part of its own, because it has the readers of both kinds of chain.
export { tokenBalance } from '@income-series/client/bidder';

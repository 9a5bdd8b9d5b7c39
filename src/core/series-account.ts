import type { Address } from '@income-series/protocol/address';

/** A Solana account of a series for which somebody paid rent, and which can be closed. */
export type SeriesAccount =
  | { readonly kind: 'position'; readonly holder: Address }
  | { readonly kind: 'census'; readonly period: number }
  | { readonly kind: 'rate'; readonly period: number }
  | { readonly kind: 'round'; readonly round: number }
  | RouterAccount
  | RaiseAccount
  | WindowAccount;

/** An account of a raise: a bid, the book of all bids, or the raise with its deposits. */
export type RaiseAccount =
  | { readonly kind: 'bid'; readonly bidder: Address }
  | { readonly kind: 'book' }
  | { readonly kind: 'raise' };

/** An account of a window: an order, or the window with its book of orders and its escrow. */
export type WindowAccount =
  | { readonly kind: 'order'; readonly window: number; readonly trader: Address }
  | { readonly kind: 'window'; readonly window: number };

/** The router of a series, with its receipts. */
export type RouterAccount = { readonly kind: 'router' };

/** Tests that an account is one of a window. */
export const isOfWindow = (account: SeriesAccount): account is WindowAccount =>
  account.kind === 'order' || account.kind === 'window';

/** Tests that an account is one of a raise. */
export const isOfRaise = (account: SeriesAccount): account is RaiseAccount =>
  account.kind === 'bid' || account.kind === 'book' || account.kind === 'raise';

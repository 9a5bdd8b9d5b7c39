import type { Address } from '@income-series/protocol/address';

/** A Solana account of a curve series for which somebody paid rent, and which can be closed. */
export type CurveAccount =
  | { readonly kind: 'position'; readonly holder: Address }
  | { readonly kind: 'census'; readonly period: number }
  | { readonly kind: 'rate'; readonly period: number }
  | { readonly kind: 'round'; readonly round: number };

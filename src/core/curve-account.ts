import type { Address } from './address.ts';

/** An account of a curve series that somebody paid rent for, and that can be closed. */
export type CurveAccount =
  | { readonly kind: 'position'; readonly holder: Address }
  | { readonly kind: 'census'; readonly period: number }
  | { readonly kind: 'rate'; readonly period: number }
  | { readonly kind: 'round'; readonly round: number };

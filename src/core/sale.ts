/**
 * True if the units of an indexed series are sold on a curve, false if by a raise. Only a raise has a phase. The chain does not
 * say it, because a Solana cluster has both.
 */
export const soldOnCurve = ({ phase }: { readonly phase: string | null }): boolean => phase === null;

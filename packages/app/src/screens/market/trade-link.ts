/** The parts of a series on which its trading depends. */
interface TradedSeries {
  readonly state: string;
  readonly curve: { readonly tenderState: string | null } | null;
}

/** A link to the part of a series’ page where its units are traded. */
interface TradeLink {
  readonly text: string;
  readonly hash: string;
}

const IN_WINDOWS: ReadonlySet<string> = new Set(['ACTIVE', 'PAUSED', 'TAIL']);

/** The link to the steps that a holder can take with units of a series; null if nobody can trade them. */
export function tradeLinkOf({ state, curve }: TradedSeries): TradeLink | null {
  if (curve === null) return IN_WINDOWS.has(state) ? { text: 'Trade units', hash: 'trading' } : null;
  if (state === 'CURVE' || state === 'FAILED') return { text: 'Sell units', hash: 'trading' };
  return { text: curve.tenderState === 'OPEN' ? 'Tender units' : 'Go to your units', hash: 'trading' };
}

/** A wallet's units of a curve series, and the states of the series that decide on the next step. */
export interface CurveUnits {
  readonly state: string;
  readonly tenderState: string | null;
  /** All in base lamports. */
  readonly loose: bigint;
  readonly stakeable: bigint;
  readonly staked: bigint;
}

const ENDED: ReadonlySet<string> = new Set(['CLOSED', 'EXTINGUISHED']);

/** The sentence about what a person can do next with units of a curve. */
export function nextOfUnits({ state, tenderState, loose, stakeable, staked }: CurveUnits): string {
  if (state === 'CURVE') return 'They can be sold while the sale runs, and earn nothing before it has ended.';
  if (state === 'FAILED') return 'The sale failed, so they can be sold back on the curve.';
  if (ENDED.has(state)) return 'The series has ended, so their share is claimed, which ends them.';
  if (stakeable > 0n) return 'Stake those in the wallet, because units that are not staked earn nothing.';
  if (loose > 0n) return 'Those in the wallet earn nothing. A verified wallet can stake them while the series pays.';
  if (tenderState === 'OPEN' && staked > 0n) return 'A round of tenders is open: the treasury buys tendered units.';
  return 'Staked units earn from the next count on. They can be unstaked at any time.';
}

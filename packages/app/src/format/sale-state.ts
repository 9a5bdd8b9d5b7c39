import { phase, seriesState, wordIn } from './words.ts';

/** A series, to the extent that its sale follows from it and the time. */
export interface SaleOfSeries {
  readonly state: string;
  readonly auction?: {
    readonly phase: string;
    readonly commitEndsAt: string;
    readonly revealEndsAt: string;
    readonly gateEndsAt: string;
  } | null;
  readonly curve?: { readonly endsAt: string } | null;
}

/** A time that a buyer waits for: what ends, and what happens then. */
export interface SaleClock {
  readonly text: string;
  readonly at: string;
  readonly outcome: string;
}

/**
 * The phase of a raise at a time. The index has the phase of the last block, and a chain without transactions may mine none for
 * hours after bidding has ended.
 */
export function phaseAt({ auction }: SaleOfSeries, now: number): string | null {
  if (!auction) return null;
  const { phase: indexed, commitEndsAt, revealEndsAt } = auction;
  if (indexed !== 'COMMIT' && indexed !== 'REVEAL') return indexed;
  if (now >= Date.parse(revealEndsAt)) return 'SETTLE';
  return now >= Date.parse(commitEndsAt) ? 'REVEAL' : indexed;
}

const PHASE_BADGES: Readonly<Record<string, string>> = {
  COMMIT: 'Taking bids',
  REVEAL: 'Revealing bids',
  SETTLE: 'Finding the price',
  GATE: 'Last checks',
};

/** The state of a series at a time, as its badge says it. */
export function badgeAt(series: SaleOfSeries, now: number): string {
  const { state, curve } = series;
  if (state === 'RAISING' || state === 'SETTLING') {
    const name = phaseAt(series, now);
    return name === null ? seriesState(state) : (wordIn(PHASE_BADGES, name) ?? phase(name));
  }
  if (state === 'CURVE' && curve && now >= Date.parse(curve.endsAt)) return 'Sale has ended';
  return seriesState(state);
}

/** The time that a buyer waits for; null where none runs. */
export function saleClockAt(series: SaleOfSeries, now: number): SaleClock | null {
  const { state, auction, curve } = series;
  const name = phaseAt(series, now);
  if (auction && name === 'COMMIT')
    return { text: 'Bids end', at: auction.commitEndsAt, outcome: 'then bidders reveal their bids' };
  if (auction && name === 'REVEAL')
    return { text: 'Reveals end', at: auction.revealEndsAt, outcome: 'then the price is found from what was revealed' };
  if (auction && name === 'GATE')
    return { text: 'Checks end', at: auction.gateEndsAt, outcome: 'then the raise fails if it has not passed them' };
  if (curve && state === 'CURVE' && now < Date.parse(curve.endsAt))
    return {
      text: 'Sale ends',
      at: curve.endsAt,
      outcome: 'then the series starts if it raised enough, else units are sold back',
    };
  return null;
}

const MEANINGS: Readonly<Record<string, string>> = {
  PAUSED: 'An attestor approved a pause: payments of reports wait until it ends.',
  TAIL: 'The term is over: what is still owed is paid now, and nothing new is earned.',
  CLOSED: 'The series has ended: nothing new is paid, and what was paid can still be claimed.',
  EXTINGUISHED:
    'Two attestors ended the series at its issuer’s request: what was owed is forgiven and nothing more is paid, while what was paid before can still be claimed.',
  FAILED: 'The sale did not reach its conditions: what buyers paid goes back to them.',
};

/** What a state means for who holds units, in one sentence; null for the states that need none. */
export const stateMeaning = (state: string): string | null => wordIn(MEANINGS, state) ?? null;

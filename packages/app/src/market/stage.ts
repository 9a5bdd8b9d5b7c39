import type { SeriesSummaryFragment } from '../generated/operations.ts';

/** A step that a reader may take now. */
export type SeriesStep = 'bid' | 'reveal' | 'swap' | 'stake';

/** The state of a series in words, with the deadline that comes next. */
export interface SeriesStage {
  readonly words: string;
  /** The time to which the countdown runs; null if no deadline of the chain comes next. */
  readonly until: string | null;
  /** The end of the sentence in front of the countdown, as "Bidding ends in". */
  readonly untilWords: string | null;
  readonly step: SeriesStep | null;
}

type Series = Pick<SeriesSummaryFragment, 'state' | 'closeReason' | 'firstPeriod' | 'lastPeriod' | 'auction' | 'curve'>;
type Auction = NonNullable<Series['auction']>;
type Curve = NonNullable<Series['curve']>;

const stage = (words: string, rest: Partial<Omit<SeriesStage, 'words'>> = {}): SeriesStage => ({
  words,
  until: null,
  untilWords: null,
  step: null,
  ...rest,
});

const isBefore = (nowMs: number, at: string) => nowMs < Date.parse(at);

/** The index learns a phase with its first event, so the chain's clock decides between bidding, revealing and settling. */
function stageOfRaise(
  { phase, commitEndsAt, revealEndsAt, gateEndsAt, clearingPrice }: Auction,
  nowMs: number,
): SeriesStage {
  if (phase === 'GATE')
    return stage('The raise is settled and must pass its last check', {
      until: gateEndsAt,
      untilWords: 'Time is up in',
    });
  if (clearingPrice !== null || phase === 'SETTLE') return stage('The bids are being settled');
  if (isBefore(nowMs, commitEndsAt))
    return stage('Takes sealed bids', { until: commitEndsAt, untilWords: 'Bidding ends in', step: 'bid' });
  if (isBefore(nowMs, revealEndsAt))
    return stage('Bids are revealed', { until: revealEndsAt, untilWords: 'Revealing ends in', step: 'reveal' });
  return stage('The bids wait to be settled');
}

function stageOfCurve({ opensAt, endsAt }: Curve, nowMs: number): SeriesStage {
  if (isBefore(nowMs, opensAt))
    return stage('Sells its units soon', { until: opensAt, untilWords: 'The sale begins in' });
  if (isBefore(nowMs, endsAt))
    return stage('Sells its units on a curve', { until: endsAt, untilWords: 'The sale ends in', step: 'swap' });
  return stage('The sale is over and waits for its outcome');
}

/** Units of a curve earn only while they are staked, and a purchase does not stake them. */
const stakeStepOf = (curve: Curve | null): Pick<SeriesStage, 'step'> => ({ step: curve === null ? null : 'stake' });

const CLOSED = {
  BUYOUT: 'Ended: the issuer bought it out',
  CAP: 'Ended: the cap was paid',
  TERM: 'Ended: its term is over',
} as const;

const FAILED = {
  BELOW_MIN_RAISE: 'The raise failed: it brought too little',
  ISSUER_CANCELLED: 'The raise failed: the issuer cancelled it',
  MINT_GATE_CLOSED: 'The raise failed: it did not pass its last check',
  NO_VALID_BIDS: 'The raise failed: no bid was valid',
  ROUND_LIMIT: 'The raise failed: its rounds found no price',
  TIMEOUT: 'The raise failed: no price was found in time',
} as const;

/**
 * The state of a series as a sentence for people, by the chain's clock.
 * @param nowMs the chain's time in milliseconds since 1970
 */
export function stageOf(series: Series, nowMs: number): SeriesStage {
  const { state, auction, curve, closeReason } = series;
  switch (state) {
    case 'RAISING':
    case 'SETTLING':
      return auction === null ? stage('Raises money') : stageOfRaise(auction, nowMs);
    case 'CURVE':
      return curve === null ? stage('Sells its units on a curve') : stageOfCurve(curve, nowMs);
    case 'ACTIVE':
      return stage('Reports and pays', stakeStepOf(curve));
    case 'PAUSED':
      return stage('Paused because of hardship', stakeStepOf(curve));
    case 'TAIL':
      return stage('Its term is over, and what is owed may still be paid');
    case 'CLOSED':
      return stage(closeReason === null ? 'Ended' : CLOSED[closeReason]);
    case 'EXTINGUISHED':
      return stage('Extinguished by two attestors');
    case 'FAILED':
      return stage(auction?.failureReason ? FAILED[auction.failureReason] : 'The sale failed');
  }
}

/** The names of states in filters and tables. */
export const STATES = {
  RAISING: 'Raising',
  SETTLING: 'Settling',
  CURVE: 'On a curve',
  ACTIVE: 'Active',
  PAUSED: 'Paused',
  TAIL: 'After its term',
  CLOSED: 'Ended',
  EXTINGUISHED: 'Extinguished',
  FAILED: 'Failed',
} as const satisfies Readonly<Record<Series['state'], string>>;

/** The price of one unit in base units of the payment token, and the kind of price; null if nothing is or was sold. */
export function priceOf({
  auction,
  curve,
}: Pick<Series, 'auction' | 'curve'>): { readonly words: string; readonly amount: bigint } | null {
  if (auction?.clearingPrice != null) return { words: 'Price in the raise', amount: BigInt(auction.clearingPrice) };
  if (auction != null) return { words: 'Lowest bid', amount: BigInt(auction.reservePrice) };
  // A curve's price is a Wad; it is rounded up, because a buyer pays no less.
  if (curve?.price != null) return { words: 'Price now', amount: (BigInt(curve.price) + WAD - 1n) / WAD };
  return null;
}

const WAD = 10n ** 18n;

/** A time span in its two largest units, as "3 days 4 hours"; "under a minute" below that. */
export function spanOf(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return 'under a minute';
  const parts = [
    ['day', Math.floor(minutes / 1_440)],
    ['hour', Math.floor(minutes / 60) % 24],
    ['minute', minutes % 60],
  ] as const;
  const first = parts.findIndex(([, count]) => count > 0);
  return parts
    .slice(first, first + 2)
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => new Intl.NumberFormat('en-GB', { style: 'unit', unit, unitDisplay: 'long' }).format(count))
    .join(' ');
}

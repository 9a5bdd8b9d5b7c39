/**
 * The compute units that a kind of call gets beyond those of its simulation, with the reason. Margins are generous, because a
 * limit without a priority fee costs nothing; they cover what others may do between simulation and block.
 */
export interface ComputeMargin {
  readonly unitsFor: (units: number) => number;
  readonly reason: string;
}

/** The ordinary margin: a tenth, plus a thousand for an account's bump or another version of a token program. */
const ordinary = (units: number) => Math.ceil(units / 10) + 1_000;
/** The units to credit a position for a census that was not there at the simulation. */
const CREDIT = 6_000;
/** The units to keep a payment if its account takes it at the simulation and no longer in the block. */
const KEEPING = 20_000;
/** The units of the wide division for the last units of a series. */
const LAST_UNITS = 4_000;

/** The units by which a place in the ranking, a delivery with a kept payment or the next bids or orders of a step may be dearer. */
const RANKED = 40_000;

const plus = (more: number, reason: string): ComputeMargin => ({ unitsFor: (units) => ordinary(units) + more, reason });

/** The units of a transfer that is not in the simulation, with its event, and of a kept payment. */
const TRANSFERRED = 20_000;

export const STEADY = plus(0, 'nothing that others may send makes it dearer');
export const TRADED = plus(LAST_UNITS, 'others may trade before it, until the last units remain');
export const CREDITED = plus(CREDIT, 'a census may be taken before it, which the position is credited for');
export const KEEPABLE = plus(
  CREDIT + KEEPING,
  'a census may be taken before it, and the payee’s account may be frozen or closed, so that the payment is kept',
);
export const REPORTED = plus(CREDIT, 'the feed may publish, and claims may be paid, before it');
export const SETTLED = plus(
  RANKED,
  'other bids or orders may be revealed or looked at before it, whose places are dearer',
);
export const ROUTED = plus(
  TRANSFERRED,
  'income may be counted or released before it, so that money moves that the simulation did not move',
);

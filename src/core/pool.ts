import { WAD } from './amounts.ts';

/** Money spread over units: WAD of a base unit a unit since the beginning, and the WAD that did not divide. */
export interface Pool {
  readonly perUnit: bigint;
  readonly remainder: bigint;
}

export const EMPTY_POOL: Pool = Object.freeze({ perUnit: 0n, remainder: 0n });

/** Adds `amount` base units over `units`; the remainder is carried to the next. */
export function spread(pool: Pool, amount: bigint, units: bigint): Pool {
  if (amount === 0n) return pool;
  const total = amount * WAD + pool.remainder;
  return { perUnit: pool.perUnit + total / units, remainder: total % units };
}

/** Where a holder stands in a pool: settled up to `checkpoint`, with what was not paid of it (WAD). */
export interface Standing {
  readonly checkpoint: bigint;
  readonly carry: bigint;
}

export const NEW_STANDING: Standing = Object.freeze({ checkpoint: 0n, carry: 0n });

/** The standing with what `units` earned since its checkpoint. */
export const earned = (pool: Pool, units: bigint, standing: Standing): Standing => ({
  checkpoint: pool.perUnit,
  carry: units * (pool.perUnit - standing.checkpoint) + standing.carry,
});

/** Whole base units due to `units`, and the standing after they are paid. */
export function settle(pool: Pool, units: bigint, standing: Standing): { amount: bigint; standing: Standing } {
  const { checkpoint, carry } = earned(pool, units, standing);
  return { amount: carry / WAD, standing: { checkpoint, carry: carry % WAD } };
}

/** WAD that is less than a base unit, and so cannot be paid. */
export const partOf = ({ carry }: Standing): bigint => carry % WAD;
/** The standing without it. */
export const whole = (standing: Standing): Standing => ({ ...standing, carry: standing.carry - partOf(standing) });

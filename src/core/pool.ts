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
export interface Accrual {
  readonly checkpoint: bigint;
  readonly carry: bigint;
}

export const NO_ACCRUAL: Accrual = Object.freeze({ checkpoint: 0n, carry: 0n });

/** The accrual with what `units` earned since its checkpoint. */
export const earned = (pool: Pool, units: bigint, accrual: Accrual): Accrual => ({
  checkpoint: pool.perUnit,
  carry: units * (pool.perUnit - accrual.checkpoint) + accrual.carry,
});

/** Whole base units due to `units`, and the accrual after they are paid. */
export function settle(pool: Pool, units: bigint, accrual: Accrual): { amount: bigint; accrual: Accrual } {
  const { checkpoint, carry } = earned(pool, units, accrual);
  return { amount: carry / WAD, accrual: { checkpoint, carry: carry % WAD } };
}

/** WAD that is less than a base unit, and so cannot be paid. */
export const partOf = ({ carry }: Accrual): bigint => carry % WAD;
/** The accrual without it. */
export const whole = (accrual: Accrual): Accrual => ({ ...accrual, carry: accrual.carry - partOf(accrual) });

import { WAD } from '@income-series/protocol/amounts';

/** Money spread over units: the total for one unit since the beginning, as WAD, and the WAD remainder of the division. */
export interface Pool {
  readonly perUnit: bigint;
  readonly remainder: bigint;
}

export const EMPTY_POOL: Pool = Object.freeze({ perUnit: 0n, remainder: 0n });

/** Spreads `amount` base units over `units`. The remainder is carried over to the next call. */
export function spreadAmount(pool: Pool, amount: bigint, units: bigint): Pool {
  if (amount === 0n) return pool;
  const total = amount * WAD + pool.remainder;
  return { perUnit: pool.perUnit + total / units, remainder: total % units };
}

/** A holder's account in a pool: earnings up to `checkpoint` are in `carry` (WAD) unless they were paid. */
export interface Accrual {
  readonly checkpoint: bigint;
  readonly carry: bigint;
}

export const NO_ACCRUAL: Accrual = Object.freeze({ checkpoint: 0n, carry: 0n });

/** Adds to an accrual the earnings of `units` since its checkpoint. */
export const accrue = (pool: Pool, units: bigint, accrual: Accrual): Accrual => ({
  checkpoint: pool.perUnit,
  carry: units * (pool.perUnit - accrual.checkpoint) + accrual.carry,
});

/** Computes the whole base units that are due to `units`, and the accrual after they are paid. */
export function settle(pool: Pool, units: bigint, accrual: Accrual): { amount: bigint; accrual: Accrual } {
  const { checkpoint, carry } = accrue(pool, units, accrual);
  return { amount: carry / WAD, accrual: { checkpoint, carry: carry % WAD } };
}

/** The fraction of a base unit in an accrual, as WAD, which cannot be paid. */
export const partOf = ({ carry }: Accrual): bigint => carry % WAD;
/** Removes the fraction of a base unit from an accrual. */
export const dropFraction = (accrual: Accrual): Accrual => ({ ...accrual, carry: accrual.carry - partOf(accrual) });

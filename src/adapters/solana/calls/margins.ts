import type { ContractCall } from '../../../domains/transaction/index.ts';

/**
 * The compute units that a call of a kind is given beyond those its simulation used, and why it may need them. Without a
 * priority fee a limit costs nothing, so that each covers what others may do between simulation and block, generously.
 */
export interface ComputeMargin {
  readonly of: (units: number, call: ContractCall) => number;
  readonly reason: string;
}

/** A tenth, and a thousand for an account's bump or a token program that another node has in another version. */
const ordinary = (units: number) => Math.ceil(units / 10) + 1_000;
/** A position is credited over a census that it was not when it was simulated. */
const CREDIT = 6_000;
/** The division of wide numbers that the last units take. */
const LAST_UNITS = 4_000;

const plus = (more: number, reason: string): ComputeMargin => ({ of: (units) => ordinary(units) + more, reason });

export const STEADY = plus(0, 'nothing that others may send makes it dearer');
export const TRADED = plus(LAST_UNITS, 'others may trade before it, until the last units remain');
export const CREDITED = plus(CREDIT, 'a census may be taken before it, which the position is credited for');
export const REPORTED = plus(CREDIT, 'the feed may publish, and claims may be paid, before it');

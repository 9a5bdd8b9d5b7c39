import { AppError } from '@income-series/protocol/errors/app-error';
import type { ErrorCode } from '@income-series/protocol/errors/codes';
import type { Bytes32 } from '@income-series/protocol/hex';
import {
  CONTRACT_MS,
  type ContractMove,
  type ContractOnchain,
  type ContractState,
  MAX_RENDERS,
  RENDERS_MS,
} from './model/index.ts';

/** The state machine of contracts (docs/protocol.md, section 16): for each move the states that allow it and their next state. */
const MACHINE: Readonly<Record<ContractMove, Readonly<Partial<Record<ContractState, ContractState>>>>> = {
  SIGN: { RENDERED: 'SIGNED' },
  VOID: { RENDERED: 'VOIDED', SIGNED: 'VOIDED' },
  LAPSE: { RENDERED: 'LAPSED' },
};

/** The state after a move; null if the state does not allow the move. */
export const stateAfter = (state: ContractState, move: ContractMove): ContractState | null =>
  MACHINE[move][state] ?? null;

/** The columns of a contract that its state at a time depends on. */
export interface StateColumns {
  readonly state: string;
  readonly expiresAt: Date;
}

/** The state of a contract at this time: the stored one, or LAPSED. */
export const stateAt = ({ state, expiresAt }: StateColumns, now: Date): ContractState =>
  (now >= expiresAt && stateAfter(state as ContractState, 'LAPSE')) || (state as ContractState);

/** The time at which a rendered contract lapses. */
export const expiryOf = (renderedAt: Date): Date => new Date(renderedAt.getTime() + CONTRACT_MS);

/** The error for signing a contract in each other state. */
const UNSIGNABLE: Readonly<Record<Exclude<ContractState, 'RENDERED'>, ErrorCode>> = {
  SIGNED: 'CONTRACT_SIGNED',
  LAPSED: 'CONTRACT_LAPSED',
  VOIDED: 'CONTRACT_VOIDED',
};

/** Checks that a contract may be signed at this time. @throws CONTRACT_SIGNED, CONTRACT_LAPSED, CONTRACT_VOIDED */
export function requireSignable(contract: StateColumns, now: Date): void {
  const state = stateAt(contract, now);
  if (state !== 'RENDERED') throw new AppError(UNSIGNABLE[state]);
}

/** The refusal to render another contract for an account within an hour. */
export class ContractLimit extends AppError {
  readonly retryAt: Date;

  constructor(retryAt: Date) {
    super('CONTRACT_LIMIT');
    this.retryAt = retryAt;
  }
}

/**
 * Checks that another contract may be rendered for an account.
 * @param renderTimes when its contracts of the last hour were rendered, the latest first
 * @throws ContractLimit with the time from which one may be rendered again
 */
export function requireRender(renderTimes: readonly Date[]): void {
  const oldest = renderTimes[MAX_RENDERS - 1];
  if (oldest !== undefined) throw new ContractLimit(new Date(oldest.getTime() + RENDERS_MS));
}

/** Compares a signed contract with its series. @param contractHash the series' hash; null if the index has no such series */
export function onchainOf(signedHash: Bytes32, contractHash: Bytes32 | null): ContractOnchain {
  if (contractHash === null) return 'PENDING';
  return contractHash === signedHash ? 'VERIFIED' : 'DIFFERENT';
}

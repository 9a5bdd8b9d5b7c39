import { AppError } from './app-error.ts';
import type { ErrorCode } from './codes.ts';

/** The codes of a step that a record's state does not allow. */
export type StateCode = Extract<
  ErrorCode,
  'RECORD_STATE' | 'CASE_STATE' | 'MESSAGE_STATE' | 'WRONG_STATE' | 'PROPOSAL_DECIDED' | 'PROPOSAL_NOT_OPEN'
>;

/** Why a record's state does not allow a step. States are words of an enum, and the rest are constants. */
export interface StateReason {
  /** As `application`. */
  readonly record: string;
  readonly state: string;
  /** The states that allow the step. */
  readonly needs: readonly string[];
  /** What a record in one of them can do, as `be claimed`. */
  readonly can: string;
  /** The step that leads to one of them, as `Claim it first.`; null, or left out, where none does. */
  readonly next?: string | null;
}

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const sentence = ({ record, state, needs, can, next }: StateReason): string =>
  `The ${record} is ${state}; only one that is ${either.format(needs)} can ${can}. ${next ?? 'No step leads there now.'}`;

/**
 * A step that a record's state does not allow, with the state, the states that the step needs, and the step that leads to one. Thrown to
 * readers of the state alone, because the message contains it.
 */
export class RecordStateError extends AppError {
  readonly reason: StateReason;

  constructor(reason: StateReason, code: StateCode = 'RECORD_STATE') {
    super(code, { message: sentence(reason) });
    this.reason = reason;
  }
}

/** @throws the code, with the reason, where the record is in none of the states that the step needs */
export function requireState(code: StateCode, reason: StateReason): void {
  if (!reason.needs.includes(reason.state)) throw new RecordStateError(reason, code);
}

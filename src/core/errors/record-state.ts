import { AppError } from '@income-series/protocol/errors/app-error';
import type { ErrorCode } from '@income-series/protocol/errors/codes';

/** The codes for a step that a record's state does not allow. */
export type StateCode = Extract<
  ErrorCode,
  'RECORD_STATE' | 'CASE_STATE' | 'MESSAGE_STATE' | 'WRONG_STATE' | 'PROPOSAL_DECIDED' | 'PROPOSAL_NOT_OPEN'
>;

/** The reason why a record's state does not allow a step. States are enum values; the other texts are constants. */
export interface StateReason {
  /** The kind of record, such as `application`. */
  readonly record: string;
  readonly state: string;
  /** The states that allow the step. */
  readonly needs: readonly string[];
  /** Words for the step, such as `be claimed`. */
  readonly can: string;
  /** A sentence about the step that comes first, such as `Claim it first.`; null or undefined if there is none. */
  readonly next?: string | null;
}

const listFormat = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Writes the message of the error. */
const messageOf = ({ record, state, needs, can, next }: StateReason): string =>
  `The ${record} is ${state}; only one that is ${listFormat.format(needs)} can ${can}. ${next ?? 'No step leads there now.'}`;

/**
 * The error for a step that a record's state does not allow. It may only be thrown to viewers who may read the state, because its
 * message contains it.
 */
export class RecordStateError extends AppError {
  readonly reason: StateReason;

  constructor(reason: StateReason, code: StateCode = 'RECORD_STATE') {
    super(code, { message: messageOf(reason) });
    this.reason = reason;
  }
}

/** Checks that a record is in one of the states that a step needs. @throws RecordStateError with the code and the reason */
export function requireState(code: StateCode, reason: StateReason): void {
  if (!reason.needs.includes(reason.state)) throw new RecordStateError(reason, code);
}

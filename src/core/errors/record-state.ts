import { AppError } from './app-error.ts';

/** Why a record's state does not allow a step. States are words of an enum, and the rest are constants. */
export interface StateReason {
  /** As `application`. */
  readonly record: string;
  readonly state: string;
  /** The states that allow the step. */
  readonly needs: readonly string[];
  /** What a record in one of them can do, as `be claimed`. */
  readonly can: string;
  /** The step that leads to one of them, as `Claim it first.`; null where none does. */
  readonly next: string | null;
}

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const sentence = ({ record, state, needs, can, next }: StateReason): string =>
  `The ${record} is ${state}; only one that is ${either.format(needs)} can ${can}. ${next ?? 'No step leads there now.'}`;

/** RECORD_STATE with its reason: the record's state, the states that the step needs, and the step that leads to one. */
export class RecordStateError extends AppError {
  readonly reason: StateReason;

  constructor(reason: StateReason) {
    super('RECORD_STATE', { message: sentence(reason) });
    this.reason = reason;
  }
}

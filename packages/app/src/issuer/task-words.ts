import { formatPeriod, formatTime } from '../formats.ts';
import type { IssuedScreenQuery } from '../generated/operations.ts';

export type IssuedTask = NonNullable<IssuedScreenQuery['myIssuerTasks']>['nodes'][number];

const TITLES: Readonly<Record<IssuedTask['kind'], string>> = {
  AMENDMENT: 'Send the amendment that its attestor signed',
  BUY_OUT: 'Pay the buy-out that you announced',
  CONTRACT: 'Sign the contract',
  CREATION: 'Create the series',
  CURVE_END: 'End the sale on the curve',
  EXTINGUISHMENT: 'Wait for the signatures of the extinguishment, or void its request',
  EXTINGUISHMENT_REQUEST: 'Send the request for an extinguishment',
  PAUSE_END: 'End the pause, if the hardship is over',
  PAUSE_REQUEST: 'Send the request for a pause, or withdraw it while its attestor decides',
  PROCEEDS: 'Collect the proceeds of the sale',
  RAISE_CANCELLATION: 'Cancel the raise, if you do not want it any more',
  RAISE_SETTLEMENT: 'Have the raise settled',
  REPORT: 'Report a quarter',
  ROUTER_OPENING: 'Open the router, or the raise fails',
  TAIL_PAYMENT: 'Pay what accrued',
  TRUE_UP: 'Correct a year, if an attestor signs for it',
};

/** The step in words, with the quarter or the year that it is about. */
export function nameTask({ kind, period, year }: IssuedTask): string {
  if (period !== null) return `${TITLES[kind]}: ${formatPeriod(period)}`;
  return year === null ? TITLES[kind] : `${TITLES[kind]}: ${year}`;
}

/** The place of a step that no button takes: a part of the screen, or words about the person who takes it elsewhere. */
interface TaskPlace {
  /** The id of the part of the screen; null if the step is taken elsewhere. */
  readonly anchor: string | null;
  readonly words: string;
}

const HERE: Readonly<Partial<Record<IssuedTask['kind'], TaskPlace>>> = {
  REPORT: { anchor: null, words: 'Go to the report' },
  AMENDMENT: { anchor: 'amendments', words: 'Go to the amendments' },
  PAUSE_REQUEST: { anchor: 'pauses', words: 'Go to the pauses' },
  EXTINGUISHMENT_REQUEST: { anchor: 'extinguishments', words: 'Go to the extinguishment' },
  TRUE_UP: { anchor: 'reviews', words: 'Go to the reviews' },
};

/** Says where a step is taken that no button of the screen takes. */
export const wayOf = ({ kind }: IssuedTask): TaskPlace =>
  HERE[kind] ?? { anchor: null, words: 'Nothing can be sent for it now. Look again in a moment.' };

/** The times of a step in a sentence; empty if it has none. */
export function sayTimes({ state, opensAt, dueAt, lapsesAt }: IssuedTask): string {
  if (state === 'UPCOMING') return opensAt === null ? 'Later.' : `From ${formatTime(opensAt)}.`;
  if (state === 'OVERDUE')
    return `It was due on ${formatTime(dueAt)}${lapsesAt === null ? '' : ` and stays possible until ${formatTime(lapsesAt)}`}.`;
  const until = dueAt ?? lapsesAt;
  return until === null ? '' : `Until ${formatTime(until)}.`;
}

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
  PAUSE_REQUEST: 'Wait for the attestor to decide about the pause, or withdraw the request',
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

/** The times of a step in a sentence; empty if it has none. */
export function sayTimes({ state, opensAt, dueAt, lapsesAt }: IssuedTask): string {
  if (state === 'UPCOMING') return opensAt === null ? 'Later.' : `From ${formatTime(opensAt)}.`;
  if (state === 'OVERDUE')
    return `It was due on ${formatTime(dueAt)}${lapsesAt === null ? '' : ` and stays possible until ${formatTime(lapsesAt)}`}.`;
  const until = dueAt ?? lapsesAt;
  return until === null ? '' : `Until ${formatTime(until)}.`;
}

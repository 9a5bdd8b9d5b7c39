import { formatPeriod } from '../formats.ts';
import type { IssuerCalendarQuery } from '../generated/operations.ts';

type Task = NonNullable<IssuerCalendarQuery['myIssuerTasks']>['nodes'][number];

/** A step of the calendar in words. */
export interface TaskWords {
  /** The step, as a verb and its object. */
  readonly step: string;
  /** The consequence if the step is not taken in time, as a sentence; null if there is none. */
  readonly missed: string | null;
}

const WORDS: Readonly<Record<Exclude<Task['kind'], 'REPORT' | 'TRUE_UP'>, TaskWords>> = {
  CONTRACT: {
    step: 'Read and sign the contract',
    missed: 'The series cannot be created without it, and its dates have to be changed.',
  },
  CREATION: { step: 'Create the series', missed: 'Its dates are then too near, and have to be changed.' },
  ROUTER_OPENING: { step: 'Open the income router', missed: 'The raise fails, and every deposit goes back.' },
  RAISE_CANCELLATION: { step: 'Cancel the raise, if you have to', missed: null },
  RAISE_SETTLEMENT: { step: 'Settle the raise', missed: 'The raise fails, and every deposit goes back.' },
  CURVE_END: { step: 'End the sale on the curve', missed: 'Its buyers wait until somebody does it.' },
  PROCEEDS: { step: 'Collect the proceeds', missed: null },
  AMENDMENT: { step: 'Send the amendment that an attestor signed', missed: 'The terms stay as they are.' },
  PAUSE_REQUEST: { step: 'Send the request for a pause', missed: null },
  PAUSE_END: { step: 'End the pause', missed: 'Anybody may end it from then on.' },
  BUY_OUT: { step: 'Pay the buy-out', missed: 'The announcement lapses, and the series goes on.' },
  EXTINGUISHMENT_REQUEST: { step: 'Send the request for an extinguishment', missed: null },
  EXTINGUISHMENT: { step: 'Void the extinguishment', missed: 'No other request is taken until it is voided.' },
  TAIL_PAYMENT: { step: 'Pay what accrued', missed: 'What is not paid by then is never paid.' },
};

/** The step of a task, and what follows if it is missed. */
export function wordsOf({ kind, period, year }: Pick<Task, 'kind' | 'period' | 'year'>): TaskWords {
  if (kind === 'REPORT')
    return {
      step: `Report ${formatPeriod(period)}`,
      missed: 'It is late from then on, and anybody may mark it as missed when it is too late.',
    };
  if (kind === 'TRUE_UP') return { step: `Correct the reports of ${year}`, missed: 'The reports of the year stay.' };
  return WORDS[kind];
}

/** The screen that takes a step, as a path of the app. */
export function screenOf({
  kind,
  chain,
  seriesKey,
  period,
  draft,
  transactionKind,
}: Omit<Task, 'opensAt' | 'dueAt'>): string {
  // The router counts its own income, so that its report is one button of the series' screen.
  if (kind === 'REPORT' && transactionKind !== 'SUBMIT_ROUTED_REPORT')
    return `/issuer/report/${chain}/${seriesKey}/${period}`;
  if (draft !== null) return `/issuer/drafts/${encodeURIComponent(draft.id)}`;
  return `/issuer/series/${chain}/${seriesKey}`;
}

/** The key of a step, which has no id. */
export const keyOfTask = ({ kind, chain, seriesKey, period, year }: Task): string =>
  [kind, chain, seriesKey, period, year].join(' ');

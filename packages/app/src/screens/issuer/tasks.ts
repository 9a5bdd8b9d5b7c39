import type { IssuerTaskKind, MyIssuerTasksQuery } from '@income-series/client/operations';
import { formatPeriod } from '../../format/time.ts';
import { wordsOf } from '../../format/words.ts';

export type IssuerTask = NonNullable<MyIssuerTasksQuery['myIssuerTasks']>['nodes'][number];

/** The sections of a series' page, by the ids of their headings. */
type Section = 'steps' | 'amendment' | 'pause' | 'extinguishment';

/** Where a step is taken. */
type Target =
  | { readonly screen: 'series'; readonly section: Section }
  | { readonly screen: 'report' }
  | { readonly screen: 'true-up' }
  | { readonly screen: 'draft'; readonly step: 'contract' | 'create' };

interface TaskWords {
  readonly text: (task: IssuerTask) => string;
  /** What happens as long as the step is not taken, or if it never is. */
  readonly otherwise: (task: IssuerTask) => string;
  readonly target: Target;
}

type Words = string | TaskWords['text'];
const functionOf = (words: Words): TaskWords['text'] => (typeof words === 'string' ? () => words : words);
const step = (target: Target, text: Words, otherwise: Words): TaskWords => ({
  text: functionOf(text),
  otherwise: functionOf(otherwise),
  target,
});
/** A step that is taken in a section of the series' page. */
const inSection = (section: Section, text: Words, otherwise: Words): TaskWords =>
  step({ screen: 'series', section }, text, otherwise);

const WORDS: Readonly<Record<IssuerTaskKind, TaskWords>> = {
  CONTRACT: step(
    { screen: 'draft', step: 'contract' },
    'Sign the contract',
    'Without it the series cannot be created. After the last day the draft’s times have to be changed.',
  ),
  CREATION: step(
    { screen: 'draft', step: 'create' },
    'Create the series',
    'Nothing is sold before. After the last day the draft’s times have to be changed.',
  ),
  ROUTER_OPENING: inSection('steps', 'Open the income router', 'Otherwise the raise fails, and all deposits go back.'),
  RAISE_CANCELLATION: inSection('steps', 'Cancel the raise, if you want to', 'Otherwise the raise goes on.'),
  RAISE_SETTLEMENT: inSection(
    'steps',
    ({ transactionKind }) => (transactionKind === 'PASS_GATE' ? 'Pass the gate' : 'Find the price of the raise'),
    'Otherwise the raise fails, and all deposits go back. Anybody may take this step.',
  ),
  CURVE_END: inSection(
    'steps',
    ({ transactionKind }) => (transactionKind === 'ACTIVATE_CURVE' ? 'End the sale' : 'End the sale as failed'),
    ({ transactionKind }) =>
      transactionKind === 'ACTIVATE_CURVE'
        ? 'The series pays nothing before. Anybody may take this step.'
        : 'Anybody may take this step.',
  ),
  PROCEEDS: inSection('steps', 'Take the proceeds of the sale', 'They wait for you, and have no last day.'),
  REPORT: step(
    { screen: 'report' },
    ({ period }) => `Report ${formatPeriod(period)}`,
    ({ period }) =>
      `Otherwise the quarter can be marked as missed, which everybody sees.${period?.endsWith('Q4') ? '' : ' The next report of the year pays for it too.'}`,
  ),
  TRUE_UP: step(
    { screen: 'true-up' },
    ({ year, transactionKind }) =>
      transactionKind === null ? `Have the year ${year} corrected, if it needs it` : `Send the true-up of ${year}`,
    'Otherwise the year stays as it was reported.',
  ),
  AMENDMENT: inSection('amendment', 'Put the signed amendment on the chain', 'The present terms hold until then.'),
  PAUSE_REQUEST: inSection(
    'pause',
    ({ transactionKind }) =>
      transactionKind === 'REQUEST_PAUSE'
        ? 'Send the request for a pause'
        : 'Wait for the pause, or withdraw the request',
    'Quarters stay due until an attestor approves the pause.',
  ),
  PAUSE_END: inSection('steps', 'End the pause', 'Anybody may end it from its last day on.'),
  BUY_OUT: inSection(
    'steps',
    'Pay the announced buy-out',
    'Otherwise the announcement lapses, and the series goes on.',
  ),
  EXTINGUISHMENT_REQUEST: inSection(
    'extinguishment',
    'Put the request for an extinguishment on the chain',
    'No attestor’s signature counts before.',
  ),
  EXTINGUISHMENT: inSection(
    'extinguishment',
    'Void the extinguishment, if it should not happen',
    'Otherwise the series ends once both attestors have signed. After the last day no signature counts.',
  ),
  TAIL_PAYMENT: inSection('steps', 'Pay what accrued', 'Otherwise it stays recorded as a claim against you.'),
};

/** A kind that this version does not know is named as it is, and leads to the page of its series. */
const wordsFor = (kind: IssuerTaskKind): TaskWords => WORDS[kind] ?? inSection('steps', wordsOf(kind), '');

export const taskText = (task: IssuerTask): string => wordsFor(task.kind).text(task);
export const taskOtherwise = (task: IssuerTask): string => wordsFor(task.kind).otherwise(task);
export const taskTarget = ({ kind }: IssuerTask): Target => wordsFor(kind).target;

/** A name of a step that no other step has: it has no id. */
export const taskName = ({ kind, seriesKey, period, year }: IssuerTask): string =>
  `${kind} ${seriesKey} ${period ?? year ?? ''}`;

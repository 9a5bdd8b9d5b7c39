import type { ChainEnumName } from '../../core/chain-enums.ts';
import { storedEnum } from '../../graphql/enum-type.ts';
import { FAILURE_REASONS, INVALID_REASONS, REJECT_REASONS } from '../auction/enums.graphql.ts';
import { CASE_CLOSE_REASONS } from '../cases/enums.graphql.ts';
import { CLOSE_REASONS } from '../series/enums.graphql.ts';
import { ORDER_FAULTS, VOID_REASONS } from '../windows/enums.graphql.ts';
import { notificationKinds, templateOf } from './kinds.ts';
import { EMAIL_CODE } from './requested-mail.ts';

/** Without the numbers that a mail fills in. */
const sentenceOf = (kind: string): string =>
  templateOf(kind).sentence.replace(/\{(period|round|window)\}/g, (_, number: string) => `the ${number}`);

const SENTENCES = Object.fromEntries(notificationKinds().map((kind) => [kind, sentenceOf(kind)]));

export const NotificationKind = storedEnum(
  'NotificationKind',
  'What an account is notified of: an event of the chain, or what somebody did. As the notified account reads it.',
  SENTENCES,
);

export const EmailTemplate = storedEnum('EmailTemplate', 'Which of the texts a mail is.', {
  ...SENTENCES,
  [EMAIL_CODE]: 'The code that confirms the account’s e-mail address.',
});

/** What events and acts bring a record to. */
export const EventStatus = storedEnum<EventStatusName>(
  'EventStatus',
  'What something was brought to: a series, a period, a window, a bid, an order, or a record of people’s.',
  {
    RAISING: 'The series’ units are being sold.',
    CURVE: 'The series’ units are being sold on a curve.',
    SETTLING: 'The raise is being settled.',
    ACTIVE: 'The series reports and pays.',
    TAIL: 'The series’ term is over.',
    CLOSED: 'The series, or the case, was closed.',
    FAILED: 'The sale of the units failed.',
    EXTINGUISHED: 'The series was extinguished.',
    REPORTED: 'The period was reported.',
    MISSED: 'The period was missed.',
    DEFERRED: 'The period’s report was put off.',
    COMMIT: 'The window takes orders.',
    DONE: 'The window is settled.',
    VOID: 'The window is void.',
    SEALED: 'The bid or order is not revealed.',
    VALID: 'The bid or order counts.',
    INVALID: 'The bid or order does not count.',
    UNREVEALED: 'The bid or order was not revealed in time.',
    PENDING: 'The bid or order is not decided.',
    FULL: 'The bid or order gets everything.',
    PARTIAL: 'The bid or order gets a part.',
    LOST: 'The bid or order gets nothing.',
    REJECTED: 'Screening rejected the bid or order, or an admin the proposal.',
    OPEN: 'The case or request is open.',
    ATTESTED: 'The attestor signed the report.',
    SIGNED: 'The attestor signed.',
    REQUESTED: 'The rate is requested.',
    AWAITING_ATTESTOR: 'The amendment waits for its reviewer.',
    REFUSED: 'The attestor refused the pause.',
    APPROVED: 'An admin approved the proposal.',
  },
);

type EventStatusName =
  | Exclude<ChainEnumName<'State'>, 'NONE' | 'PAUSED'>
  | Extract<ChainEnumName<'PeriodState'>, 'REPORTED' | 'MISSED' | 'DEFERRED' | 'OPEN'>
  | Extract<ChainEnumName<'WindowPhase'>, 'COMMIT' | 'DONE' | 'VOID'>
  | ChainEnumName<'Validity' | 'Processing'>
  | 'ATTESTED'
  | 'SIGNED'
  | 'REQUESTED'
  | 'AWAITING_ATTESTOR'
  | 'REFUSED'
  | 'APPROVED';

export const EventReason = storedEnum('EventReason', 'Why it happened, where there is a reason.', {
  ...INVALID_REASONS,
  ...ORDER_FAULTS,
  ...REJECT_REASONS,
  ...VOID_REASONS,
  ...FAILURE_REASONS,
  ...CLOSE_REASONS,
  ...CASE_CLOSE_REASONS,
  TIMEOUT: 'It was not settled in time, or no price was found in time.',
});

export const EmailState = storedEnum('EmailState', 'How far a mail is.', {
  PENDING: 'It is to be sent.',
  SENT: 'The mail server took it.',
  SKIPPED:
    'The account has no confirmed address, its notification was retracted, or its code could confirm nothing any more.',
  DEAD: 'Every try failed.',
});

export const OutboxState = storedEnum('OutboxState', 'How far a message to people is.', {
  PENDING: 'It waits.',
  QUEUED: 'It is being dispatched.',
  DISPATCHED: 'Its recipients were notified.',
  DEAD: 'Every try failed.',
});

import type { ChainEnumName } from '@income-series/protocol/chain-enums';
import { ModulesEnum, storedEnum } from '../../../graphql/enum-type.ts';
import { FAILURE_REASONS, INVALID_REASONS, REJECT_REASONS } from '../../auction/graphql/enums.ts';
import { CASE_CLOSE_REASONS } from '../../cases/graphql/enums.ts';
import { CLOSE_REASONS } from '../../series/graphql/enums.ts';
import { ORDER_FAULTS, VOID_REASONS } from '../../windows/graphql/enums.ts';
import type { MailTemplate, NotificationCatalogue } from '../kinds.ts';
import { EMAIL_CODE } from '../requested-mail.ts';

/** The template's sentence without placeholders: `Window {window} closed.` becomes "The window closed." */
const withoutPlaceholders = ({ sentence }: MailTemplate): string =>
  sentence.replace(
    /(?:\b(window|round) )?\{(period|round|window)\}/gi,
    (_, word: string | undefined, name: string) => `${/^[A-Z]/.test(word ?? '') ? 'The' : 'the'} ${name}`,
  );

export const NotificationKind = new ModulesEnum(
  'NotificationKind',
  'A kind of notification: an event of the chain, or an act of somebody. Each description is the sentence that the ' +
    'notified account reads.',
);

export const EmailTemplate = new ModulesEnum(
  'EmailTemplate',
  'A text of an e-mail. Each description is the sentence that the account reads.',
);

/** Declares the values of `NotificationKind` and `EmailTemplate`: one for each kind, and the mail with a code. */
export function declareKinds({ kinds, templateOf }: NotificationCatalogue): void {
  const sentences = Object.fromEntries(kinds.map((kind) => [kind, withoutPlaceholders(templateOf(kind))]));
  NotificationKind.implement(sentences);
  EmailTemplate.implement({
    ...sentences,
    [EMAIL_CODE]: 'The code that confirms the account’s e-mail address.',
  });
}

export const EventStatus = storedEnum<EventStatusName>(
  'EventStatus',
  'A new status of a series, period, window, bid, order or other record.',
  {
    RAISING: 'The series’ units are being sold.',
    CURVE: 'The series’ units are being sold on a curve.',
    SETTLING: 'The raise is being settled.',
    ACTIVE: 'The series reports and pays.',
    TAIL: 'The term of the series is over.',
    CLOSED: 'The series or the case was closed.',
    FAILED: 'The sale of the units failed.',
    EXTINGUISHED: 'The series was extinguished.',
    REPORTED: 'The period was reported.',
    MISSED: 'The period was missed.',
    DEFERRED: 'The period’s report is deferred.',
    COMMIT: 'The window takes orders.',
    DONE: 'The window is settled.',
    VOID: 'The window is void.',
    SEALED: 'The bid or order is not revealed yet.',
    VALID: 'The bid or order counts.',
    INVALID: 'The bid or order does not count.',
    UNREVEALED: 'The bid or order was not revealed in time.',
    PENDING: 'The bid or order is not decided yet.',
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

export const EventReason = storedEnum('EventReason', 'A reason for an event.', {
  ...INVALID_REASONS,
  ...ORDER_FAULTS,
  ...REJECT_REASONS,
  ...VOID_REASONS,
  ...FAILURE_REASONS,
  ...CLOSE_REASONS,
  ...CASE_CLOSE_REASONS,
  TIMEOUT: 'The raise was not settled in time, or the window found no price in time.',
});

export const EmailState = storedEnum('EmailState', 'A state of an e-mail.', {
  PENDING: 'The e-mail is to be sent.',
  SENT: 'The mail server accepted the e-mail.',
  SKIPPED:
    'The e-mail was not sent: the account has no confirmed address, the notification was retracted, or the code was ' +
    'no longer valid.',
  DEAD: 'The e-mail is given up: every try failed, or the address takes no mail.',
});

export const OutboxState = storedEnum('OutboxState', 'A state of a message in the outbox.', {
  PENDING: 'The message waits to be queued.',
  QUEUED: 'The message is being dispatched.',
  DISPATCHED: 'The recipients were notified.',
  DEAD: 'Every try failed; the message is given up.',
});

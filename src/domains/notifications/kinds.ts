import type { ChainEnum } from '@income-series/protocol/chain-enums';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { SeriesAudience } from './model/index.ts';

type Field = 'period' | 'round' | 'window' | 'status' | 'reason';
/** The event argument that a field is read from, and the enum that translates its number, if any. */
type Source = readonly [argument: string, translation?: ChainEnum];

/** The recipients of an event's notification, and the event arguments that it copies. */
export interface EventRule {
  /** The names of the arguments that hold notified wallets (`keys`: attestor keys). The series' audience is added. */
  readonly wallets?: readonly string[];
  readonly keys?: readonly string[];
  readonly series?: SeriesAudience;
  /** The copied arguments. None is an amount, a price, a count, a commitment, a nonce, a key or a signature. */
  readonly fields: Partial<Readonly<Record<Field, Source>>>;
  /** The name of the argument whose value 0 means that nobody is notified. The argument is not copied. */
  readonly unlessZero?: string;
}

/**
 * The subject and the sentence of a mail. `{period}`, `{round}` and `{window}` are filled in. A list of series, period,
 * round, window, status, reason, record and date follows the sentence, the same for all kinds.
 */
export interface MailTemplate {
  readonly subject: string;
  readonly sentence: string;
}

/** An action's mail template, and the GraphQL type of the record in `subjectId`; absent if its messages have none. */
interface ActionTemplate extends MailTemplate {
  readonly subjectType?: string;
}

/**
 * The notifications of a module. An event that no module names notifies nobody. No module names events that are amounts (a
 * true-up, a rate, routed income), identity checks or key links. A notification may say that somebody signed, never what.
 */
export interface Notifications {
  /** Events, by their names in the contracts. */
  readonly events?: Readonly<Record<string, EventRule & MailTemplate>>;
  /** Actions of people, whose names the module adds to `ActionKinds`. */
  readonly actions?: Readonly<Record<string, ActionTemplate>>;
  /** Reminders from keepers, whose names the module adds to `ActionKinds`. */
  readonly reminders?: Readonly<Record<string, MailTemplate>>;
}

/** The names of the actions and reminders that a module declares. */
export type KindsOf<N extends Notifications> = Readonly<Record<keyof N['actions'] | keyof N['reminders'], true>>;

/** The names of all actions and reminders; each module adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: modules merge their names into it
export interface ActionKinds {}

/** The kinds of notification that modules declare. */
export interface NotificationCatalogue {
  /** Every kind, ordered by module; within a module events, then actions, then reminders. */
  readonly kinds: readonly string[];
  /** The rule for an event's notification; undefined if nobody is notified. */
  readonly eventRule: (name: string) => EventRule | undefined;
  /** The mail template of a kind. @throws INTERNAL for a kind that no module declares */
  readonly templateOf: (kind: string) => MailTemplate;
  /** The GraphQL type of the record that notifications of a kind are about; null if they name none. */
  readonly subjectTypeOf: (kind: string) => string | null;
}

/** Merges the notifications that the modules declare into one catalogue. */
export function createNotificationCatalogue(modules: readonly Notifications[]): NotificationCatalogue {
  const rules = new Map(modules.flatMap(({ events = {} }) => Object.entries(events)));
  const templates = new Map<string, ActionTemplate>(
    modules.flatMap(({ events = {}, actions = {}, reminders = {} }) =>
      [events, actions, reminders].flatMap((each) => Object.entries<ActionTemplate>(each)),
    ),
  );

  return {
    kinds: [...templates.keys()],
    eventRule: (name) => rules.get(name),
    templateOf(kind) {
      const template = templates.get(kind);
      if (template === undefined) throw new AppError('INTERNAL');
      return template;
    },
    subjectTypeOf: (kind) => templates.get(kind)?.subjectType ?? null,
  };
}

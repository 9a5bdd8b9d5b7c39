import type { ChainEnum } from '../../core/chain-enums.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { SeriesAudience } from './model.ts';

type Field = 'period' | 'round' | 'window' | 'status' | 'reason';
/** Which argument of an event a field is read from: its name, and the enum its number stands for. */
type Source = readonly [argument: string, of?: ChainEnum];

/** Who is notified of an event, and what of it is copied. */
export interface EventRule {
  /** The arguments that name the wallets, or the attestor keys, that are notified; next to them those of the series. */
  readonly wallets?: readonly string[];
  readonly keys?: readonly string[];
  readonly series?: SeriesAudience;
  /** No argument that is an amount, a price, a count, a commitment, a nonce, a key or a signature is ever named here. */
  readonly fields: Partial<Readonly<Record<Field, Source>>>;
  /** An argument, never copied: where it is 0, nothing was done that anybody is notified of. */
  readonly unlessZero?: string;
}

/**
 * The words of a mail. A sentence stands alone; series, period, round, window, status, reason, record and date follow as a
 * list, the same for all kinds. `{period}`, `{round}` and `{window}` are filled in.
 */
export interface MailTemplate {
  readonly subject: string;
  readonly sentence: string;
}

/** An action's words, and the schema's type of the record that its messages name by `subjectId`; none where they name none. */
interface ActionTemplate extends MailTemplate {
  readonly subjectType?: string;
}

/**
 * What a module notifies people of. An event that no module names notifies nobody. Events that are amounts (a true-up, a
 * rate, routed income) are named by none; neither are identity checks, key links, or what is signed: that somebody signed
 * is said, never what.
 */
export interface Notifications {
  /** By the name of the contracts' event. */
  readonly events?: Readonly<Record<string, EventRule & MailTemplate>>;
  /** What people do, by a name of its own that the module adds to `ActionKinds`. */
  readonly actions?: Readonly<Record<string, ActionTemplate>>;
  /** What keepers remind people of, by names that are in `ActionKinds` too. */
  readonly reminders?: Readonly<Record<string, MailTemplate>>;
}

/** The names of what people do that others are notified of; each module adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: modules merge their names into it
export interface ActionKinds {}

/** The kinds of notification that modules declare. */
export interface NotificationCatalogue {
  /** Every kind, events' before actions' of the same module. */
  readonly kinds: readonly string[];
  /** How people are notified of an event; undefined where nobody is. */
  readonly eventRule: (name: string) => EventRule | undefined;
  /** @throws INTERNAL for a kind that no module declares */
  readonly templateOf: (kind: string) => MailTemplate;
  /** The schema's type of the record that notifications of a kind name; null where they name none. */
  readonly subjectTypeOf: (kind: string) => string | null;
}

/** Puts together what each module declares of its own notifications. */
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

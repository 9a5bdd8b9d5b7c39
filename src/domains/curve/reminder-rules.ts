import { isPeriod } from '@income-series/protocol/period';

/** A next step of which a wallet is reminded. */
export type ReminderStep =
  | 'TENDER'
  | 'CLAIM_TENDER'
  | 'CLAIM_PAYOUT'
  | 'CLAIM_TAIL'
  | 'CLAIM_FINAL'
  | 'CLAIM_REDEMPTION';

const DAY_MS = 86_400_000;
/** The milliseconds after a payment or an end until holders who have not claimed are reminded. */
export const CLAIM_WAIT_MS = 7 * DAY_MS;
/** The milliseconds before the end of a round of tenders in which holders are reminded of it. */
export const TENDER_NOTICE_MS = 3 * DAY_MS;

/** The place of an event on the chain. */
interface EventPlace {
  readonly block: bigint;
  readonly log: number;
}

/** An event of a series that may cause reminders. */
export interface ReminderEvent extends EventPlace {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/** The names of events that may cause reminders. */
export const REMINDER_EVENTS = [
  'CurveUnitsSynced',
  'PaymentSplit',
  'TailPaid',
  'TenderSettled',
  'SeriesClosed',
  'SeriesExtinguished',
];

/** The facts about a curve series from which its reminders follow. */
export interface RemindedSeries {
  readonly state: string;
  readonly closeReason: string | null;
  readonly tenderRound: number | null;
  readonly tenderState: string | null;
  readonly tenderEndsAt: Date | null;
  /** Events of `REMINDER_EVENTS`, in the order of the chain. */
  readonly events: readonly ReminderEvent[];
}

/** A step of which some wallets of a series must be reminded. */
export interface DueReminder {
  readonly step: ReminderStep;
  /** The payment round: see `CurveReminder` in the schema. */
  readonly round: number;
  /** The place after which a claim makes the reminder unnecessary; null if the step is not such a claim. */
  readonly since: EventPlace | null;
  /** The place of the event CurveUnitsSynced that counted the paid units; null if the step is not such a claim. */
  readonly census: EventPlace | null;
}

/** Events after which all units can be burned for their share. */
const END_EVENTS: ReadonlySet<string> = new Set(['SeriesClosed', 'SeriesExtinguished']);
/** The states of a series in which units can be tendered. */
const TENDERABLE: ReadonlySet<string> = new Set(['ACTIVE', 'PAUSED', 'TAIL']);

/**
 * The steps of a series of which wallets must be reminded at the chain's time `now`. Only the last payout counts, because a claim
 * pays all up to it; each settled round of tenders counts, because each has its own claims. The wallets are selected later.
 */
export function remindersDue(series: RemindedSeries, now: Date): readonly DueReminder[] {
  const { state, closeReason, tenderRound, tenderState, tenderEndsAt } = series;
  const agedEvents = series.events.filter(({ at }) => at.getTime() + CLAIM_WAIT_MS <= now.getTime());
  const due: DueReminder[] = [...payoutDue(series.events, agedEvents), ...tailDue(series.events, agedEvents)];
  for (const { name, args, block, log } of agedEvents) {
    if (name !== 'TenderSettled') continue;
    due.push({ step: 'CLAIM_TENDER', round: Number(args.round), since: { block, log }, census: null });
  }
  const remainingMs = tenderState === 'OPEN' && tenderEndsAt !== null ? tenderEndsAt.getTime() - now.getTime() : 0;
  if (TENDERABLE.has(state) && tenderRound !== null && remainingMs > 0 && remainingMs <= TENDER_NOTICE_MS) {
    due.push({ step: 'TENDER', round: tenderRound, since: null, census: null });
  }
  if (agedEvents.some(({ name }) => END_EVENTS.has(name))) {
    const step = closeReason === 'BUYOUT' ? 'CLAIM_REDEMPTION' : 'CLAIM_FINAL';
    due.push({ step, round: 0, since: null, census: null });
  }
  return due;
}

/**
 * The reminder to claim the payout of the last quarter that paid something, for the units of that quarter's census; empty if there
 * is none. `agedEvents` are the events of at least `CLAIM_WAIT_MS` ago.
 */
function payoutDue(events: readonly ReminderEvent[], agedEvents: readonly ReminderEvent[]): DueReminder[] {
  const paid = agedEvents.findLast(({ name, args }) => name === 'PaymentSplit' && args.net !== '0');
  const round = Number(paid?.args.period);
  if (paid === undefined || !isPeriod(round)) return [];
  const census = events.find(({ name, args }) => name === 'CurveUnitsSynced' && Number(args.period) === round);
  return census === undefined ? [] : [{ step: 'CLAIM_PAYOUT', round, since: paid, census }];
}

/**
 * The reminder to claim the last payment in the tail that is `CLAIM_WAIT_MS` old, for the units of the last census; empty if there is
 * none. Its round is the payment's number, from 1.
 */
function tailDue(events: readonly ReminderEvent[], agedEvents: readonly ReminderEvent[]): DueReminder[] {
  const payments = events.filter(({ name }) => name === 'TailPaid');
  const paid = payments.findLast((event) => agedEvents.includes(event));
  const census = events.findLast(({ name }) => name === 'CurveUnitsSynced');
  if (paid === undefined || census === undefined) return [];
  return [{ step: 'CLAIM_TAIL', round: payments.indexOf(paid) + 1, since: paid, census }];
}

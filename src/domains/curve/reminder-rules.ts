import { isPeriod } from '../../core/period.ts';

/** The next step of a wallet, by fixed codes: what it may do in a round, or claim. */
export type ReminderStep =
  | 'TENDER'
  | 'CLAIM_TENDER'
  | 'CLAIM_PAYOUT'
  | 'CLAIM_TAIL'
  | 'CLAIM_FINAL'
  | 'CLAIM_REDEMPTION';

const DAY_MS = 86_400_000;
/** Who has not claimed so long after something was paid is reminded. */
export const CLAIM_WAIT_MS = 7 * DAY_MS;
/** So long before its end a round of tenders is reminded of. */
export const TENDER_NOTICE_MS = 3 * DAY_MS;

/** A place on the chain. */
interface Place {
  readonly block: bigint;
  readonly log: number;
}

/** An event of a series that a reminder may follow from. */
export interface Basis extends Place {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/** The names of these events. */
export const BASES = [
  'CurveUnitsSynced',
  'PaymentSplit',
  'TailPaid',
  'TenderSettled',
  'SeriesClosed',
  'SeriesExtinguished',
];

export interface RemindedSeries {
  readonly state: string;
  readonly closeReason: string | null;
  readonly tenderRound: number | null;
  readonly tenderState: string | null;
  readonly tenderEndsAt: Date | null;
  /** In the order of the chain. */
  readonly events: readonly Basis[];
}

/** A step of which wallets of a series are to be reminded. */
export interface DueReminder {
  readonly step: ReminderStep;
  /** The payment round: see `CurveReminder` in the schema. */
  readonly round: number;
  /** A claim after this place is what the reminder asks for. */
  readonly since: Place | null;
  /** The census whose units were paid: those that were staked at this place. */
  readonly counted: Place | null;
}

/** After these all units that exist can be burned for their share. */
const ENDS: ReadonlySet<string> = new Set(['SeriesClosed', 'SeriesExtinguished']);
const TENDERED: ReadonlySet<string> = new Set(['ACTIVE', 'PAUSED', 'TAIL']);

/**
 * The steps that are due at the chain's `now`. A payout is claimed up to the last one, so that one alone is reminded of; every
 * settled round of tenders is, as each has claims of its own. Whom they concern depends on the wallet.
 */
export function remindersDue(series: RemindedSeries, now: Date): readonly DueReminder[] {
  const { state, closeReason, tenderRound, tenderState, tenderEndsAt } = series;
  const waited = series.events.filter(({ at }) => at.getTime() + CLAIM_WAIT_MS <= now.getTime());
  const due: DueReminder[] = [...payoutDue(series.events, waited), ...tailDue(series.events, waited)];
  for (const { name, args, block, log } of waited) {
    if (name !== 'TenderSettled') continue;
    due.push({ step: 'CLAIM_TENDER', round: Number(args.round), since: { block, log }, counted: null });
  }
  const left = tenderState === 'OPEN' && tenderEndsAt !== null ? tenderEndsAt.getTime() - now.getTime() : 0;
  if (TENDERED.has(state) && tenderRound !== null && left > 0 && left <= TENDER_NOTICE_MS) {
    due.push({ step: 'TENDER', round: tenderRound, since: null, counted: null });
  }
  if (waited.some(({ name }) => ENDS.has(name))) {
    const step = closeReason === 'BUYOUT' ? 'CLAIM_REDEMPTION' : 'CLAIM_FINAL';
    due.push({ step, round: 0, since: null, counted: null });
  }
  return due;
}

/** The last quarter that paid somebody. */
function payoutDue(events: readonly Basis[], waited: readonly Basis[]): DueReminder[] {
  const paid = waited.findLast(({ name, args }) => name === 'PaymentSplit' && args.net !== '0');
  const round = Number(paid?.args.period);
  if (paid === undefined || !isPeriod(round)) return [];
  const counted = events.find(({ name, args }) => name === 'CurveUnitsSynced' && Number(args.period) === round);
  return counted === undefined ? [] : [{ step: 'CLAIM_PAYOUT', round, since: paid, counted }];
}

/** The last payment in the tail: of the units that the last census counted. */
function tailDue(events: readonly Basis[], waited: readonly Basis[]): DueReminder[] {
  const payments = events.filter(({ name }) => name === 'TailPaid');
  const paid = payments.findLast((event) => waited.includes(event));
  const counted = events.findLast(({ name }) => name === 'CurveUnitsSynced');
  if (paid === undefined || counted === undefined) return [];
  return [{ step: 'CLAIM_TAIL', round: payments.indexOf(paid) + 1, since: paid, counted }];
}

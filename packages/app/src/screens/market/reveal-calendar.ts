// The reminders of a sealed bid as a calendar file. They have no amount and no price in them, because calendars are read by others.
import { type CalendarMoment, writeCalendar } from '../../format/calendar.ts';
import { shorten } from '../../format/words.ts';

/** The parts of a bid's raise that its reminders need. */
export interface RevealRaise {
  readonly chain: string;
  readonly seriesKey: string;
  readonly title?: string | null;
  readonly times: { readonly commitEndsAt: string; readonly revealEndsAt: string };
}

/** How long before the end of the time to reveal the calendar reminds. */
const LEAD_MINUTES = 6 * 60;

/** The text of the file with the beginning and the end of the time to reveal. @param url the page of the bids */
export function revealCalendar({ chain, seriesKey: key, title, times }: RevealRaise, url: string): string {
  const name = title ? `${title} (${shorten(key)})` : `series ${shorten(key)}`;
  const uidOf = (moment: string) => `${moment}-${key}-${chain.replace(':', '-')}@income-series`;
  const common = { url, description: `Use the browser that sealed the bid, or bring its device file: ${url}` };
  const moments: readonly CalendarMoment[] = [
    {
      ...common,
      uid: uidOf('reveal-begins'),
      at: new Date(times.commitEndsAt),
      summary: `Reveal your bid in ${name}: it is possible from now on`,
      leadMinutes: 0,
    },
    {
      ...common,
      uid: uidOf('reveal-ends'),
      at: new Date(times.revealEndsAt),
      summary: `The time to reveal your bid in ${name} ends: a bid that is not revealed is charged`,
      leadMinutes: LEAD_MINUTES,
    },
  ];
  return writeCalendar(moments, new Date());
}

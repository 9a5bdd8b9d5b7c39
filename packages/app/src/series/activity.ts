import type { SeriesActivityQuery } from '../generated/operations.ts';

export type FeedEvent = NonNullable<SeriesActivityQuery['activity']>['nodes'][number];

/** An event of the list, and whether a reorganisation of the chain removed it. */
interface ShownEvent {
  readonly event: FeedEvent;
  readonly retracted: boolean;
}

/** The events that the page has seen, by their ids. */
export type SeenEvents = ReadonlyMap<string, ShownEvent>;

/** An update of the feed; `event` is null if it was retracted. */
interface EventUpdate {
  readonly id: string;
  readonly retracted: boolean;
  readonly event: Omit<FeedEvent, 'id'> | null;
}

/** Adds the rows of a list that was read. An event of the list is not retracted, or is valid again. */
export function addListed(seen: SeenEvents, rows: readonly FeedEvent[]): SeenEvents {
  const next = new Map(seen);
  for (const event of rows) next.set(event.id, { event, retracted: false });
  return next;
}

/** Adds an update of the feed. A retraction of an event that the page never showed adds nothing. */
export function addUpdate(seen: SeenEvents, { id, event, retracted }: EventUpdate): SeenEvents {
  const shown = seen.get(id);
  if (retracted) return shown === undefined ? seen : new Map(seen).set(id, { ...shown, retracted: true });
  return event === null ? seen : new Map(seen).set(id, { event: { ...event, id }, retracted: false });
}

/** The events as they are shown, latest first. */
export const listEvents = (seen: SeenEvents): readonly ShownEvent[] =>
  [...seen.values()].sort((left, right) => Date.parse(right.event.occurredAt) - Date.parse(left.event.occurredAt));

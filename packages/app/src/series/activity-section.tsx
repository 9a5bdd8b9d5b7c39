import { ActivityDocument } from '@income-series/client/operations';
import { useState } from 'react';
import { useRefresh, useRows } from '../answer.ts';
import { useFeed } from '../feed.ts';
import { SeriesActivityDocument } from '../generated/operations.ts';
import { Button, FeedStatus, Time } from '../ui/index.ts';
import { addListed, addUpdate, listEvents, type SeenEvents } from './activity.ts';
import { sayEvent } from './event-words.ts';
import type { Series } from './series.ts';

/** The public events of a series, as they happen. */
export function ActivitySection({ series }: { readonly series: Series }) {
  const { chain, key } = series;
  const { rows, hasMore, more, isReadingMore, error } = useRows(
    SeriesActivityDocument,
    { chain, key },
    (data) => data.activity,
  );
  const [seen, setSeen] = useState<SeenEvents>(new Map());
  const refresh = useRefresh();
  const feed = useFeed(ActivityDocument, { chain, seriesKey: key }, ({ activity }) => {
    if (activity) setSeen((before) => addUpdate(before, { ...activity, event: activity.event ?? null }));
    refresh();
  });
  const [listed, setListed] = useState('');
  const ids = rows.map(({ id }) => id).join(' ');
  if (ids !== listed) {
    setListed(ids);
    setSeen(addListed(seen, rows));
  }
  const events = listEvents(seen);
  return (
    <section aria-labelledby="activity">
      <h2 id="activity">Activity</h2>
      {feed === 'open' && <p>New events appear here as they happen.</p>}
      <FeedStatus state={feed} />
      {error && <p role="alert">The events could not be read. {error.message}</p>}
      <ol className="events">
        {events.map(({ event, retracted }) => (
          <li key={event.id}>
            <Time at={event.occurredAt} />{' '}
            {retracted ? (
              <>
                <del>{sayEvent(event, series)}</del> The chain was reorganised, and this did not happen.
              </>
            ) : (
              sayEvent(event, series)
            )}
          </li>
        ))}
      </ol>
      {events.length === 0 && !error && <p>Nothing has happened yet.</p>}
      {hasMore && (
        <Button onPress={more} isDisabled={isReadingMore}>
          Earlier events
        </Button>
      )}
    </section>
  );
}

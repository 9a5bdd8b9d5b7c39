import { keyed } from '@income-series/client/gateway';
import { NotificationReceivedDocument } from '@income-series/client/operations';
import { Link, useSearch } from '@tanstack/react-router';
import { useRefresh, useRows } from '../answer.ts';
import { useFeed } from '../feed.ts';
import { formatPeriod, formatTime } from '../formats.ts';
import { InboxDocument, type InboxQuery, MarkNotificationsReadDocument } from '../generated/operations.ts';
import { useReader } from '../reader.ts';
import { Button, ErrorSummary, FeedStatus, MoreRows } from '../ui/index.ts';
import { screenOfNotice } from './notice-screens.ts';
import { NOTICES } from './notice-words.ts';
import { SeriesName } from './series-name.tsx';
import { useTask } from './task.ts';

type Notice = NonNullable<InboxQuery['myNotifications']>['nodes'][number];

function NoticeRow({ notice }: { readonly notice: Notice }) {
  const { kind, occurredAt, readAt, retracted, period, series } = notice;
  const screen = screenOfNotice(notice);
  return (
    <li>
      <p>
        {readAt === null && <strong>New: </strong>}
        {retracted ? <s>{NOTICES[kind]}</s> : NOTICES[kind]}
        {period !== null && ` ${formatPeriod(period)}.`}
        {retracted && ' The chain took this back.'}
      </p>
      <p className="quiet">
        <time dateTime={occurredAt}>{formatTime(occurredAt)}</time>
        {series && (
          <>
            {' · '}
            <SeriesName series={series} />
          </>
        )}
        {screen && (
          <>
            {' · '}
            <Link to={screen.to}>{screen.words}</Link>
          </>
        )}
      </p>
    </li>
  );
}

/** The notifications of the account, newest first. They come while the screen is shown. */
export function InboxPage() {
  const { unread } = useSearch({ from: '/account/inbox' });
  const { gateway } = useReader();
  const refresh = useRefresh();
  const feed = useFeed(NotificationReceivedDocument, {});
  const notices = useRows(InboxDocument, { unread: unread ?? null }, ({ myNotifications }) => myNotifications);
  const task = useTask();
  const ids = notices.rows.filter(({ readAt }) => readAt === null).map(({ id }) => id);
  const count = notices.first?.myUnreadNotifications ?? 0;
  /** The most ids that one request marks. */
  const MOST = 100;
  const mark = () =>
    task.run(async () => {
      await gateway.act(MarkNotificationsReadDocument, keyed({ ids: ids.slice(0, MOST) }));
      refresh();
    });
  return (
    <>
      <h1>Inbox</h1>
      <p>
        {count} unread.{' '}
        {unread ? (
          <Link to="/account/inbox" search={{}}>
            Show all
          </Link>
        ) : (
          <Link to="/account/inbox" search={{ unread: true }}>
            Show the unread alone
          </Link>
        )}
      </p>
      <FeedStatus state={feed} />
      <ErrorSummary problems={task.problems} />
      {ids.length > 0 && (
        <Button onPress={() => void mark()} isDisabled={task.isBusy}>
          Mark these as read
        </Button>
      )}
      <MoreRows list={notices} empty={unread ? 'You have read everything.' : 'There is no notification yet.'}>
        <ul className="notices">
          {notices.rows.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} />
          ))}
        </ul>
      </MoreRows>
    </>
  );
}

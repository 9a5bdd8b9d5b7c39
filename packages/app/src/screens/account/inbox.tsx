import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { reasonWords } from '../../format/reasons.ts';
import { formatDateTime, formatPeriod } from '../../format/time.ts';
import { useAct } from '../../gateway/act.ts';
import { useFeed, useRows } from '../../gateway/answers.ts';
import { useReader } from '../../gateway/session.ts';
import { InboxDocument, InboxFeedDocument, MarkNotificationsReadDocument } from '../../generated/documents/account.ts';
import type { InboxQuery } from '../../generated/operations.ts';
import { AppButton } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Failure } from '../../ui/failure.tsx';
import { FeedNotice } from '../../ui/feed-notice.tsx';
import { Rows } from '../../ui/rows.tsx';
import { SeriesName } from '../../ui/series-name.tsx';
import { PersonScreen } from '../../ui/signed-in.tsx';
import { NoticeAmounts } from './notice-amounts.tsx';
import { newestFirst, noticeSentence, noticeStatus } from './notices.ts';

type Notice = NonNullable<InboxQuery['myNotifications']>['nodes'][number];

const CHOICES = [
  ['all', 'All'],
  ['unread', 'Unread'],
] as const;
/** The most notifications that one request marks. */
const MOST_MARKED = 100;

/** What a notification is about, in a line: the quarter, round, window, state and reason that it has. */
function details({ period, round, window, status, reason }: Notice): string {
  return [
    period && formatPeriod(period),
    round !== null && `Round ${round}`,
    window !== null && `Window ${window}`,
    status && noticeStatus(status),
    reason && reasonWords(reason),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The notifications after which an issuer goes on with a report. */
const REPORT_KINDS: ReadonlySet<string> = new Set(['CASE_ATTESTED', 'CASE_CLOSED', 'CASE_UNOPENED', 'FX_SIGNED']);
/** Where a notification of an application leads. */
const APPLICATION_KINDS: ReadonlySet<string> = new Set(['APPLICATION_DECIDED', 'APPLICATION_REVOKED']);

function NoticeItem({ notice, mark }: { readonly notice: Notice; readonly mark: (ids: readonly string[]) => void }) {
  const { id, kind, occurredAt, period, readAt, retracted, series, seriesKey } = notice;
  const line = details(notice);
  const sentence = noticeSentence(kind);
  return (
    <li className="card" data-unread={readAt === null}>
      <p className="notice">
        {readAt === null && <span className="state">New</span>} {sentence}
      </p>
      {retracted && <p className="warning">The chain took this event back in a reorganisation.</p>}
      {line && <p>{line}</p>}
      {series && !retracted && <NoticeAmounts notice={notice} series={series} />}
      <p className="quiet">
        <time dateTime={occurredAt}>{formatDateTime(occurredAt)}</time>
        {series ? (
          <>
            {' · '}
            <Link to="/series/$chain/$key" params={{ chain: series.chain, key: series.key }}>
              <SeriesName title={series.title} of={series.key} />
            </Link>
          </>
        ) : (
          seriesKey && (
            <>
              {' · '}
              <SeriesName of={seriesKey} />
            </>
          )
        )}
        {series && period && REPORT_KINDS.has(kind) && (
          <>
            {' · '}
            <Link
              to="/issuer/series/$chain/$key/report/$period"
              params={{ chain: series.chain, key: series.key, period }}
            >
              Go on with the report
            </Link>
          </>
        )}
        {APPLICATION_KINDS.has(kind) && (
          <>
            {' · '}
            <Link to="/start">Your application</Link>
          </>
        )}
      </p>
      {readAt === null && <AppButton onPress={() => mark([id])}>Mark as read</AppButton>}
    </li>
  );
}

function Notices() {
  const { unread } = useSearch({ from: '/inbox' });
  const navigate = useNavigate();
  const list = useRows(InboxDocument, unread ? { unread: true } : {}, ({ myNotifications }) => myNotifications);
  const feed = useFeed(InboxFeedDocument, {});
  const marking = useAct(MarkNotificationsReadDocument);
  const mark = (ids: readonly string[]) => marking.mutate({ ids });
  const unreadIds = list.rows.filter(({ readAt }) => readAt === null).map(({ id }) => id);
  return (
    <>
      <Choice
        label="Which notifications"
        options={CHOICES}
        value={unread ? 'unread' : 'all'}
        onChange={(value) => void navigate({ to: '/inbox', search: value === 'unread' ? { unread: true } : {} })}
      />
      <FeedNotice state={feed} />
      {unreadIds.length > 1 && (
        <AppButton isDisabled={marking.isPending} onPress={() => mark(unreadIds.slice(0, MOST_MARKED))}>
          Mark what is shown as read
        </AppButton>
      )}
      {marking.error && <Failure error={marking.error} />}
      <Rows list={list} empty={unread ? 'Everything is read.' : 'Nothing has happened yet that concerns you.'}>
        <ol className="notices">
          {newestFirst(list.rows).map((notice) => (
            <NoticeItem key={notice.id} notice={notice} mark={mark} />
          ))}
        </ol>
      </Rows>
    </>
  );
}

/** The notifications of the account, newest first. */
export function InboxPage() {
  const { isSelf } = useReader();
  return (
    <PersonScreen
      title="Inbox"
      lead="What happened that concerns you. No notification or mail has an amount: those here are read from your own records."
    >
      {isSelf && <Notices />}
    </PersonScreen>
  );
}

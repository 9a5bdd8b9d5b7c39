import { formatCount } from '../../format/money.ts';
import { useAnswer } from '../../gateway/answers.ts';
import { useReader } from '../../gateway/session.ts';
import { UnreadCountDocument } from '../../generated/documents/account.ts';

const EVERY_MS = 30_000;

/** The number of unread notifications, beside the name of the inbox. It is asked for, because a feed would take one of the browser’s connections. */
export function UnreadCount() {
  const { isSelf } = useReader();
  const { data } = useAnswer(UnreadCountDocument, {}, { enabled: isSelf, everyMs: EVERY_MS });
  const count = data?.data.myNotifications?.totalCount ?? 0;
  if (!isSelf || count === 0) return null;
  return (
    <>
      {' '}
      <span className="count" title={`${formatCount(count)} unread`}>
        {formatCount(count)}
      </span>
    </>
  );
}

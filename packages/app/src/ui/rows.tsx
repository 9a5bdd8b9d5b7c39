import type { ReactNode } from 'react';
import { AppButton } from './button.tsx';
import { Failure } from './failure.tsx';
import { Stale } from './stale.tsx';

interface RowsState {
  readonly isReading: boolean;
  readonly error: Error | null;
  /** The error of the last attempt to read; null if it succeeded. */
  readonly fault: Error | null;
  readonly hasMore: boolean;
  readonly isReadingMore: boolean;
  readonly readMore: () => void;
  readonly retry: () => void;
  readonly rows: readonly unknown[];
}

/** A list that is read page by page: its rows by `children`, a sentence if there are none, and a button for more. */
export function Rows({
  list,
  empty,
  children,
}: {
  readonly list: RowsState;
  readonly empty: ReactNode;
  readonly children: ReactNode;
}) {
  if (list.error && list.rows.length === 0) return <Failure error={list.error} retry={list.retry} />;
  if (list.isReading) return <p role="status">Reading …</p>;
  if (list.rows.length === 0) return <p className="empty">{empty}</p>;
  return (
    <>
      {list.fault && <Stale error={list.fault} />}
      {children}
      {list.hasMore && (
        <AppButton onPress={list.readMore} isDisabled={list.isReadingMore}>
          {list.isReadingMore ? 'Reading …' : 'Show more'}
        </AppButton>
      )}
    </>
  );
}

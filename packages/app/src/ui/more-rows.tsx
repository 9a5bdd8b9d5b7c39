import type { ReactNode } from 'react';
import type { PagedRows } from '../answer.ts';
import { Button } from './button.tsx';

export interface MoreRowsProps {
  readonly list: PagedRows<unknown, unknown>;
  /** The sentence in place of a list without rows. */
  readonly empty: string;
  readonly children: ReactNode;
}

/** A list that is read page by page: its rows, or why there are none. */
export function MoreRows({ list, empty, children }: MoreRowsProps) {
  if (list.isPending) return <p role="status">Reading …</p>;
  if (list.error) return <p role="alert">{list.error.message}</p>;
  if (list.rows.length === 0) return <p className="empty">{empty}</p>;
  return (
    <>
      {children}
      {list.hasMore && (
        <Button onPress={list.more} isDisabled={list.isReadingMore}>
          Show more
        </Button>
      )}
    </>
  );
}

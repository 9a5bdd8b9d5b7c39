import { useEffect } from 'react';
import { useRows } from '../../gateway/answers.ts';

/** Reads every page of a list of the account's own records, one after the other. The document takes `$after`. */
export function useAllRows<Data, Variables extends Readonly<Record<string, unknown>>, Row>(
  ...rowsArguments: Parameters<typeof useRows<Data, Variables, Row>>
) {
  const list = useRows(...rowsArguments);
  const { hasMore, isReadingMore, error, readMore } = list;
  const isDue = hasMore && !isReadingMore && error === null;
  useEffect(() => {
    if (isDue) readMore();
  }, [isDue, readMore]);
  return list;
}

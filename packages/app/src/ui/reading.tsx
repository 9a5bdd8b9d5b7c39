import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ReaderAnswer } from '../gateway/answers.ts';
import { Failure } from './failure.tsx';
import { Stale } from './stale.tsx';

/** A part of a page that waits for its answer. `children` shows the answer; a failure is shown in words. */
export function Reading<Data>({
  query: { data, error, failureReason, refetch },
  children,
}: {
  readonly query: Pick<UseQueryResult<ReaderAnswer<Data>>, 'data' | 'error' | 'failureReason' | 'refetch'>;
  readonly children: (answer: ReaderAnswer<Data>) => ReactNode;
}) {
  if (data !== undefined)
    return (
      <>
        {failureReason && <Stale error={failureReason} />}
        {children(data)}
      </>
    );
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  return <p role="status">Reading …</p>;
}

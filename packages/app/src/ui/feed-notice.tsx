import type { FeedState } from '../gateway/answers.ts';

const TEXTS: Readonly<Record<FeedState, string>> = {
  opening: '',
  open: 'This page follows the chain.',
  lost: 'This page lost its feed, and opens it again by itself.',
  refused: 'The gateway refused the feed, so this page changes when it is loaded again.',
};

/** Says whether the page follows what happens. */
export const FeedNotice = ({ state }: { readonly state: FeedState }) => (
  <p className="quiet" role="status">
    {TEXTS[state]}
  </p>
);

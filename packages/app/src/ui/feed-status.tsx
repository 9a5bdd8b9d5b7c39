import type { FeedState } from '../feed.ts';
import { Status } from './status.tsx';

const WORDS: Readonly<Record<FeedState, string>> = {
  open: '',
  lost: 'The connection is lost, so this screen may be out of date. It reads again once the connection is back.',
  refused: 'The service gives this screen no news. Load the page again to read what changed.',
};

/** Says that a screen is not current, while its feed is lost. */
export const FeedStatus = ({ state }: { readonly state: FeedState }) => <Status>{WORDS[state]}</Status>;

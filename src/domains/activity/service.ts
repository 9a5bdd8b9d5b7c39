import type { Bytes32 } from '../../core/hex.ts';
import { type ActivityUpdate, isActivity } from './model.ts';
import type { LiveStream } from './ports.ts';

export interface ActivityService {
  /** What becomes public of a series from now on, and what a reorganisation takes back of it, in the order of commits. */
  ofSeries(seriesKey: Bytes32, signal: AbortSignal): AsyncGenerator<ActivityUpdate>;
}

export const createActivityService = ({ stream }: { readonly stream: LiveStream }): ActivityService => ({
  ofSeries(seriesKey, signal) {
    const notices = stream.subscribe(
      'chain_events',
      (notice) => notice.seriesKey === seriesKey && isActivity(notice.name),
      signal,
    );
    async function* updates(): AsyncGenerator<ActivityUpdate> {
      for await (const { key, op } of notices) yield { eventId: key, retracted: op === 'rolledBack' };
    }
    return updates();
  },
});

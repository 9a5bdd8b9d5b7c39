import type { Bytes32 } from '../../core/hex.ts';
import { type ActivityUpdate, isActivity } from './model.ts';
import type { LiveStream, ReaderLifetime } from './ports.ts';

export interface ActivityService {
  /** What becomes public of a series from now on, and what of it a reorganisation removes, in the order of commits. */
  ofSeries(
    series: { readonly chain: string; readonly seriesKey: Bytes32 },
    lifetime: ReaderLifetime,
  ): AsyncGenerator<ActivityUpdate>;
}

export const createActivityService = ({ stream }: { readonly stream: LiveStream }): ActivityService => ({
  ofSeries({ chain, seriesKey }, lifetime) {
    const notices = stream.subscribe(
      'chain_events',
      (notice) => notice.chain === chain && notice.seriesKey === seriesKey && isActivity(notice.name),
      lifetime,
    );
    async function* updates(): AsyncGenerator<ActivityUpdate> {
      for await (const { key, op } of notices) yield { chain, eventId: key, retracted: op === 'rolledBack' };
    }
    return updates();
  },
});

import type { Bytes32 } from '@income-series/protocol/hex';
import { eventKind } from '../../core/event-kind.ts';
import { type ActivityUpdate, isActivity } from './model/index.ts';
import type { LiveStream, ReaderLifetime } from './model/ports.ts';

/** Follows the public events of series. */
export interface ActivityService {
  /** Follows the public events of a series from now on, and their retractions, in the order of commits. */
  followSeries(
    series: { readonly chain: string; readonly seriesKey: Bytes32 },
    lifetime: ReaderLifetime,
  ): AsyncGenerator<ActivityUpdate>;
}

/** Creates the service that follows public events of series through the stream of notices. */
export const createActivityService = ({ stream }: { readonly stream: LiveStream }): ActivityService => ({
  followSeries({ chain, seriesKey }, lifetime) {
    const notices = stream.subscribe(
      'chain_events',
      (notice) => notice.chain === chain && notice.seriesKey === seriesKey && isActivity(eventKind(notice.name)),
      lifetime,
    );
    async function* updates(): AsyncGenerator<ActivityUpdate> {
      for await (const { key, op } of notices) yield { chain, eventId: key, retracted: op === 'rolledBack' };
    }
    return updates();
  },
});

import type { ChainEventNotice } from '../../core/chain.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { holdersPositions } from '../../core/holder.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { createFeedLimit } from './feed-limit.ts';
import type { ActivityEvent } from './model.ts';
import type { CurrentViewer, EventStream, RefreshViewer } from './ports.ts';
import { isTellable, relationTo, ruleOf, type SeriesStanding, type StoredEvent, type Tellable, tell } from './rules.ts';

export interface ActivityService {
  /** Counts a feed of the account's; what it answers gives it back. @throws UNAUTHENTICATED, FEED_LIMIT */
  enter(accountId: string | null): () => void;
  /**
   * The viewer's own events from now on. For every event the account's wallets and its standing to the series are read
   * anew, and the feed ends with the session.
   */
  ownEvents(refresh: RefreshViewer, signal?: AbortSignal): AsyncGenerator<ActivityEvent>;
}

const NO_STANDING: SeriesStanding = { issuer: false, holder: false, bidder: false };

export function createActivityService(deps: {
  readonly db: PrismaClient;
  readonly stream: EventStream;
}): ActivityService {
  const { db, stream } = deps;
  const feeds = createFeedLimit();

  async function standingTo({ seriesKey }: Tellable, viewer: CurrentViewer): Promise<SeriesStanding> {
    const wallets = { in: [...viewer.wallets] };
    const [issued, positions, bids] = await Promise.all([
      db.series.count({ where: { key: seriesKey, issuer: wallets } }),
      db.position.count({ where: { seriesKey, ...holdersPositions(viewer.wallets) } }),
      db.bid.count({ where: { seriesKey, bidder: wallets } }),
    ]);
    return { issuer: issued > 0, holder: positions > 0, bidder: bids > 0 };
  }

  /** Null too where the event was taken back before it could be told: its own notice follows. */
  async function stored({ key, op }: ChainEventNotice): Promise<StoredEvent | null> {
    if (op === 'rolledBack') return null;
    const [blockHash = '', logIndex = ''] = key.split(':');
    const row = await db.chainEvent.findUnique({
      where: { blockHash_logIndex: { blockHash, logIndex: Number(logIndex) } },
      select: { args: true, at: true },
    });
    return row === null ? null : { args: row.args as StoredEvent['args'], at: row.at };
  }

  return {
    enter(accountId) {
      if (accountId === null) throw new AppError('UNAUTHENTICATED');
      return feeds.enter(accountId);
    },

    async *ownEvents(refresh, signal) {
      for await (const notice of stream.subscribe(signal)) {
        if (!isTellable(notice)) continue;
        const viewer = await refresh();
        if (viewer === null) return;
        const ofParty = ruleOf(notice).audience === 'party';
        const standing = ofParty ? NO_STANDING : await standingTo(notice, viewer);
        const relation = relationTo(notice, viewer, standing);
        if (relation !== null) yield tell(notice, await stored(notice), viewer, relation);
      }
    },
  };
}

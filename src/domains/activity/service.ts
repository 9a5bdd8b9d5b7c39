import type { ChainEventRecord } from '../../core/chain.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { ActivityEvent } from './model.ts';
import type { CurrentViewer, EventStream, RefreshViewer } from './ports.ts';
import { feedRule, isParty, relationTo, type SeriesStanding, tell } from './rules.ts';

export interface ActivityService {
  /**
   * The viewer's own events from now on. For every event the account's wallets and its standing to the series are read
   * anew, and the feed ends with the session.
   */
  ownEvents(refresh: RefreshViewer, signal: AbortSignal): AsyncGenerator<ActivityEvent>;
}

export function createActivityService(deps: {
  readonly db: PrismaClient;
  readonly stream: EventStream;
}): ActivityService {
  const { db, stream } = deps;

  async function standingTo(event: ChainEventRecord, viewer: CurrentViewer): Promise<SeriesStanding> {
    const seriesKey = event.seriesKey ?? '';
    const wallets = [...viewer.wallets];
    const [issued, positions, bids] = await Promise.all([
      db.series.count({ where: { key: seriesKey, issuer: { in: wallets } } }),
      db.position.count({ where: { seriesKey, holder: { in: wallets } } }),
      db.bid.count({ where: { seriesKey, bidder: { in: wallets } } }),
    ]);
    return { issuer: issued > 0, holder: positions > 0, bidder: bids > 0 };
  }

  return {
    async *ownEvents(refresh, signal) {
      for await (const event of stream.events(signal)) {
        const rule = feedRule(event);
        if (rule === null) continue;
        const viewer = await refresh();
        if (viewer === null) return;
        const party = isParty(event, rule, viewer);
        const none = { issuer: false, holder: false, bidder: false };
        const standing = party || rule.audience === 'party' ? none : await standingTo(event, viewer);
        const relation = relationTo(rule, party, standing);
        if (relation !== null) yield tell(event, rule, viewer, relation);
      }
    },
  };
}

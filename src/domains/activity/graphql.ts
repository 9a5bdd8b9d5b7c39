import { byAccount } from '../../access/index.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { builder } from '../../graphql/builder.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { abortable } from './abortable.ts';
import type { ActivityEvent as ActivityEventModel, ActivityService, CurrentViewer } from './index.ts';

declare module '../../graphql/context.ts' {
  interface Services {
    activity: ActivityService;
  }
}

/** The activity feed: rounds, reasons and unit counts only; no row of the data map names its own storage. */
const told = {
  held: 'chain_events.args',
  class: 'plain',
  readers: ['owner'],
  deletion: 'none',
  onchain: true,
} as const;

const ActivityEvent = builder.objectRef<ActivityEventModel>('ActivityEvent').implement({
  description:
    'Something that happened to the viewer’s bids, positions or series: statuses, ids and counts, no amount.',
  access: { subjects: { owner: byAccount('accountId') } },
  fields: (t) => ({
    id: t.exposeString('id', { description: 'Of the log on the chain.', access: told }),
    kind: t.exposeString('kind', { description: 'The event’s name, as BidProcessed.', access: told }),
    seriesKey: t.expose('seriesKey', { type: 'Bytes32', access: told }),
    relation: t.exposeString('relation', {
      description: 'party (it names the viewer’s wallet), issuer, holder or bidder of the series.',
      access: told,
    }),
    period: t.exposeInt('period', { access: told }),
    round: t.exposeInt('round', { access: told }),
    units: t.expose('units', { type: 'BigInt', access: told }),
    status: t.exposeString('status', { access: told }),
    reason: t.exposeString('reason', { access: told }),
    retracted: t.exposeBoolean('retracted', {
      description: 'True: a reorganisation took back what was told before under this id.',
      access: told,
    }),
    at: t.expose('at', { type: 'DateTime', access: told }),
    series: t.prismaField({
      type: 'Series',
      nullable: true,
      access: 'passage',
      resolve: (query, { seriesKey }, _, { db }) => db.series.findUnique({ ...query, where: { key: seriesKey } }),
    }),
  }),
});

/** Who the subscriber is now. The request goes on as that viewer, with nothing known of earlier events' rows. */
const refresher = (ctx: GatewayContext) => async (): Promise<CurrentViewer | null> => {
  if (ctx.session === null || ctx.session.expiresAt * 1000 <= ctx.clock.now().getTime()) return null;
  try {
    const { session, ...viewer } = await ctx.services.account.viewerOfSession(ctx.session);
    ctx.access.become({ ...viewer, sessionEpoch: session.epoch });
    return viewer;
  } catch (error) {
    if (error instanceof AppError && error.code === 'SESSION_INVALID') return null;
    throw error;
  }
};

/** The server does not end a feed that is asked for by somebody who has hung up by the time it opens. */
function endWith(closed: AbortSignal | undefined, feed: AsyncIterator<unknown>): void {
  const end = () => void feed.return?.();
  if (closed?.aborted) end();
  else closed?.addEventListener('abort', end, { once: true });
}

builder.subscriptionType({
  fields: (t) => ({
    myEvents: t.field({
      type: ActivityEvent,
      description:
        'The viewer’s own events from now on: of their bids and positions, and of the series they issue, hold or bid ' +
        'for. Wallets and standing are read anew for each; the feed ends with the session.',
      access: 'passage',
      authScopes: { signedIn: true },
      subscribe: (_, _args, ctx) => {
        const leave = ctx.services.activity.enter(ctx.viewer.accountId);
        const feed = abortable((signal) => ctx.services.activity.ownEvents(refresher(ctx), signal), leave);
        endWith(ctx.closed, feed);
        return feed;
      },
      resolve: (event) => event,
    }),
  }),
});

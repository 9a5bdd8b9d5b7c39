import './event.ts';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { printChainKey } from '../../../core/on-chain.ts';
import { builder } from '../../../graphql/builder.ts';
import { chainArgument, chainOf } from '../../../graphql/chain-argument.ts';
import { findSeries } from '../../series/index.ts';
import type { ActivityUpdate as ActivityUpdateModel } from '../index.ts';
import { ActivityEvent } from './event.ts';

/** Access to the place of an event on the chain, which is its id. */
const PUBLIC_EVENT = {
  storedIn: ['chain_events.block_hash', 'chain_events.log_index'],
  class: 'plain',
  readers: ['public'],
  deletion: 'none',
  onchain: true,
} as const;

const ActivityUpdate = builder.objectRef<ActivityUpdateModel>('ActivityUpdate').implement({
  description: 'An update of the feed: a new event, or the retraction of one.',
  fields: (t) => ({
    id: t.id({
      nullable: false,
      description: 'The global id of the event.',
      access: PUBLIC_EVENT,
      resolve: ({ chain, eventId }, _args, { chains }) =>
        encodeGlobalID('ActivityEvent', printChainKey(chains.first.name, chain, eventId)),
    }),
    retracted: t.exposeBoolean('retracted', {
      nullable: false,
      description: 'True if a reorganisation of the chain removed the event with this id. `event` is then null.',
      access: PUBLIC_EVENT,
    }),
    event: t.prismaField({
      type: ActivityEvent,
      description: 'The event; null if it is retracted.',
      access: 'traverse',
      resolve: (query, { chain, eventId: id, retracted }, _, { db }) =>
        retracted ? null : db.activityEvent.findUnique({ ...query, where: { chain_id: { chain, id } } }),
    }),
  }),
});

builder.subscriptionType({
  description:
    'Everything that can be followed as it happens, as server-sent events: the public events of a series (`activity`), ' +
    'and for a signed-in account its notifications (`notificationReceived`) and the progress of its transactions ' +
    '(`transactionLife`). Each stream sends what is new from the moment it is opened.',
  fields: (t) => ({
    activity: t.field({
      type: ActivityUpdate,
      description:
        'The public events of a series from now on, without signing in. After an interruption of the service it ' +
        'delivers the events that were missed. It ends if the client reads too slowly, and at once with NOT_FOUND if ' +
        'the series is unknown.',
      access: 'traverse',
      args: { seriesKey: t.arg({ type: 'Bytes32', required: true }), chain: t.arg(chainArgument) },
      subscribe: async (_, { seriesKey, ...args }, ctx) => {
        const chain = chainOf(ctx, args);
        await findSeries(ctx.db, chain, seriesKey, { key: true });
        return ctx.services.feeds.open(ctx, (lifetime) =>
          ctx.services.activity.followSeries({ chain, seriesKey }, lifetime),
        );
      },
      resolve: (update) => update,
    }),
  }),
});

import { RESPONSE_ONLY } from 'field-access';
import { builder } from '../../../graphql/builder.ts';
import { chainArgument, chainOf } from '../../../graphql/chain-argument.ts';
import { NODE_ROUND } from '../../../graphql/cost.ts';
import type { FeedRate as FeedRateModel } from '../index.ts';

/** Access to values that are read from the chain for the answer and stored nowhere. They are public, because the chain is
 * public. */
const onchain = { ...RESPONSE_ONLY, storedIn: 'onchain', onchain: true } as const;

const FeedRate = builder.objectRef<FeedRateModel>('FeedRate').implement({
  description: 'The FX feed’s last rate of a currency, read from the chain now.',
  fields: (t) => ({
    currency: t.expose('currency', {
      type: 'Currency',
      nullable: false,
      description: 'The currency of an income.',
      access: onchain,
    }),
    rate: t.expose('rate', {
      type: 'Wad',
      nullable: false,
      description: 'The rate: base units of the payment token for one minor unit of the currency.',
      access: onchain,
    }),
    publishedAt: t.expose('publishedAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When the feed published the rate.',
      access: onchain,
    }),
    isRecent: t.exposeBoolean('isRecent', {
      nullable: false,
      description: 'True if the rate is recent enough to draft and create a series; else both end in `FX_STALE`.',
      access: onchain,
    }),
  }),
});

builder.queryField('feedRate', (t) =>
  t.field({
    type: FeedRate,
    description: 'The last rate of a currency in a chain’s FX feed; null if the feed never had one.',
    access: 'traverse',
    complexity: NODE_ROUND,
    args: {
      currency: t.arg({ type: 'Currency', required: true, description: 'The currency of an income, as `EUR`.' }),
      chain: t.arg(chainArgument),
    },
    resolve: (_root, { currency, ...args }, ctx) => ctx.services.fx.feedRate(chainOf(ctx, args), currency),
  }),
);

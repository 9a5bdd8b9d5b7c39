import DataLoader from 'dataloader';
import { bySeries, byWallet } from '../../graphql/access/index.ts';
import { POSITION } from '../../graphql/access/presets.ts';
import { builder } from '../../graphql/builder.ts';
import { chainRow } from '../../graphql/chain-row.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { STATEMENT } from '../../graphql/cost.ts';
import type { HoldingsService, PositionKey } from './index.ts';
import { HolderStatement, statementsIn } from './statement.graphql.ts';

declare module '../../graphql/context.ts' {
  interface Services {
    holdings: HoldingsService;
  }
}

/** One round to the node a series for all positions of a request. */
const claimableIn = ({ access, services }: GatewayContext) =>
  access.once(
    'claimable',
    () =>
      new DataLoader<PositionKey, bigint, string>((keys) => services.holdings.claimable(keys), {
        cacheKeyFn: ({ chain, seriesKey, holder }) => `${chain}:${seriesKey}:${holder}`,
      }),
  );

/** What a wallet holds of a series. `holder` is the position's own. */
builder.prismaNode('Position', {
  description:
    'A wallet’s units of a series. It arises from an allocation, a trade in a window or a stake, never from a claim or a trade ' +
    'on a curve.',
  ...chainRow('id', { ...POSITION, storedIn: 'positions.id' }),
  access: {
    subjects: { holder: byWallet('holder'), issuer: bySeries('seriesKey') },
    seenBy: ['holder', 'issuer', 'admin'],
  },
  select: { chain: true, id: true },
  fields: (t) => ({
    holder: t.expose('holder', {
      type: 'Address',
      nullable: false,
      access: { ...POSITION, storedIn: 'positions.holder' },
    }),
    units: t.expose('units', { type: 'Units', nullable: false, access: { ...POSITION, storedIn: 'positions.units' } }),
    stakedUnits: t.expose('stakedUnits', {
      type: 'Units',
      nullable: false,
      description: 'Of the units, on a curve series: staked, in base lamports. They earn.',
      access: { ...POSITION, storedIn: 'positions.staked_units' },
    }),
    lockedUnits: t.expose('lockedUnits', {
      type: 'Units',
      nullable: false,
      description: 'Of the units: escrowed for a window, or held. They go on earning.',
      access: { ...POSITION, storedIn: 'positions.locked_units' },
    }),
    heldUnits: t.expose('heldUnits', {
      type: 'Units',
      nullable: false,
      description:
        'Of the locked units: delivered while the wallet was not verified. `releaseUnits` unlocks them once it is.',
      access: { ...POSITION, storedIn: 'positions.held_units' },
    }),
    claimedTotal: t.expose('claimedTotal', {
      type: 'Amount',
      nullable: false,
      access: { ...POSITION, storedIn: 'positions.claimed_total' },
    }),
    claimable: t.field({
      type: 'Amount',
      nullable: true,
      description: 'What all claims together would pay now, read live from the chain.',
      access: { ...POSITION, storedIn: 'onchain' },
      select: { chain: true, seriesKey: true, holder: true },
      resolve: ({ chain, seriesKey, holder }, _, ctx) => claimableIn(ctx).load({ chain, seriesKey, holder }),
    }),
    statement: t.field({
      type: HolderStatement,
      nullable: true,
      description:
        'What these units earned and were paid, payment by payment; on a curve series what was paid, claim by claim. Null ' +
        'while the index has no block.',
      access: 'traverse',
      complexity: STATEMENT,
      select: { chain: true, seriesKey: true, holder: true },
      resolve: ({ chain, seriesKey, holder }, _, ctx) => statementsIn(ctx).load({ chain, seriesKey, holder }),
    }),
    openedAt: t.expose('openedAt', {
      type: 'DateTime',
      nullable: false,
      access: { ...POSITION, storedIn: 'positions.opened_at' },
    }),
    series: t.relation('series', { access: 'traverse', nullable: false }),
  }),
});

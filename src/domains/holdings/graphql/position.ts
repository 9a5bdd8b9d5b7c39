import DataLoader from 'dataloader';
import { bySeries, byWallet } from '../../../graphql/access/index.ts';
import { POSITION } from '../../../graphql/access/presets.ts';
import { builder } from '../../../graphql/builder.ts';
import { chainRow } from '../../../graphql/chain-row.ts';
import type { GatewayContext } from '../../../graphql/context.ts';
import { STATEMENT } from '../../../graphql/cost.ts';
import type { PositionKey } from '../index.ts';
import { HolderStatement, statementLoader } from './statement.ts';

/** The request's loader of claimable money by position: one round of calls to the node for each series. */
const claimableLoader = ({ access, services }: GatewayContext) =>
  access.once(
    'claimable',
    () =>
      new DataLoader<PositionKey, bigint, string>((keys) => services.holdings.claimable(keys), {
        cacheKeyFn: ({ chain, seriesKey, holder }) => `${chain}:${seriesKey}:${holder}`,
      }),
  );

/** The GraphQL type of positions: a wallet's units in a series. */
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
    holder: t.expose('holder', { type: 'Address', description: 'The wallet that holds the units.', access: POSITION }),
    units: t.expose('units', {
      type: 'Units',
      description: 'The number of units, including locked and staked units.',
      access: POSITION,
    }),
    stakedUnits: t.expose('stakedUnits', {
      type: 'Units',
      description:
        'The staked part of `units` on a curve series, in base lamports; only this part earns. 0 for other series.',
      access: POSITION,
    }),
    lockedUnits: t.expose('lockedUnits', {
      type: 'Units',
      description:
        'The part of `units` that is locked: units in escrow for a window, or held because the wallet is not verified. ' +
        'Locked units earn.',
      access: POSITION,
    }),
    heldUnits: t.expose('heldUnits', {
      type: 'Units',
      description:
        'The part of `lockedUnits` that is held: units that were delivered while the wallet was not verified. ' +
        '`buildClaim` unlocks them once the wallet is verified.',
      access: POSITION,
    }),
    claimedTotal: t.expose('claimedTotal', {
      type: 'Amount',
      description: 'The money that all claims have paid so far, in base units of the payment token.',
      access: POSITION,
    }),
    claimable: t.field({
      type: 'Amount',
      description:
        'The money that all claims of units would pay now, except that of a tender, read live from the chain. ' +
        '`claims` lists the claims.',
      access: { ...POSITION, storedIn: 'onchain' },
      select: { chain: true, seriesKey: true, holder: true },
      resolve: ({ chain, seriesKey, holder }, _, ctx) => claimableLoader(ctx).load({ chain, seriesKey, holder }),
    }),
    statement: t.field({
      type: HolderStatement,
      description:
        'A statement of the position: its earnings payment by payment, or on a curve series claim by claim. Null ' +
        'while the index has no block.',
      access: 'traverse',
      complexity: STATEMENT,
      select: { chain: true, seriesKey: true, holder: true },
      resolve: ({ chain, seriesKey, holder }, _, ctx) => statementLoader(ctx).load({ chain, seriesKey, holder }),
    }),
    openedAt: t.expose('openedAt', {
      type: 'DateTime',
      description: 'When the position arose, as the block’s time.',
      access: POSITION,
    }),
    series: t.relation('series', { access: 'traverse', nullable: false }),
  }),
});

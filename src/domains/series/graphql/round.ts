import { AUCTION_SETTLEMENT } from '../../../graphql/access/presets.ts';
import { builder } from '../../../graphql/builder.ts';
import { chainRow } from '../../../graphql/chain-row.ts';
import { RejectReason } from '../../auction/graphql/enums.ts';

interface RejectionModel {
  readonly reason: string;
  readonly count: number;
}

const Rejection = builder.objectRef<RejectionModel>('Rejection').implement({
  description: 'The number of winners of a round that were rejected for one reason.',
  fields: (t) => ({
    reason: t.expose('reason', {
      type: RejectReason,
      nullable: false,
      description: 'The reason for the rejections.',
      access: { ...AUCTION_SETTLEMENT, storedIn: 'settlement_rounds.rejections' },
    }),
    count: t.exposeInt('count', {
      nullable: false,
      description: 'The number of rejected winners.',
      access: { ...AUCTION_SETTLEMENT, storedIn: 'settlement_rounds.rejections' },
    }),
  }),
});

builder.prismaNode('SettlementRound', {
  description: 'One round of a raise’s settlement: its clearing price, and the winners that screening rejected.',
  ...chainRow('id', { ...AUCTION_SETTLEMENT, storedIn: 'settlement_rounds.id' }),
  select: { chain: true, id: true },
  fields: (t) => ({
    round: t.exposeInt('round', { description: 'The number of the round, from 1.', access: AUCTION_SETTLEMENT }),
    clearingPrice: t.expose('clearingPrice', {
      type: 'Amount',
      description: 'The price for one unit at which the round cleared.',
      access: AUCTION_SETTLEMENT,
    }),
    units: t.expose('units', {
      type: 'Units',
      description: 'The number of units that the round allocated.',
      access: AUCTION_SETTLEMENT,
    }),
    rejected: t.exposeInt('rejected', {
      description: 'The number of winners that screening rejected in this round.',
      access: AUCTION_SETTLEMENT,
    }),
    rejections: t.field({
      type: [Rejection],
      nullable: false,
      complexity: { field: 1, multiplier: 3 }, // as many as there are reasons
      description: 'The rejected winners, counted by reason.',
      access: { ...AUCTION_SETTLEMENT, storedIn: 'settlement_rounds.rejections' },
      select: { rejections: true },
      resolve: ({ rejections }) => rejections as unknown as RejectionModel[],
    }),
    settledAt: t.expose('at', {
      type: 'DateTime',
      description: 'When the round ended, as the block’s time.',
      access: AUCTION_SETTLEMENT,
    }),
    series: t.relation('series', { access: 'traverse', nullable: false }),
  }),
});

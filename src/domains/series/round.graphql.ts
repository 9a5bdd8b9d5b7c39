import { AUCTION_SETTLEMENT } from '../../graphql/access/presets.ts';
import { builder } from '../../graphql/builder.ts';
import { chainRow } from '../../graphql/chain-row.ts';
import { RejectReason } from '../auction/enums.graphql.ts';

interface RejectionModel {
  readonly reason: string;
  readonly count: number;
}

const Rejection = builder.objectRef<RejectionModel>('Rejection').implement({
  description: 'How many winners of a round were rejected for one reason.',
  fields: (t) => ({
    reason: t.expose('reason', {
      type: RejectReason,
      nullable: false,
      access: { ...AUCTION_SETTLEMENT, storedIn: 'settlement_rounds.rejections' },
    }),
    count: t.exposeInt('count', {
      nullable: false,
      access: { ...AUCTION_SETTLEMENT, storedIn: 'settlement_rounds.rejections' },
    }),
  }),
});

/** One settlement round of a raise. */
builder.prismaNode('SettlementRound', {
  description: 'One settlement round: what it cleared at, and how many winners screening rejected for which reasons.',
  ...chainRow('id', { ...AUCTION_SETTLEMENT, storedIn: 'settlement_rounds.id' }),
  select: { chain: true, id: true },
  fields: (t) => ({
    round: t.exposeInt('round', {
      nullable: false,
      access: { ...AUCTION_SETTLEMENT, storedIn: 'settlement_rounds.round' },
    }),
    clearingPrice: t.expose('clearingPrice', {
      type: 'Amount',
      nullable: false,
      description: 'The round’s price: money for one unit.',
      access: { ...AUCTION_SETTLEMENT, storedIn: 'settlement_rounds.clearing_price' },
    }),
    units: t.expose('units', {
      type: 'Units',
      nullable: false,
      access: { ...AUCTION_SETTLEMENT, storedIn: 'settlement_rounds.units' },
    }),
    rejected: t.exposeInt('rejected', {
      nullable: false,
      access: { ...AUCTION_SETTLEMENT, storedIn: 'settlement_rounds.rejected' },
    }),
    rejections: t.field({
      type: [Rejection],
      nullable: false,
      complexity: { field: 1, multiplier: 3 }, // as many as there are reasons
      access: { ...AUCTION_SETTLEMENT, storedIn: 'settlement_rounds.rejections' },
      select: { rejections: true },
      resolve: ({ rejections }) => rejections as unknown as RejectionModel[],
    }),
    settledAt: t.expose('at', {
      type: 'DateTime',
      nullable: false,
      description: 'When the round was settled.',
      access: { ...AUCTION_SETTLEMENT, storedIn: 'settlement_rounds.at' },
    }),
    series: t.relation('series', { access: 'traverse', nullable: false }),
  }),
});

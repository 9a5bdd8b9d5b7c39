import { bySeries, byWallet } from '../../graphql/access/index.ts';
import { builder } from '../../graphql/builder.ts';
import { chainRow } from '../../graphql/chain-row.ts';
import { BidDelivery, BidProcessing, BidValidity, RejectReason } from '../auction/enums.graphql.ts';
import { OrderFault, OrderSide } from './enums.graphql.ts';

/** Bid commitment, deposit: an order's commitment and escrow, which sets its side. */
const COMMITMENT = { class: 'plain', readers: ['owner', 'issuer'], deletion: 'none', onchain: true } as const;
/** Bid validity, processing and delivery state; pending and delivered units and money. */
const PROGRESS = { class: 'plain', readers: ['owner'], deletion: 'none', onchain: true } as const;
/** Bid price, quantity, salt: nowhere until the reveal made them public. Everybody reads them without the order. */
export const REVEALED = { class: 'plain', readers: ['public'], deletion: 'none', onchain: true } as const;
/** What distinguishes one order from another for those who may know of it; no row of the data map names it. */
const NAMED = { class: 'plain', readers: ['owner', 'issuer', 'admin'], deletion: 'none', onchain: true } as const;

/** A wallet's one order in a window. */
builder.prismaNode('WindowOrder', {
  description:
    'A sealed order of later trading. Its price and quantity are nowhere until its trader reveals them on the chain.',
  ...chainRow('id', { ...NAMED, storedIn: 'window_orders.id' }),
  access: {
    subjects: { owner: byWallet('trader'), issuer: bySeries('seriesKey') },
    seenBy: ['owner', 'issuer', 'admin'],
  },
  select: { chain: true, id: true },
  fields: (t) => ({
    trader: t.expose('trader', {
      type: 'Address',
      nullable: false,
      access: { ...NAMED, storedIn: 'window_orders.trader' },
    }),
    sequence: t.exposeInt('sequence', {
      nullable: false,
      description: 'Order of commitment: units that a share’s floor leaves over go by it.',
      access: { ...NAMED, storedIn: 'window_orders.sequence' },
    }),
    committedAt: t.expose('committedAt', {
      type: 'DateTime',
      nullable: false,
      access: { ...NAMED, storedIn: 'window_orders.committed_at' },
    }),
    commitment: t.expose('commitment', {
      type: 'Bytes32',
      nullable: true,
      access: { ...COMMITMENT, storedIn: 'window_orders.commitment' },
    }),
    side: t.expose('side', {
      type: OrderSide,
      nullable: true,
      description: 'What it does.',
      access: { ...COMMITMENT, storedIn: 'window_orders.side' },
    }),
    money: t.expose('money', {
      type: 'Amount',
      nullable: true,
      description: 'Escrowed by a buyer.',
      access: { ...COMMITMENT, storedIn: 'window_orders.money' },
    }),
    units: t.expose('units', {
      type: 'Units',
      nullable: true,
      description: 'Escrowed by a seller: they stay in its position, locked, and go on earning.',
      access: { ...COMMITMENT, storedIn: 'window_orders.units' },
    }),
    price: t.expose('price', {
      type: 'Amount',
      nullable: true,
      description: 'Money for one unit: the most a buyer pays, the least a seller takes. Null until revealed.',
      access: { ...NAMED, storedIn: 'window_orders.price' },
    }),
    quantity: t.expose('quantity', {
      type: 'Units',
      nullable: true,
      description: 'Null until revealed.',
      access: { ...NAMED, storedIn: 'window_orders.quantity' },
    }),
    validity: t.expose('validity', {
      type: BidValidity,
      nullable: true,
      description: 'Whether it counts.',
      access: { ...PROGRESS, storedIn: 'window_orders.validity' },
    }),
    fault: t.expose('fault', {
      type: OrderFault,
      nullable: true,
      description: 'Null where it is not invalid.',
      access: { ...PROGRESS, storedIn: 'window_orders.fault' },
    }),
    processing: t.expose('processing', {
      type: BidProcessing,
      nullable: true,
      description: 'What the settlement decided.',
      access: { ...PROGRESS, storedIn: 'window_orders.processing' },
    }),
    rejectedReason: t.expose('rejectedReason', {
      type: RejectReason,
      description: 'Null where it is not rejected.',
      nullable: true,
      access: { ...PROGRESS, storedIn: 'window_orders.rejected_reason' },
    }),
    filled: t.expose('filled', {
      type: 'Units',
      nullable: true,
      description: 'Units that changed hands.',
      access: { ...PROGRESS, storedIn: 'window_orders.filled' },
    }),
    delivery: t.expose('delivery', {
      type: BidDelivery,
      nullable: true,
      description: 'Where what it is due is.',
      access: { ...PROGRESS, storedIn: 'window_orders.delivery' },
    }),
    pendingMoney: t.expose('pendingMoney', {
      type: 'Amount',
      nullable: true,
      description: 'What delivery will bring: what a buyer did not spend, what a seller sold for.',
      access: { ...PROGRESS, storedIn: 'window_orders.pending_money' },
    }),
    pendingUnits: t.expose('pendingUnits', {
      type: 'Units',
      nullable: true,
      description: 'What delivery will unlock: units that were not sold. Bought units need no delivery.',
      access: { ...PROGRESS, storedIn: 'window_orders.pending_units' },
    }),
    deliveredMoney: t.expose('deliveredMoney', {
      type: 'Amount',
      nullable: true,
      access: { ...PROGRESS, storedIn: 'window_orders.delivered_money' },
    }),
    deliveredUnits: t.expose('deliveredUnits', {
      type: 'Units',
      nullable: true,
      access: { ...PROGRESS, storedIn: 'window_orders.delivered_units' },
    }),
    window: t.relation('windowRow', { description: 'The window that it is in.', access: 'traverse', nullable: false }),
    series: t.relation('series', { access: 'traverse', nullable: false }),
  }),
});

/** An order's side, price and quantity once they are public; the order itself, and whose it is, is not part of it. */
export const RevealedOrder = builder.prismaObject('WindowOrder', {
  variant: 'RevealedOrder',
  description: 'What a trader revealed. Whose order it is stays with those who may know of the order.',
  access: { rows: () => ({ price: { not: null } }) },
  select: {},
  fields: (t) => ({
    side: t.expose('side', {
      type: OrderSide,
      description: 'What it does.',
      nullable: true,
      access: { ...REVEALED, storedIn: 'window_orders.side' },
    }),
    price: t.expose('price', {
      type: 'Amount',
      nullable: true,
      description: 'Money for one unit.',
      access: { ...REVEALED, storedIn: 'window_orders.price' },
    }),
    quantity: t.expose('quantity', {
      type: 'Units',
      nullable: true,
      access: { ...REVEALED, storedIn: 'window_orders.quantity' },
    }),
  }),
});

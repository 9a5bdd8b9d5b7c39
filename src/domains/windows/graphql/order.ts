import { bySeries, byWallet } from '../../../graphql/access/index.ts';
import { builder } from '../../../graphql/builder.ts';
import { chainRow } from '../../../graphql/chain-row.ts';
import { BidDelivery, BidProcessing, BidValidity, RejectReason } from '../../auction/graphql/enums.ts';
import { OrderFault, OrderSide } from './enums.ts';

/** Access to an order's commitment, side and escrow. */
const COMMITMENT = { class: 'plain', readers: ['owner', 'issuer'], deletion: 'none', onchain: true } as const;
/** Access to an order's progress: validity, processing, delivery, and pending and delivered units and money. */
const PROGRESS = { class: 'plain', readers: ['owner'], deletion: 'none', onchain: true } as const;
/** Access to a revealed price and quantity, which the reveal makes public. Before it they are stored nowhere. */
const REVEALED = { class: 'plain', readers: ['public'], deletion: 'none', onchain: true } as const;
/** Access to the columns that identify an order: trader, sequence and time. */
const IDENTITY = { class: 'plain', readers: ['owner', 'issuer', 'admin'], deletion: 'none', onchain: true } as const;

const WindowOrder = builder.prismaNode('WindowOrder', {
  description:
    'A sealed order in a window of later trading. Its price and quantity are unknown to everybody until the trader ' +
    'reveals them on the chain.',
  ...chainRow('id', { ...IDENTITY, storedIn: 'window_orders.id' }),
  access: {
    subjects: { owner: byWallet('trader'), issuer: bySeries('seriesKey') },
    seenBy: ['owner', 'issuer', 'admin'],
  },
  select: { chain: true, id: true },
  fields: (t) => ({
    trader: t.expose('trader', { type: 'Address', description: 'The wallet of the trader.', access: IDENTITY }),
    sequence: t.exposeInt('sequence', {
      description:
        'The order’s place in the order of commitment, by which units left over from rounding are given out.',
      access: IDENTITY,
    }),
    committedAt: t.expose('committedAt', {
      type: 'DateTime',
      description: 'When the order was committed, as the block’s time.',
      access: IDENTITY,
    }),
    commitment: t.expose('commitment', {
      type: 'Bytes32',
      description: 'The hash that the order was committed with: keccak-256 over price, quantity, salt and wallet.',
      access: COMMITMENT,
    }),
    side: t.expose('side', { type: OrderSide, description: 'The side of the order.', access: COMMITMENT }),
    money: t.expose('money', {
      type: 'Amount',
      description: 'The money that a buyer escrowed; 0 for a seller.',
      access: COMMITMENT,
    }),
    units: t.expose('units', {
      type: 'Units',
      description:
        'The units that a seller escrowed; 0 for a buyer. They stay locked in the seller’s position and earn.',
      access: COMMITMENT,
    }),
    price: t.expose('price', {
      type: 'Amount',
      description:
        'The limit price for one unit: the most that a buyer pays, the least that a seller takes. Null until ' +
        'revealed.',
      access: IDENTITY,
    }),
    quantity: t.expose('quantity', {
      type: 'Units',
      description: 'The number of units to buy or sell; null until revealed.',
      access: IDENTITY,
    }),
  }),
});

/** Adds the progress of the order through the settlement. */
builder.prismaObjectFields(WindowOrder, (t) => ({
  validity: t.expose('validity', {
    type: BidValidity,
    description: 'The order’s validity: sealed, unrevealed, or revealed as valid or invalid.',
    access: PROGRESS,
  }),
  fault: t.expose('fault', {
    type: OrderFault,
    description: 'The reason why the order does not count; null if it is not invalid.',
    access: PROGRESS,
  }),
  processing: t.expose('processing', {
    type: BidProcessing,
    description: 'The settlement’s decision on the order.',
    access: PROGRESS,
  }),
  rejectedReason: t.expose('rejectedReason', {
    type: RejectReason,
    description: 'The reason why the order was rejected; null if it was not.',
    access: PROGRESS,
  }),
  filled: t.expose('filled', { type: 'Units', description: 'The units that were traded.', access: PROGRESS }),
  delivery: t.expose('delivery', {
    type: BidDelivery,
    description:
      'The state of the delivery of the order’s money and units. If an order was not revealed and its window found a ' +
      'price, the delivery stays NONE until the next window finds its price or the series ends; for a rejected order ' +
      'it is DUE at once.',
    access: PROGRESS,
  }),
}));

/** Adds the money and the units that the settlement gives to the trader. */
builder.prismaObjectFields(WindowOrder, (t) => ({
  pendingMoney: t.expose('pendingMoney', {
    type: 'Amount',
    description: 'The money that delivery will pay: what a buyer did not spend, or what a seller’s units brought.',
    access: PROGRESS,
  }),
  pendingUnits: t.expose('pendingUnits', {
    type: 'Units',
    description:
      'The units that delivery will unlock: the units that a seller did not sell. Bought units need no delivery.',
    access: PROGRESS,
  }),
  deliveredMoney: t.expose('deliveredMoney', {
    type: 'Amount',
    description: 'The money that delivery paid; 0 until delivery.',
    access: PROGRESS,
  }),
  deliveredUnits: t.expose('deliveredUnits', {
    type: 'Units',
    description: 'The units that delivery unlocked; 0 until delivery.',
    access: PROGRESS,
  }),
  window: t.relation('windowRow', {
    description: 'The window that the order is in.',
    access: 'traverse',
    nullable: false,
  }),
  series: t.relation('series', { access: 'traverse', nullable: false }),
}));

/** The public values of a revealed order, without the order's id and trader. */
export const RevealedOrder = builder.prismaObject('WindowOrder', {
  variant: 'RevealedOrder',
  description: 'The revealed values of an order. They do not show whose order it is.',
  access: { rows: () => ({ price: { not: null } }), dependsOnViewer: false },
  select: {},
  fields: (t) => ({
    // The side is nullable, as the other values of a revealed order are.
    side: t.expose('side', {
      type: OrderSide,
      nullable: true,
      description: 'The side of the order.',
      access: REVEALED,
    }),
    price: t.expose('price', { type: 'Amount', description: 'The limit price for one unit.', access: REVEALED }),
    quantity: t.expose('quantity', {
      type: 'Units',
      description: 'The number of units that the order buys or sells.',
      access: REVEALED,
    }),
  }),
});

import { bySeries, byWallet } from '../../../graphql/access/index.ts';
import { builder } from '../../../graphql/builder.ts';
import { chainRow } from '../../../graphql/chain-row.ts';
import { BidDelivery, BidInvalidReason, BidProcessing, BidValidity, RejectReason } from './enums.ts';

/** Access to a bid's commitment and deposit: the bidder and the issuer. */
const COMMITMENT = { class: 'plain', readers: ['owner', 'issuer'], deletion: 'none', onchain: true } as const;
/** Access to a bid's validity, processing and delivery: the bidder. */
const PROGRESS = { class: 'plain', readers: ['owner'], deletion: 'none', onchain: true } as const;
/** Access to revealed prices and quantities without their bids: everybody, because the reveal made them public. */
export const REVEALED = { class: 'plain', readers: ['public'], deletion: 'none', onchain: true } as const;
/** Access to the charge for not revealing: the bidder and admins. */
const CHARGE = { class: 'plain', readers: ['owner', 'admin'], deletion: 'none', onchain: true } as const;
/** Access to the columns that identify a bid: everybody who may know of it. */
const IDENTITY = { class: 'plain', readers: ['owner', 'issuer', 'admin'], deletion: 'none', onchain: true } as const;

/** The GraphQL type of bids. A wallet has one bid in a raise. */
const Bid = builder.prismaNode('Bid', {
  description:
    'A sealed bid in a raise. Its price and quantity are unknown to everybody until the bidder reveals them on the ' +
    'chain.',
  ...chainRow('id', { ...IDENTITY, storedIn: 'bids.id' }),
  access: {
    subjects: { owner: byWallet('bidder'), issuer: bySeries('seriesKey') },
    seenBy: ['owner', 'issuer', 'admin'],
  },
  select: { chain: true, id: true },
  fields: (t) => ({
    wallet: t.expose('bidder', { type: 'Address', description: 'The wallet of the bidder.', access: IDENTITY }),
    sequence: t.exposeInt('sequence', {
      description: 'The bid’s place in the order of commitment, which breaks ties.',
      access: IDENTITY,
    }),
    committedAt: t.expose('committedAt', {
      type: 'DateTime',
      description: 'When the bid was committed, as the block’s time.',
      access: IDENTITY,
    }),
    commitment: t.expose('commitment', {
      type: 'Bytes32',
      description: 'The hash that the bid was committed with: keccak-256 over price, quantity, salt and wallet.',
      access: COMMITMENT,
    }),
    deposit: t.expose('deposit', {
      type: 'Amount',
      description: 'The money that was deposited with the bid.',
      access: COMMITMENT,
    }),
    price: t.expose('price', {
      type: 'Amount',
      description: 'The price for one unit; null until the bid is revealed.',
      access: IDENTITY,
    }),
    quantity: t.expose('quantity', {
      type: 'Units',
      description: 'The number of units that the bid asks for; null until the bid is revealed.',
      access: IDENTITY,
    }),
  }),
});

/** Adds the progress of the bid through the settlement. */
builder.prismaObjectFields(Bid, (t) => ({
  validity: t.expose('validity', {
    type: BidValidity,
    description: 'The bid’s validity: sealed, unrevealed, or revealed as valid or invalid.',
    access: PROGRESS,
  }),
  invalidReason: t.expose('invalidReason', {
    type: BidInvalidReason,
    description: 'The reason why the bid does not count; null if it is not invalid.',
    access: PROGRESS,
  }),
  processing: t.expose('processing', {
    type: BidProcessing,
    description: 'The settlement’s decision on the bid.',
    access: PROGRESS,
  }),
  rejectedReason: t.expose('rejectedReason', {
    type: RejectReason,
    description: 'The reason why screening rejected the bid; null if it was not rejected.',
    access: PROGRESS,
  }),
  delivery: t.expose('delivery', {
    type: BidDelivery,
    description: 'The state of the delivery of the bid’s units and refund.',
    access: PROGRESS,
  }),
}));

/** Adds the units and the money that the settlement gives to the bidder. */
builder.prismaObjectFields(Bid, (t) => ({
  pendingUnits: t.expose('pendingUnits', {
    type: 'Units',
    description:
      'The units that the bid won and that are not delivered yet; 0 before the settlement’s decision and after ' +
      'delivery.',
    access: PROGRESS,
  }),
  refund: t.expose('refund', {
    type: 'Amount',
    description:
      'The money that goes back to the bidder: the deposit less the price of the units won and the non-reveal ' +
      'charge. 0 until the settlement decides; it keeps its value after delivery.',
    access: PROGRESS,
  }),
  deliveredUnits: t.expose('deliveredUnits', {
    type: 'Units',
    description: 'The units that were delivered; 0 until delivery.',
    access: PROGRESS,
  }),
  deliveredRefund: t.expose('deliveredRefund', {
    type: 'Amount',
    description:
      'The refund that was delivered; 0 until delivery. If it did not reach the bidder, it is kept for the wallet: ' +
      '`buildClaim` claims it.',
    access: PROGRESS,
  }),
  nonRevealCharge: t.expose('nonRevealCharge', {
    type: 'Amount',
    description: 'The money that the bid was charged because it was not revealed; 0 if it was not charged.',
    access: CHARGE,
  }),
  series: t.relation('series', { access: 'traverse', nullable: false }),
}));

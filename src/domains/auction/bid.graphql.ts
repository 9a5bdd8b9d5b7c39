import { bySeries, byWallet } from '../../graphql/access/index.ts';
import { builder } from '../../graphql/builder.ts';
import { chainRow } from '../../graphql/chain-row.ts';
import { BidDelivery, BidInvalidReason, BidProcessing, BidValidity, RejectReason } from './enums.graphql.ts';

/** Bid commitment, deposit. */
const COMMITMENT = { class: 'plain', readers: ['owner', 'issuer'], deletion: 'none', onchain: true } as const;
/** Bid validity, processing and delivery state; pending units, refund, delivered amounts. */
const PROGRESS = { class: 'plain', readers: ['owner'], deletion: 'none', onchain: true } as const;
/** Bid price, quantity, salt: nowhere until the reveal made them public. Everybody reads them without the bid. */
export const REVEALED = { class: 'plain', readers: ['public'], deletion: 'none', onchain: true } as const;
/** Non-reveal charge. */
const CHARGE = { class: 'plain', readers: ['owner', 'admin'], deletion: 'none', onchain: true } as const;
/** What distinguishes one bid from another for those who may know of it; no row of the data map names it. */
const NAMED = { class: 'plain', readers: ['owner', 'issuer', 'admin'], deletion: 'none', onchain: true } as const;

/** A wallet's one bid in a series' raise. */
builder.prismaNode('Bid', {
  description: 'A sealed bid. Its price and quantity are nowhere until its bidder reveals them on the chain.',
  ...chainRow('id', { ...NAMED, storedIn: 'bids.id' }),
  access: {
    subjects: { owner: byWallet('bidder'), issuer: bySeries('seriesKey') },
    seenBy: ['owner', 'issuer', 'admin'],
  },
  select: { chain: true, id: true },
  fields: (t) => ({
    wallet: t.expose('bidder', {
      type: 'Address',
      nullable: false,
      description: 'The bidder’s.',
      access: { ...NAMED, storedIn: 'bids.bidder' },
    }),
    sequence: t.exposeInt('sequence', {
      nullable: false,
      description: 'Order of commitment: it breaks ties.',
      access: { ...NAMED, storedIn: 'bids.sequence' },
    }),
    committedAt: t.expose('committedAt', {
      type: 'DateTime',
      nullable: false,
      access: { ...NAMED, storedIn: 'bids.committed_at' },
    }),
    commitment: t.expose('commitment', {
      type: 'Bytes32',
      nullable: true,
      access: { ...COMMITMENT, storedIn: 'bids.commitment' },
    }),
    deposit: t.expose('deposit', {
      type: 'Amount',
      nullable: true,
      access: { ...COMMITMENT, storedIn: 'bids.deposit' },
    }),
    price: t.expose('price', {
      type: 'Amount',
      nullable: true,
      description: 'Money for one unit. Null until revealed.',
      access: { ...NAMED, storedIn: 'bids.price' },
    }),
    quantity: t.expose('quantity', {
      type: 'Units',
      nullable: true,
      description: 'Null until revealed.',
      access: { ...NAMED, storedIn: 'bids.quantity' },
    }),
    validity: t.expose('validity', {
      type: BidValidity,
      nullable: true,
      description: 'Whether it counts.',
      access: { ...PROGRESS, storedIn: 'bids.validity' },
    }),
    invalidReason: t.expose('invalidReason', {
      type: BidInvalidReason,
      description: 'Null where it is not invalid.',
      nullable: true,
      access: { ...PROGRESS, storedIn: 'bids.invalid_reason' },
    }),
    processing: t.expose('processing', {
      type: BidProcessing,
      nullable: true,
      description: 'What the settlement decided.',
      access: { ...PROGRESS, storedIn: 'bids.processing' },
    }),
    rejectedReason: t.expose('rejectedReason', {
      type: RejectReason,
      description: 'Null where it is not rejected.',
      nullable: true,
      access: { ...PROGRESS, storedIn: 'bids.rejected_reason' },
    }),
    delivery: t.expose('delivery', {
      type: BidDelivery,
      nullable: true,
      description: 'Where its units and its refund are.',
      access: { ...PROGRESS, storedIn: 'bids.delivery' },
    }),
    pendingUnits: t.expose('pendingUnits', {
      type: 'Units',
      nullable: true,
      access: { ...PROGRESS, storedIn: 'bids.pending_units' },
    }),
    refund: t.expose('refund', { type: 'Amount', nullable: true, access: { ...PROGRESS, storedIn: 'bids.refund' } }),
    deliveredUnits: t.expose('deliveredUnits', {
      type: 'Units',
      nullable: true,
      access: { ...PROGRESS, storedIn: 'bids.delivered_units' },
    }),
    deliveredRefund: t.expose('deliveredRefund', {
      type: 'Amount',
      nullable: true,
      description: 'Where the payment token refused to pay it, it is kept for the bidder: `buildClaimKeptBidRefund`.',
      access: { ...PROGRESS, storedIn: 'bids.delivered_refund' },
    }),
    nonRevealCharge: t.expose('nonRevealCharge', {
      type: 'Amount',
      nullable: true,
      description: 'What the bid paid for not being revealed.',
      access: { ...CHARGE, storedIn: 'bids.non_reveal_charge' },
    }),
    series: t.relation('series', { access: 'traverse', nullable: false }),
  }),
});

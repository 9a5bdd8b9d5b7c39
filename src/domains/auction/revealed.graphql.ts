import { builder } from '../../graphql/builder.ts';
import { REVEALED } from './bid.graphql.ts';

/** A bid's price and quantity once they are public; the bid itself, and whose it is, is not part of it. */
export const RevealedBid = builder.prismaObject('Bid', {
  variant: 'RevealedBid',
  description: 'What a bidder revealed. Whose bid it is stays with those who may know of the bid.',
  access: { rows: () => ({ price: { not: null } }) },
  select: {},
  fields: (t) => ({
    price: t.expose('price', {
      type: 'Amount',
      nullable: true,
      description: 'Money for one unit.',
      access: { ...REVEALED, storedIn: 'bids.price' },
    }),
    quantity: t.expose('quantity', {
      type: 'Units',
      nullable: true,
      access: { ...REVEALED, storedIn: 'bids.quantity' },
    }),
  }),
});

import { builder } from '../../../graphql/builder.ts';
import { REVEALED } from './bid.ts';

/** The GraphQL type of the public values of a revealed bid, without the bidder. */
export const RevealedBid = builder.prismaObject('Bid', {
  variant: 'RevealedBid',
  description: 'The revealed values of a bid. They do not show whose bid it is.',
  access: { rows: () => ({ price: { not: null } }), dependsOnViewer: false },
  select: {},
  fields: (t) => ({
    price: t.expose('price', {
      type: 'Amount',
      description: 'The price for one unit; null until the bid is revealed.',
      access: REVEALED,
    }),
    quantity: t.expose('quantity', {
      type: 'Units',
      description: 'The number of units that the bid asks for.',
      access: REVEALED,
    }),
  }),
});

import { RESPONSE_ONLY } from '../../access/index.ts';
import { builder } from '../../graphql/builder.ts';
import { connectionOf, type KeysetColumn, pageOrder, pageWhere, readPage } from '../../graphql/keyset.ts';
import { pageCost } from '../../graphql/list-connection.ts';
import { Series } from '../series/series.graphql.ts';
import { REVEALED } from './bid.graphql.ts';

type Revealed = Readonly<Record<'price' | 'quantity', { toFixed(): string } | bigint | null>>;

/** A bid's price and quantity once they are public; the bid itself, and whose it is, is not part of it. */
const RevealedBid = builder.objectRef<Revealed>('RevealedBid').implement({
  description: 'What a bidder revealed. Whose bid it is stays with those who may know of the bid.',
  fields: (t) => ({
    price: t.field({
      type: 'Amount',
      nullable: true,
      access: { ...REVEALED, held: 'bids.price' },
      resolve: ({ price }) => price,
    }),
    quantity: t.field({
      type: 'BigInt',
      nullable: true,
      access: { ...REVEALED, held: 'bids.quantity' },
      resolve: ({ quantity }) => quantity,
    }),
  }),
});

/** A cursor can be read by whoever gets it: the order of commitment names nobody, a bid's key would. */
const BY_SEQUENCE: readonly KeysetColumn[] = [{ column: 'sequence', direction: 'asc', type: 'Int' }];

const RevealedBidConnection = builder.connectionObject(
  {
    type: RevealedBid,
    name: 'RevealedBidConnection',
    description: 'A page of a list of RevealedBid.',
    fields: (t) => ({
      totalCount: t.field({
        type: 'Int',
        nullable: false,
        description: 'How many bids were revealed.',
        access: RESPONSE_ONLY,
        resolve: (page) => (page as unknown as { readonly totalCount: () => Promise<number> }).totalCount(),
      }),
    }),
  },
  { name: 'RevealedBidEdge' },
);

builder.prismaObjectFields(Series, (t) => ({
  revealedBids: t.connection(
    {
      type: RevealedBid,
      nullable: false,
      description: 'Prices and quantities revealed so far, in the order of commitment, for everybody.',
      access: 'passage',
      complexity: pageCost,
      select: { key: true },
      resolve: async ({ key }, args, { db, cursors }) => {
        const scope = `Series/revealedBids/${key}`;
        const page = readPage(args, BY_SEQUENCE, cursors, scope);
        const where = { seriesKey: key, price: { not: null } };
        const rows = await db.bid.findMany({
          where: { AND: [where, ...pageWhere(page, BY_SEQUENCE)] },
          orderBy: pageOrder(page, BY_SEQUENCE),
          take: page.size + 1,
          select: { sequence: true, price: true, quantity: true },
        });
        return { ...connectionOf(rows, page, BY_SEQUENCE, cursors, scope), totalCount: () => db.bid.count({ where }) };
      },
    },
    RevealedBidConnection,
  ),
}));

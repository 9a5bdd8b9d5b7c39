import { RESPONSE_ONLY } from 'field-access';
import { builder } from '../../../graphql/builder.ts';
import type { GatewayContext } from '../../../graphql/context.ts';
import { IndexedChainType } from '../../operations/graphql/indexed-chains.ts';
import type { ChainToken } from '../index.ts';
import { SeriesDraft } from './draft.ts';
import { Series } from './series.ts';

/** Access to values that are configured, or read from the chain for the answer. They are public, because the chain is public. */
const onchain = { ...RESPONSE_ONLY, storedIn: 'onchain', onchain: true } as const;

/** Decimals and symbol are read from the chain only when selected. */
const Token = builder.objectRef<ChainToken>('Token').implement({
  description:
    'The token in which a series is paid: an ERC-20 token, on a Solana cluster an SPL token. Every `Amount` counts ' +
    'its base units.',
  fields: (t) => ({
    address: t.field({
      type: 'Address',
      nullable: false,
      description: 'The address of the token’s contract, or of its mint on a Solana cluster.',
      access: onchain,
      resolve: ({ token }) => token,
    }),
    chain: t.expose('name', {
      type: 'Chain',
      nullable: false,
      description: 'The chain that the token is on.',
      access: onchain,
    }),
    decimals: t.int({
      description:
        'The number of decimals: one token is 10^decimals base units. Null, with an error, while the chain cannot be ' +
        'read.',
      access: onchain,
      resolve: async (token) => (await token.paymentToken()).decimals,
    }),
    symbol: t.string({
      description: 'The symbol, as the token itself returns it; null if it has none.',
      access: onchain,
      resolve: async (token) => (await token.paymentToken()).symbol,
    }),
  }),
});

/** The token of a row's chain. A chain that is no longer served has none, and its rows are shown all the same. */
const tokenOfRow = ({ chain }: { readonly chain: string }, _: object, { chains, services }: GatewayContext) =>
  chains.names.includes(chain) ? services.series.tokenOf(chain) : null;

builder.prismaObjectField(SeriesDraft, 'paymentToken', (t) =>
  t.field({
    type: Token,
    description:
      'The token in which every amount of the draft is counted; null if the service no longer serves the chain.',
    access: 'traverse',
    select: { chain: true },
    resolve: tokenOfRow,
  }),
);

builder.prismaObjectField(Series, 'paymentToken', (t) =>
  t.field({
    type: Token,
    description:
      'The token in which every amount of the series is counted and paid; null if the service no longer serves the chain.',
    access: 'traverse',
    select: { chain: true },
    resolve: tokenOfRow,
  }),
);

builder.objectField(IndexedChainType, 'paymentToken', (t) =>
  t.field({
    type: Token,
    nullable: false,
    description: 'The token in which every series of the chain is paid, also before the chain has a series.',
    access: 'traverse',
    resolve: ({ chain }, _, { services }) => services.series.tokenOf(chain),
  }),
);

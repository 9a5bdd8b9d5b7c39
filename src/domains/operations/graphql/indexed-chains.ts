import { builder } from '../../../graphql/builder.ts';
import { type IndexedChain, loadIndexedChains } from '../indexed-chains.ts';

/** Access to the last indexed block, which the chain itself shows to everybody. */
const indexed = (storedIn: string) =>
  ({ storedIn, class: 'plain', readers: ['public'], deletion: 'none', onchain: true }) as const;

export const IndexedChainType = builder.objectRef<IndexedChain>('IndexedChain').implement({
  description: 'A chain that the service serves, with the last block that its index has.',
  fields: (t) => ({
    chain: t.expose('chain', {
      type: 'Chain',
      nullable: false,
      description: 'The chain, as `evm:10143`.',
      access: indexed('indexer_cursor.chain'),
    }),
    blockNumber: t.expose('blockNumber', {
      type: 'BigInt',
      description: 'The number of the last indexed block, or slot; null while the index has none.',
      access: indexed('indexer_cursor.block_number'),
    }),
    blockAt: t.expose('blockAt', {
      type: 'DateTime',
      description: 'The time of the last indexed block, which is the chain’s clock; null while the index has none.',
      access: indexed('indexed_blocks.at'),
    }),
  }),
});

builder.queryField('indexedChains', (t) =>
  t.field({
    type: [IndexedChainType],
    nullable: { list: false, items: false },
    description:
      'The chains that the service serves, each with its last indexed block. Count the time to a deadline of a chain ' +
      'from `blockAt`, because contracts compare deadlines with the block’s time.',
    access: 'traverse',
    resolve: (_parent, _args, { access, chains, db }) =>
      access.once('indexedChains', () => loadIndexedChains(db, chains.names)),
  }),
);

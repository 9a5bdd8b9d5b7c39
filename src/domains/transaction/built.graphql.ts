import { OWN_ROWS } from '../../graphql/access/index.ts';
import { builder } from '../../graphql/builder.ts';
import { rowId, uuidOf } from '../../graphql/row-id.ts';
import { guardedBytes } from './call-bytes.graphql.ts';
import { built, callAccess, PreviewLine, Simulation, transactionSubjects } from './call-fields.graphql.ts';
import { TransactionKind, TransactionLife } from './enums.graphql.ts';
import type { PreviewLine as PreviewLineModel, Simulation as SimulationModel } from './model.ts';

/** The columns that every row is read with. */
export const BUILT_COLUMNS = { id: true, accountId: true, kind: true, chain: true, wallet: true } as const;

/** How the names of chains of a kind begin. */
const PREFIXES = { EvmTransaction: 'evm:', SolanaTransaction: 'solana:' } as const;

/** The type of the transactions of a chain, by the chain's name. */
export const builtType = (chain: string): keyof typeof PREFIXES =>
  chain.startsWith(PREFIXES.SolanaTransaction) ? 'SolanaTransaction' : 'EvmTransaction';

/** Of the transactions of one kind of chain: the rows of their account. */
export const accessOfKind = (type: keyof typeof PREFIXES) => ({
  ...OWN_ROWS,
  subjects: transactionSubjects,
  rows: ({ accountId }: { readonly accountId: string | null }) =>
    accountId !== null && { accountId, chain: { startsWith: PREFIXES[type] } },
});

/** The key of a built transaction of either kind, by its id. @throws NOT_FOUND */
export const builtId = (id: string): string => uuidOf('SolanaTransaction', rowId('EvmTransaction', id));

/** The input of a mutation on a built transaction, with its key. @throws NOT_FOUND */
export const ofBuilt = <I extends { readonly id: string }>(input: I): I => ({ ...input, id: builtId(input.id) });

/** What the transactions of all chains have, declared once: who reads a field cannot differ by chain. */
export const BuiltTransaction = builder.prismaInterface('BuiltTransaction', {
  variant: 'BuiltTransaction',
  description:
    'A transaction to sign and send with a wallet of the account that it was built for. One type a kind of chain.',
  interfaces: [builder.nodeInterfaceRef()],
  access: { ...OWN_ROWS, subjects: transactionSubjects },
  select: BUILT_COLUMNS,
  resolveType: ({ chain }) => builtType(chain),
  fields: (t) => ({
    kind: t.expose('kind', { type: TransactionKind, nullable: false, access: built('kind') }),
    chain: t.expose('chain', { type: 'Chain', nullable: false, access: built('chain') }),
    wallet: t.expose('wallet', { type: 'Address', nullable: false, access: built('wallet') }),
    seriesKey: t.expose('seriesKey', { type: 'Bytes32', nullable: true, access: built('series_key') }),
    preview: t.field({
      type: [PreviewLine],
      description: 'As the request: what it says is as confidential.',
      access: callAccess('preview'),
      select: { preview: true },
      resolve: async ({ id, accountId, kind, chain, wallet, preview }, _, ctx) => {
        const found = (preview as PreviewLineModel[] | null) ?? (await guardedBytes(ctx, { id, kind }))?.preview;
        return found?.map((line) => ({ ...line, accountId, kind, chain, wallet })) ?? null;
      },
    }),
    dataHash: t.expose('dataHash', {
      type: 'Bytes32',
      nullable: false,
      description:
        'keccak-256 of the request’s data: what was sent is known by it, when the bytes are gone. On Solana of the ' +
        'program’s instructions: of each its data, then the addresses of its accounts, 32 bytes each; neither a new blockhash ' +
        'nor a priority fee that a wallet adds changes it.',
      access: built('data_hash'),
    }),
    dataLength: t.exposeInt('dataLength', {
      nullable: false,
      description: 'Of what `dataHash` is of, bytes.',
      access: built('data_length'),
    }),
    simulation: t.field({
      type: Simulation,
      description: 'Of all calls in order, at the latest block when it was built.',
      access: built('simulation'),
      select: { simulation: true },
      resolve: ({ simulation, accountId }) => ({ ...(simulation as unknown as SimulationModel), accountId }),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', nullable: false, access: built('created_at') }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: false,
      description: 'After this the simulation is stale: build it again.',
      access: built('expires_at'),
    }),
    life: t.expose('life', {
      type: TransactionLife,
      nullable: false,
      description: 'A reorganisation leads back to SENT; a hash that is another transaction’s to BUILT.',
      access: built('life'),
    }),
    txHash: t.expose('txHash', { type: 'TransactionId', nullable: true, access: built('tx_hash') }),
    sentAt: t.expose('sentAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when it waits for a block.',
      access: built('sent_at'),
    }),
    minedBlock: t.expose('minedBlock', { type: 'BigInt', nullable: true, access: built('mined_block') }),
    succeeded: t.exposeBoolean('succeeded', {
      nullable: true,
      description: 'False where it reverted. Null until a block holds it.',
      access: built('succeeded'),
    }),
  }),
});

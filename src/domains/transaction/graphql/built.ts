import { PrismaInterfaceRef } from '@pothos/plugin-prisma';
import type PrismaTypes from '../../../generated/pothos-types.ts';
import { OWN_ROWS } from '../../../graphql/access/index.ts';
import { builder } from '../../../graphql/builder.ts';
import { rowId, uuidOf } from '../../../graphql/row-id.ts';
import type { Types } from '../../../graphql/schema-types.ts';
import type { PreviewLine as PreviewLineModel, Simulation as SimulationModel } from '../model/index.ts';
import { guardedBytes } from './call-bytes.ts';
import { type CallReaders, OWN, PreviewLine, SIMULATION, Simulation } from './call-fields.ts';
import { TransactionKind, TransactionLife, UnminedReason } from './enums.ts';

/** The columns of a built transaction that are always selected, because its type and its readers depend on them. */
export const BUILT_COLUMNS = { id: true, accountId: true, kind: true, chain: true, wallet: true } as const;

/** The prefix of the chain names of each type. */
const PREFIXES = { EvmTransaction: 'evm:', SolanaTransaction: 'solana:' } as const;

/** The GraphQL type of transactions on a chain, by the chain's name. */
export const builtType = (chain: string): keyof typeof PREFIXES =>
  chain.startsWith(PREFIXES.SolanaTransaction) ? 'SolanaTransaction' : 'EvmTransaction';

/** Access to the transactions of one GraphQL type: only the account that built them sees the rows. */
export const accessOfType = (type: keyof typeof PREFIXES, { subjects }: CallReaders) => ({
  ...OWN_ROWS,
  subjects,
  rows: ({ accountId }: { readonly accountId: string | null }) =>
    accountId !== null && { accountId, chain: { startsWith: PREFIXES[type] } },
  dependsOnViewer: true as const,
});

/** Parses the global id of an EVM or Solana transaction to its UUID. @throws NOT_FOUND */
export const builtId = (id: string): string => uuidOf('SolanaTransaction', rowId('EvmTransaction', id));

/** Replaces the global id in a mutation's input by the UUID. @throws NOT_FOUND */
export const withBuiltId = <I extends { readonly id: string }>(input: I): I => ({ ...input, id: builtId(input.id) });

/** The interface of both transaction types. Its fields are declared once, so that their readers cannot differ by chain. */
export const BuiltTransaction = new PrismaInterfaceRef<
  Types,
  PrismaTypes['BuiltTransaction'],
  Pick<PrismaTypes['BuiltTransaction']['Shape'], keyof typeof BUILT_COLUMNS>
>('BuiltTransaction', 'BuiltTransaction');

/** The types, descriptions and readers of the fields that are columns of the table. */
const COLUMNS = {
  kind: {
    type: TransactionKind,
    nullable: false,
    description: 'The function that the transaction calls.',
    access: OWN,
  },
  chain: {
    type: 'Chain',
    nullable: false,
    description: 'The chain that the transaction is for.',
    access: OWN,
  },
  wallet: {
    type: 'Address',
    nullable: false,
    description: 'The wallet that signs and sends the transaction.',
    access: OWN,
  },
  seriesKey: {
    type: 'Bytes32',
    nullable: true,
    description: 'The key of the series that the transaction is about; null if it is about no series.',
    access: OWN,
  },
  dataHash: {
    type: 'Bytes32',
    nullable: false,
    description:
      'The keccak-256 hash by which the service recognises the sent transaction: over the request’s data, or on ' +
      'Solana over the program’s instructions (for each its data, then its accounts’ addresses, 32 bytes each). A ' +
      'new blockhash or a priority fee that a wallet adds does not change it.',
    access: OWN,
  },
  dataLength: {
    nullable: false,
    description: 'The number of bytes that `dataHash` covers.',
    access: OWN,
  },
  createdAt: {
    type: 'DateTime',
    nullable: false,
    description: 'When the transaction was built.',
    access: OWN,
  },
  expiresAt: {
    type: 'DateTime',
    nullable: false,
    description: 'When the simulation becomes stale. Build the transaction again after that.',
    access: OWN,
  },
  life: {
    type: TransactionLife,
    nullable: false,
    description:
      'The progress of the transaction. It returns from MINED to SENT in a reorganisation, and to BUILT if the ' +
      'reported hash belongs to another transaction.',
    access: OWN,
  },
  txHash: {
    type: 'TransactionId',
    nullable: true,
    description:
      'The hash or signature under which the transaction was sent; null until it is reported with ' +
      '`recordTransactionHash`. If the wallet sent the same call under another hash and its event is indexed, it is ' +
      'that hash.',
    access: OWN,
  },
  sentAt: {
    type: 'DateTime',
    nullable: true,
    description: 'When the present `txHash` was reported; null until then.',
    access: OWN,
  },
  minedBlock: {
    type: 'BigInt',
    nullable: true,
    description: 'The block that has the transaction; null until there is one.',
    access: OWN,
  },
  succeeded: {
    nullable: true,
    description:
      'True if the call succeeded, false if it failed; null until a block has it. In a transaction of a contract ' +
      'wallet or a bundler, the call may fail although the transaction succeeds, so the call’s event decides. The ' +
      'field then stays null for the kinds of call that may succeed without an event (`settleStep`, `settleWindow`).',
    access: OWN,
  },
  unminedReason: {
    type: UnminedReason,
    nullable: true,
    description:
      'The reason why no block has the transaction. Null before the node was asked and after a block has the ' +
      'transaction. Always null on Solana, where nodes show a transaction only once a block has it.',
    access: OWN,
  },
} as const;

/** Declares the interface of built transactions with the fields that EVM and Solana transactions share. */
export function declareBuiltTransaction({ subjects, accessTo }: CallReaders): void {
  const type = builder.prismaInterface('BuiltTransaction', {
    variant: 'BuiltTransaction',
    description:
      'A transaction that the service built for the account to sign and send with its own wallet: an `EvmTransaction` ' +
      'or a `SolanaTransaction`.',
    interfaces: [builder.nodeInterfaceRef()],
    access: { ...OWN_ROWS, subjects },
    select: BUILT_COLUMNS,
    resolveType: ({ chain }) => builtType(chain),
    fields: (t) => ({
      kind: t.expose('kind', COLUMNS.kind),
      chain: t.expose('chain', COLUMNS.chain),
      wallet: t.expose('wallet', COLUMNS.wallet),
      seriesKey: t.expose('seriesKey', COLUMNS.seriesKey),
      preview: t.field({
        type: [PreviewLine],
        description:
          'A summary of the transaction, in lines to read before signing. It is as confidential as the request, and ' +
          'null if the request is no longer kept.',
        access: accessTo('preview'),
        select: { preview: true },
        resolve: async ({ id, accountId, kind, chain, wallet, preview }, _, ctx) => {
          const lines = (preview as PreviewLineModel[] | null) ?? (await guardedBytes(ctx, { id, kind }))?.preview;
          return lines?.map((line) => ({ ...line, accountId, kind, chain, wallet })) ?? null;
        },
      }),
      dataHash: t.expose('dataHash', COLUMNS.dataHash),
      dataLength: t.exposeInt('dataLength', COLUMNS.dataLength),
      simulation: t.field({
        type: Simulation,
        description: 'The result of simulating all calls in order, at the latest block when the transaction was built.',
        access: SIMULATION,
        select: { simulation: true },
        resolve: ({ simulation, accountId }) => ({ ...(simulation as unknown as SimulationModel), accountId }),
      }),
      createdAt: t.expose('createdAt', COLUMNS.createdAt),
      expiresAt: t.expose('expiresAt', COLUMNS.expiresAt),
      life: t.expose('life', COLUMNS.life),
      txHash: t.expose('txHash', COLUMNS.txHash),
      sentAt: t.expose('sentAt', COLUMNS.sentAt),
      minedBlock: t.expose('minedBlock', COLUMNS.minedBlock),
      succeeded: t.exposeBoolean('succeeded', COLUMNS.succeeded),
      unminedReason: t.expose('unminedReason', COLUMNS.unminedReason),
    }),
  });
  builder.configStore.associateParamWithRef(BuiltTransaction, type);
}

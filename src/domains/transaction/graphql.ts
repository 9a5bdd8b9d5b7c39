import type { InputRef } from '@pothos/core';
import { AppError } from '../../core/errors/app-error.ts';
import type { Tx } from '../../core/tx.ts';
import { OWN_ROWS } from '../../graphql/access/index.ts';
import { builder } from '../../graphql/builder.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { BUILD } from '../../graphql/cost.ts';
import { keyset } from '../../graphql/list-builders.ts';
import { type Asked, mutation } from '../../graphql/mutation.ts';
import type { KeyedInput } from '../operations/index.ts';
import { answerWith, guardedBytes } from './call-bytes.graphql.ts';
import {
  built,
  callAccess,
  EvmRequest,
  PreviewLine,
  Simulation,
  transactionSubjects,
  WalletSendCalls,
} from './call-fields.graphql.ts';
import { accessOf } from './calls.ts';
import { TransactionKind, TransactionLife } from './enums.graphql.ts';
import type {
  CallBytes,
  EvmRequest as EvmRequestModel,
  PreviewLine as PreviewLineModel,
  Simulation as SimulationModel,
} from './model.ts';
import './refused.graphql.ts';
import { requireSendable, type SendableOptions, SimulationFailed } from './sendable.ts';
import type { PreparedCall } from './service.ts';

export const EvmTransaction = builder.prismaNode('BuiltTransaction', {
  name: 'EvmTransaction',
  description: "A transaction built for one of the caller's wallets on an EVM chain.",
  id: { field: 'id', access: built('id') },
  access: { ...OWN_ROWS, subjects: transactionSubjects },
  select: { id: true, accountId: true, kind: true, chain: true, wallet: true },
  fields: (t) => ({
    kind: t.expose('kind', { type: TransactionKind, nullable: false, access: built('kind') }),
    chain: t.expose('chain', { type: 'Chain', nullable: false, access: built('chain') }),
    wallet: t.expose('wallet', { type: 'Address', nullable: false, access: built('wallet') }),
    seriesKey: t.expose('seriesKey', { type: 'Bytes32', nullable: true, access: built('series_key') }),
    request: t.field({
      type: EvmRequest,
      description:
        'The step alone; where `sendCalls` has an approval, that is sent first. Null where it was answered once and not ' +
        'kept (a reveal), and where it is gone: what is sealed goes when it expires or is replaced, or with the ' +
        'signature in it.',
      access: callAccess('request'),
      select: { request: true },
      resolve: async ({ id, accountId, kind, chain, wallet, request }, _, ctx) => {
        const found = (request as EvmRequestModel | null) ?? (await guardedBytes(ctx, { id, kind }))?.request;
        return found ? { ...found, accountId, kind, chain, wallet } : null;
      },
    }),
    sendCalls: t.field({
      type: WalletSendCalls,
      description:
        'All that the wallet sends for the step, in order, as EIP-5792’s `wallet_sendCalls` takes it: an approval of the ' +
        'payment token first, if the step takes more than the wallet has allowed. Null where the request is.',
      access: callAccess('request', 'approval'),
      select: { request: true, approval: true },
      resolve: async ({ id, accountId, kind, chain, wallet, request, approval }, _, ctx) => {
        const plain = request && ({ request, approval } as unknown as Omit<CallBytes, 'preview'>);
        const found = plain ?? (await guardedBytes(ctx, { id, kind }));
        return found ? { ...sendCallsOf(found), accountId, kind, chain, wallet } : null;
      },
    }),
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
      description: 'keccak-256 of the request’s data: what was sent is known by it, when the bytes are gone.',
      access: built('data_hash'),
    }),
    dataLength: t.exposeInt('dataLength', {
      nullable: false,
      description: 'Of the data, bytes.',
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

/** One type a chain family. */
export const BuiltTransaction = builder.unionType('BuiltTransaction', {
  description: 'A transaction to sign and send with a wallet, by chain family.',
  types: [EvmTransaction],
  resolveType: () => EvmTransaction,
});

/** What every mutation that only builds answers: the id of the row it wrote. */
export const TransactionPayload = builder
  .objectRef<{ readonly transactionId: string }>('TransactionPayload')
  .implement({
    fields: (t) => ({
      transaction: t.field({
        type: BuiltTransaction,
        nullable: false,
        access: 'traverse',
        resolve: ({ transactionId }, _, { db }) =>
          db.builtTransaction.findUniqueOrThrow({ where: { id: transactionId } }),
      }),
    }),
  });

/** The input of a mutation that builds a transaction. */
type BuildInput = KeyedInput & SendableOptions;

interface Builds<Input> {
  readonly description: string;
  readonly input: InputRef<Input>;
  /** Checks the call, encodes and simulates it. */
  readonly build: (asked: Asked<Input>) => Promise<PreparedCall>;
}

/**
 * A mutation that builds one transaction and writes its row; one that would fail is refused, unless that is allowed. Bytes that are not kept are made again for a repeated key,
 * from the same input, as long as the phase they are for goes on; after it the saved answer has none.
 */
export const buildMutation = <Input extends BuildInput>(name: string, { build, ...shown }: Builds<Input>): void =>
  mutation(name, {
    ...shown,
    type: TransactionPayload,
    complexity: BUILD,
    refusals: [SimulationFailed],
    async act(asked: Asked<Input>) {
      const prepared = await build(asked);
      requireSendable(prepared, asked.input);
      const { bytes, save } = prepared;
      return { bytes, save: async (tx: Tx) => ({ transactionId: await save(tx) }) };
    },
    async answer({ transactionId }, asked, acted) {
      const isGone = acted === null && !(await isKept(asked.ctx, transactionId));
      const bytes = isGone ? await madeAgain(build(asked)) : acted?.bytes;
      if (bytes) answerWith(asked.ctx, transactionId, bytes);
      return { transactionId };
    },
  });

/** The parameter of `wallet_sendCalls`, version 2.0.0. A wallet that cannot batch sends the calls one by one. */
const sendCallsOf = ({ request: { from, chainId, to, data, value }, approval }: Omit<CallBytes, 'preview'>) => ({
  version: '2.0.0',
  from,
  chainId,
  atomicRequired: false,
  calls: [...(approval ? [approval] : []), { to, data, value }],
});

const madeAgain = (prepared: Promise<PreparedCall>): Promise<PreparedCall['bytes'] | undefined> =>
  prepared.then(
    ({ bytes }) => bytes,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'WRONG_STATE') return undefined;
      throw error;
    },
  );

async function isKept({ db }: GatewayContext, id: string): Promise<boolean> {
  const row = await db.builtTransaction.findUnique({ where: { id }, select: { kind: true } });
  return row === null || accessOf(row.kind).class !== 'none';
}

builder.queryField('evmTransactions', (t) =>
  keyset(t, {
    type: 'BuiltTransaction',
    description: 'What was built for the signed-in account, newest first.',
    access: 'traverse',
    authScopes: { signedIn: true },
    order: { by: 'createdAt', direction: 'desc' },
    filter: { kind: TransactionKind },
    ranges: ['createdAt'],
  }),
);

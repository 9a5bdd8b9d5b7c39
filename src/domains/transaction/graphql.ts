import { byAccount } from '../../access/index.ts';
import { builder } from '../../graphql/builder.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { BUILD } from '../../graphql/cost.ts';
import { refusable } from '../../graphql/refusal.ts';
import { idempotent } from '../operations/index.ts';
import { ownTransactions } from './life.ts';
import type {
  EvmRequest as EvmRequestModel,
  PreviewLine as PreviewLineModel,
  Simulation as SimulationModel,
} from './model.ts';
import { type Caller, callerOf } from './rules.ts';
import type { SaveBuilt } from './service.ts';

type Owned<T> = T & { readonly accountId: string };

const owner = { owner: byAccount('accountId') };
/** A built transaction and its parts are its account's alone; no row of the data map names them. */
const built = (column: string) =>
  ({ held: `built_transactions.${column}`, class: 'plain', readers: ['owner'], deletion: 'account deletion' }) as const;

const EvmRequest = builder.objectRef<Owned<EvmRequestModel>>('EvmRequest').implement({
  description: 'The object `eth_sendTransaction` takes. Its own wallet signs and sends it; the service never does.',
  access: { subjects: owner },
  fields: (t) => ({
    from: t.expose('from', { type: 'Address', access: built('request') }),
    to: t.expose('to', { type: 'Address', access: built('request') }),
    data: t.expose('data', { type: 'Hex', access: built('request') }),
    value: t.exposeString('value', { description: 'A hex quantity, wei.', access: built('request') }),
    gas: t.exposeString('gas', {
      description: 'The estimate and a tenth of it, a hex quantity. Absent where the simulation failed.',
      access: built('request'),
    }),
    chainId: t.exposeString('chainId', { description: 'A hex quantity.', access: built('request') }),
  }),
});

const PreviewLine = builder.objectRef<Owned<PreviewLineModel>>('PreviewLine').implement({
  description: 'One line to read before signing.',
  access: { subjects: owner },
  fields: (t) => ({
    label: t.exposeString('label', { access: built('preview') }),
    value: t.exposeString('value', { access: built('preview') }),
    unit: t.exposeString('unit', {
      description:
        'How to read the value: token (base units), units, WAD, time, period, year, window, wallet, hash, bids, orders, text.',
      access: built('preview'),
    }),
  }),
});

const Simulation = builder.objectRef<Owned<SimulationModel>>('Simulation').implement({
  description: 'What the chain answered when the transaction was built, called as the wallet that will sign.',
  access: { subjects: owner },
  fields: (t) => ({
    ok: t.exposeBoolean('ok', { access: built('simulation') }),
    errorName: t.exposeString('errorName', {
      description: "The contract's name of its refusal.",
      access: built('simulation'),
    }),
    cost: t.field({
      type: 'Amount',
      description: 'The most it can cost, wei.',
      access: built('simulation'),
      resolve: ({ cost }) => (cost === null ? null : BigInt(cost)),
    }),
  }),
});

export const EvmTransaction = builder.prismaNode('BuiltTransaction', {
  name: 'EvmTransaction',
  description: "A transaction built for one of the caller's wallets on an EVM chain.",
  id: { field: 'id', access: built('id') },
  access: { subjects: owner, rows: ownTransactions, seenBy: ['owner'] },
  select: { id: true, accountId: true },
  fields: (t) => ({
    kind: t.exposeString('kind', { nullable: false, access: built('kind') }),
    chain: t.exposeString('chain', { nullable: false, access: built('chain') }),
    wallet: t.expose('wallet', { type: 'Address', nullable: false, access: built('wallet') }),
    seriesKey: t.expose('seriesKey', { type: 'Bytes32', nullable: true, access: built('series_key') }),
    request: t.field({
      type: EvmRequest,
      access: built('request'),
      select: { request: true, accountId: true },
      resolve: ({ request, accountId }) => ({ ...(request as unknown as EvmRequestModel), accountId }),
    }),
    preview: t.field({
      type: [PreviewLine],
      access: built('preview'),
      select: { preview: true, accountId: true },
      resolve: ({ preview, accountId }) =>
        (preview as unknown as PreviewLineModel[]).map((line) => ({ ...line, accountId })),
    }),
    simulation: t.field({
      type: Simulation,
      access: built('simulation'),
      select: { simulation: true, accountId: true },
      resolve: ({ simulation, accountId }) => ({ ...(simulation as unknown as SimulationModel), accountId }),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', nullable: false, access: built('created_at') }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: false,
      description: 'After this the simulation is stale: build it again.',
      access: built('expires_at'),
    }),
    life: t.exposeString('life', {
      nullable: false,
      description:
        'BUILT, SENT (as its owner said), MINED (a block holds it), INDEXED (the service’s rows show it) or DROPPED (no ' +
        'node holds it any more). A reorganisation leads back to SENT; a hash that is another transaction’s to BUILT.',
      access: built('life'),
    }),
    txHash: t.expose('txHash', { type: 'Bytes32', nullable: true, access: built('tx_hash') }),
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
        access: 'passage',
        resolve: ({ transactionId }, _, { db }) =>
          db.builtTransaction.findUniqueOrThrow({ where: { id: transactionId } }),
      }),
    }),
  });

type Keyed = { readonly idempotencyKey: string };

/**
 * A mutation that builds one transaction: `prepare` checks and simulates, what it answers writes the row, once for an
 * idempotency key.
 */
export const builtOnce = async <Input extends Keyed>(
  ctx: GatewayContext,
  operation: string,
  input: Input,
  prepare: (caller: Caller) => Promise<SaveBuilt>,
): Promise<{ readonly transactionId: string }> =>
  idempotent(ctx, operation, input, async () => {
    const save = await prepare(callerOf(ctx.viewer));
    return async (tx) => ({ transactionId: await save(tx) });
  });

/** What the field of such a mutation says. */
export const builds = {
  type: TransactionPayload,
  access: 'passage',
  errors: refusable,
  complexity: BUILD,
} as const;

builder.queryField('evmTransactions', (t) =>
  t.keyset({
    type: 'BuiltTransaction',
    description: 'What was built for the signed-in account, newest first.',
    access: 'passage',
    authScopes: { signedIn: true },
    order: { by: 'createdAt', direction: 'desc' },
    filter: { kind: 'String' },
  }),
);

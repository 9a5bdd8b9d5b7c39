import type { EvmAddress, Hex } from '@income-series/protocol/hex';
import { isIn, within } from 'field-access';
import { type AccessDeclaration, byAccount, byWallet, declareByKind } from '../../../graphql/access/index.ts';
import { builder } from '../../../graphql/builder.ts';
import type { CallCatalogue } from '../calls.ts';
import type {
  EvmCall as EvmCallModel,
  EvmRequest as EvmRequestModel,
  PreviewLine as PreviewLineModel,
  Simulation as SimulationModel,
} from '../model/index.ts';
import { PreviewUnit } from './enums.ts';

/** A part of a transaction, with the columns that decide its readers. */
export type PartOf<T> = T & OfTransaction;
export interface OfTransaction {
  readonly accountId: string;
  readonly kind: string;
  readonly chain: string;
  readonly wallet: string;
}

type BytesColumn = 'request' | 'approval' | 'preview';

/** The readers of calls' bytes, from the declarations of the kinds of call. */
export type CallReaders = ReturnType<typeof callReaders>;

/** The subjects and the access of the types that show a call's bytes or its preview. */
export function callReaders(calls: CallCatalogue) {
  /** The kinds of call whose bytes only an issuer reads. */
  const issuerKinds = calls.kinds.filter((kind) => calls.accessOf(kind).readers.includes('issuer'));
  return {
    /** `owner`: the account that built the transaction. `issuer`: the same, with the wallet of a call of `issuerKinds`. */
    subjects: {
      owner: byAccount('accountId'),
      issuer: within('owner', byWallet('wallet', { when: isIn('kind', issuerKinds) })),
    },
    /** Access to a call's bytes or preview, which depends on the kind of call. */
    accessTo: (...columns: readonly BytesColumn[]): AccessDeclaration => callAccess(calls, columns),
  };
}

/** Access to what the account of a built transaction alone reads, for every kind of call. */
export const OWN = { class: 'plain', readers: ['owner'], deletion: 'account deletion' } as const;
export const SIMULATION = { ...OWN, storedIn: 'built_transactions.simulation' } as const;

/** Declares access to columns with a call's bytes by its kind. A kind whose bytes nobody reads has no case. */
function callAccess(calls: CallCatalogue, columns: readonly BytesColumn[]): AccessDeclaration {
  const places = [
    ['plain', columns.map((column) => `built_transactions.${column}`)],
    ['vault', 'sealed_calls.ciphertext'],
    ['none', 'response only'],
  ] as const;
  // Grouped by class, so that the printed order does not depend on the order of the modules.
  const cases = places.flatMap(([storageClass, storedIn]) =>
    calls.kinds.flatMap((kind) => {
      const { class: ownClass, readers, deletion } = calls.accessOf(kind);
      return ownClass !== storageClass || readers.length === 0
        ? []
        : [[kind, { storedIn, class: storageClass, readers, deletion }] as const];
    }),
  );
  return declareByKind('kind', Object.fromEntries(cases));
}

export const EvmRequest = builder.objectRef<PartOf<EvmRequestModel>>('EvmRequest');
const EvmCall = builder.objectRef<PartOf<EvmCallModel>>('EvmCall');
export const WalletSendCalls = builder.objectRef<PartOf<SendCalls>>('WalletSendCalls');
export const PreviewLine = builder.objectRef<PartOf<PreviewLineModel>>('PreviewLine');

/** The parameter of `wallet_sendCalls`. */
interface SendCalls {
  readonly version: string;
  readonly from: EvmAddress;
  readonly chainId: Hex;
  readonly atomicRequired: boolean;
  readonly calls: readonly EvmCallModel[];
}

/** Declares the type of the transaction that a wallet on an EVM chain signs. */
function declareEvmRequest({ subjects, accessTo }: CallReaders): void {
  const request = accessTo('request');
  EvmRequest.implement({
    description:
      'A transaction object for `eth_sendTransaction`. The wallet signs and sends it; the service never does.',
    access: { subjects, partOf: 'EvmTransaction' },
    fields: (t) => ({
      from: t.expose('from', { type: 'Address', description: 'The wallet that signs and sends.', access: request }),
      to: t.expose('to', { type: 'Address', description: 'The contract that is called.', access: request }),
      data: t.expose('data', { type: 'Hex', description: 'The encoded function call.', access: request }),
      value: t.exposeString('value', {
        description: 'The money sent with the call in wei, as a hex quantity.',
        access: request,
      }),
      gas: t.exposeString('gas', {
        description:
          'The gas limit: the estimate with a margin, as a hex quantity. Null if there is no estimate, because the ' +
          'call would revert or an approval must be sent first; the wallet then estimates it.',
        access: request,
      }),
      chainId: t.exposeString('chainId', { description: 'The chain id, as a hex quantity.', access: request }),
    }),
  });
}

/** Declares the type of one call of a batch. */
function declareEvmCall({ subjects, accessTo }: CallReaders): void {
  const calls = accessTo('request', 'approval');
  EvmCall.implement({
    description: 'One call of a batch (EIP-5792).',
    access: { subjects, partOf: 'EvmTransaction' },
    fields: (t) => ({
      to: t.expose('to', { type: 'Address', description: 'The contract that is called.', access: calls }),
      data: t.expose('data', { type: 'Hex', description: 'The encoded function call.', access: calls }),
      value: t.exposeString('value', {
        description: 'The money sent with the call in wei, as a hex quantity.',
        access: calls,
      }),
    }),
  });
}

/** Declares the type of a batch of calls. */
function declareWalletSendCalls({ subjects, accessTo }: CallReaders): void {
  const access = accessTo('request', 'approval');
  WalletSendCalls.implement({
    description:
      'The parameter of `wallet_sendCalls` (EIP-5792). A wallet without that method sends each call with ' +
      '`eth_sendTransaction`, and waits for a block with it before it sends the next.',
    access: { subjects, partOf: 'EvmTransaction' },
    fields: (t) => ({
      version: t.exposeString('version', { description: 'The version of the parameter’s format.', access }),
      from: t.expose('from', { type: 'Address', description: 'The wallet that sends the calls.', access }),
      chainId: t.exposeString('chainId', { description: 'The chain id, as a hex quantity.', access }),
      atomicRequired: t.exposeBoolean('atomicRequired', {
        description: 'Always false: the wallet may also send the calls one by one.',
        access,
      }),
      calls: t.field({
        type: [EvmCall],
        description:
          'The calls in order. If the step needs an approval, an approval of exactly its amount comes first.',
        access,
        resolve: ({ accountId, kind, chain, wallet, ...batch }) =>
          batch.calls.map((call) => ({ ...call, accountId, kind, chain, wallet })),
      }),
    }),
  });
}

/** Declares the type of a preview's line. */
function declarePreviewLine({ subjects, accessTo }: CallReaders): void {
  const preview = accessTo('preview');
  PreviewLine.implement({
    description: 'One line of a preview to read before signing.',
    access: { subjects, partOf: 'BuiltTransaction' },
    fields: (t) => ({
      label: t.exposeString('label', { description: 'The name of the value, in English.', access: preview }),
      value: t.exposeString('value', {
        description: 'The value as text, in the unit that `unit` names.',
        access: preview,
      }),
      unit: t.expose('unit', {
        type: PreviewUnit,
        description: 'The unit of the value, which says how to format it.',
        access: preview,
      }),
    }),
  });
}

/** Declares the GraphQL types of a transaction's parts: requests, calls, batches of calls and previews. */
export function declareCallParts(readers: CallReaders): void {
  declareEvmRequest(readers);
  declareEvmCall(readers);
  declareWalletSendCalls(readers);
  declarePreviewLine(readers);
}

export const Simulation = builder
  .objectRef<SimulationModel & Pick<OfTransaction, 'accountId'>>('Simulation')
  .implement({
    description: 'The result of simulating a transaction when it was built, as its wallet.',
    access: { subjects: { owner: byAccount('accountId') } },
    fields: (t) => ({
      ok: t.exposeBoolean('ok', { description: 'True if all calls would succeed.', access: SIMULATION }),
      errorName: t.exposeString('errorName', {
        description: 'The name of the contract’s or program’s error; null if the simulation succeeded.',
        access: SIMULATION,
      }),
      cost: t.field({
        type: 'NativeAmount',
        description:
          'The cost in the chain’s native coin. On an EVM chain: the most that the gas can cost, or null if the ' +
          'request has no gas limit. A wallet with code need not own that much, because the sender of its ' +
          'transaction pays. On Solana: the fee, and the rent of accounts that the transaction opens; null if it ' +
          'would fail.',
        access: SIMULATION,
        resolve: ({ cost }) => (cost === null ? null : BigInt(cost)),
      }),
    }),
  });

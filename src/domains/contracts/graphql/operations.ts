import type { Base64 } from '@income-series/protocol/base64';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { InputRef } from '@pothos/core';
import { RESPONSE_ONLY } from 'field-access';
import { builder, ErrorInterface } from '../../../graphql/builder.ts';
import { chainArgument } from '../../../graphql/chain-argument.ts';
import { RENDER, WALLET_SIGNATURE } from '../../../graphql/cost.ts';
import { keyedInput, type MutationCall, mutation, rowInput } from '../../../graphql/mutation.ts';
import { existing, uuidOf } from '../../../graphql/row-id.ts';
import type { KeyedInput } from '../../operations/index.ts';
import type { ContractSubject } from '../index.ts';
import { parseUpload } from '../model/index.ts';
import { ContractLimit } from '../rules.ts';
import { ContractSession } from './session.ts';

/** Options of a non-null field that is computed for the response and not stored. */
const responseField = { nullable: false, access: RESPONSE_ONLY } as const;

builder.objectType(ContractLimit, {
  name: 'ContractLimit',
  interfaces: [ErrorInterface],
  description:
    'The refusal to render a contract because the account had the most contracts rendered that are allowed in an ' +
    'hour. The HTTP status is 200, as for other refusals.',
  fields: (t) => ({
    retryAt: t.field({
      ...responseField,
      type: 'DateTime',
      description: 'When another contract may be rendered.',
      resolve: ({ retryAt }) => retryAt,
    }),
  }),
});

/** A rendered contract for the response. `document`: null for a repeated request. */
interface RenderedContract {
  readonly id: string;
  readonly document: Base64 | null;
  readonly documentHash: Bytes32;
  readonly text: string;
}

const RenderPayload = builder.objectRef<RenderedContract>('RenderContractPayload').implement({
  description: 'A rendered contract to sign.',
  fields: (t) => ({
    contractSession: t.prismaField({
      type: ContractSession,
      access: 'traverse',
      resolve: (query, { id }, _, { db }) => db.contractSession.findUnique({ ...query, where: { id } }),
    }),
    document: t.expose('document', {
      type: 'Base64',
      description:
        'The document, a PDF in Base64. It is returned once and not stored: a repeated request returns null. If the ' +
        'response was lost, render another contract.',
      access: RESPONSE_ONLY,
    }),
    documentHash: t.expose('documentHash', {
      ...responseField,
      type: 'Bytes32',
      description: 'The SHA-256 hash of the document.',
    }),
    text: t.exposeString('text', {
      ...responseField,
      description:
        'The text that the wallet signs (EIP-191; on a Solana cluster Ed25519). It names site, account, contract, ' +
        'chain, wallet and the document’s hash.',
    }),
  }),
});

const UploadPayload = builder.objectRef<{ readonly id: string }>('UploadSignedContractPayload').implement({
  description: 'The contract that was signed.',
  fields: (t) => ({
    contractSession: t.prismaField({
      type: ContractSession,
      access: 'traverse',
      resolve: (query, { id }, _, { db }) => db.contractSession.findUnique({ ...query, where: { id } }),
    }),
  }),
});

const RenderParticipationInput = keyedInput('RenderParticipationContractInput', (t) => ({
  chain: t.field(chainArgument),
  wallet: t.field({ type: 'Address', required: true, description: 'The wallet of the account that will sign.' }),
}));

const UploadInput = keyedInput('UploadSignedContractInput', (t) => ({
  id: t.id(existing),
  document: t.field({
    type: 'Base64',
    required: true,
    description: 'The document byte for byte as it was returned, at most 1 MiB.',
  }),
  signature: t.field({
    type: 'Hex',
    required: true,
    description:
      'The wallet’s signature over the text: by EIP-191, of a contract wallet by ERC-1271 or ERC-6492, on a Solana ' +
      'cluster by Ed25519.',
  }),
}));

const ONCE =
  'The document is returned once; a contract that was open before is voided. At most ten contracts are rendered for an ' +
  'account in an hour.';

/** The parts of a mutation that renders a contract. */
interface RenderMutation<Input> {
  readonly description: string;
  readonly input: InputRef<Input>;
  /** The subject of the contract. */
  readonly subject: (call: MutationCall<Input>) => ContractSubject;
}

/** Defines a mutation that renders a contract. */
const renderMutation = <Input extends KeyedInput>(
  name: string,
  { subject, description, input }: RenderMutation<Input>,
) =>
  mutation(name, {
    type: RenderPayload,
    description: `${description} ${ONCE}`,
    complexity: RENDER,
    input,
    refusals: [ContractLimit],
    act: (call: MutationCall<Input>) => call.services.contracts.render(call.caller, subject(call)),
    async answer({ id }, { caller, services }, rendering): Promise<RenderedContract> {
      return { id, ...(await services.contracts.readText(caller, id)), document: rendering?.document() ?? null };
    },
  });

renderMutation('renderSeriesContract', {
  description: 'Renders the agreement and charter of a series draft, for its issuer’s wallet to sign within 24 hours.',
  input: rowInput('RenderSeriesContractInput'),
  subject: ({ input }) => ({ kind: 'SERIES', draftId: uuidOf('SeriesDraft', input.id) }),
});

renderMutation('renderParticipationContract', {
  description: 'Renders a backer’s participation agreement, for one of its wallets to sign within 24 hours.',
  input: RenderParticipationInput,
  subject: ({ input, chain }) => ({ kind: 'PARTICIPATION', chain, wallet: input.wallet }),
});

mutation('uploadSignedContract', {
  type: UploadPayload,
  description:
    'Stores the document and the wallet’s signature over the text, sealed in the vault. `buildCreateSeries` then ' +
    'uses the hash of a series’ contract.',
  complexity: WALLET_SIGNATURE,
  input: UploadInput,
  parse: parseUpload,
  act: ({ caller, input, parsed, services }) =>
    services.contracts.upload(caller, { ...parsed, id: uuidOf('ContractSession', input.id) }),
});

import type { KeyAddress } from '@income-series/protocol/hex';
import { RESPONSE_ONLY } from 'field-access';
import { readChainKey } from '../../../core/on-chain.ts';
import { bySignerKey } from '../../../graphql/access/index.ts';
import { builder } from '../../../graphql/builder.ts';
import { callerOf } from '../../../graphql/caller.ts';
import { chainArgument } from '../../../graphql/chain-argument.ts';
import type { GatewayContext } from '../../../graphql/context.ts';
import { nodeRounds } from '../../../graphql/cost.ts';
import { hexOf, rowId, uuidOf } from '../../../graphql/row-id.ts';
import { SigningDomain } from '../../reporting/graphql/basis.ts';
import type {
  SIGNING_KINDS,
  SigningField as SigningFieldModel,
  SigningRequest as SigningRequestModel,
} from '../index.ts';

/** Access to a signing request: for the addressed key's account and admins; stored nowhere. */
const SIGNING = { ...RESPONSE_ONLY, readers: ['attestor', 'admin'] } as const;
const subjects = { attestor: bySignerKey('key') } as const;
const optional = { nullable: true, access: SIGNING } as const;

/** The GraphQL type of the record that a kind of message belongs to. */
const RECORD_TYPE = {
  REPORT: 'Tier3Case',
  PAUSE: 'HardshipRequest',
  EXTINGUISH: 'ExtinguishmentRequest',
  AMEND: 'TermsAmendment',
  TRUEUP: 'AnnualCase',
} as const;

const SigningKind = builder.enumType('SigningKind', {
  description: 'A kind of signed message.',
  values: {
    REPORT: { description: 'REPORT attests a quarter’s report that an attestor checked (tier 3).' },
    FX: { description: 'FX states the rate of a quarter for which the feed has none.' },
    PAUSE: { description: 'PAUSE approves a pause for hardship.' },
    EXTINGUISH: { description: 'EXTINGUISH approves the extinguishment of a series.' },
    AMEND: { description: 'AMEND approves an amendment of the terms.' },
    TRUEUP: { description: 'TRUEUP states the adjustment of a year’s payments.' },
  } satisfies Readonly<Record<(typeof SIGNING_KINDS)[number], object>>,
});

const SigningChoiceInput = builder.inputType('SigningChoiceInput', {
  description: 'The values that the attestor chooses before a message can be written.',
  fields: (t) => ({
    rate: t.field({ type: 'Wad', description: 'For FX: the rate.' }),
    pauseEndsAt: t.field({ type: 'DateTime', description: 'For PAUSE: its `pauseEnd`, a whole second.' }),
    adjustment: t.field({
      type: 'BigInt',
      description: 'For TRUEUP: the adjustment, in base units of the payment token.',
    }),
    attestedAt: t.field({ type: 'DateTime', description: 'For TRUEUP: its `attestationTs`, a whole second.' }),
  }),
});

const SigningField = builder
  .objectRef<SigningFieldModel & { readonly chain: string; readonly key: KeyAddress }>('SigningField')
  .implement({
    description: 'One field of a message, as in EIP-712.',
    access: { subjects },
    fields: (t) => ({
      name: t.exposeString('name', { ...optional, description: 'The name of the field.' }),
      type: t.exposeString('type', { ...optional, description: 'The Solidity type of the field, as `uint64`.' }),
      value: t.exposeString('value', {
        ...optional,
        description: 'The value: an integer in decimal, anything else in hexadecimal.',
      }),
    }),
  });

const SigningRequest = builder.objectRef<SigningRequestModel>('SigningRequest').implement({
  description:
    'The message that an attestor key is asked to sign, with everything that leads to its digest. It is computed ' +
    'when asked and not stored. The signer computes the digest again from the fields.',
  access: { subjects },
  fields: (t) => ({
    kind: t.expose('kind', { description: 'The kind of message.', ...optional, type: SigningKind }),
    chain: t.expose('chain', { type: 'Chain', description: 'The chain that the message is for.', ...optional }),
    seriesKey: t.expose('seriesKey', { description: 'The key of the series.', ...optional, type: 'Bytes32' }),
    domain: t.field({
      type: SigningDomain,
      description: 'The EIP-712 domain of the message.',
      nullable: false,
      access: 'traverse',
      resolve: ({ domain }) => domain,
    }),
    key: t.expose('key', { ...optional, type: 'KeyAddress', description: 'The attestor key that is asked to sign.' }),
    fields: t.field({
      ...optional,
      type: [SigningField],
      description: 'The fields of the message, in the order of EIP-712.',
      resolve: ({ fields, chain, key }) => fields.map((field) => ({ ...field, chain, key })),
    }),
    words: t.field({
      ...optional,
      type: ['Bytes32'],
      description: 'The values of the fields as the 32-byte words that are hashed.',
      resolve: ({ words }) => [...words],
    }),
    structHash: t.expose('structHash', {
      description: 'The EIP-712 struct hash of the message.',
      ...optional,
      type: 'Bytes32',
    }),
    preImage: t.expose('preImage', {
      ...optional,
      type: 'Hex',
      description: 'The bytes that are hashed to the digest: 0x1901, domain separator, struct hash.',
    }),
    digest: t.expose('digest', {
      ...optional,
      type: 'Bytes32',
      description: 'The digest to sign: keccak-256 of the pre-image.',
    }),
    nonce: t.expose('nonce', {
      ...optional,
      type: 'BigInt',
      description: 'The nonce in the message; null for REPORT and FX, which have none.',
    }),
    nonceCurrent: t.exposeBoolean('nonceCurrent', {
      ...optional,
      description: 'True if the nonce in the message is still the chain’s. If false, a signature would be void.',
    }),
    keyActive: t.exposeBoolean('keyActive', {
      ...optional,
      description: 'True if the key is active on the chain now.',
    }),
    open: t.exposeBoolean('open', { ...optional, description: 'True if the record still waits for this signature.' }),
  }),
});

/** Parses a series' global id, or its bare key, into key and chain; a global id contains the chain. */
function parseSeriesId({ chains }: GatewayContext, id: string, chain: string | null) {
  const text = rowId('Series', id);
  const named = readChainKey(chains.first.name, text);
  return { id: hexOf(named.key, 32), chain: text === id ? chain : named.chain };
}

builder.queryField('signingRequest', (t) =>
  t.field({
    type: SigningRequest,
    description:
      'The message that a record asks an attestor key to sign. It is for the account of the addressed key and for ' +
      'admins.',
    access: 'traverse',
    authScopes: { signedIn: true },
    complexity: nodeRounds(5),
    args: {
      kind: t.arg({ type: SigningKind, required: true, description: 'The kind of message.' }),
      id: t.arg.id({
        required: true,
        description:
          'The global id of the record: a tier-3 case, annual case, amendment, or request for a pause or an ' +
          'extinguishment; for FX of the series. The record’s UUID, or the series’ key, works too.',
      }),
      chain: t.arg({ ...chainArgument, description: `For FX, of the series. ${chainArgument.description}` }),
      key: t.arg({
        type: 'KeyAddress',
        description: 'The key to sign with, if several are addressed. An admin must name one for FX.',
      }),
      choice: t.arg({
        type: SigningChoiceInput,
        description: 'The values that the attestor chooses, for FX, PAUSE and TRUEUP.',
      }),
    },
    resolve: (_, { kind, id, chain, key, choice }, ctx) =>
      ctx.services.signing.request(callerOf(ctx.viewer), {
        kind,
        ...(kind === 'FX'
          ? parseSeriesId(ctx, id, chain ?? null)
          : { id: uuidOf(RECORD_TYPE[kind], id), chain: chain ?? null }),
        key: key ?? null,
        choice: choice ?? {},
      }),
  }),
);

import { RESPONSE_ONLY } from '../../access/index.ts';
import type { KeyAddress } from '../../core/hex.ts';
import { readChainKey } from '../../core/on-chain.ts';
import { bySignerKey } from '../../graphql/access/index.ts';
import { builder } from '../../graphql/builder.ts';
import { callerOf } from '../../graphql/caller.ts';
import { chainArgument } from '../../graphql/chain-argument.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { nodeRounds } from '../../graphql/cost.ts';
import { hexOf, rowId, uuidOf } from '../../graphql/row-id.ts';
import { SigningDomain } from '../reporting/basis.graphql.ts';
import type {
  SIGNING_KINDS,
  SigningField as SigningFieldModel,
  SigningRequest as SigningRequestModel,
  SigningRequestService,
} from './index.ts';

declare module '../../graphql/context.ts' {
  interface Services {
    signing: SigningRequestService;
  }
}

/** Signing request: for the addressed key's account and admins, in the answer alone. */
const SIGNING = { ...RESPONSE_ONLY, readers: ['attestor', 'admin'] } as const;
const subjects = { attestor: bySignerKey('key') } as const;
const optional = { nullable: true, access: SIGNING } as const;

/** The type of the record that asks for a message. */
const RECORD = {
  REPORT: 'Tier3Case',
  PAUSE: 'HardshipRequest',
  EXTINGUISH: 'ExtinguishmentRequest',
  AMEND: 'TermsAmendment',
  TRUEUP: 'AnnualCase',
} as const;

const SigningKind = builder.enumType('SigningKind', {
  description: 'The six signed messages.',
  values: {
    REPORT: { description: 'A report of a quarter that an attestor has checked (tier 3).' },
    FX: { description: 'The exchange rate of a quarter for which the feed is stale.' },
    PAUSE: { description: 'The approval of a pause for hardship.' },
    EXTINGUISH: { description: 'The extinguishment of a series.' },
    AMEND: { description: 'An amendment of the terms.' },
    TRUEUP: { description: 'The adjustment of a year’s payments.' },
  } satisfies Readonly<Record<(typeof SIGNING_KINDS)[number], object>>,
});

const SigningChoiceInput = builder.inputType('SigningChoiceInput', {
  description: 'What the attestor alone decides of a message, before it can be spelled.',
  fields: (t) => ({
    rate: t.field({ type: 'Wad', description: 'FX.' }),
    pauseEndsAt: t.field({ type: 'DateTime', description: 'PAUSE, its member `pauseEnd`: a whole second.' }),
    adjustment: t.field({ type: 'BigInt', description: 'TRUEUP: base units.' }),
    attestedAt: t.field({ type: 'DateTime', description: 'TRUEUP, its member `attestationTs`: a whole second.' }),
  }),
});

const SigningField = builder
  .objectRef<SigningFieldModel & { readonly chain: string; readonly key: KeyAddress }>('SigningField')
  .implement({
    description: 'One field of a message, as EIP-712 names it.',
    access: { subjects },
    fields: (t) => ({
      name: t.exposeString('name', optional),
      type: t.exposeString('type', optional),
      value: t.exposeString('value', {
        ...optional,
        description: 'An integer in decimal, anything else in hexadecimal.',
      }),
    }),
  });

const SigningRequest = builder.objectRef<SigningRequestModel>('SigningRequest').implement({
  description:
    'What an addressed key is asked to sign, with everything that leads to the digest. Computed for the answer and ' +
    'stored nowhere. Whoever signs computes the digest again from the fields.',
  access: { subjects },
  fields: (t) => ({
    kind: t.expose('kind', { ...optional, type: SigningKind }),
    chain: t.expose('chain', { type: 'Chain', ...optional }),
    seriesKey: t.expose('seriesKey', { ...optional, type: 'Bytes32' }),
    domain: t.field({
      type: SigningDomain,
      description: 'The EIP-712 domain.',
      nullable: false,
      access: 'traverse',
      resolve: ({ domain }) => domain,
    }),
    key: t.expose('key', { ...optional, type: 'KeyAddress', description: 'Who is asked.' }),
    fields: t.field({
      ...optional,
      type: [SigningField],
      description: 'In the order of EIP-712.',
      resolve: ({ fields, chain, key }) => fields.map((field) => ({ ...field, chain, key })),
    }),
    words: t.field({
      ...optional,
      type: ['Bytes32'],
      description: 'The fields as they are hashed.',
      resolve: ({ words }) => [...words],
    }),
    structHash: t.expose('structHash', { ...optional, type: 'Bytes32' }),
    preImage: t.expose('preImage', { ...optional, type: 'Hex', description: '0x1901, domain separator, struct hash.' }),
    digest: t.expose('digest', {
      ...optional,
      type: 'Bytes32',
      description: 'keccak-256 of the pre-image: what is signed.',
    }),
    nonce: t.expose('nonce', {
      ...optional,
      type: 'BigInt',
      description: 'Null where the message has none: REPORT, FX.',
    }),
    nonceCurrent: t.exposeBoolean('nonceCurrent', {
      ...optional,
      description: 'False where the chain’s nonce has moved past the message’s: a signature would be void.',
    }),
    keyActive: t.exposeBoolean('keyActive', { ...optional, description: 'On the chain now.' }),
    open: t.exposeBoolean('open', { ...optional, description: 'The record still waits for this signature.' }),
  }),
});

/** The series that an id, or its key, names: an id says its chain too. */
function seriesIn({ chains }: GatewayContext, id: string, chain: string | null) {
  const text = rowId('Series', id);
  const named = readChainKey(chains.first.name, text);
  return { id: hexOf(named.key, 32), chain: text === id ? chain : named.chain };
}

builder.queryField('signingRequest', (t) =>
  t.field({
    type: SigningRequest,
    nullable: true,
    description:
      'The message that a record asks an attestor key to sign: for the account of the addressed key and admins. For ' +
      'anyone else there is none.',
    access: 'traverse',
    authScopes: { signedIn: true },
    complexity: nodeRounds(5),
    args: {
      kind: t.arg({ type: SigningKind, required: true, description: 'Which message.' }),
      id: t.arg.id({
        required: true,
        description:
          'Of the tier-3 case, hardship or extinguishment request, amendment or annual case; FX: of the series. As `node` ' +
          'takes it; the UUID, or the series’ key, in it is taken too.',
      }),
      chain: t.arg({ ...chainArgument, description: `For FX, of the series. ${chainArgument.description}` }),
      key: t.arg({ type: 'KeyAddress', description: 'Which of several addressed keys; an admin names one for FX.' }),
      choice: t.arg({ type: SigningChoiceInput, description: 'For FX, PAUSE and TRUEUP.' }),
    },
    resolve: (_, { kind, id, chain, key, choice }, ctx) =>
      ctx.services.signing.request(callerOf(ctx.viewer), {
        kind,
        ...(kind === 'FX' ? seriesIn(ctx, id, chain ?? null) : { id: uuidOf(RECORD[kind], id), chain: chain ?? null }),
        key: key ?? null,
        choice: choice ?? {},
      }),
  }),
);

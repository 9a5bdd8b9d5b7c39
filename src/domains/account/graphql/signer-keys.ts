import { RESPONSE_ONLY } from 'field-access';
import { OWN_AND_ADMIN_ROWS } from '../../../graphql/access/index.ts';
import { builder, ErrorInterface } from '../../../graphql/builder.ts';
import { keyset } from '../../../graphql/lists.ts';
import { keyedInput, mutation } from '../../../graphql/mutation.ts';
import { globalId, ofAccount, uuidOf } from '../../../graphql/row-id.ts';
import { SignerKeyInUse, type WorkKind } from '../open-work.ts';
import type { SignerKeyChallenge as Challenge } from '../signer-keys.ts';
import { AccountPayload, refreshAccount, refreshViewer } from './session.ts';

/** Access to columns of attestor key links. Keys are public on the chain, but not the accounts that they belong to. */
const LINK = { class: 'plain', readers: ['owner', 'admin'], deletion: 'unlink or account deletion' } as const;

/** The GraphQL type of the link between an attestor key and an account. */
export const SignerKeyLink = builder.prismaNode('AccountSignerKey', {
  name: 'SignerKeyLink',
  description: 'An attestor key that its holder linked to the account with a signature.',
  id: { field: 'id', access: { ...LINK, storedIn: 'account_signer_keys.id' } },
  access: OWN_AND_ADMIN_ROWS,
  select: { id: true },
  fields: (t) => ({
    key: t.expose('key', { type: 'KeyAddress', description: 'The attestor key.', access: LINK }),
    accountId: t.field({
      type: 'ID',
      nullable: false,
      description: 'The global id of the account that linked the key.',
      access: { ...LINK, storedIn: 'account_signer_keys.account_id' },
      select: { accountId: true },
      fromRow: true,
      resolve: ({ accountId }) => globalId('Account', accountId),
    }),
    linkedAt: t.expose('linkedAt', { type: 'DateTime', description: 'When the key was linked.', access: LINK }),
  }),
});

builder.prismaObjectField('Account', 'signerKeys', (t) =>
  t.relation('signerKeys', {
    nullable: false,
    description: 'The attestor keys linked to the account, at most 16.',
    access: 'traverse',
    query: { orderBy: { id: 'asc' } },
  }),
);

builder.queryField('signerKeyLinks', (t) =>
  keyset(t, {
    type: 'AccountSignerKey',
    description:
      'The links of attestor keys to accounts, latest first, whether or not the keys are registered. For admins.',
    access: 'traverse',
    authScopes: { admin: true },
    order: { by: 'linkedAt', direction: 'desc' },
    args: { accountId: t.arg.id(ofAccount) },
    where: ({ accountId }) => (accountId == null ? {} : { accountId: uuidOf('Account', `${accountId}`) }),
  }),
);

const responseField = { nullable: false, access: RESPONSE_ONLY } as const;

const OpenWorkKind = builder.enumType('OpenWorkKind', {
  description: 'A kind of open work that is addressed to an attestor key and keeps the key from being unlinked.',
  values: {
    TIER3_CASE: { description: 'A case whose attestor reads the documents of a report.' },
    ANNUAL_CASE: { description: 'A case that compares a year’s payments with the year’s documents.' },
    HARDSHIP: { description: 'A request for a pause that is on the chain.' },
    AMENDMENT: { description: 'An amendment of terms under review.' },
    EXTINGUISHMENT: { description: 'A request to extinguish a series.' },
  } satisfies Readonly<Record<WorkKind, object>>,
});

builder.objectType(SignerKeyInUse, {
  name: 'SignerKeyInUse',
  interfaces: [ErrorInterface],
  description:
    'The refusal of `unlinkSignerKey` while work addressed to the key is open. The HTTP status is 409 if the ' +
    'operation has no other field.',
  fields: (t) => ({
    openWork: t.field({
      ...responseField,
      type: [OpenWorkKind],
      description: 'The kinds of open work, each once.',
      resolve: ({ openWork }) => openWork,
    }),
  }),
});

const SignerKeyChallenge = builder.objectRef<Challenge>('SignerKeyChallenge').implement({
  description: 'A text for the holder of an attestor key to sign with it within ten minutes (EIP-191).',
  fields: (t) => ({
    message: t.exposeString('message', {
      ...responseField,
      description: 'The text to sign. It names the account and the key.',
    }),
    nonce: t.string({
      description: 'The random value in the text, which is valid once.',
      ...responseField,
      resolve: ({ nonce }) => nonce.nonce,
    }),
    issuedAt: t.field({
      description: 'When the challenge was issued.',
      ...responseField,
      type: 'DateTime',
      resolve: ({ nonce }) => nonce.issuedAt,
    }),
    expiresAt: t.field({
      description: 'When the challenge expires, ten minutes after it was issued.',
      ...responseField,
      type: 'DateTime',
      resolve: ({ nonce }) => nonce.expiresAt,
    }),
  }),
});

/** Defines the payload of a mutation that returns a signer key's link. */
const linkPayload = (name: string) =>
  builder.objectRef<{ readonly linkId: string }>(name).implement({
    fields: (t) => ({
      signerKeyLink: t.prismaField({
        type: SignerKeyLink,
        access: 'traverse',
        resolve: (query, { linkId }, _, { db }) => db.accountSignerKey.findUnique({ ...query, where: { id: linkId } }),
      }),
    }),
  });

const SignerKeyChallengeInput = builder.inputType('SignerKeyChallengeInput', {
  fields: (t) => ({ key: t.field({ type: 'KeyAddress', required: true, description: 'The attestor key to link.' }) }),
});

const UnlinkSignerKeyInput = keyedInput('UnlinkSignerKeyInput', (t) => ({
  key: t.field({ type: 'KeyAddress', required: true, description: 'The attestor key to unlink.' }),
}));

const RequestSealingInput = keyedInput('RequestSealingInput', (t) => ({
  key: t.field({
    type: 'KeyAddress',
    required: true,
    description: 'The linked key that can no longer open its work.',
  }),
}));

const LinkSignerKeyInput = keyedInput('LinkSignerKeyInput', (t) => ({
  nonce: t.string({ required: true, description: 'The `nonce` of the challenge whose message was signed.' }),
  signature: t.field({
    type: 'Hex',
    required: true,
    description: 'The key’s signature over the challenge’s message: 65 bytes r, s, v with low s and v 27 or 28.',
  }),
}));

mutation('signerKeyChallenge', {
  type: SignerKeyChallenge,
  description:
    'Issues the text that the holder of an attestor key signs to have the key linked to the account. Each request ' +
    'returns another one.',
  input: SignerKeyChallengeInput,
  repeatable: 'by account',
  act: ({ caller, input, services }) => services.account.issueKeyLink(caller.accountId, input.key),
  answer: ({ nonce }, { services }) => services.account.keyChallenge(nonce),
});

mutation('linkSignerKey', {
  type: linkPayload('LinkSignerKeyPayload'),
  description: 'Links the attestor key that signed a challenge of `signerKeyChallenge` to the account.',
  input: LinkSignerKeyInput,
  parse: (input, { account }) => account.parseKeySignature(input),
  act: ({ caller, parsed, services }) => services.account.linkSignerKey(caller.accountId, parsed),
  async answer(saved, { ctx }) {
    await refreshViewer(ctx);
    return saved;
  },
});

mutation('requestSealing', {
  type: linkPayload('RequestSealingPayload'),
  description:
    'Asks issuers to seal open work for another key, because the holder of the given key can no longer open it. ' +
    'The key may be inactive. Each issuer is notified once; nothing of the work is returned.',
  input: RequestSealingInput,
  act: ({ caller, input, services }) => services.account.requestSealing(caller.accountId, input.key),
});

mutation('unlinkSignerKey', {
  type: AccountPayload,
  description:
    'Unlinks an attestor key and withdraws its announcement. While work addressed to the key is open it is refused ' +
    'with CONFLICT (`SignerKeyInUse`).',
  input: UnlinkSignerKeyInput,
  refusals: [SignerKeyInUse],
  act: ({ caller, input, services }) => services.account.unlinkSignerKey(caller.accountId, input.key),
  answer: (_saved, call) => refreshAccount(call),
});

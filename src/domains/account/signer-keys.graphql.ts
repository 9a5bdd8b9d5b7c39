import { RESPONSE_ONLY } from '../../access/index.ts';
import { OWN_AND_ADMIN_ROWS } from '../../graphql/access/index.ts';
import { builder, ErrorInterface } from '../../graphql/builder.ts';
import { keyset } from '../../graphql/list-builders.ts';
import { idempotencyKey, mutation } from '../../graphql/mutation.ts';
import { globalId, ofAccount, uuidOf } from '../../graphql/row-id.ts';
import { SignerKeyInUse, type WorkKind } from './open-work.ts';
import { AccountPayload, refreshedAccount, refreshViewer } from './session.graphql.ts';
import type { SignerKeyChallenge as Challenge } from './signer-keys.ts';

/** Attestor key links: the key is public on the chain, whose account it is, is not. */
const link = (column: string) =>
  ({
    storedIn: `account_signer_keys.${column}`,
    class: 'plain',
    readers: ['owner', 'admin'],
    deletion: 'unlink or account deletion',
  }) as const;

/** An attestor key as its account's. */
export const SignerKeyLink = builder.prismaNode('AccountSignerKey', {
  name: 'SignerKeyLink',
  description: 'An attestor key that its holder linked to the account by a signature.',
  id: { field: 'id', access: link('id') },
  access: OWN_AND_ADMIN_ROWS,
  select: { id: true },
  fields: (t) => ({
    key: t.expose('key', { type: 'KeyAddress', nullable: false, access: link('key') }),
    accountId: t.field({
      type: 'ID',
      nullable: false,
      description: 'Of the account.',
      access: link('account_id'),
      select: { accountId: true },
      resolve: ({ accountId }) => globalId('Account', accountId),
    }),
    linkedAt: t.expose('linkedAt', { type: 'DateTime', nullable: false, access: link('linked_at') }),
  }),
});

builder.prismaObjectField('Account', 'signerKeys', (t) =>
  t.relation('signerKeys', {
    nullable: false,
    description: 'At most 16, for the owner and for admins.',
    access: 'traverse',
    query: { orderBy: { id: 'asc' } },
  }),
);

builder.queryField('signerKeyLinks', (t) =>
  keyset(t, {
    type: 'AccountSignerKey',
    description: 'Whose the attestor keys are, registered or not, the latest link first; for admins.',
    access: 'traverse',
    authScopes: { admin: true },
    order: { by: 'linkedAt', direction: 'desc' },
    args: { accountId: t.arg.id(ofAccount) },
    where: ({ accountId }) => (accountId == null ? {} : { accountId: uuidOf('Account', `${accountId}`) }),
  }),
);

const served = { nullable: false, access: RESPONSE_ONLY } as const;

const OpenWorkKind = builder.enumType('OpenWorkKind', {
  description: 'What may be addressed to an attestor key, and holds it.',
  values: {
    TIER3_CASE: { description: 'A case that asks the attestor to read the documents of a report.' },
    ANNUAL_CASE: { description: 'A case that holds a year’s payments against its documents.' },
    HARDSHIP: { description: 'A request for a pause, on the chain.' },
    AMENDMENT: { description: 'An amendment of terms under review.' },
    EXTINGUISHMENT: { description: 'A request to extinguish a series.' },
  } satisfies Readonly<Record<WorkKind, object>>,
});

builder.objectType(SignerKeyInUse, {
  name: 'SignerKeyInUse',
  interfaces: [ErrorInterface],
  description:
    'The attestor key stays linked while work addressed to it is open. HTTP 409 if the operation has no other field.',
  fields: (t) => ({
    openWork: t.field({
      ...served,
      type: [OpenWorkKind],
      description: 'Of which kinds, each once.',
      resolve: ({ openWork }) => openWork,
    }),
  }),
});

const SignerKeyChallenge = builder.objectRef<Challenge>('SignerKeyChallenge').implement({
  description: 'What the holder of an attestor key is asked to sign with it (EIP-191), within ten minutes.',
  fields: (t) => ({
    message: t.exposeString('message', { ...served, description: 'The text to sign: it names account and key.' }),
    nonce: t.string({ ...served, resolve: ({ nonce }) => nonce.nonce }),
    issuedAt: t.field({ ...served, type: 'DateTime', resolve: ({ nonce }) => nonce.issuedAt }),
    expiresAt: t.field({ ...served, type: 'DateTime', resolve: ({ nonce }) => nonce.expiresAt }),
  }),
});

const linkPayload = (name: string) =>
  builder.objectRef<{ readonly linkId: string }>(name).implement({
    fields: (t) => ({
      signerKeyLink: t.prismaField({
        type: SignerKeyLink,
        nullable: true,
        access: 'traverse',
        resolve: (query, { linkId }, _, { db }) => db.accountSignerKey.findUnique({ ...query, where: { id: linkId } }),
      }),
    }),
  });

const SignerKeyChallengeInput = builder.inputType('SignerKeyChallengeInput', {
  fields: (t) => ({ key: t.field({ type: 'KeyAddress', required: true, description: 'The attestor key to link.' }) }),
});

const UnlinkSignerKeyInput = builder.inputType('UnlinkSignerKeyInput', {
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    key: t.field({ type: 'KeyAddress', required: true, description: 'The linked attestor key.' }),
  }),
});

const RequestSealingInput = builder.inputType('RequestSealingInput', {
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    key: t.field({ type: 'KeyAddress', required: true, description: 'The linked key that does not open it any more.' }),
  }),
});

const LinkSignerKeyInput = builder.inputType('LinkSignerKeyInput', {
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    nonce: t.string({ required: true, description: 'Of the challenge whose message was signed.' }),
    signature: t.field({ type: 'Hex', required: true, description: '65 bytes r, s, v with low s and v 27 or 28.' }),
  }),
});

mutation('signerKeyChallenge', {
  type: SignerKeyChallenge,
  description:
    'Issues the text by which the holder of an attestor key agrees to have it linked to the account; another for each ' +
    'request.',
  input: SignerKeyChallengeInput,
  repeatable: 'by account',
  act: ({ caller, input, services }) => services.account.issueKeyLink(caller.accountId, input.key),
  answer: ({ nonce }, { services }) => services.account.keyChallenge(nonce),
});

mutation('linkSignerKey', {
  type: linkPayload('LinkSignerKeyPayload'),
  description: 'Links the attestor key that signed a challenge of this account.',
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
    'Asks the issuers of open work that is sealed to a key of the account, active or not, to seal it to another one. Each is ' +
    'notified once; nothing of the work is answered.',
  input: RequestSealingInput,
  act: ({ caller, input, services }) => services.account.requestSealing(caller.accountId, input.key),
});

mutation('unlinkSignerKey', {
  type: AccountPayload,
  description:
    'Unlinks an attestor key and takes back its announcement. While work addressed to it is open: CONFLICT, as ' +
    '`SignerKeyInUse`.',
  input: UnlinkSignerKeyInput,
  refusals: [SignerKeyInUse],
  act: ({ caller, input, services }) => services.account.unlinkSignerKey(caller.accountId, input.key),
  answer: (_saved, asked) => refreshedAccount(asked),
});

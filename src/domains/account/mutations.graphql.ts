import type { InputFieldBuilder } from '@pothos/core';
import { RESPONSE_ONLY } from '../../access/index.ts';
import { chainKind, clusterId } from '../../core/chain.ts';
import { NOBODY } from '../../graphql/access/index.ts';
import { builder } from '../../graphql/builder.ts';
import { WALLET_SIGNATURE } from '../../graphql/cost.ts';
import { idempotencyKey, mutation } from '../../graphql/mutation.ts';
import type { GatewaySchemaTypes } from '../../graphql/schema-types.ts';
import { Viewer } from './graphql.ts';
import { SIGN_IN_STATEMENT, SIGN_IN_VERSION } from './model.ts';
import { AccountPayload, continueAs, refreshedAccount } from './session.graphql.ts';
import type { Challenge } from './sign-in.ts';

const served = { nullable: false, access: RESPONSE_ONLY } as const;

export const WalletChallenge = builder.objectRef<Challenge>('WalletChallenge').implement({
  description:
    'What a wallet is asked to sign (EIP-191; on a Solana cluster its bytes as they are), within ten minutes.',
  fields: (t) => ({
    message: t.exposeString('message', {
      ...served,
      description:
        'The text to sign. For a sign-in on an EVM chain, an EIP-4361 message; one that a library writes over the same fields, ' +
        'statement included, is as good. On a Solana cluster, the text of Sign-In With Solana, which has no other form.',
    }),
    statement: t.string({
      nullable: true,
      access: RESPONSE_ONLY,
      description:
        'Of a sign-in: the sentence in the text that says what the wallet agrees to. Null of every other text.',
      resolve: ({ nonce }) => (nonce.purpose === 'sign-in' ? SIGN_IN_STATEMENT : null),
    }),
    nonce: t.string({ ...served, resolve: ({ nonce }) => nonce.nonce }),
    domain: t.string({ ...served, resolve: ({ nonce }) => nonce.domain }),
    uri: t.string({ ...served, resolve: ({ nonce }) => nonce.uri }),
    version: t.string({ ...served, resolve: () => SIGN_IN_VERSION }),
    chainId: t.exposeInt('chainId', {
      nullable: true,
      access: RESPONSE_ONLY,
      description: 'Null where the wallet is on no EVM chain.',
    }),
    cluster: t.string({
      nullable: true,
      access: RESPONSE_ONLY,
      description:
        'The Chain ID of a Sign-In With Solana text: `devnet`, `testnet`, or `localnet` for a cluster that has no name. Null on an EVM chain.',
      resolve: ({ nonce: { chain } }) => (chainKind(chain) === 'solana' ? clusterId(chain) : null),
    }),
    issuedAt: t.field({ ...served, type: 'DateTime', resolve: ({ nonce }) => nonce.issuedAt }),
    expiresAt: t.field({ ...served, type: 'DateTime', resolve: ({ nonce }) => nonce.expiresAt }),
  }),
});

const SignInPayload = builder
  .objectRef<{ token: string; expiresAt: Date; accountId: string }>('SignInPayload')
  .implement({
    fields: (t) => ({
      token: t.exposeString('token', {
        ...served,
        description: 'For the header `authorization: Bearer …`. Nowhere stored by the service.',
        access: { ...RESPONSE_ONLY, deletion: '24 h expiry' },
      }),
      expiresAt: t.expose('expiresAt', { ...served, type: 'DateTime' }),
      viewer: t.prismaField({
        type: Viewer,
        nullable: false,
        access: 'traverse',
        resolve: (query, { accountId }, _, { db }) =>
          db.account.findUniqueOrThrow({ ...query, where: { id: accountId } }),
      }),
    }),
  });

const SignOutPayload = builder.objectRef<{ accountId: string }>('SignOutPayload').implement({
  fields: (t) => ({
    signedOut: t.boolean({ ...served, description: 'Every token of the account is void.', resolve: () => true }),
  }),
});

type Fields = InputFieldBuilder<PothosSchemaTypes.ExtendDefaultTypes<GatewaySchemaTypes>, 'InputObject'>;
export const walletFields = (t: Fields) => ({
  address: t.field({ type: 'Address', required: true, description: 'The wallet.' }),
  chain: t.field({ type: 'Chain', required: true, description: 'The chain of the wallet.' }),
});
/** The input of a challenge: each request is answered another one. */
const challengeInput = (name: string) => builder.inputType(name, { fields: walletFields });

const RemoveWalletInput = builder.inputType('RemoveWalletInput', {
  fields: (t) => ({ idempotencyKey: t.field(idempotencyKey), ...walletFields(t) }),
});

/** Of a mutation that answers once: what it answers is kept nowhere. */
const attemptKey = {
  ...idempotencyKey,
  description: 'Chosen by the client for one attempt. The answer is given once: the same key again is NONCE_INVALID.',
} as const;

const SignInInput = builder.inputType('SignInInput', {
  fields: (t) => ({
    idempotencyKey: t.field(attemptKey),
    message: t.string({
      required: true,
      description: 'The EIP-4361 message, or the Sign-In With Solana text, exactly as it was signed.',
    }),
    signature: t.field({
      type: 'Hex',
      required: true,
      description:
        'On an EVM chain 65 bytes r, s, v with low s and v 27 or 28, or what a contract wallet accepts (ERC-1271, ERC-6492), ' +
        '`0x` among it; on a Solana cluster 64 bytes R, s (Ed25519).',
    }),
  }),
});

const AddWalletInput = builder.inputType('AddWalletInput', {
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    nonce: t.string({ required: true, description: 'Of the challenge whose message was signed.' }),
    signature: t.field({ type: 'Hex', required: true, description: 'The wallet’s, over the challenge’s message.' }),
  }),
});

const SignOutInput = builder.inputType('SignOutEverywhereInput', {
  fields: (t) => ({ idempotencyKey: t.field(idempotencyKey) }),
});

const ProfileInput = builder.inputType('UpdateProfileInput', {
  description: 'What is not given stays; null clears.',
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    email: t.string({
      description: 'At most 254 characters. Another address is to be confirmed: `requestEmailCode`, `confirmEmail`.',
    }),
    displayName: t.string({ description: 'At most 80 characters.' }),
    country: t.string({ description: 'ISO 3166-1 alpha-2.' }),
  }),
});

mutation('signInNonce', {
  type: WalletChallenge,
  description:
    'Issues a nonce for a wallet, with the message to sign. Ten minutes by the database’s clock. Each request is answered ' +
    'another one.',
  input: challengeInput('SignInNonceInput'),
  repeatable: 'by anyone',
  parse: (input, { account }) => account.walletOf(input),
  act: ({ parsed, services }) => services.account.issueSignIn(parsed),
  answer: ({ nonce }, { parsed, services }) => services.account.signInChallenge(nonce, parsed),
});

mutation('signIn', {
  type: SignInPayload,
  description:
    'Opens a session of 24 hours for the wallet that signed an issued nonce’s message. Its token is answered once: the same request again is NONCE_INVALID.',
  complexity: WALLET_SIGNATURE,
  input: SignInInput,
  parse: (input, { account }) => account.parseSignIn(input),
  attempt: ({ input, parsed: { wallet } }) => ({
    caller: `wallet:${wallet}`,
    input,
  }),
  repeated: 'NONCE_INVALID',
  act: ({ parsed, services }) => services.account.signIn(parsed),
  async answer(grant, { ctx, services }) {
    const signedIn = await services.account.openSession(grant);
    await continueAs(ctx, signedIn.session);
    return signedIn;
  },
});

mutation('signOutEverywhere', {
  type: SignOutPayload,
  description: 'Voids every session token of the account, this request’s among them.',
  input: SignOutInput,
  act: ({ caller, services }) => services.account.signOutEverywhere(caller.accountId),
  answer(saved, { ctx }) {
    ctx.session = null;
    ctx.access.switchViewer(NOBODY);
    return saved;
  },
});

mutation('addWalletChallenge', {
  type: WalletChallenge,
  description:
    'Issues the text by which a further wallet agrees to be linked to the account; another for each request.',
  input: challengeInput('AddWalletChallengeInput'),
  repeatable: 'by account',
  parse: (input, { account }) => account.walletOf(input),
  act: ({ caller, parsed, services }) => services.account.issueWalletLink(caller.accountId, parsed),
  answer: ({ nonce }, { parsed, services }) => services.account.walletChallenge(nonce, parsed),
});

mutation('addWallet', {
  type: AccountPayload,
  description: 'Links the wallet that signed a challenge of this account.',
  complexity: WALLET_SIGNATURE,
  input: AddWalletInput,
  parse: (input, { account }) => account.parseChallenge(input),
  act: ({ caller, parsed, services }) => services.account.addWallet(caller.accountId, parsed),
  answer: (_saved, asked) => refreshedAccount(asked),
});

mutation('removeWallet', {
  type: AccountPayload,
  description: 'Unlinks a wallet, but not the last one. Sessions stay: `signOutEverywhere` ends them.',
  input: RemoveWalletInput,
  parse: (input, { account }) => account.walletOf(input),
  act: ({ caller, parsed, services }) => services.account.removeWallet(caller.accountId, parsed),
  answer: (_saved, asked) => refreshedAccount(asked),
});

mutation('updateProfile', {
  type: AccountPayload,
  description: 'Changes the account’s e-mail address, display name or country.',
  input: ProfileInput,
  parse: ({ idempotencyKey: _, ...change }, { account }) => account.parseProfile(change),
  act: ({ caller, parsed, services }) => services.account.updateProfile(caller.accountId, parsed),
});

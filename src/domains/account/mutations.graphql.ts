import { RESPONSE_ONLY } from '../../access/index.ts';
import { NOBODY } from '../../graphql/access/index.ts';
import { builder } from '../../graphql/builder.ts';
import { WALLET_SIGNATURE } from '../../graphql/cost.ts';
import { attemptKey, idempotencyKey } from '../../graphql/idempotency-key.ts';
import { refusable } from '../../graphql/refusal.ts';
import { ViewerRef } from './graphql.ts';
import { SIGN_IN_VERSION } from './rules.ts';
import { AccountPayload, becomeViewerOf, refreshViewer, signedInAccount } from './session.graphql.ts';
import type { Challenge } from './sign-in.ts';

const served = { nullable: false, access: RESPONSE_ONLY } as const;

const WalletChallenge = builder.objectRef<Challenge>('WalletChallenge').implement({
  description: 'What a wallet is asked to sign (EIP-191), within ten minutes.',
  fields: (t) => ({
    message: t.exposeString('message', {
      ...served,
      description:
        'The text to sign. For a sign-in, an EIP-4361 message; one that a library writes over the same fields, statement included, is as good.',
    }),
    nonce: t.string({ ...served, resolve: ({ nonce }) => nonce.nonce }),
    domain: t.string({ ...served, resolve: ({ nonce }) => nonce.domain }),
    uri: t.string({ ...served, resolve: ({ nonce }) => nonce.uri }),
    version: t.string({ ...served, resolve: () => SIGN_IN_VERSION }),
    chainId: t.exposeInt('chainId', served),
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
      viewer: t.field({
        type: ViewerRef,
        nullable: false,
        access: 'traverse',
        resolve: ({ accountId }) => ({ accountId }),
      }),
    }),
  });

const SignOutPayload = builder.objectRef<{ accountId: string }>('SignOutPayload').implement({
  fields: (t) => ({
    signedOut: t.boolean({ ...served, description: 'Every token of the account is void.', resolve: () => true }),
  }),
});

const walletInput = (name: string) =>
  builder.inputType(name, {
    fields: (t) => ({
      idempotencyKey: t.field(idempotencyKey),
      address: t.field({ type: 'Address', required: true }),
      chain: t.string({ required: true, description: 'As `evm:10143`.' }),
    }),
  });

const SignInInput = builder.inputType('SignInInput', {
  fields: (t) => ({
    idempotencyKey: t.field(attemptKey),
    message: t.string({ required: true, description: 'The EIP-4361 message exactly as it was signed.' }),
    signature: t.string({
      required: true,
      description:
        '65 bytes r, s, v with low s and v 27 or 28; or what a contract wallet accepts (ERC-1271, ERC-6492), `0x` among it.',
    }),
  }),
});

const AddWalletInput = builder.inputType('AddWalletInput', {
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    nonce: t.string({ required: true, description: 'Of the challenge whose message was signed.' }),
    signature: t.string({ required: true }),
  }),
});

const SignOutInput = builder.inputType('SignOutEverywhereInput', {
  fields: (t) => ({ idempotencyKey: t.field(idempotencyKey) }),
});

const ProfileInput = builder.inputType('UpdateProfileInput', {
  description: 'What is not given stays; null clears.',
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    email: t.string({ description: 'At most 254 characters.' }),
    displayName: t.string({ description: 'At most 80 characters.' }),
    country: t.string({ description: 'ISO 3166-1 alpha-2.' }),
  }),
});

builder.mutationFields((t) => ({
  signInNonce: t.field({
    type: WalletChallenge,
    description: 'Issues a nonce for a wallet, with the message to sign. Ten minutes by the database’s clock.',
    access: 'traverse',
    errors: refusable,
    args: { input: t.arg({ type: walletInput('SignInNonceInput'), required: true }) },
    resolve: (_root, { input }, { services }) => services.account.signInNonce(input),
  }),

  signIn: t.field({
    type: SignInPayload,
    description:
      'Opens a session of 24 hours for the wallet that signed an issued nonce’s message. Its token is answered once: the same request again is NONCE_INVALID.',
    access: 'traverse',
    errors: refusable,
    complexity: WALLET_SIGNATURE,
    args: { input: t.arg({ type: SignInInput, required: true }) },
    resolve: async (_root, { input }, ctx) => {
      const signedIn = await ctx.services.account.signIn(input);
      await becomeViewerOf(ctx, signedIn.session);
      return signedIn;
    },
  }),

  signOutEverywhere: t.field({
    type: SignOutPayload,
    description: 'Voids every session token of the account, this request’s among them.',
    access: 'traverse',
    errors: refusable,
    args: { input: t.arg({ type: SignOutInput, required: true }) },
    resolve: async (_root, { input }, ctx) => {
      const result = await ctx.services.account.signOutEverywhere(signedInAccount(ctx), input);
      ctx.session = null;
      ctx.access.switchViewer(NOBODY);
      return result;
    },
  }),

  addWalletChallenge: t.field({
    type: WalletChallenge,
    description: 'Issues the text by which a further wallet agrees to be linked to the account.',
    access: 'traverse',
    errors: refusable,
    args: { input: t.arg({ type: walletInput('AddWalletChallengeInput'), required: true }) },
    resolve: (_root, { input }, ctx) => ctx.services.account.addWalletChallenge(signedInAccount(ctx), input),
  }),

  addWallet: t.field({
    type: AccountPayload,
    description: 'Links the wallet that signed a challenge of this account.',
    access: 'traverse',
    errors: refusable,
    complexity: WALLET_SIGNATURE,
    args: { input: t.arg({ type: AddWalletInput, required: true }) },
    resolve: async (_root, { input }, ctx) => {
      const accountId = signedInAccount(ctx);
      await ctx.services.account.addWallet(accountId, input);
      await refreshViewer(ctx);
      return { accountId };
    },
  }),

  removeWallet: t.field({
    type: AccountPayload,
    description: 'Unlinks a wallet, but not the last one. Sessions stay: `signOutEverywhere` ends them.',
    access: 'traverse',
    errors: refusable,
    args: { input: t.arg({ type: walletInput('RemoveWalletInput'), required: true }) },
    resolve: async (_root, { input }, ctx) => {
      const accountId = signedInAccount(ctx);
      await ctx.services.account.removeWallet(accountId, input);
      await refreshViewer(ctx);
      return { accountId };
    },
  }),

  updateProfile: t.field({
    type: AccountPayload,
    description: 'Changes the account’s e-mail address, display name or country.',
    access: 'traverse',
    errors: refusable,
    args: { input: t.arg({ type: ProfileInput, required: true }) },
    resolve: (_root, { input }, ctx) => ctx.services.account.updateProfile(signedInAccount(ctx), input),
  }),
}));

import { chainKind, clusterId } from '@income-series/protocol/chain';
import { RESPONSE_ONLY } from 'field-access';
import { NOBODY } from '../../../graphql/access/index.ts';
import { builder } from '../../../graphql/builder.ts';
import { WALLET_SIGNATURE } from '../../../graphql/cost.ts';
import { type InputFields, idempotencyKey, keyedInput, mutation } from '../../../graphql/mutation.ts';
import { SIGN_IN_STATEMENT, SIGN_IN_VERSION } from '../model/index.ts';
import type { Challenge } from '../sign-in.ts';
import { Viewer } from './index.ts';
import { AccountPayload, continueAs, refreshAccount } from './session.ts';

const responseField = { nullable: false, access: RESPONSE_ONLY } as const;

export const WalletChallenge = builder.objectRef<Challenge>('WalletChallenge').implement({
  description:
    'A text for a wallet to sign within ten minutes (by EIP-191; on a Solana cluster its bytes as they are).',
  fields: (t) => ({
    message: t.exposeString('message', {
      ...responseField,
      description:
        'The text to sign. For a sign-in on an EVM chain it is an EIP-4361 message; a message that a library writes ' +
        'with the same fields, the statement included, works too. On a Solana cluster it is the text of Sign-In With ' +
        'Solana, which has no other form.',
    }),
    statement: t.string({
      access: RESPONSE_ONLY,
      description:
        'The sentence of a sign-in text that says what the wallet agrees to; null for a text that is not a sign-in.',
      resolve: ({ nonce }) => (nonce.purpose === 'sign-in' ? SIGN_IN_STATEMENT : null),
    }),
    nonce: t.string({
      description: 'The random value in the text, which is valid once.',
      ...responseField,
      resolve: ({ nonce }) => nonce.nonce,
    }),
    domain: t.string({
      description: 'The domain of the site that the text names.',
      ...responseField,
      resolve: ({ nonce }) => nonce.domain,
    }),
    uri: t.string({
      description: 'The address of the site that the text names.',
      ...responseField,
      resolve: ({ nonce }) => nonce.uri,
    }),
    version: t.string({
      description: 'The version of the text’s format, always `1`.',
      ...responseField,
      resolve: () => SIGN_IN_VERSION,
    }),
    chainId: t.exposeInt('chainId', {
      access: RESPONSE_ONLY,
      description: 'The chain id in the text; null if the wallet is not on an EVM chain.',
    }),
    cluster: t.string({
      access: RESPONSE_ONLY,
      description:
        'The Chain ID in a Sign-In With Solana text: `devnet`, `testnet`, or `localnet` for a cluster without a ' +
        'name. Null on an EVM chain.',
      resolve: ({ nonce: { chain } }) => (chainKind(chain) === 'solana' ? clusterId(chain) : null),
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

const SignInPayload = builder
  .objectRef<{ token: string; expiresAt: Date; accountId: string }>('SignInPayload')
  .implement({
    fields: (t) => ({
      token: t.exposeString('token', {
        ...responseField,
        description: 'The session token for the header `authorization: Bearer …`. The service does not store it.',
        access: { ...RESPONSE_ONLY, deletion: '24 h expiry' },
      }),
      expiresAt: t.expose('expiresAt', {
        description: 'When the session ends, in 24 hours.',
        ...responseField,
        type: 'DateTime',
      }),
      viewer: t.prismaField({
        type: Viewer,
        nullable: false,
        description: 'The account that is now signed in.',
        access: 'traverse',
        resolve: (query, { accountId }, _, { db }) =>
          db.account.findUniqueOrThrow({ ...query, where: { id: accountId } }),
      }),
    }),
  });

const SignOutPayload = builder.objectRef<{ accountId: string }>('SignOutPayload').implement({
  description: 'The payload of `signOutEverywhere`, returned when it succeeds.',
  fields: (t) => ({
    signedOut: t.boolean({
      ...responseField,
      description: 'Always true: every session token of the account is void now.',
      resolve: () => true,
    }),
  }),
});

/** The input fields that name a wallet. */
export const walletFields = (t: InputFields) => ({
  address: t.field({ type: 'Address', required: true, description: 'The address of the wallet.' }),
  chain: t.field({ type: 'Chain', required: true, description: 'The chain of the wallet.' }),
});
/** Defines the input of a challenge, without an idempotency key, because each request returns another challenge. */
const challengeInput = (name: string) => builder.inputType(name, { fields: walletFields });

const RemoveWalletInput = keyedInput('RemoveWalletInput', walletFields);

/** The idempotency key of `signIn`, whose result is not stored and so cannot be returned again. */
const attemptKey = {
  ...idempotencyKey,
  description:
    'A UUID that the client draws for this attempt. The token is returned once: the same key again is refused with ' +
    'NONCE_INVALID.',
} as const;

const SignInInput = builder.inputType('SignInInput', {
  fields: (t) => ({
    idempotencyKey: t.field(attemptKey),
    message: t.string({
      required: true,
      description: 'The EIP-4361 message or the Sign-In With Solana text, exactly as it was signed.',
    }),
    signature: t.field({
      type: 'Hex',
      required: true,
      description:
        'The wallet’s signature. On an EVM chain: 65 bytes r, s, v with low s and v 27 or 28, or the bytes that a ' +
        'contract wallet accepts (ERC-1271, ERC-6492; `0x` is possible). On a Solana cluster: 64 bytes R, s ' +
        '(Ed25519).',
    }),
  }),
});

const AddWalletInput = keyedInput('AddWalletInput', (t) => ({
  nonce: t.string({ required: true, description: 'The `nonce` of the challenge whose message was signed.' }),
  signature: t.field({
    type: 'Hex',
    required: true,
    description: 'The wallet’s signature over the challenge’s message.',
  }),
}));

const SignOutInput = keyedInput('SignOutEverywhereInput', () => ({}));

const ProfileInput = keyedInput(
  'UpdateProfileInput',
  (t) => ({
    email: t.string({
      description:
        'The e-mail address, at most 254 bytes. A domain of other letters is stored and answered in ASCII ' +
        '(`xn--…`). A new address must be confirmed: `requestEmailCode`, then `confirmEmail`.',
    }),
    displayName: t.string({
      description:
        'The display name, at most 80 characters of any script, each of which shows. Joiners pass where they join.',
    }),
    country: t.string({ description: 'The country, as its ISO 3166-1 alpha-2 code (`PT`).' }),
  }),
  'The parts of the profile to change. A part that is left out stays; a part that is null is cleared.',
);

mutation('signInNonce', {
  type: WalletChallenge,
  description:
    'Issues the message that a wallet signs to sign in. It is valid for ten minutes by the database’s clock. Each ' +
    'request returns another one.',
  input: challengeInput('SignInNonceInput'),
  repeatable: 'by anyone',
  parse: (input, { account }) => account.walletOf(input),
  act: ({ parsed, services }) => services.account.issueSignIn(parsed),
  answer: ({ nonce }, { parsed, services }) => services.account.signInChallenge(nonce, parsed),
});

mutation('signIn', {
  type: SignInPayload,
  description:
    'Opens a session of 24 hours for the wallet that signed the message of `signInNonce`. The token is returned ' +
    'once: the same request again is refused with NONCE_INVALID.',
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
    const openedSession = await services.account.openSession(grant);
    await continueAs(ctx, openedSession.session);
    return openedSession;
  },
});

mutation('signOutEverywhere', {
  type: SignOutPayload,
  description: 'Voids every session token of the account, including the token of this request.',
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
    'Issues the text that a further wallet signs to be linked to the account. Each request returns another one.',
  input: challengeInput('AddWalletChallengeInput'),
  repeatable: 'by account',
  parse: (input, { account }) => account.walletOf(input),
  act: ({ caller, parsed, services }) => services.account.issueWalletLink(caller.accountId, parsed),
  answer: ({ nonce }, { parsed, services }) => services.account.walletChallenge(nonce, parsed),
});

mutation('addWallet', {
  type: AccountPayload,
  description: 'Links the wallet that signed a challenge of `addWalletChallenge` to the account.',
  complexity: WALLET_SIGNATURE,
  input: AddWalletInput,
  parse: (input, { account }) => account.parseChallenge(input),
  act: ({ caller, parsed, services }) => services.account.addWallet(caller.accountId, parsed),
  answer: (_saved, call) => refreshAccount(call),
});

mutation('removeWallet', {
  type: AccountPayload,
  description:
    'Unlinks a wallet from the account. The last one cannot be unlinked. Sessions go on: `signOutEverywhere` ends ' +
    'them.',
  input: RemoveWalletInput,
  parse: (input, { account }) => account.walletOf(input),
  act: ({ caller, parsed, services }) => services.account.removeWallet(caller.accountId, parsed),
  answer: (_saved, call) => refreshAccount(call),
});

mutation('updateProfile', {
  type: AccountPayload,
  description: 'Changes the account’s e-mail address, display name or country.',
  input: ProfileInput,
  parse: ({ idempotencyKey: _, ...change }, { account }) => account.parseProfile(change),
  act: ({ caller, parsed, services }) => services.account.updateProfile(caller.accountId, parsed),
});

import { RESPONSE_ONLY, type StorageClass as StorageClassName } from '../../access/index.ts';
import type { AccountBlocker, StayReason } from '../../core/account-end.ts';
import { NOBODY } from '../../graphql/access/index.ts';
import { builder, ErrorInterface } from '../../graphql/builder.ts';
import { STATEMENT, WALLET_SIGNATURE } from '../../graphql/cost.ts';
import { storedEnum } from '../../graphql/enum-type.ts';
import { idempotencyKey, mutation } from '../../graphql/mutation.ts';
import { StorageClass } from '../../graphql/storage-class.ts';
import { AccountInUse, type DeletionOutcome, type DeletionPreview, type DeletionRecord } from './deletion.ts';
import { WalletChallenge, walletFields } from './mutations.graphql.ts';
import { signedInAccount } from './session.graphql.ts';

/** Made for the account that asks. */
const served = { nullable: false, access: RESPONSE_ONLY } as const;

/** By code: what prevents a deletion, and what its owner may do. */
const BLOCKERS: Readonly<Record<AccountBlocker, readonly [what: string, todo: string]>> = {
  ADMIN_BY_CONFIGURATION: [
    'A linked wallet is an admin’s by configuration.',
    'Have the operator take the wallet out of the configuration.',
  ],
  BID_NOT_DELIVERED: [
    'A bid of a linked wallet is not settled and delivered.',
    'Wait for the raise to settle, then have the bid delivered: anyone may, with `buildDeliverBid`.',
  ],
  ORDER_NOT_DELIVERED: [
    'An order of a linked wallet, or its money, waits in a window.',
    'Wait for the window to settle, then have the order delivered: anyone may, with `buildDeliverOrder`.',
  ],
  UNITS_HELD: [
    'A linked wallet has units of a series that was not extinguished.',
    'Sell them, or claim what a closed series pays for them.',
  ],
  MONEY_CLAIMABLE: [
    'A linked wallet has money to claim, as of the last indexed block.',
    'Claim payouts and kept payments, and withdraw the proceeds of a raise.',
  ],
  SERIES_NOT_ENDED: [
    'A linked wallet is the issuer of a series that has not ended.',
    'Wait for the end of the series.',
  ],
  SIGNER_KEY_WORK: [
    'Work that is addressed to a linked attestor key is open.',
    'Do the work, or have its issuer close it.',
  ],
  TRANSACTION_NOT_INDEXED: [
    'A transaction of the account was sent and is not indexed yet, or was built and may still be sent.',
    'Wait until the index has reached its block, or until it is dropped; ten minutes after it was built, if it was not sent.',
  ],
  APPLICATION_IN_REVIEW: [
    'An application is under review by the account.',
    'Decide it, or have another admin claim it.',
  ],
  PROPOSAL_UNDECIDED: ['A proposal of the account about an attestor key is not decided.', 'Withdraw the proposal.'],
};

const sentences = Object.fromEntries(
  Object.entries(BLOCKERS).map(([code, [what, todo]]) => [code, `${what} ${todo}`]),
) as Readonly<Record<AccountBlocker, string>>;

const BlockerCode = storedEnum<AccountBlocker>(
  'AccountBlocker',
  'Open work that prevents the deletion of an account, and what its owner may do about it.',
  sentences,
);

const Reason = storedEnum<StayReason>('AccountStayReason', 'Why something stays when its account is deleted.', {
  ON_CHAIN: 'It is on a public chain, and the service has a copy.',
  LEGAL_RETENTION: 'The law may have it kept.',
  RETENTION_UNDECIDED: 'How long it is kept is not decided.',
  IMMUTABLE_LOG: 'It is in a log that nothing is deleted from.',
  NO_DELETION_INTENDED: 'The data map intends no deletion of it.',
});

const Outcome = storedEnum<DeletionOutcome>(
  'AccountDeletionOutcome',
  'What the deletion of an account does to columns of a table.',
  {
    ROW_DELETED: 'They go with their rows.',
    VALUE_REMOVED: 'They are emptied; the rest of their rows stays.',
    STAYS_WITHOUT_ACCOUNT: 'They stay, in rows that name no account any more.',
    STAYS: 'They stay as they are.',
  },
);

const Record_ = builder.objectRef<DeletionRecord>('AccountDeletionRecord').implement({
  description:
    'Columns of one table that the data map declares alike, and what the deletion of the account does to them.',
  fields: (t) => ({
    table: t.exposeString('table', { ...served, description: 'As the data map has it.' }),
    columns: t.exposeStringList('columns', { ...served, description: 'Of that table, in order of their names.' }),
    class: t.field({
      ...served,
      type: StorageClass,
      description: 'How they are kept.',
      resolve: (record) => record.class as StorageClassName,
    }),
    intendedDeletion: t.exposeString('intendedDeletion', {
      ...served,
      description: 'In the words of the data map. Nothing is deleted automatically, except where a time is named.',
    }),
    outcome: t.expose('outcome', { ...served, type: Outcome, description: 'What the deletion would do now.' }),
    reason: t.expose('reason', {
      type: Reason,
      nullable: true,
      access: RESPONSE_ONLY,
      description: 'Why they stay; null where nothing stays.',
    }),
    rowCount: t.exposeInt('rows', { ...served, description: 'How many rows of the account there are now.' }),
  }),
});

const BlockerType = builder.objectRef<DeletionPreview['blockers'][number]>('AccountDeletionBlocker').implement({
  description: 'Open work that prevents the deletion of the account.',
  fields: (t) => ({
    code: t.expose('code', { ...served, type: BlockerCode, description: 'What it is.' }),
    whatToDo: t.string({
      ...served,
      description: 'What its owner may do about it, in English.',
      resolve: ({ code }) => BLOCKERS[code][1],
    }),
    count: t.exposeInt('count', { ...served, description: 'How much there is of it.' }),
  }),
});

const Preview = builder.objectRef<DeletionPreview>('AccountDeletionPreview').implement({
  description: 'What the deletion of the account would do now, and what prevents it.',
  fields: (t) => ({
    records: t.field({
      type: [Record_],
      nullable: false,
      access: 'traverse',
      description: 'Row by row of the data map: every table that refers to the account, or whose rows concern it.',
      resolve: ({ records }) => records,
    }),
    blockers: t.field({
      type: [BlockerType],
      nullable: false,
      access: 'traverse',
      description: 'Open work, each code once; empty where `deleteAccount` would delete the account.',
      resolve: ({ blockers }) => blockers,
    }),
  }),
});

builder.queryField('accountDeletionPreview', (t) =>
  t.field({
    type: Preview,
    nullable: false,
    description:
      'What `deleteAccount` would do to the viewer’s account now: what goes, what stays and why, and what prevents it. ' +
      'Nothing is changed, and nothing is deleted automatically.',
    access: 'traverse',
    authScopes: { signedIn: true },
    complexity: { field: 20 * STATEMENT },
    resolve: (_root, _args, ctx) => ctx.services.account.previewDeletion(signedInAccount(ctx)),
  }),
);

builder.objectType(AccountInUse, {
  name: 'AccountInUse',
  interfaces: [ErrorInterface],
  description: 'The account stays while it has open work. HTTP 200, as of other refusals.',
  fields: (t) => ({
    blockers: t.field({
      type: [BlockerCode],
      nullable: false,
      access: RESPONSE_ONLY,
      description: 'Which, each once.',
      resolve: ({ blockers }) => [...blockers],
    }),
  }),
});

const DeleteAccountPayload = builder.objectRef<{ readonly deletedAt: string }>('DeleteAccountPayload').implement({
  fields: (t) => ({
    deletedAt: t.field({
      type: 'DateTime',
      nullable: false,
      access: RESPONSE_ONLY,
      description: 'When the account was deleted.',
      resolve: ({ deletedAt }) => new Date(deletedAt),
    }),
  }),
});

const DeleteAccountInput = builder.inputType('DeleteAccountInput', {
  fields: (t) => ({
    idempotencyKey: t.field({
      ...idempotencyKey,
      description:
        'Chosen by the client. The same key with the same input gives the saved answer, with no session: the account’s are ' +
        'over.',
    }),
    nonce: t.string({ required: true, description: 'Of the challenge whose message was signed.' }),
    signature: t.field({ type: 'Hex', required: true, description: 'The wallet’s, over the challenge’s message.' }),
  }),
});

mutation('deleteAccountChallenge', {
  type: WalletChallenge,
  description:
    'Issues the text by which a wallet of the account has it deleted; another for each request. The text names account and ' +
    'site, and says that this cannot be undone.',
  input: builder.inputType('DeleteAccountChallengeInput', { fields: walletFields }),
  repeatable: 'by account',
  parse: (input, { account }) => account.walletOf(input),
  act: ({ caller, parsed, services }) => services.account.issueDeletion(caller.accountId, parsed),
  answer: ({ nonce }, { parsed, services }) => services.account.deletionChallenge(nonce, parsed),
});

mutation('deleteAccount', {
  type: DeleteAccountPayload,
  description:
    'Deletes the account whose wallet signed a challenge of `deleteAccountChallenge`: all that is intended to go with it, ' +
    'and its sessions. What stays has no account (`accountDeletionPreview`). It cannot be undone; without it nothing of an ' +
    'account is deleted. While there is open work: ACCOUNT_IN_USE, and the challenge stays usable.',
  complexity: WALLET_SIGNATURE,
  input: DeleteAccountInput,
  refusals: [AccountInUse],
  endsAccount: true,
  parse: (input, { account }) => account.parseDeletion(input),
  // By the challenge, which nobody else knows: the record of it names no account, and outlives it.
  attempt: ({ input, parsed: { nonce } }) => ({ caller: `deletion:${nonce}`, input }),
  act: ({ caller, parsed, services }) => services.account.deleteAccount(caller.accountId, parsed),
  answer(saved, { ctx }) {
    ctx.session = null;
    ctx.access.switchViewer(NOBODY);
    return saved;
  },
});

import { RESPONSE_ONLY } from 'field-access';
import type { AccountBlocker, StayReason } from '../../../core/account-end.ts';
import { NOBODY, type StorageClass as StorageClassName } from '../../../graphql/access/index.ts';
import { builder, ErrorInterface } from '../../../graphql/builder.ts';
import { STATEMENT, WALLET_SIGNATURE } from '../../../graphql/cost.ts';
import { storedEnum } from '../../../graphql/enum-type.ts';
import { idempotencyKey, mutation } from '../../../graphql/mutation.ts';
import { StorageClass } from '../../../graphql/storage-class.ts';
import { AccountInUse, type DeletionOutcome, type DeletionPreview, type DeletionRecord } from '../deletion.ts';
import { WalletChallenge, walletFields } from './mutations.ts';
import { requireAccountId } from './session.ts';

/** Options of a non-null field that is computed for the response and not stored. */
const responseField = { nullable: false, access: RESPONSE_ONLY } as const;

/** Two sentences for each blocker of a deletion: the reason, and the owner's way out. */
const BLOCKERS: Readonly<Record<AccountBlocker, readonly [what: string, todo: string]>> = {
  ADMIN_BY_CONFIGURATION: [
    'The service’s configuration names a linked wallet as an admin’s.',
    'Have the operator take the wallet out of the configuration.',
  ],
  BID_NOT_DELIVERED: [
    'A bid of a linked wallet is not delivered yet.',
    'Wait for the raise to settle, then have the bid delivered: anyone may, with `buildDeliverBid`.',
  ],
  ORDER_NOT_DELIVERED: [
    'An order of a linked wallet, or its money, waits in a window.',
    'Wait for the window to settle, then have the order delivered: anyone may, with `buildDeliverOrder`.',
  ],
  UNITS_HELD: [
    'A linked wallet has units that can still be sold or claimed for.',
    'Sell them, or claim what a series that has ended pays for them.',
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
    'Wait until the index has reached the transaction’s block, or until the transaction is dropped: ten minutes after it was ' +
      'built, if it was not sent, or a day after it was reported, if no node knows its hash.',
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
  'Work that must be finished before an account can be deleted, and how.',
  sentences,
);

const Reason = storedEnum<StayReason>('AccountStayReason', 'The reason why data stays when its account is deleted.', {
  ON_CHAIN: 'The data is on a public chain; the service has a copy.',
  LEGAL_RETENTION: 'The law may require that the data is kept.',
  RETENTION_UNDECIDED: 'The retention of the data is not decided.',
  IMMUTABLE_LOG: 'The data is in a log from which nothing is deleted.',
  NO_DELETION_INTENDED: 'The data map intends no deletion of the data.',
});

const Outcome = storedEnum<DeletionOutcome>(
  'AccountDeletionOutcome',
  'The effect of deleting an account on columns of a table.',
  {
    ROW_DELETED: 'The values are deleted with their rows.',
    VALUE_REMOVED: 'The values are removed; the rest of their rows stays.',
    STAYS_WITHOUT_ACCOUNT: 'The values stay, in rows that no longer name an account.',
    STAYS: 'The values stay as they are.',
  },
);

const Record_ = builder.objectRef<DeletionRecord>('AccountDeletionRecord').implement({
  description: 'Columns of one table with the same declaration, and what deleting the account does to them.',
  fields: (t) => ({
    table: t.exposeString('table', { ...responseField, description: 'The table’s name, as in the data map.' }),
    columns: t.exposeStringList('columns', {
      ...responseField,
      description: 'The columns’ names, in alphabetical order.',
    }),
    class: t.field({
      ...responseField,
      type: StorageClass,
      description: 'The storage class: the way the values are kept.',
      resolve: (record) => record.class as StorageClassName,
    }),
    intendedDeletion: t.exposeString('intendedDeletion', {
      ...responseField,
      description:
        'The intended deletion of the values, in the words of the data map. Nothing is deleted automatically unless ' +
        'a time is named.',
    }),
    outcome: t.expose('outcome', {
      ...responseField,
      type: Outcome,
      description: 'The effect of deleting the account now on the values.',
    }),
    reason: t.expose('reason', {
      type: Reason,
      access: RESPONSE_ONLY,
      description: 'The reason why values stay; null if none stay.',
    }),
    rowCount: t.exposeInt('rows', { ...responseField, description: 'The number of rows of this account now.' }),
  }),
});

const BlockerType = builder.objectRef<DeletionPreview['blockers'][number]>('AccountDeletionBlocker').implement({
  description: 'One reason why the account cannot be deleted now.',
  fields: (t) => ({
    code: t.expose('code', { ...responseField, type: BlockerCode, description: 'The reason, as a code.' }),
    whatToDo: t.string({
      ...responseField,
      description: 'Advice for the owner, in English.',
      resolve: ({ code }) => BLOCKERS[code][1],
    }),
    count: t.exposeInt('count', { ...responseField, description: 'The number of cases of this reason.' }),
  }),
});

const Preview = builder.objectRef<DeletionPreview>('AccountDeletionPreview').implement({
  description: 'A preview of deleting the account now: the effect on its data, and the reasons that still prevent it.',
  fields: (t) => ({
    records: t.field({
      type: [Record_],
      nullable: false,
      access: 'traverse',
      description:
        'The data of the account by table and declaration: every table that refers to the account or has rows about ' +
        'it.',
      resolve: ({ records }) => records,
    }),
    blockers: t.field({
      type: [BlockerType],
      nullable: false,
      access: 'traverse',
      description: 'The reasons that still block deletion, each once. Empty if `deleteAccount` would succeed now.',
      resolve: ({ blockers }) => blockers,
    }),
  }),
});

builder.queryField('accountDeletionPreview', (t) =>
  t.field({
    type: Preview,
    nullable: false,
    description:
      'A preview of deleting the signed-in account now: the data that is deleted, the data that stays and why, and ' +
      'the reasons that still block deletion. It changes nothing.',
    access: 'traverse',
    authScopes: { signedIn: true },
    complexity: { field: 40 * STATEMENT }, // it counts the rows of every table
    resolve: (_root, _args, ctx) => ctx.services.account.previewDeletion(requireAccountId(ctx)),
  }),
);

builder.objectType(AccountInUse, {
  name: 'AccountInUse',
  interfaces: [ErrorInterface],
  description:
    'The refusal of `deleteAccount` while the account has open work. The HTTP status is 200, as for other refusals.',
  fields: (t) => ({
    blockers: t.field({
      type: [BlockerCode],
      nullable: false,
      access: RESPONSE_ONLY,
      description: 'The reasons that block deletion, each once.',
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
        'A UUID that the client draws for this request. Sending the same key with the same input again returns the ' +
        'first result, without a session, because the account’s sessions are over.',
    }),
    nonce: t.string({ required: true, description: 'The `nonce` of the challenge whose message was signed.' }),
    signature: t.field({
      type: 'Hex',
      required: true,
      description: 'The wallet’s signature over the challenge’s message.',
    }),
  }),
});

mutation('deleteAccountChallenge', {
  type: WalletChallenge,
  description:
    'Issues the text that a wallet of the account signs to have the account deleted. It names account and site and ' +
    'says that this cannot be undone. Each request returns another one.',
  input: builder.inputType('DeleteAccountChallengeInput', { fields: walletFields }),
  repeatable: 'by account',
  parse: (input, { account }) => account.walletOf(input),
  act: ({ caller, parsed, services }) => services.account.issueDeletion(caller.accountId, parsed),
  answer: ({ nonce }, { parsed, services }) => services.account.deletionChallenge(nonce, parsed),
});

mutation('deleteAccount', {
  type: DeleteAccountPayload,
  description:
    'Deletes the account whose wallet signed a challenge of `deleteAccountChallenge`, with its sessions and all data ' +
    'that is meant to go with it (`accountDeletionPreview`). It cannot be undone. While the account has open work it ' +
    'is refused with ACCOUNT_IN_USE, and the challenge stays valid.',
  complexity: WALLET_SIGNATURE,
  input: DeleteAccountInput,
  refusals: [AccountInUse],
  endsAccount: true,
  parse: (input, { account }) => account.parseDeletion(input),
  // The attempt is stored under the secret challenge, because its record outlives the account and must not name the account.
  attempt: ({ input, parsed: { nonce } }) => ({ caller: `deletion:${nonce}`, input }),
  act: ({ caller, parsed, services }) => services.account.deleteAccount(caller.accountId, parsed),
  answer(saved, { ctx }) {
    ctx.session = null;
    ctx.access.switchViewer(NOBODY);
    return saved;
  },
});

import { RESPONSE_ONLY } from '../../access/index.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { builder } from '../../graphql/builder.ts';
import { idempotencyKey, mutation } from '../../graphql/mutation.ts';
import { AccountPayload } from './session.graphql.ts';

const served = { nullable: false, access: RESPONSE_ONLY } as const;

const RequestEmailCodePayload = builder
  .objectRef<{ readonly expiresAt: Date; readonly nextCodeAt: Date }>('RequestEmailCodePayload')
  .implement({
    description: 'When the code that is being sent can be used. The code is in the mail alone.',
    fields: (t) => ({
      expiresAt: t.expose('expiresAt', {
        ...served,
        type: 'DateTime',
        description: 'From then on `confirmEmail` does not take the code.',
      }),
      nextCodeAt: t.expose('nextCodeAt', {
        ...served,
        type: 'DateTime',
        description: 'From then on another code may be asked for.',
      }),
    }),
  });

const RequestEmailCodeInput = builder.inputType('RequestEmailCodeInput', {
  fields: (t) => ({ idempotencyKey: t.field(idempotencyKey) }),
});

const ConfirmEmailInput = builder.inputType('ConfirmEmailInput', {
  fields: (t) => ({
    idempotencyKey: t.field({
      ...idempotencyKey,
      description:
        'Chosen by the client for one try. The same key again is answered as that try was, whatever its code, and is no try.',
    }),
    code: t.string({ required: true, description: 'The 8 digits of the mail.' }),
  }),
});

mutation('requestEmailCode', {
  type: RequestEmailCodePayload,
  description:
    'Mails a code to the account’s address that confirms it: for 30 minutes, five tries, one code in ten minutes. It replaces the code before it.',
  input: RequestEmailCodeInput,
  act: ({ caller, services }) => services.account.requestEmailCode(caller.accountId),
  answer: (saved, { services }) => services.account.timesOfCode(saved),
});

mutation('confirmEmail', {
  type: AccountPayload,
  description:
    'Confirms the account’s address by the code that was mailed to it. A wrong code counts as one of five tries.',
  input: ConfirmEmailInput,
  parse: ({ code }, { account }) => account.parseEmailCode(code),
  // Compared without the code: the record's hash of the input would be one of 10^8.
  attempt: ({ caller: { accountId }, input: { idempotencyKey: key } }) => ({
    caller: `account:${accountId}`,
    input: { idempotencyKey: key },
  }),
  act: ({ caller, parsed, services }) => services.account.confirmEmail(caller.accountId, parsed),
  answer({ accountId, isConfirmed }) {
    if (!isConfirmed) throw new AppError('EMAIL_CODE_WRONG');
    return { accountId };
  },
});

import { AppError } from '@income-series/protocol/errors/app-error';
import { RESPONSE_ONLY } from 'field-access';
import { builder } from '../../../graphql/builder.ts';
import { idempotencyKey, keyedInput, mutation } from '../../../graphql/mutation.ts';
import { AccountPayload } from './session.ts';

const responseField = { nullable: false, access: RESPONSE_ONLY } as const;

const RequestEmailCodePayload = builder
  .objectRef<{ readonly expiresAt: Date; readonly nextCodeAt: Date }>('RequestEmailCodePayload')
  .implement({
    description: 'The times of the mailed code. The code itself is in the mail only.',
    fields: (t) => ({
      expiresAt: t.expose('expiresAt', {
        ...responseField,
        type: 'DateTime',
        description: 'When the code expires: `confirmEmail` refuses it from then on.',
      }),
      nextCodeAt: t.expose('nextCodeAt', {
        ...responseField,
        type: 'DateTime',
        description: 'When another code may be requested.',
      }),
    }),
  });

const RequestEmailCodeInput = keyedInput('RequestEmailCodeInput', () => ({}));

const ConfirmEmailInput = builder.inputType('ConfirmEmailInput', {
  fields: (t) => ({
    idempotencyKey: t.field({
      ...idempotencyKey,
      description:
        'A UUID that the client draws for one try. The same key again returns the result of that try, whatever its ' +
        'code, and does not count as a try.',
    }),
    code: t.string({ required: true, description: 'The 8 digits in the mail.' }),
  }),
});

mutation('requestEmailCode', {
  type: RequestEmailCodePayload,
  description:
    'Mails a code that confirms the account’s e-mail address and replaces the code before it. A code is valid for 30 ' +
    'minutes and five tries, and may be requested every ten minutes.',
  input: RequestEmailCodeInput,
  act: ({ caller, services }) => services.account.requestEmailCode(caller.accountId),
  answer: (saved, { services }) => services.account.timesOfCode(saved),
});

mutation('confirmEmail', {
  type: AccountPayload,
  description:
    'Confirms the account’s e-mail address with the code that was mailed to it. A wrong code counts as one of five ' +
    'tries.',
  input: ConfirmEmailInput,
  parse: ({ code }, { account }) => account.parseEmailCode(code),
  // A repeated key is compared without the code, because a hash of it could be guessed: there are only 10^8 codes.
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

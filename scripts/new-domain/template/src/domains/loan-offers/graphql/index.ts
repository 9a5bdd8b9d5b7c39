import { OWN_ROWS } from '../../../graphql/access/index.ts';
import { builder } from '../../../graphql/builder.ts';
import { storedEnum } from '../../../graphql/enum-type.ts';
import { keyset } from '../../../graphql/lists.ts';
import { idempotencyKey, mutation, rowInput } from '../../../graphql/mutation.ts';
import { uuidOf } from '../../../graphql/row-id.ts';
import type { LoanOfferState as LoanOfferStateName } from '../model/index.ts';

/** A column for the owner alone. Add another reader here, to `access` of the type and to the rows of the tests. */
const stored = (column: string) =>
  ({
    storedIn: `loan_offers.${column}`,
    class: 'plain',
    readers: ['owner'],
    deletion: 'account deletion',
  }) as const;

const LoanOfferState = storedEnum<LoanOfferStateName>('LoanOfferState', 'The states of loan offers.', {
  OPEN: 'The loan offer is open: its owner may close it.',
  CLOSED: 'The loan offer was closed by its owner.',
});

const LoanOffer = builder.prismaNode('LoanOffer', {
  description: 'The loan offer of an account.',
  id: { field: 'id', access: stored('id') },
  access: OWN_ROWS,
  select: { id: true },
  fields: (t) => ({
    state: t.expose('state', {
      type: LoanOfferState,
      nullable: false,
      description: 'The state of the loan offer.',
      access: stored('state'),
    }),
    openedAt: t.expose('openedAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When the account opened it.',
      access: stored('opened_at'),
    }),
  }),
});

const LoanOfferPayload = builder.objectRef<{ readonly id: string }>('LoanOfferPayload').implement({
  description: 'The loan offer that a mutation wrote.',
  fields: (t) => ({
    loanOffer: t.prismaField({
      type: LoanOffer,
      nullable: false,
      description: 'The loan offer as the mutation left it.',
      access: 'traverse',
      resolve: (query, { id }, _, { db }) => db.loanOffer.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

const OpenLoanOfferInput = builder.inputType('OpenLoanOfferInput', {
  description: 'The values of a new loan offer: none yet.',
  fields: (t) => ({ idempotencyKey: t.field(idempotencyKey) }),
});

mutation('openLoanOffer', {
  type: LoanOfferPayload,
  description: 'Opens one of the loan offers of the signed-in account.',
  input: OpenLoanOfferInput,
  act: ({ caller, services }) => services.loanOffers.open(caller),
});

mutation('closeLoanOffer', {
  type: LoanOfferPayload,
  description: 'Closes one of the loan offers of the signed-in account.',
  input: rowInput('CloseLoanOfferInput'),
  act: ({ caller, input, services }) => services.loanOffers.close(caller, uuidOf('LoanOffer', input.id)),
});

builder.queryField('myLoanOffers', (t) =>
  keyset(t, {
    type: 'LoanOffer',
    description: 'The loan offers of the signed-in account, newest first.',
    access: 'traverse',
    authScopes: { signedIn: true },
    order: { by: 'openedAt', direction: 'desc' },
    filter: { state: LoanOfferState },
  }),
);

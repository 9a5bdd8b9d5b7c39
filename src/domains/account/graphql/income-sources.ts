import { OWN_AND_ADMIN_ROWS } from '../../../graphql/access/index.ts';
import { builder } from '../../../graphql/builder.ts';
import { keyedInput, mutation } from '../../../graphql/mutation.ts';
import { SourceKind } from '../../reporting/graphql/enums.ts';
import { AccountPayload } from './session.ts';

/** Access to columns of income sources. */
const SOURCE = { class: 'plain', readers: ['owner', 'admin'], deletion: 'account deletion' } as const;

builder.prismaNode('IncomeSource', {
  description: 'A kind of source that the account says its income comes from.',
  id: { field: 'id', access: { ...SOURCE, storedIn: 'income_sources.id' } },
  access: OWN_AND_ADMIN_ROWS,
  select: { id: true },
  fields: (t) => ({
    kind: t.expose('kind', {
      type: SourceKind,
      description: 'The kind of source. It is never attested, never on the chain and never in the activity feed.',
      access: SOURCE,
    }),
    addedAt: t.expose('addedAt', { type: 'DateTime', description: 'When the account added it.', access: SOURCE }),
  }),
});

builder.prismaObjectField('Account', 'incomeSources', (t) =>
  t.relation('incomeSources', {
    nullable: false,
    description: 'The kinds of income source that the account named, each kind at most once.',
    access: 'traverse',
    query: { orderBy: { id: 'asc' } },
  }),
);

/** Defines the input of a mutation that adds or removes a kind of income source. */
const incomeSourceInput = (name: string) =>
  keyedInput(name, (t) => ({
    kind: t.field({ type: SourceKind, required: true, description: 'The kind of income source.' }),
  }));

mutation('addIncomeSource', {
  type: AccountPayload,
  description: 'Adds a kind of income source to the account. A kind that is there already stays as it is.',
  input: incomeSourceInput('AddIncomeSourceInput'),
  act: ({ caller, input, services }) => services.account.addIncomeSource(caller.accountId, input.kind),
});

mutation('removeIncomeSource', {
  type: AccountPayload,
  description:
    'Removes a kind of income source from the account. The refusal is NOT_FOUND if the account does not have it.',
  input: incomeSourceInput('RemoveIncomeSourceInput'),
  act: ({ caller, input, services }) => services.account.removeIncomeSource(caller.accountId, input.kind),
});

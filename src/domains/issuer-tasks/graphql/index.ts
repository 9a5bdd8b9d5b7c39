import { OWN_ROWS } from '../../../graphql/access/index.ts';
import { builder } from '../../../graphql/builder.ts';
import { keyset } from '../../../graphql/lists.ts';
import { TransactionKind } from '../../transaction/graphql/enums.ts';
import { IssuerTaskKind, IssuerTaskState } from './enums.ts';

/** Access to a step: the account of the issuer’s wallet. The view computes every column from other tables and stores none. */
const DERIVED = { storedIn: 'response only', class: 'none', readers: ['owner'], deletion: 'none' } as const;

const IssuerTask = builder.prismaObject('IssuerTask', {
  description:
    'A step that the issuer of a series has to take or may take, and by when. It has no id: kind, ' +
    'chain, series key, period and year name it.',
  access: OWN_ROWS,
  select: {},
  fields: (t) => ({
    kind: t.expose('kind', { type: IssuerTaskKind, description: 'The step.', access: DERIVED }),
    state: t.expose('state', {
      type: IssuerTaskState,
      description: 'The state of the step: coming, possible, or late.',
      access: DERIVED,
    }),
    chain: t.expose('chain', {
      type: 'Chain',
      description: 'The chain of the series or of the draft.',
      access: DERIVED,
    }),
    seriesKey: t.expose('seriesKey', {
      type: 'Bytes32',
      description: 'The key of the series; of a draft, the key that its series will have.',
      access: DERIVED,
    }),
    period: t.expose('period', {
      type: 'Period',
      description: 'The quarter to report; null for other steps.',
      access: DERIVED,
    }),
    year: t.exposeInt('year', { description: 'The year of a true-up; null for other steps.', access: DERIVED }),
    opensAt: t.expose('opensAt', {
      type: 'DateTime',
      description: 'When the step becomes possible; null if it is possible now and its start has no time.',
      access: DERIVED,
    }),
    dueAt: t.expose('dueAt', {
      type: 'DateTime',
      description: 'When the step should be done; null if it may wait. It is late from then on.',
      access: DERIVED,
    }),
    lapsesAt: t.expose('lapsesAt', {
      type: 'DateTime',
      description:
        'When the step stops being possible. From then on a quarter can be marked as missed, and a draft needs new ' +
        'times. Null if no such time is known.',
      access: DERIVED,
    }),
    transactionKind: t.expose('transactionKind', {
      type: TransactionKind,
      description:
        'The transaction that takes the step, which its `build…` mutation builds; null if something else comes first: ' +
        'a contract to sign, an attestor’s signature.',
      access: DERIVED,
    }),
  }),
});

/** Adds the series or the draft. */
builder.prismaObjectFields(IssuerTask, (t) => ({
  series: t.relation('series', {
    access: 'traverse',
    nullable: true,
    description: 'The series; null for a draft.',
  }),
  draft: t.relation('draft', {
    access: 'traverse',
    nullable: true,
    description: 'The draft; null for a series.',
  }),
}));

builder.queryFields((t) => ({
  myIssuerTasks: keyset(t, {
    type: 'IssuerTask',
    variant: IssuerTask,
    description:
      'The steps that the account’s wallets have to take or may take as issuers, ordered by the time they are due; ' +
      'steps without such a time come last. A series lists the past quarters that are neither reported nor missed, ' +
      'and the running quarter (before the term begins: the first quarter). It lists the true-ups of the last past ' +
      'year and of the running year, and every signed one. A step that anyone may take is listed only if it ends a sale.',
    access: 'traverse',
    authScopes: { signedIn: true },
    order: { column: 'sortAt' },
    filter: { seriesKey: 'Bytes32', kind: IssuerTaskKind, state: IssuerTaskState },
    ranges: ['dueAt'],
  }),
}));

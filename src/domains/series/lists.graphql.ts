import { builder } from '../../graphql/builder.ts';
import { relatedKeyset } from '../../graphql/related-list.ts';
import { MoneyEventKind } from '../holdings/enums.graphql.ts';
import { Series } from './series.graphql.ts';

// What hangs on a series. Each list holds the rows that the viewer may know of, in its totals and pages too.
builder.prismaObjectFields(Series, (t) => ({
  periods: relatedKeyset(t, 'periods', {
    description: 'The quarters of the term.',
    access: 'traverse',
    order: { by: 'period' },
  }),
  reports: relatedKeyset(t, 'reports', {
    description: 'The accepted reports.',
    access: 'traverse',
    order: { by: 'period' },
    ranges: ['acceptedAt'],
  }),
  bids: relatedKeyset(t, 'bids', {
    description: 'The viewer’s own; all of them for the issuer and an admin.',
    access: 'traverse',
    order: { by: 'sequence' },
  }),
  positions: relatedKeyset(t, 'positions', {
    description: 'The viewer’s own; all of them for the issuer and an admin.',
    access: 'traverse',
    order: { by: 'openedAt' },
  }),
  moneyEvents: relatedKeyset(t, 'moneyEvents', {
    description: 'What was paid in, out and withheld.',
    access: 'traverse',
    order: { by: ['occurredAt', 'blockNumber'] },
    filter: { kind: MoneyEventKind },
    ranges: ['occurredAt'],
  }),
  fees: relatedKeyset(t, 'fees', {
    description: 'The fees that were taken.',
    access: 'traverse',
    order: { by: ['occurredAt', 'blockNumber'] },
    ranges: ['occurredAt'],
  }),
}));

import { builder } from '../../../graphql/builder.ts';
import { relatedKeyset } from '../../../graphql/lists.ts';
import { MoneyEventKind } from '../../holdings/graphql/enums.ts';
import { Series } from './series.ts';

// The lists of a series. Their pages and totals contain only the rows that the viewer may see.
builder.prismaObjectFields(Series, (t) => ({
  periods: relatedKeyset(t, 'periods', {
    description: 'The quarters of the term, in order.',
    access: 'traverse',
    order: { by: 'period' },
  }),
  reports: relatedKeyset(t, 'reports', {
    description: 'The accepted reports, in the order of their quarters.',
    access: 'traverse',
    order: { by: 'period' },
    ranges: ['acceptedAt'],
  }),
  bids: relatedKeyset(t, 'bids', {
    description: 'The bids of the raise: the viewer’s own, or all of them for the issuer and admins.',
    access: 'traverse',
    order: { by: 'sequence' },
  }),
  positions: relatedKeyset(t, 'positions', {
    description: 'The positions in the series: the viewer’s own, or all of them for the issuer and admins.',
    access: 'traverse',
    order: { by: 'openedAt' },
  }),
  moneyEvents: relatedKeyset(t, 'moneyEvents', {
    description: 'The money that moved in the series, oldest first, as far as the viewer may see it.',
    access: 'traverse',
    order: { by: ['occurredAt', 'blockNumber'] },
    filter: { kind: MoneyEventKind },
    ranges: ['occurredAt'],
  }),
  fees: relatedKeyset(t, 'fees', {
    description: 'The fees that were taken in the series, oldest first, as far as the viewer may see them.',
    access: 'traverse',
    order: { by: ['occurredAt', 'blockNumber'] },
    ranges: ['occurredAt'],
  }),
}));

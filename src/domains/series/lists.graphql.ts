import { builder } from '../../graphql/builder.ts';
import { relatedKeyset } from '../../graphql/related-list.ts';
import { Series } from './series.graphql.ts';

// What hangs on a series. Each list holds the rows that the viewer may know of, in its totals and pages too.
builder.prismaObjectFields(Series, (t) => ({
  periods: relatedKeyset(t, 'periods', { access: 'traverse', order: { by: 'period' } }),
  reports: relatedKeyset(t, 'reports', { access: 'traverse', order: { by: 'period' } }),
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
    access: 'traverse',
    order: { by: 'blockNumber' },
    filter: { kind: 'String' },
  }),
  fees: relatedKeyset(t, 'fees', { access: 'traverse', order: { by: 'blockNumber' } }),
}));

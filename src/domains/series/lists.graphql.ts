import { builder } from '../../graphql/builder.ts';
import { Series } from './series.graphql.ts';

// What hangs on a series. Each list holds the rows that the viewer may know of, in its totals and pages too.
builder.prismaObjectFields(Series, (t) => ({
  periods: t.relatedKeyset('periods', { access: 'passage', order: { by: 'period' } }),
  reports: t.relatedKeyset('reports', { access: 'passage', order: { by: 'period' } }),
  bids: t.relatedKeyset('bids', {
    description: 'The viewer’s own; all of them for the issuer and an admin.',
    access: 'passage',
    order: { by: 'sequence' },
  }),
  positions: t.relatedKeyset('positions', {
    description: 'The viewer’s own; all of them for the issuer and an admin.',
    access: 'passage',
    order: { by: 'openedAt' },
  }),
  moneyEvents: t.relatedKeyset('moneyEvents', {
    access: 'passage',
    order: { by: 'blockNumber' },
    filter: { kind: 'String' },
  }),
  fees: t.relatedKeyset('fees', { access: 'passage', order: { by: 'blockNumber' } }),
}));

import { ROUTED_INCOME } from '../../../graphql/access/presets.ts';
import { builder } from '../../../graphql/builder.ts';
import { chainRow } from '../../../graphql/chain-row.ts';
import { relatedKeyset } from '../../../graphql/lists.ts';
import { Series } from '../../series/graphql/series.ts';
import { buildMutation, buildSteps } from '../../transaction/graphql/index.ts';
import { period, step } from '../../transaction/graphql/step.ts';

builder.prismaNode('RoutedIncome', {
  description: 'The income of one quarter that came through the on-chain income router (tier 1). All of it is public.',
  ...chainRow('id', { ...ROUTED_INCOME, storedIn: 'routed_income.id' }),
  select: { chain: true, id: true },
  fields: (t) => ({
    period: t.expose('period', { type: 'Period', description: 'The quarter, as `2027-Q1`.', access: ROUTED_INCOME }),
    amount: t.expose('amount', {
      type: 'Amount',
      description: 'The income of this quarter alone, in base units of the payment token.',
      access: ROUTED_INCOME,
    }),
    withheld: t.expose('withheld', {
      type: 'Amount',
      description:
        'The part of the income that was withheld for the quarter’s payment; the rest went to the issuer at once.',
      access: ROUTED_INCOME,
    }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When the amounts last changed, as the block’s time.',
      access: ROUTED_INCOME,
    }),
    series: t.relation('series', { access: 'traverse', nullable: false }),
  }),
});

builder.prismaObjectFields(Series, (t) => ({
  routed: t.exposeBoolean('routed', {
    description:
      'True if the series was created for the on-chain income router (tier 1): its income, threshold and rate are ' +
      'then public.',
    access: ROUTED_INCOME,
  }),
  routedTheta: t.expose('routedTheta', {
    type: 'Amount',
    description:
      'The annual income threshold of a routed series, in base units of the payment token. Null for other series, ' +
      'and until the router is opened.',
    access: ROUTED_INCOME,
  }),
  routedRate: t.expose('routedRate', {
    type: 'Wad',
    description:
      'The payment of a routed series for one unit and one base unit of income above the threshold. Null for other ' +
      'series, and until the router is opened.',
    access: ROUTED_INCOME,
  }),
  receipts: t.field({
    type: 'Address',
    description:
      'The token account that anybody pays the income of a routed series into, by ordinary transfers, on a Solana ' +
      'cluster. It belongs to the series and is not the associated account of any wallet. Null on an EVM chain, for ' +
      'other series, and once the series has ended.',
    access: { ...ROUTED_INCOME, storedIn: 'series.key' },
    select: { chain: true, key: true, routed: true, state: true },
    resolve: (series, _, { services }) => services.router.receipts(series),
  }),
  routedIncomes: relatedKeyset(t, 'routedIncomes', {
    description: 'The income that came through the router, by quarter.',
    access: 'traverse',
    order: { by: 'period' },
  }),
}));

buildMutation('buildOpenRouter', {
  description:
    'Builds the opening of a routed series’ income router while bids are committed, for the issuer’s own wallet. ' +
    'Sending it makes threshold, rate and terms salt public, and all income that is routed from then on. On EVM chains ' +
    'only, because the creation of a series on a Solana cluster opens its router.',
  fields: step,
  build: ({ caller, chain, input: { seriesKey, wallet }, services }) =>
    services.router.open(caller, { chain, seriesKey, wallet }),
});

buildSteps((services) => services.router.prepare, {
  buildRouteIncome: {
    kind: 'route',
    description:
      'Builds the payment of income through the router, which withholds the holders’ share and passes the rest on to ' +
      'the issuer. Any wallet may pay.',
    fields: (t) => ({
      amount: t.field({
        type: 'Amount',
        description:
          'The income to route, in base units of the payment token. On an EVM chain the wallet must have approved ' +
          'the router for it. If it is left out on a Solana cluster, the call counts the income that was already ' +
          'paid into the series’ token account.',
      }),
    }),
  },
  buildReleaseWithheld: {
    kind: 'release',
    description:
      'Builds the release of withheld money that the series can no longer owe, to the issuer. Anyone may send it.',
  },
  buildSubmitRoutedReport: {
    kind: 'submitRoutedReport',
    description:
      'Builds the report of a past quarter of a routed series; quarters are reported in order. It needs no proof and no ' +
      'attestation. The issuer may send it once the quarter is over, anyone after the quarter’s `closesAt`. It is ' +
      'refused from the first reveal of a trading window until the window’s trades are settled. A quarter without ' +
      'routed income is reported by documents (tier 3), or missed.',
    fields: (t) => ({ period: period(t) }),
  },
});

import { parsePeriod } from '../../core/period.ts';
import { ROUTED_INCOME } from '../../graphql/access/presets.ts';
import { builder } from '../../graphql/builder.ts';
import { chainRow } from '../../graphql/chain-row.ts';
import { relatedKeyset } from '../../graphql/related-list.ts';
import { Series } from '../series/series.graphql.ts';
import { buildMutation } from '../transaction/graphql.ts';
import { seriesStepInput, step } from '../transaction/step.graphql.ts';
import type { RouterService } from './index.ts';

declare module '../../graphql/context.ts' {
  interface Services {
    router: RouterService;
  }
}

/** What came through the router in one quarter. */
builder.prismaNode('RoutedIncome', {
  description: 'Tier 1: what came through the on-chain income router in one quarter. All of it is public.',
  ...chainRow('id', { ...ROUTED_INCOME, storedIn: 'routed_income.id' }),
  select: { chain: true, id: true },
  fields: (t) => ({
    period: t.expose('period', {
      type: 'Period',
      nullable: false,
      description: 'The quarter, as `2027-Q1`.',
      access: { ...ROUTED_INCOME, storedIn: 'routed_income.period' },
    }),
    amount: t.expose('amount', {
      type: 'Amount',
      nullable: false,
      description: 'The quarter’s alone.',
      access: { ...ROUTED_INCOME, storedIn: 'routed_income.amount' },
    }),
    withheld: t.expose('withheld', {
      type: 'Amount',
      nullable: false,
      description: 'What of it stayed for the quarter’s payment; the rest went on to the issuer at once.',
      access: { ...ROUTED_INCOME, storedIn: 'routed_income.withheld' },
    }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      nullable: false,
      access: { ...ROUTED_INCOME, storedIn: 'routed_income.updated_at' },
    }),
    series: t.relation('series', { access: 'traverse', nullable: false }),
  }),
});

builder.prismaObjectFields(Series, (t) => ({
  routed: t.exposeBoolean('routed', {
    nullable: false,
    description: 'On the on-chain income router, as it was created: tier 1, with public income, threshold and rate.',
    access: { ...ROUTED_INCOME, storedIn: 'series.routed' },
  }),
  routedTheta: t.expose('routedTheta', {
    type: 'Amount',
    nullable: true,
    description:
      'Annual threshold of a routed series, base units of the payment token. Null until the router is opened.',
    access: { ...ROUTED_INCOME, storedIn: 'series.routed_theta' },
  }),
  routedRate: t.expose('routedRate', {
    type: 'Wad',
    nullable: true,
    description: 'Of a routed series: payment for one unit and one base unit of income above the threshold.',
    access: { ...ROUTED_INCOME, storedIn: 'series.routed_rate' },
  }),
  routedIncomes: relatedKeyset(t, 'routedIncomes', {
    description: 'Income that came through the router, by quarter.',
    access: 'traverse',
    order: { by: 'period' },
  }),
}));

const BuildRouteIncomeInput = builder.inputType('BuildRouteIncomeInput', {
  fields: (t) => ({
    ...step(t),
    amount: t.field({ type: 'Amount', required: true, description: 'Taken from the wallet, which allowed it before.' }),
  }),
});
const BuildSubmitRoutedReportInput = builder.inputType('BuildSubmitRoutedReportInput', {
  fields: (t) => ({
    ...step(t),
    period: t.field({ type: 'Period', required: true, description: 'The quarter, as `2027-Q1`.' }),
  }),
});

buildMutation('buildOpenRouter', {
  description:
    'Builds the opening of a routed series’ income router, while bids are committed, for the issuer’s own wallet. The ' +
    'sealed terms are its arguments: sent, it makes threshold, rate and terms salt public, and all income that is ' +
    'routed. Theta then counts base units of the payment token.',
  input: seriesStepInput('BuildOpenRouterInput'),
  build: ({ caller, chain, input, services }) =>
    services.router.open(caller, {
      chain,
      seriesKey: input.seriesKey,
      wallet: input.wallet,
    }),
});

buildMutation('buildRouteIncome', {
  description:
    'Builds the payment of income through the router, by anyone: the holders’ share is withheld, the rest goes on to ' +
    'the issuer.',
  input: BuildRouteIncomeInput,
  build: ({ caller, chain, input, services }) =>
    services.router.prepare(caller, {
      chain,
      wallet: input.wallet,
      call: { kind: 'route', seriesKey: input.seriesKey, amount: input.amount },
    }),
});

buildMutation('buildReleaseWithheld', {
  description: 'Builds the release of what is withheld and not needed any more, to the issuer. Anyone may send it.',
  input: seriesStepInput('BuildReleaseWithheldInput'),
  build: ({ caller, chain, input, services }) =>
    services.router.prepare(caller, {
      chain,
      wallet: input.wallet,
      call: { kind: 'release', seriesKey: input.seriesKey },
    }),
});

buildMutation('buildSubmitRoutedReport', {
  description:
    'Builds the report of a quarter of a routed series, once it is over and in order. Anyone may send it: there is ' +
    'nothing to attest and nothing to prove. A quarter in which nothing was routed has none: it is reported by ' +
    'documents (tier 3), or missed.',
  input: BuildSubmitRoutedReportInput,
  build: ({ caller, chain, input, services }) =>
    services.router.prepare(caller, {
      chain,
      wallet: input.wallet,
      call: {
        kind: 'submitRoutedReport',
        seriesKey: input.seriesKey,
        period: parsePeriod(input.period),
      },
    }),
});

import { parsePeriod } from '../../core/period.ts';
import { builder } from '../../graphql/builder.ts';
import { buildMutation } from '../transaction/graphql.ts';
import { seriesStepInput, step } from '../transaction/step.graphql.ts';

const BuildMarkMissedInput = builder.inputType('BuildMarkMissedInput', {
  fields: (t) => ({
    ...step(t),
    period: t.field({ type: 'Period', required: true, description: 'The quarter, as `2027-Q1`.' }),
  }),
});

const BuildPayTailInput = builder.inputType('BuildPayTailInput', {
  fields: (t) => ({
    ...step(t),
    amount: t.field({
      type: 'Amount',
      required: true,
      description: 'The most to pay, in base units of the payment token. Never more than the amount owed is paid.',
    }),
  }),
});

buildMutation('buildMarkMissed', {
  description: 'Builds the mark that a quarter was missed. Anyone may send it once the late window is over.',
  input: BuildMarkMissedInput,
  build: ({ caller, chain, input, services }) =>
    services.holdings.prepareStep(caller, {
      chain,
      wallet: input.wallet,
      call: {
        kind: 'markMissed',
        seriesKey: input.seriesKey,
        period: parsePeriod(input.period),
      },
    }),
});

buildMutation('buildPayTail', {
  description: 'Builds the issuer’s payment of accrued money that is still owed after the term.',
  input: BuildPayTailInput,
  build: ({ caller, chain, input, services }) =>
    services.holdings.prepareStep(caller, {
      chain,
      wallet: input.wallet,
      call: { kind: 'payTail', seriesKey: input.seriesKey, amount: input.amount },
    }),
});

buildMutation('buildAnnounceBuyOut', {
  description:
    'Builds the issuer’s announcement of a buy-out, which is possible seven days later and lapses fourteen days after that. An ' +
    'amendment voids it. On an EVM chain it is refused while a trading window is open and has no price.',
  input: seriesStepInput('BuildAnnounceBuyOutInput'),
  build: ({ caller, chain, input, services }) =>
    services.holdings.prepareStep(caller, {
      chain,
      wallet: input.wallet,
      call: { kind: 'announceBuyOut', seriesKey: input.seriesKey },
    }),
});

buildMutation('buildBuyOut', {
  description: 'Builds the issuer’s announced buy-out, which pays the rest of the cap and closes the series.',
  input: seriesStepInput('BuildBuyOutInput'),
  build: ({ caller, chain, input, services }) =>
    services.holdings.prepareStep(caller, {
      chain,
      wallet: input.wallet,
      call: { kind: 'buyOut', seriesKey: input.seriesKey },
    }),
});

buildMutation('buildCloseSeries', {
  description:
    'Builds the close of a series whose cap is paid, or whose tail is over with nothing owed. Anyone may send it.',
  input: seriesStepInput('BuildCloseSeriesInput'),
  build: ({ caller, chain, input, services }) =>
    services.holdings.prepareStep(caller, {
      chain,
      wallet: input.wallet,
      call: { kind: 'closeSeries', seriesKey: input.seriesKey },
    }),
});

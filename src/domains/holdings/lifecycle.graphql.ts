import { parsePeriod } from '../../core/period.ts';
import { builder } from '../../graphql/builder.ts';
import { buildMutation } from '../transaction/graphql.ts';
import { SeriesStepInput, step } from '../transaction/step.graphql.ts';

const MarkMissedInput = builder.inputType('MarkMissedInput', {
  fields: (t) => ({ ...step(t), period: t.int({ required: true, description: 'year * 10 + quarter.' }) }),
});

const PayTailInput = builder.inputType('PayTailInput', {
  fields: (t) => ({
    ...step(t),
    amount: t.field({
      type: 'Amount',
      required: true,
      description: 'Base units; what is owed is the most that is paid.',
    }),
  }),
});

buildMutation('markMissed', {
  description: 'Builds the note that a period was missed. Anyone may send it once the late window is over.',
  input: MarkMissedInput,
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

buildMutation('payTail', {
  description: 'Builds the issuer’s payment of what accrued and is still owed after the term.',
  input: PayTailInput,
  build: ({ caller, chain, input, services }) =>
    services.holdings.prepareStep(caller, {
      chain,
      wallet: input.wallet,
      call: { kind: 'payTail', seriesKey: input.seriesKey, amount: input.amount },
    }),
});

buildMutation('buyOut', {
  description: 'Builds the issuer’s buy-out: pays what is left of the cap and closes the series.',
  input: SeriesStepInput,
  build: ({ caller, chain, input, services }) =>
    services.holdings.prepareStep(caller, {
      chain,
      wallet: input.wallet,
      call: { kind: 'buyOut', seriesKey: input.seriesKey },
    }),
});

buildMutation('closeSeries', {
  description:
    'Builds the close of a series whose cap is paid, or whose tail is over with nothing owed. Anyone may send it.',
  input: SeriesStepInput,
  build: ({ caller, chain, input, services }) =>
    services.holdings.prepareStep(caller, {
      chain,
      wallet: input.wallet,
      call: { kind: 'closeSeries', seriesKey: input.seriesKey },
    }),
});

import type { Bytes32 } from '../../core/hex.ts';
import { parsePeriod } from '../../core/period.ts';
import { builder } from '../../graphql/builder.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { builds, builtOnce } from '../transaction/graphql.ts';
import { SeriesStepInput, type Step, step } from '../transaction/step.graphql.ts';
import type { LifeCall } from './index.ts';

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

/** The call's own arguments are read where a refusal is answered as one. */
const build = (ctx: GatewayContext, operation: string, input: Step, call: (seriesKey: Bytes32) => LifeCall) =>
  builtOnce(ctx, operation, input, async (caller) =>
    ctx.services.holdings.prepareStep(caller, {
      wallet: input.wallet,
      call: call(input.seriesKey),
    }),
  );

builder.mutationFields((t) => ({
  markMissed: t.field({
    ...builds,
    description: 'Builds the note that a period was missed. Anyone may send it once the late window is over.',
    args: { input: t.arg({ type: MarkMissedInput, required: true }) },
    resolve: (_, { input }, ctx) =>
      build(ctx, 'markMissed', input, (seriesKey) => ({
        kind: 'markMissed',
        seriesKey,
        period: parsePeriod(input.period),
      })),
  }),
  payTail: t.field({
    ...builds,
    description: 'Builds the issuer’s payment of what accrued and is still owed after the term.',
    args: { input: t.arg({ type: PayTailInput, required: true }) },
    resolve: (_, { input }, ctx) =>
      build(ctx, 'payTail', input, (seriesKey) => ({ kind: 'payTail', seriesKey, amount: input.amount })),
  }),
  buyOut: t.field({
    ...builds,
    description: 'Builds the issuer’s buy-out: pays what is left of the cap and closes the series.',
    args: { input: t.arg({ type: SeriesStepInput, required: true }) },
    resolve: (_, { input }, ctx) => build(ctx, 'buyOut', input, (seriesKey) => ({ kind: 'buyOut', seriesKey })),
  }),
  closeSeries: t.field({
    ...builds,
    description:
      'Builds the close of a series whose cap is paid, or whose tail is over with nothing owed. Anyone may send it.',
    args: { input: t.arg({ type: SeriesStepInput, required: true }) },
    resolve: (_, { input }, ctx) =>
      build(ctx, 'closeSeries', input, (seriesKey) => ({ kind: 'closeSeries', seriesKey })),
  }),
}));

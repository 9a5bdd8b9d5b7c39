import type { Address, Bytes32 } from '../../core/hex.ts';
import { parsePeriod } from '../../core/period.ts';
import { builder } from '../../graphql/builder.ts';
import { builds, builtOnce, idempotencyKey } from '../transaction/graphql.ts';

const wallet = { type: 'Address', required: true, description: 'The wallet that will sign and send.' } as const;
const seriesKey = { type: 'Bytes32', required: true } as const;

const SeriesStepInput = builder.inputType('SeriesStepInput', {
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    seriesKey: t.field(seriesKey),
    wallet: t.field(wallet),
  }),
});

const MarkMissedInput = builder.inputType('MarkMissedInput', {
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    seriesKey: t.field(seriesKey),
    wallet: t.field(wallet),
    period: t.int({ required: true, description: 'year * 10 + quarter.' }),
  }),
});

const PayTailInput = builder.inputType('PayTailInput', {
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    seriesKey: t.field(seriesKey),
    wallet: t.field(wallet),
    amount: t.field({
      type: 'Amount',
      required: true,
      description: 'Base units; what is owed is the most that is paid.',
    }),
  }),
});

builder.mutationFields((t) => ({
  markMissed: t.field({
    ...builds,
    description: 'Builds the note that a period was missed. Anyone may send it once the late window is over.',
    args: { input: t.arg({ type: MarkMissedInput, required: true }) },
    resolve: (_, { input }, ctx) =>
      builtOnce(ctx, 'markMissed', input, (caller) =>
        ctx.services.holdings.prepareStep(caller, {
          wallet: input.wallet as Address,
          call: { kind: 'markMissed', seriesKey: input.seriesKey as Bytes32, period: parsePeriod(input.period) },
        }),
      ),
  }),

  payTail: t.field({
    ...builds,
    description: 'Builds the issuer’s payment of what accrued and is still owed after the term.',
    args: { input: t.arg({ type: PayTailInput, required: true }) },
    resolve: (_, { input }, ctx) =>
      builtOnce(ctx, 'payTail', input, (caller) =>
        ctx.services.holdings.prepareStep(caller, {
          wallet: input.wallet as Address,
          call: { kind: 'payTail', seriesKey: input.seriesKey as Bytes32, amount: input.amount },
        }),
      ),
  }),

  buyOut: t.field({
    ...builds,
    description: 'Builds the issuer’s buy-out: pays what is left of the cap and closes the series.',
    args: { input: t.arg({ type: SeriesStepInput, required: true }) },
    resolve: (_, { input }, ctx) =>
      builtOnce(ctx, 'buyOut', input, (caller) =>
        ctx.services.holdings.prepareStep(caller, {
          wallet: input.wallet as Address,
          call: { kind: 'buyOut', seriesKey: input.seriesKey as Bytes32 },
        }),
      ),
  }),

  closeSeries: t.field({
    ...builds,
    description:
      'Builds the close of a series whose cap is paid, or whose tail is over with nothing owed. Anyone may send it.',
    args: { input: t.arg({ type: SeriesStepInput, required: true }) },
    resolve: (_, { input }, ctx) =>
      builtOnce(ctx, 'closeSeries', input, (caller) =>
        ctx.services.holdings.prepareStep(caller, {
          wallet: input.wallet as Address,
          call: { kind: 'closeSeries', seriesKey: input.seriesKey as Bytes32 },
        }),
      ),
  }),
}));

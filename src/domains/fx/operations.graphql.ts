import type { Address, Bytes32 } from '../../core/hex.ts';
import { builder } from '../../graphql/builder.ts';
import { idempotencyKey } from '../../graphql/idempotency-key.ts';
import { acts } from '../cases/inputs.graphql.ts';
import { actOnce } from '../transaction/act.graphql.ts';
import { builds, builtOnce } from '../transaction/graphql.ts';
import { step } from '../transaction/step.graphql.ts';
import type { FxService } from './index.ts';

declare module '../../graphql/context.ts' {
  interface Services {
    fx: FxService;
  }
}

const RequestFxFallbackInput = builder.inputType('RequestFxFallbackInput', {
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    seriesKey: t.field({ type: 'Bytes32', required: true }),
    period: t.int({ required: true, description: 'year * 10 + quarter.' }),
  }),
});

const SignFxFallbackInput = builder.inputType('SignFxFallbackInput', {
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    seriesKey: t.field({ type: 'Bytes32', required: true }),
    period: t.int({ required: true, description: 'The request’s own.' }),
    rate: t.field({
      type: 'Wad',
      required: true,
      description: 'That of the quarter’s end, at most a fifth above or below the feed’s last before it.',
    }),
    key: t.field({ type: 'Address', required: true, description: 'Which of the account’s attestor keys signed.' }),
    signature: t.string({ required: true, description: '65 bytes r, s, v over FX.' }),
  }),
});

const RecordRateInput = builder.inputType('RecordRateInput', {
  description: 'What an attestor signed. The issuer, attestors of the chain and admins find it in `fxFallback`.',
  fields: (t) => ({
    ...step(t),
    period: t.int({ required: true, description: 'year * 10 + quarter.' }),
    rate: t.field({ type: 'Wad', required: true, description: 'As it was signed.' }),
    signer: t.field({ type: 'Address', required: true, description: 'The attestor key that signed.' }),
    signature: t.string({ required: true, description: '65 bytes r, s, v over FX.' }),
  }),
});

const payload = (name: string) =>
  builder.objectRef<{ readonly seriesKey: string }>(name).implement({
    fields: (t) => ({
      fxFallback: t.prismaField({
        type: 'FxFallback',
        nullable: true,
        access: 'passage',
        resolve: (query, { seriesKey }, _, { db }) => db.fxFallback.findUnique({ ...query, where: { seriesKey } }),
      }),
    }),
  });

builder.mutationFields((t) => ({
  requestFxFallback: t.field({
    ...acts,
    type: payload('RequestFxFallbackPayload'),
    description: 'The issuer asks the attestors of the chain for the rate of a quarter’s end, where the feed has none.',
    args: { input: t.arg({ type: RequestFxFallbackInput, required: true }) },
    resolve: (_, { input }, ctx) =>
      actOnce(ctx, 'requestFxFallback', input, (caller) =>
        ctx.services.fx.request(caller, { ...input, seriesKey: input.seriesKey as Bytes32 }),
      ),
  }),
  signFxFallback: t.field({
    ...acts,
    type: payload('SignFxFallbackPayload'),
    description: 'An attestor’s signature over the rate of a requested period.',
    args: { input: t.arg({ type: SignFxFallbackInput, required: true }) },
    resolve: (_, { input }, ctx) =>
      actOnce(ctx, 'signFxFallback', input, (caller) =>
        ctx.services.fx.sign(caller, {
          ...input,
          seriesKey: input.seriesKey as Bytes32,
          key: input.key as Address,
        }),
      ),
  }),
  recordRate: t.field({
    ...builds,
    description:
      'Builds `recordRate`: open to anyone who has the signature, for a quarter that is over and has no rate. The first rate ' +
      'that is recorded counts for good.',
    args: { input: t.arg({ type: RecordRateInput, required: true }) },
    resolve: (_, { input }, ctx) =>
      builtOnce(ctx, 'recordRate', input, (caller) => {
        const { period, rate, signature } = input;
        const [seriesKey, wallet, key] = [input.seriesKey as Bytes32, input.wallet as Address, input.signer as Address];
        return ctx.services.fx.prepareRecord(caller, { seriesKey, period, rate, key, signature, wallet });
      }),
  }),
}));

import { builder } from '../../graphql/builder.ts';
import { chainArgument } from '../../graphql/chain-argument.ts';
import { idempotencyKey, mutation } from '../../graphql/mutation.ts';
import { acts } from '../cases/inputs.graphql.ts';
import { buildMutation } from '../transaction/graphql.ts';
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
    chain: t.field(chainArgument),
    seriesKey: t.field({ type: 'Bytes32', required: true }),
    period: t.field({ type: 'Period', required: true, description: 'The quarter, as `2027-Q1`.' }),
  }),
});

const SignFxFallbackInput = builder.inputType('SignFxFallbackInput', {
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    chain: t.field(chainArgument),
    seriesKey: t.field({ type: 'Bytes32', required: true }),
    period: t.field({ type: 'Period', required: true, description: 'The request’s own.' }),
    rate: t.field({
      type: 'Wad',
      required: true,
      description: 'That of the quarter’s end, at most a fifth above or below the feed’s last before it.',
    }),
    key: t.field({ type: 'KeyAddress', required: true, description: 'Which of the account’s attestor keys signed.' }),
    signature: t.field({ type: 'Hex', required: true, description: '65 bytes r, s, v over FX.' }),
  }),
});

const BuildRecordRateInput = builder.inputType('BuildRecordRateInput', {
  description: 'What an attestor signed. The issuer, attestors of the chain and admins find it in `fxFallback`.',
  fields: (t) => ({
    ...step(t),
    period: t.field({ type: 'Period', required: true, description: 'The quarter, as `2027-Q1`.' }),
    rate: t.field({ type: 'Wad', required: true, description: 'As it was signed.' }),
    signer: t.field({ type: 'KeyAddress', required: true, description: 'The attestor key that signed.' }),
    signature: t.field({ type: 'Hex', required: true, description: '65 bytes r, s, v over FX.' }),
  }),
});

const payload = (name: string) =>
  builder.objectRef<{ readonly chain?: string; readonly seriesKey: string }>(name).implement({
    fields: (t) => ({
      fxFallback: t.prismaField({
        type: 'FxFallback',
        nullable: true,
        access: 'traverse',
        resolve: (query, { chain, seriesKey }, _, { db, chains }) =>
          db.fxFallback.findUnique({
            ...query,
            // An answer that was saved before there were several chains names none.
            where: { chain_seriesKey: { chain: chain ?? chains.first.name, seriesKey } },
          }),
      }),
    }),
  });

mutation('requestFxFallback', {
  ...acts,
  type: payload('RequestFxFallbackPayload'),
  description: 'The issuer asks the attestors of the chain for the rate of a quarter’s end, where the feed has none.',
  input: RequestFxFallbackInput,
  act: ({ caller, chain, input, services }) => services.fx.request(caller, { ...input, chain }),
});

mutation('signFxFallback', {
  ...acts,
  type: payload('SignFxFallbackPayload'),
  description: 'An attestor’s signature over the rate of a requested period.',
  input: SignFxFallbackInput,
  act: ({ caller, chain, input, services }) => services.fx.sign(caller, { ...input, chain }),
});

buildMutation('buildRecordRate', {
  description:
    'Builds `recordRate`: open to anyone who has the signature, for a quarter that is over and has no rate. The first rate ' +
    'that is recorded counts for good.',
  input: BuildRecordRateInput,
  build: ({ caller, chain, input, services }) => {
    const { period, rate, signature } = input;
    const [seriesKey, wallet, key] = [input.seriesKey, input.wallet, input.signer];
    return services.fx.prepareRecord(caller, { chain, seriesKey, period, rate, key, signature, wallet });
  },
});

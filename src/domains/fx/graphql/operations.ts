import { builder } from '../../../graphql/builder.ts';
import { chainArgument } from '../../../graphql/chain-argument.ts';
import { keyedInput, mutation } from '../../../graphql/mutation.ts';
import { CHECKED_ON_CHAIN } from '../../cases/graphql/inputs.ts';
import { buildMutation } from '../../transaction/graphql/index.ts';
import { period, step } from '../../transaction/graphql/step.ts';

const RequestFxFallbackInput = keyedInput('RequestFxFallbackInput', (t) => ({
  chain: t.field(chainArgument),
  seriesKey: t.field({ type: 'Bytes32', required: true }),
  period: t.field({ type: 'Period', required: true, description: 'The quarter, as `2027-Q1`.' }),
}));

const SignFxFallbackInput = keyedInput('SignFxFallbackInput', (t) => ({
  chain: t.field(chainArgument),
  seriesKey: t.field({ type: 'Bytes32', required: true }),
  period: t.field({ type: 'Period', required: true, description: 'The quarter of the request, as `2027-Q1`.' }),
  rate: t.field({
    type: 'Wad',
    required: true,
    description: 'The rate at the quarter’s end, at most a fifth above or below the feed’s last rate before it.',
  }),
  key: t.field({ type: 'KeyAddress', required: true, description: 'The attestor key of the account that signed.' }),
  signature: t.field({ type: 'Hex', required: true, description: 'The key’s signature over FX: 65 bytes r, s, v.' }),
}));

/** Defines the payload of a mutation that returns a request for an FX rate. */
const payload = (name: string) =>
  builder.objectRef<{ readonly chain?: string; readonly seriesKey: string }>(name).implement({
    fields: (t) => ({
      fxFallback: t.prismaField({
        type: 'FxFallback',
        access: 'traverse',
        resolve: (query, { chain, seriesKey }, _, { db, chains }) =>
          db.fxFallback.findUnique({
            ...query,
            // Saved results from before the service had several chains name no chain.
            where: { chain_seriesKey: { chain: chain ?? chains.first.name, seriesKey } },
          }),
      }),
    }),
  });

mutation('requestFxFallback', {
  ...CHECKED_ON_CHAIN,
  type: payload('RequestFxFallbackPayload'),
  description:
    'Asks the attestors of the chain for the FX rate at a quarter’s end, if the feed has none. For the issuer.',
  input: RequestFxFallbackInput,
  act: ({ caller, chain, input, services }) => services.fx.request(caller, { ...input, chain }),
});

mutation('signFxFallback', {
  ...CHECKED_ON_CHAIN,
  type: payload('SignFxFallbackPayload'),
  description: 'Signs the FX rate of a requested quarter, as an attestor of the chain.',
  input: SignFxFallbackInput,
  act: ({ caller, chain, input, services }) => services.fx.sign(caller, { ...input, chain }),
});

buildMutation('buildRecordRate', {
  description:
    'Builds `recordRate`, which records a signed FX rate for a past quarter that has none. Anyone who has the ' +
    'signature may send it. The first recorded rate counts for good.',
  inputDescription:
    'The input of `buildRecordRate`: a rate that an attestor signed, as `fxFallback` shows it to the issuer, the ' +
    'chain’s attestors and admins.',
  fields: (t) => ({
    ...step(t),
    period: period(t),
    rate: t.field({ type: 'Wad', required: true, description: 'The rate exactly as it was signed.' }),
    signer: t.field({ type: 'KeyAddress', required: true, description: 'The attestor key that signed.' }),
    signature: t.field({
      type: 'Hex',
      required: true,
      description: 'The attestor key’s signature over FX: 65 bytes r, s, v.',
    }),
  }),
  build: ({ caller, chain, input: { signer: key, ...input }, services }) =>
    services.fx.prepareRecord(caller, { ...input, chain, key }),
});

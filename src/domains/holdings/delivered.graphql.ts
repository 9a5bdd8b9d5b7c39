import { builder } from '../../graphql/builder.ts';
import { buildMutation } from '../transaction/graphql.ts';
import { step } from '../transaction/step.graphql.ts';

const HOLDER = 'The wallet that it is for; the signing one if absent.';

const KeptBy = builder.enumType('KeptBy', {
  description: 'Whose delivery the token refused to pay: RAISE a bid’s refund, WINDOWS an order’s money.',
  values: { RAISE: { value: 'raise' }, WINDOWS: { value: 'windows' } } as const,
});

const ReleaseUnitsInput = builder.inputType('ReleaseUnitsInput', {
  fields: (t) => ({ ...step(t), holder: t.field({ type: 'Address', description: HOLDER }) }),
});

const ClaimKeptInput = builder.inputType('ClaimKeptInput', {
  fields: (t) => ({
    ...step(t),
    holder: t.field({ type: 'Address', description: HOLDER }),
    keptBy: t.field({ type: KeptBy, required: true }),
  }),
});

buildMutation('releaseUnits', {
  description:
    'Builds the release of units that were delivered while their wallet was not verified. Anyone may send it once the ' +
    'wallet is verified.',
  input: ReleaseUnitsInput,
  build: ({ caller, chain, input, services }) => {
    const [seriesKey, wallet] = [input.seriesKey, input.wallet];
    const holder = input.holder ?? input.wallet;
    return services.holdings.prepareStep(caller, { chain, wallet, call: { kind: 'releaseUnits', seriesKey, holder } });
  },
});

buildMutation('claimKept', {
  description:
    'Builds the claim to money that the payment token refused to pay when a bid or an order was delivered. Anyone may ' +
    'send it; only the wallet it belongs to is paid.',
  input: ClaimKeptInput,
  build: ({ caller, chain, input, services }) => {
    const [seriesKey, wallet] = [input.seriesKey, input.wallet];
    const holder = input.holder ?? input.wallet;
    const call = { kind: 'claimKept', keptBy: input.keptBy, seriesKey, holder } as const;
    return services.holdings.prepareStep(caller, { chain, wallet, call });
  },
});

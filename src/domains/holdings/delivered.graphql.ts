import { builder } from '../../graphql/builder.ts';
import { buildMutation } from '../transaction/graphql.ts';
import type { ContractCallOf } from '../transaction/index.ts';
import { step } from '../transaction/step.graphql.ts';

const HOLDER = 'The wallet that the money or units belong to; if left out, the wallet that signs.';

const BuildReleaseUnitsInput = builder.inputType('BuildReleaseUnitsInput', {
  fields: (t) => ({ ...step(t), holder: t.field({ type: 'Address', description: HOLDER }) }),
});

buildMutation('buildReleaseUnits', {
  description:
    'Builds the unlocking of units that were delivered while their wallet was not verified. Anyone may send it once ' +
    'the wallet is verified.',
  input: BuildReleaseUnitsInput,
  build: ({ caller, chain, input, services }) => {
    const [seriesKey, wallet] = [input.seriesKey, input.wallet];
    const holder = input.holder ?? input.wallet;
    return services.holdings.prepareStep(caller, { chain, wallet, call: { kind: 'releaseUnits', seriesKey, holder } });
  },
});

/** A mutation for each contract that keeps money which the payment token refused to pay; `kept` says what of. */
function claimKeptMutation(name: string, keptBy: ContractCallOf<'claimKept'>['keptBy'], kept: string): void {
  buildMutation(name, {
    description:
      `Builds \`claimKept\` of the ${keptBy} contract: it claims ${kept} that the payment token refused to pay at ` +
      'delivery. Anyone may send it; only the wallet that the money belongs to is paid.',
    input: builder.inputType(`B${name.slice(1)}Input`, {
      fields: (t) => ({ ...step(t), holder: t.field({ type: 'Address', description: HOLDER }) }),
    }),
    build: ({ caller, chain, input, services }) => {
      const [seriesKey, wallet] = [input.seriesKey, input.wallet];
      const holder = input.holder ?? input.wallet;
      return services.holdings.prepareStep(caller, {
        chain,
        wallet,
        call: { kind: 'claimKept', keptBy, seriesKey, holder },
      });
    },
  });
}
claimKeptMutation('buildClaimKeptBidRefund', 'raise', 'a bid’s refund');
claimKeptMutation('buildClaimKeptOrderMoney', 'windows', 'an order’s money');

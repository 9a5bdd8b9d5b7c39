import { builder } from '../../../graphql/builder.ts';
import { buildMutation } from '../../transaction/graphql/index.ts';
import { step } from '../../transaction/graphql/step.ts';

const Spender = builder.enumType('Spender', {
  description: 'A contract that may be allowed to take payment tokens.',
  values: {
    RAISE: { value: 'raise', description: 'The raise, which takes the deposits of bids.' },
    HUB: { value: 'hub', description: 'The hub, which takes an issuer’s payments.' },
    ROUTER: { value: 'router', description: 'The income router, which takes routed income.' },
    WINDOWS: { value: 'windows', description: 'The contract of trading windows, which receives the money of orders.' },
  } as const,
});

buildMutation('buildApprovePaymentToken', {
  description: 'Builds `approve` of the payment token for the contract that will take a deposit or a payment.',
  fields: (t) => ({
    ...step(t),
    spender: t.field({ type: Spender, required: true, description: 'The contract that may take the tokens.' }),
    amount: t.field({
      type: 'Amount',
      required: true,
      description: 'The new allowance, which replaces the present one.',
    }),
  }),
  build({ caller, chain, input, services }) {
    const { seriesKey, wallet, spender, amount } = input;
    return services.allowances.prepare(caller, { chain, seriesKey, wallet, allowance: { spender, amount } });
  },
});

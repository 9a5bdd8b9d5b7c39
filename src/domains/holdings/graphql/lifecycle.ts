import { buildSteps } from '../../transaction/graphql/index.ts';
import { period } from '../../transaction/graphql/step.ts';
import type { LifecycleCall } from '../model/index.ts';

buildSteps<LifecycleCall>((services) => services.holdings.prepareStep, {
  buildMarkMissed: {
    kind: 'markMissed',
    description: 'Builds the mark that a quarter was missed. Anyone may send it once the late window is over.',
    fields: (t) => ({ period: period(t) }),
  },
  buildPayTail: {
    kind: 'payTail',
    description: 'Builds the issuer’s payment of accrued money that is still owed after the term.',
    fields: (t) => ({
      amount: t.field({
        type: 'Amount',
        required: true,
        description: 'The most to pay, in base units of the payment token. Never more than the amount owed is paid.',
      }),
    }),
  },
  buildAnnounceBuyOut: {
    kind: 'announceBuyOut',
    description:
      'Builds the issuer’s announcement of a buy-out, which is possible seven days later and lapses fourteen days after that. An ' +
      'amendment voids it. On an EVM chain it is refused while a trading window is open and has no price.',
  },
  buildBuyOut: {
    kind: 'buyOut',
    description: 'Builds the issuer’s announced buy-out, which pays the rest of the cap and closes the series.',
  },
  buildCloseSeries: {
    kind: 'closeSeries',
    description:
      'Builds the close of a series whose cap is paid, or whose tail is over with nothing owed. Anyone may send it.',
  },
});

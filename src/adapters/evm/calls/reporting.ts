import { type ContractCallAdapters, seriesArgument } from './adapter.ts';
import { fixedMargin, INCOME_SINCE, LITTLE, PAGE, PAYMENT, PAYMENT_GAS, RECEIVER, STEADY, WORD } from './margins.ts';

export const reportingCalls = {
  submitReport: {
    contract: 'hub',
    args: (call) => {
      const { seriesKey, period, proof, signals, tier, liquidityFlag, attestation, fxFallbackSig } = call;
      return [seriesKey, period, proof, signals, tier, liquidityFlag, attestation, fxFallbackSig];
    },
    margin: {
      gasFor: (_, call) =>
        PAYMENT_GAS + PAGE + (call?.kind === 'submitReport' && call.charge.routed ? INCOME_SINCE : 0n),
      reason: `${PAYMENT.reason}; the feed may publish; of a routed series, a quarter's first income may be routed before it`,
    },
  },
  submitRoutedReport: { contract: 'hub', args: ({ seriesKey, period }) => [seriesKey, period], margin: PAYMENT },
  markMissed: { contract: 'hub', args: ({ seriesKey, period }) => [seriesKey, period], margin: STEADY },
  openRouter: {
    contract: 'router',
    args: ({ seriesKey, theta, ratePerUnit, termsSalt }) => [seriesKey, theta, ratePerUnit, termsSalt],
    margin: STEADY,
  },
  route: {
    contract: 'router',
    args: ({ seriesKey, amount }) => [seriesKey, amount],
    margin: fixedMargin(
      4n * WORD + 9_000n + LITTLE,
      'a quarter may begin; what the router holds may be taken or released, and the issuer may spend its money',
    ),
  },
  release: { contract: 'router', args: seriesArgument, margin: RECEIVER },
} satisfies Partial<ContractCallAdapters>;

import { type ContractCallAdapters, seriesArgument } from './adapter.ts';
import {
  fixedMargin,
  PAGE_GAS,
  PATH_GAS,
  PAYEE_MARGIN,
  PAYMENT_GAS,
  PAYMENT_MARGIN,
  RECOUNT_GAS,
  STEADY_MARGIN,
  WORD_GAS,
} from './margins.ts';

export const reportingCalls = {
  submitReport: {
    contract: 'hub',
    args: (call) => {
      const { seriesKey, period, proof, signals, tier, liquidityFlag, attestation, fxFallbackSig } = call;
      return [seriesKey, period, proof, signals, tier, liquidityFlag, attestation, fxFallbackSig];
    },
    margin: {
      gasFor: (_, call) =>
        PAYMENT_GAS + PAGE_GAS + (call?.kind === 'submitReport' && call.charge.routed ? RECOUNT_GAS : 0n),
      reason: `${PAYMENT_MARGIN.reason}; the feed may publish; of a routed series, a quarter's first income may be routed before it`,
    },
  },
  submitRoutedReport: { contract: 'hub', args: ({ seriesKey, period }) => [seriesKey, period], margin: PAYMENT_MARGIN },
  markMissed: { contract: 'hub', args: ({ seriesKey, period }) => [seriesKey, period], margin: STEADY_MARGIN },
  openRouter: {
    contract: 'router',
    args: ({ seriesKey, theta, ratePerUnit, termsSalt }) => [seriesKey, theta, ratePerUnit, termsSalt],
    margin: STEADY_MARGIN,
  },
  route: {
    contract: 'router',
    args: ({ seriesKey, amount }) => [seriesKey, amount],
    margin: fixedMargin(
      4n * WORD_GAS + 9_000n + PATH_GAS,
      'a quarter may begin; what the router holds may be taken or released, and the issuer may spend its money',
    ),
  },
  release: { contract: 'router', args: seriesArgument, margin: PAYEE_MARGIN },
} satisfies Partial<ContractCallAdapters>;

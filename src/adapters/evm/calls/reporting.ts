import { type ContractCallAdapters, effectByEvent, seriesArgument } from './adapter.ts';
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
    effects: [effectByEvent('ReportAccepted', ['seriesKey', 'period'])],
  },
  submitRoutedReport: {
    contract: 'hub',
    args: ({ seriesKey, period }) => [seriesKey, period],
    margin: PAYMENT,
    effects: [effectByEvent('RoutedReportAccepted', ['seriesKey', 'period'])],
  },
  markMissed: {
    contract: 'hub',
    args: ({ seriesKey, period }) => [seriesKey, period],
    margin: STEADY,
    effects: [
      effectByEvent('PeriodMissed', ['seriesKey', 'period']),
      effectByEvent('PeriodDeferred', ['seriesKey', 'period']),
    ],
  },
  openRouter: {
    contract: 'router',
    args: ({ seriesKey, theta, ratePerUnit, termsSalt }) => [seriesKey, theta, ratePerUnit, termsSalt],
    margin: STEADY,
    effects: [effectByEvent('RouterOpened', ['seriesKey'])],
  },
  route: {
    contract: 'router',
    args: ({ seriesKey, amount }) => [seriesKey, amount ?? 0n],
    margin: fixedMargin(
      4n * WORD + 9_000n + LITTLE,
      'a quarter may begin; what the router holds may be taken or released, and the issuer may spend its money',
    ),
    effects: [effectByEvent('IncomeRouted', ['seriesKey', 'amount'], 'payer')],
  },
  release: {
    contract: 'router',
    args: seriesArgument,
    margin: RECEIVER,
    effects: [effectByEvent('WithheldReleased', ['seriesKey'])],
  },
} satisfies Partial<ContractCallAdapters>;

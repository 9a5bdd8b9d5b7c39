import { type ContractCallAdapters, effectByEvent, seriesArgument } from './adapter.ts';
import { STEADY } from './margins.ts';

export const extinguishmentCalls = {
  requestExtinguishment: {
    contract: 'hardship',
    args: ({ seriesKey, keyA, keyB, deadline }) => [seriesKey, keyA, keyB, deadline],
    margin: STEADY,
    effects: [effectByEvent('ExtinguishmentRequested', ['seriesKey', 'keyA', 'keyB', 'deadline'])],
  },
  voidExtinguishment: {
    contract: 'hardship',
    args: seriesArgument,
    margin: STEADY,
    effects: [effectByEvent('ExtinguishmentVoided', ['seriesKey'])],
  },
  extinguish: {
    contract: 'hardship',
    args: ({ seriesKey, extinguishNonce, signatureA, signatureB }) => [
      seriesKey,
      extinguishNonce,
      signatureA,
      signatureB,
    ],
    margin: STEADY,
    effects: [{ event: 'SeriesExtinguished', same: { seriesKey: 'seriesKey', extinguishNonce: 'nonce' } }],
  },
} satisfies Partial<ContractCallAdapters>;

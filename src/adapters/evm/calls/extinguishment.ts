import { type ContractCallAdapters, seriesArgument } from './adapter.ts';
import { STEADY } from './margins.ts';

export const extinguishmentCalls = {
  requestExtinguishment: {
    contract: 'hardship',
    args: ({ seriesKey, keyA, keyB, deadline }) => [seriesKey, keyA, keyB, deadline],
    margin: STEADY,
  },
  voidExtinguishment: { contract: 'hardship', args: seriesArgument, margin: STEADY },
  extinguish: {
    contract: 'hardship',
    args: ({ seriesKey, extinguishNonce, signatureA, signatureB }) => [
      seriesKey,
      extinguishNonce,
      signatureA,
      signatureB,
    ],
    margin: STEADY,
  },
} satisfies Partial<ContractCallAdapters>;

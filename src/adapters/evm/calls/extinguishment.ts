import { type ContractCallAdapters, seriesArgument } from './adapter.ts';
import { STEADY_MARGIN } from './margins.ts';

export const extinguishmentCalls = {
  requestExtinguishment: {
    contract: 'hardship',
    args: ({ seriesKey, keyA, keyB, deadline }) => [seriesKey, keyA, keyB, deadline],
    margin: STEADY_MARGIN,
  },
  voidExtinguishment: { contract: 'hardship', args: seriesArgument, margin: STEADY_MARGIN },
  extinguish: {
    contract: 'hardship',
    args: ({ seriesKey, extinguishNonce, signatureA, signatureB }) => [
      seriesKey,
      extinguishNonce,
      signatureA,
      signatureB,
    ],
    margin: STEADY_MARGIN,
  },
} satisfies Partial<ContractCallAdapters>;

import type { ContractCallAdapters } from './adapter.ts';
import { fixedMargin, PATH_GAS, WORD_GAS } from './margins.ts';

export const annualCalls = {
  submitTrueUp: {
    contract: 'hub',
    args: ({ seriesKey, year, trueupNonce, attestationTs, adjustment, signature }) => [
      seriesKey,
      year,
      trueupNonce,
      attestationTs,
      adjustment,
      signature,
    ],
    margin: fixedMargin(2n * WORD_GAS + PATH_GAS, 'all that the router holds may be released'),
  },
} satisfies Partial<ContractCallAdapters>;

import { type ContractCallAdapters, effectByEvent } from './adapter.ts';
import { fixedMargin, LITTLE, WORD } from './margins.ts';

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
    margin: fixedMargin(2n * WORD + LITTLE, 'all that the router holds may be released'),
    effects: [effectByEvent('TrueUpAccepted', ['seriesKey', 'year', 'trueupNonce'])],
  },
} satisfies Partial<ContractCallAdapters>;

import type { ContractCallAdapters } from './adapter.ts';
import { FEED_MARGIN } from './margins.ts';

export const fxCalls = {
  recordRate: {
    contract: 'rates',
    args: ({ seriesKey, period, rate, signature }) => [seriesKey, period, rate, signature],
    margin: FEED_MARGIN,
  },
} satisfies Partial<ContractCallAdapters>;

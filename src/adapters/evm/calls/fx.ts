import type { CallAdapters } from './adapter.ts';
import { FEED } from './margins.ts';

export const fxCalls = {
  recordRate: {
    contract: 'rates',
    args: ({ seriesKey, period, rate, signature }) => [seriesKey, period, rate, signature],
    margin: FEED,
  },
} satisfies Partial<CallAdapters>;

import { type ContractCallAdapters, effectByEvent } from './adapter.ts';
import { FEED } from './margins.ts';

export const fxCalls = {
  recordRate: {
    contract: 'rates',
    args: ({ seriesKey, period, rate, signature }) => [seriesKey, period, rate, signature],
    margin: FEED,
    effects: [effectByEvent('RateRecorded', ['seriesKey', 'period'])],
  },
} satisfies Partial<ContractCallAdapters>;

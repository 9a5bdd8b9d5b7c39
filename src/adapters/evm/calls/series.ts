import { type ContractCallAdapters, effectByEvent } from './adapter.ts';
import { FEED } from './margins.ts';

export const seriesCalls = {
  createSeries: {
    contract: 'hub',
    args: ({ params }) => [params],
    margin: FEED,
    effects: [effectByEvent('SeriesCreated', ['params'], 'issuer')],
  },
  createRoutedSeries: {
    contract: 'hub',
    args: ({ params }) => [params],
    margin: FEED,
    effects: [effectByEvent('SeriesCreated', ['params'], 'issuer')],
  },
} satisfies Partial<ContractCallAdapters>;

import { type ContractCallAdapters, shown } from './adapter.ts';
import { FEED } from './margins.ts';

export const seriesCalls = {
  createSeries: {
    contract: 'hub',
    args: ({ params }) => [params],
    margin: FEED,
    effects: [shown('SeriesCreated', ['params'], 'issuer')],
  },
  createRoutedSeries: {
    contract: 'hub',
    args: ({ params }) => [params],
    margin: FEED,
    effects: [shown('SeriesCreated', ['params'], 'issuer')],
  },
} satisfies Partial<ContractCallAdapters>;

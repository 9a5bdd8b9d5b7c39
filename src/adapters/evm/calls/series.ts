import type { ContractCallAdapters } from './adapter.ts';
import { FEED } from './margins.ts';

export const seriesCalls = {
  createSeries: { contract: 'hub', args: ({ params }) => [params], margin: FEED },
  createRoutedSeries: { contract: 'hub', args: ({ params }) => [params], margin: FEED },
} satisfies Partial<ContractCallAdapters>;

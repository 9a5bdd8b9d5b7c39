import type { ContractCallAdapters } from './adapter.ts';
import { FEED_MARGIN } from './margins.ts';

export const seriesCalls = {
  createSeries: { contract: 'hub', args: ({ params }) => [params], margin: FEED_MARGIN },
  createRoutedSeries: { contract: 'hub', args: ({ params }) => [params], margin: FEED_MARGIN },
} satisfies Partial<ContractCallAdapters>;

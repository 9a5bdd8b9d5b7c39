import { type ContractCallAdapters, seriesArgument } from './adapter.ts';
import { STEADY_MARGIN } from './margins.ts';

export const hardshipCalls = {
  requestPause: {
    contract: 'hardship',
    args: ({ seriesKey, attestor }) => [seriesKey, attestor],
    margin: STEADY_MARGIN,
  },
  withdrawPause: { contract: 'hardship', args: seriesArgument, margin: STEADY_MARGIN },
  endPause: { contract: 'hardship', args: seriesArgument, margin: STEADY_MARGIN },
  approvePause: {
    contract: 'hardship',
    args: ({ seriesKey, pauseNonce, pauseEnd, signature }) => [seriesKey, pauseNonce, pauseEnd, signature],
    margin: STEADY_MARGIN,
  },
} satisfies Partial<ContractCallAdapters>;

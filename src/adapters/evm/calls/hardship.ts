import { type ContractCallAdapters, seriesArgument } from './adapter.ts';
import { STEADY } from './margins.ts';

export const hardshipCalls = {
  requestPause: { contract: 'hardship', args: ({ seriesKey, attestor }) => [seriesKey, attestor], margin: STEADY },
  withdrawPause: { contract: 'hardship', args: seriesArgument, margin: STEADY },
  endPause: { contract: 'hardship', args: seriesArgument, margin: STEADY },
  approvePause: {
    contract: 'hardship',
    args: ({ seriesKey, pauseNonce, pauseEnd, signature }) => [seriesKey, pauseNonce, pauseEnd, signature],
    margin: STEADY,
  },
} satisfies Partial<ContractCallAdapters>;

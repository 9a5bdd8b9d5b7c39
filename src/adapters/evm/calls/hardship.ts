import { type ContractCallAdapters, seriesArgument, shown } from './adapter.ts';
import { STEADY } from './margins.ts';

export const hardshipCalls = {
  requestPause: {
    contract: 'hardship',
    args: ({ seriesKey, attestor }) => [seriesKey, attestor],
    margin: STEADY,
    effects: [shown('PauseRequested', ['seriesKey', 'attestor'])],
  },
  withdrawPause: {
    contract: 'hardship',
    args: seriesArgument,
    margin: STEADY,
    effects: [shown('PauseRequestWithdrawn', ['seriesKey'])],
  },
  endPause: {
    contract: 'hardship',
    args: seriesArgument,
    margin: STEADY,
    effects: [shown('PauseEnded', ['seriesKey'])],
  },
  approvePause: {
    contract: 'hardship',
    args: ({ seriesKey, pauseNonce, pauseEnd, signature }) => [seriesKey, pauseNonce, pauseEnd, signature],
    margin: STEADY,
    effects: [shown('PauseApproved', ['seriesKey', 'pauseNonce'])],
  },
} satisfies Partial<ContractCallAdapters>;

import { type ContractCallAdapters, effectByEvent, seriesArgument } from './adapter.ts';
import { STEADY } from './margins.ts';

export const hardshipCalls = {
  requestPause: {
    contract: 'hardship',
    args: ({ seriesKey, attestor }) => [seriesKey, attestor],
    margin: STEADY,
    effects: [effectByEvent('PauseRequested', ['seriesKey', 'attestor'])],
  },
  withdrawPause: {
    contract: 'hardship',
    args: seriesArgument,
    margin: STEADY,
    effects: [effectByEvent('PauseRequestWithdrawn', ['seriesKey'])],
  },
  endPause: {
    contract: 'hardship',
    args: seriesArgument,
    margin: STEADY,
    effects: [effectByEvent('PauseEnded', ['seriesKey'])],
  },
  approvePause: {
    contract: 'hardship',
    args: ({ seriesKey, pauseNonce, pauseEnd, signature }) => [seriesKey, pauseNonce, pauseEnd, signature],
    margin: STEADY,
    effects: [effectByEvent('PauseApproved', ['seriesKey', 'pauseNonce'])],
  },
} satisfies Partial<ContractCallAdapters>;

import type { ContractCallAdapters } from './adapter.ts';
import { STEADY_MARGIN } from './margins.ts';

export const allowanceCalls = {
  approve: {
    contract: 'token',
    args: ({ spender, amount }, contracts) => [contracts[spender], amount],
    margin: STEADY_MARGIN,
  },
} satisfies Partial<ContractCallAdapters>;

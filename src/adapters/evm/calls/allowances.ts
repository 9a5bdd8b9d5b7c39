import type { ContractCallAdapters } from './adapter.ts';
import { STEADY } from './margins.ts';

export const allowanceCalls = {
  approve: {
    contract: 'token',
    args: ({ spender, amount }, contracts) => [contracts[spender], amount],
    margin: STEADY,
  },
} satisfies Partial<ContractCallAdapters>;

import { type ContractCallAdapters, shown } from './adapter.ts';
import { STEADY } from './margins.ts';

export const allowanceCalls = {
  approve: {
    contract: 'token',
    args: ({ spender, amount }, contracts) => [contracts[spender], amount],
    margin: STEADY,
    effects: [shown('Approval', ['spender', 'value'], 'owner')],
  },
} satisfies Partial<ContractCallAdapters>;

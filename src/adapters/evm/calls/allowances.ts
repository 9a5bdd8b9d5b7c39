import { type ContractCallAdapters, effectByEvent } from './adapter.ts';
import { STEADY } from './margins.ts';

export const allowanceCalls = {
  approve: {
    contract: 'token',
    args: ({ spender, amount }, contracts) => [contracts[spender], amount],
    margin: STEADY,
    effects: [effectByEvent('Approval', ['spender', 'value'], 'owner')],
  },
} satisfies Partial<ContractCallAdapters>;

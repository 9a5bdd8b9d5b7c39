import { allowanceLines, BUILDERS_OWN, type CallDeclarations } from '../transaction/index.ts';

declare module '../transaction/model.ts' {
  interface ContractCalls extends AllowanceCalls {}
}

export interface AllowanceCalls {
  /** The payment token's allowance: the raise and the windows take deposits, the hub payments, the router income. */
  readonly approve: { readonly spender: 'raise' | 'hub' | 'router' | 'windows'; readonly amount: bigint };
}

export const calls: CallDeclarations<AllowanceCalls> = {
  approve: {
    access: BUILDERS_OWN,
    preview: (call) => allowanceLines(call.spender, call.amount),
  },
};

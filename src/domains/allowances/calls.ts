import { allowanceLines, BUILDERS_OWN, type CallDeclarations } from '../transaction/index.ts';

declare module '../transaction/model/index.ts' {
  interface ContractCalls extends AllowanceCalls {}
}

/** The call of the payment token, with its arguments. */
export interface AllowanceCalls {
  /**
   * Allows a contract to take payment tokens. The raise and the windows take deposits, the hub takes payments, and the router
   * takes income.
   */
  readonly approve: { readonly spender: 'raise' | 'hub' | 'router' | 'windows'; readonly amount: bigint };
}

/** Declares who reads the bytes of these calls, and the lines that a signer sees before signing. */
export const calls: CallDeclarations<AllowanceCalls> = {
  approve: {
    access: BUILDERS_OWN,
    preview: (call) => allowanceLines(call.spender, call.amount),
  },
};

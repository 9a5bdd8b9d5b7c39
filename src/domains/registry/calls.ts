import type { Address } from '../../core/hex.ts';
import { BUILDERS_OWN, type CallDeclarations, line, timeLine } from '../transaction/index.ts';

declare module '../transaction/model.ts' {
  interface ContractCalls extends RegistryCalls {}
}

/** The registry owner's. */
export interface RegistryCalls {
  readonly registerAttestor: { readonly key: Address };
  readonly revokeAttestor: { readonly key: Address; readonly graceUntil: bigint };
}

export const calls: CallDeclarations<RegistryCalls> = {
  registerAttestor: { access: BUILDERS_OWN, preview: (call) => [line('Key', call.key, 'wallet')] },
  revokeAttestor: {
    access: BUILDERS_OWN,
    preview: (call) => [line('Key', call.key, 'wallet'), timeLine('Active until', call.graceUntil)],
  },
};

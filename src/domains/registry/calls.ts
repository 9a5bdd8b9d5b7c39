import type { Address } from '@income-series/protocol/address';
import type { KeyAddress } from '@income-series/protocol/hex';
import { BUILDERS_OWN, type CallDeclarations, line, timeLine } from '../transaction/index.ts';

declare module '../transaction/model/index.ts' {
  interface ContractCalls extends RegistryCalls {}
}

/** Calls of wallets that hold a role of the registry: KEYS for attestor keys, ALLOWLIST for wallets. */
export interface RegistryCalls {
  readonly registerAttestor: { readonly key: KeyAddress };
  readonly revokeAttestor: { readonly key: KeyAddress; readonly graceUntil: bigint };
  /** Sets whether a wallet may issue series. */
  readonly setIssuerApproval: { readonly wallet: Address; readonly approved: boolean };
  /** Sets whether a wallet may bid, trade and hold. The contract takes a list of wallets; this call names one. */
  readonly setVerified: { readonly wallet: Address; readonly verified: boolean };
}

export const calls: CallDeclarations<RegistryCalls> = {
  registerAttestor: { access: BUILDERS_OWN, preview: (call) => [line('Key', call.key, 'wallet')] },
  revokeAttestor: {
    access: BUILDERS_OWN,
    preview: (call) => [line('Key', call.key, 'wallet'), timeLine('Active until', call.graceUntil)],
  },
  setIssuerApproval: {
    access: BUILDERS_OWN,
    preview: ({ wallet, approved }) => [
      line('Wallet', wallet, 'wallet'),
      line(
        'Afterwards',
        approved ? 'approved: it may issue series' : 'not approved: it may issue no more series',
        'text',
      ),
    ],
  },
  setVerified: {
    access: BUILDERS_OWN,
    preview: ({ wallet, verified }) => [
      line('Wallet', wallet, 'wallet'),
      line(
        'Afterwards',
        verified ? 'verified: it may bid and trade' : 'not verified: it may neither bid nor trade',
        'text',
      ),
    ],
  },
};

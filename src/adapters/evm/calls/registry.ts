import { type ContractCallAdapters, effectByEvent } from './adapter.ts';
import { STEADY } from './margins.ts';

export const registryCalls = {
  registerAttestor: {
    contract: 'registry',
    args: ({ key }) => [key],
    margin: STEADY,
    effects: [effectByEvent('AttestorRegistered', ['key'])],
  },
  revokeAttestor: {
    contract: 'registry',
    args: ({ key, graceUntil }) => [key, graceUntil],
    margin: STEADY,
    effects: [effectByEvent('AttestorRevoked', ['key', 'graceUntil'])],
  },
  setIssuerApproval: {
    contract: 'registry',
    args: ({ wallet, approved }) => [wallet, approved],
    margin: STEADY,
    effects: [effectByEvent('IssuerApprovalUpdated', ['issuer', 'approved'])],
  },
  setVerified: {
    contract: 'registry',
    args: ({ wallet, verified }) => [[wallet], verified],
    margin: STEADY,
    effects: [{ event: 'AllowlistUpdated', same: { wallet: 'wallets', verified: 'verified' } }],
  },
} satisfies Partial<ContractCallAdapters>;

import type { ContractCallAdapters } from './adapter.ts';
import { STEADY_MARGIN } from './margins.ts';

export const registryCalls = {
  registerAttestor: { contract: 'registry', args: ({ key }) => [key], margin: STEADY_MARGIN },
  revokeAttestor: { contract: 'registry', args: ({ key, graceUntil }) => [key, graceUntil], margin: STEADY_MARGIN },
  setIssuerApproval: {
    contract: 'registry',
    args: ({ wallet, approved }) => [wallet, approved],
    margin: STEADY_MARGIN,
  },
  setVerified: { contract: 'registry', args: ({ wallet, verified }) => [[wallet], verified], margin: STEADY_MARGIN },
} satisfies Partial<ContractCallAdapters>;

import type { ContractCallAdapters } from './adapter.ts';
import { STEADY } from './margins.ts';

export const registryCalls = {
  registerAttestor: { contract: 'registry', args: ({ key }) => [key], margin: STEADY },
  revokeAttestor: { contract: 'registry', args: ({ key, graceUntil }) => [key, graceUntil], margin: STEADY },
  setIssuerApproval: { contract: 'registry', args: ({ wallet, approved }) => [wallet, approved], margin: STEADY },
  setVerified: { contract: 'registry', args: ({ wallet, verified }) => [[wallet], verified], margin: STEADY },
} satisfies Partial<ContractCallAdapters>;

import type { CallAdapters } from './adapter.ts';
import { STEADY } from './margins.ts';

export const registryCalls = {
  registerAttestor: { contract: 'registry', args: ({ key }) => [key], margin: STEADY },
  revokeAttestor: { contract: 'registry', args: ({ key, graceUntil }) => [key, graceUntil], margin: STEADY },
} satisfies Partial<CallAdapters>;

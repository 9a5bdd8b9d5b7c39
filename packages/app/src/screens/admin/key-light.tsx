import { formatDateTime } from '../../format/time.ts';
import { Light } from './light.tsx';

interface KeyState {
  readonly active: boolean;
  readonly graceEndsAt?: string | null;
  readonly revokedAt?: string | null;
}

/** The state of a key in the registry, in words. */
export function KeyLight({ active, revokedAt, graceEndsAt }: KeyState) {
  if (!active) return <Light state="bad">Revoked {formatDateTime(revokedAt)}</Light>;
  if (revokedAt) return <Light state="waits">Revoked, valid until {formatDateTime(graceEndsAt)}</Light>;
  return <Light state="good">Active</Light>;
}

import { smaller } from '@income-series/protocol/amounts';
import { PAUSE_BUDGET, PAUSE_COOLDOWN, PAUSE_MAX } from '@income-series/protocol/policy';

/** The pauses a series has had. Seconds, and unix seconds. */
export interface PausePast {
  readonly used: bigint;
  /** 0 where there was none. */
  readonly lastEndedAt: bigint;
}

export type PauseRefusal = 'PAUSE_END_PAST' | 'PAUSE_TOO_LONG' | 'PAUSE_COOLDOWN' | 'PAUSE_BUDGET';

/** Why a pause until `pauseEnd` (unix seconds) cannot be approved at `now`, in the contract's order; null where it can. */
export function pauseRefusal({ used, lastEndedAt }: PausePast, now: bigint, pauseEnd: bigint): PauseRefusal | null {
  const length = pauseEnd - now;
  if (length <= 0n) return 'PAUSE_END_PAST';
  if (length > PAUSE_MAX) return 'PAUSE_TOO_LONG';
  if (lastEndedAt !== 0n && now < lastEndedAt + PAUSE_COOLDOWN) return 'PAUSE_COOLDOWN';
  return used + length > PAUSE_BUDGET ? 'PAUSE_BUDGET' : null;
}

/** What a pause that ends at `now` leaves behind: it ended then, or at its own end where that was earlier. */
export function endPause(
  past: PausePast,
  pause: { readonly startedAt: bigint; readonly pauseEnd: bigint },
  now: bigint,
) {
  const lastEndedAt = smaller(now, pause.pauseEnd);
  return { used: past.used + lastEndedAt - pause.startedAt, lastEndedAt };
}

import type { Position } from '../../../core/position.ts';

// What is known of one standby, as a function of what it answered. Times are of this process's monotonic clock, ms.

/** What a standby says of itself. */
export interface StandbyAnswer {
  /** When its server started: another time is another server. */
  readonly server: string;
  /** Whether it replays the log of another server: else it takes writes of its own. */
  readonly recovers: boolean;
  /** The name of the newest of which it knows; null where it knows no name of it. */
  readonly timeline: string | null;
  readonly replayed: bigint | null;
}

export interface StandbyState {
  readonly server: string;
  readonly timeline: string;
  /** At least so much of the log, from when it was asked on. */
  readonly replayed: bigint;
  readonly askedAt: number;
  /** What requests waited for in vain and it has still not replayed. */
  readonly missed: bigint | null;
}

/** A standby is used for so long after it was last asked and answered. */
export const USABLE_MS = 1_000;

/** After an answer that was asked for at `askedAt`; null where the server is none that can be read from. */
export function afterLook(state: StandbyState | null, look: StandbyAnswer, askedAt: number): StandbyState | null {
  const { server, recovers, timeline, replayed } = look;
  if (!recovers || timeline === null || replayed === null) return null;
  const missed = state?.timeline === timeline ? state.missed : null;
  return { server, timeline, replayed, askedAt, missed: missed !== null && replayed < missed ? missed : null };
}

/** After requests waited for a position that it did not reach in time. */
export function afterMiss(state: StandbyState | null, { timeline, lsn }: Position): StandbyState | null {
  if (state?.timeline !== timeline || state.replayed >= lsn) return state;
  return { ...state, missed: state.missed !== null && state.missed > lsn ? state.missed : lsn };
}

/** Whether it answered of late, and is of this timeline, if that is known. */
export const isUsable = (state: StandbyState | null, timeline: string | null, now: number): state is StandbyState =>
  state !== null && now - state.askedAt <= USABLE_MS && (timeline === null || state.timeline === timeline);

/** Whether it may be waited for: it is usable, and nobody waited in vain since it last caught up. */
export const isInTime = (state: StandbyState | null, timeline: string | null, now: number): boolean =>
  isUsable(state, timeline, now) && state.missed === null;

/**
 * Whether a statement that begins now, on a connection made at `connectedAt`, reads all of the log up to a position. The look has
 * to be younger than the connection: a server that ends all connections and recovers from a crash replays from an earlier place.
 */
export const hasReplayed = (
  state: StandbyState | null,
  { timeline, lsn }: Position,
  connectedAt: number,
): state is StandbyState =>
  state !== null && state.timeline === timeline && state.replayed >= lsn && state.askedAt >= connectedAt;

/** Whether an answer is of the server and the timeline that were looked at. What it has replayed is said after what was read. */
export const isWitnessed = (state: StandbyState, { timeline, lsn }: Position, witness: StandbyAnswer): boolean =>
  witness.server === state.server &&
  witness.recovers &&
  witness.timeline === timeline &&
  witness.replayed !== null &&
  witness.replayed >= lsn;

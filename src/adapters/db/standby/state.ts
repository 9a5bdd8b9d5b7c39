import type { Position } from '@income-series/protocol/position';

// The known state of one standby, as a function of its answers. Times are of this process's monotonic clock, in ms.

/** A standby's answer about its state. */
export interface StandbyAnswer {
  /** The start time of the standby's server, which identifies the server. */
  readonly server: string;
  /** True if the server replays the log of another server; false if it accepts writes. */
  readonly recovers: boolean;
  /** The name of the newest timeline that it knows; null if that has no stored name. */
  readonly timeline: string | null;
  readonly replayed: bigint | null;
}

export interface StandbyState {
  readonly server: string;
  readonly timeline: string;
  /** The position that the standby had replayed at `askedAt`. */
  readonly replayed: bigint;
  readonly askedAt: number;
  /** A position that requests waited for in vain, and that it has still not replayed; else null. */
  readonly missedLsn: bigint | null;
}

/** The age of an answer up to which a standby is usable. */
export const USABLE_MS = 1_000;

/** The state after an answer to a request at `askedAt`; null if the server cannot be read from. */
export function stateAfterLook(state: StandbyState | null, look: StandbyAnswer, askedAt: number): StandbyState | null {
  const { server, recovers, timeline, replayed } = look;
  if (!recovers || timeline === null || replayed === null) return null;
  const missedLsn = state?.timeline === timeline ? state.missedLsn : null;
  return {
    server,
    timeline,
    replayed,
    askedAt,
    missedLsn: missedLsn !== null && replayed < missedLsn ? missedLsn : null,
  };
}

/** The state after requests waited in vain for a position. */
export function stateAfterMiss(state: StandbyState | null, { timeline, lsn }: Position): StandbyState | null {
  if (state?.timeline !== timeline || state.replayed >= lsn) return state;
  return { ...state, missedLsn: state.missedLsn !== null && state.missedLsn > lsn ? state.missedLsn : lsn };
}

/** Tests that a standby answered recently and follows this timeline (any, if null). */
export const isUsable = (state: StandbyState | null, timeline: string | null, now: number): state is StandbyState =>
  state !== null && now - state.askedAt <= USABLE_MS && (timeline === null || state.timeline === timeline);

/** Tests that a standby is worth a wait: it is usable, and nobody has waited in vain since it last caught up. */
export const isInTime = (state: StandbyState | null, timeline: string | null, now: number): boolean =>
  isUsable(state, timeline, now) && state.missedLsn === null;

/**
 * Tests that a new statement on a connection made at `connectedAt` reads the log up to a position. The answer must be
 * younger than the connection, because a server that recovers from a crash ends all connections and replays from an earlier
 * position.
 */
export const hasReplayed = (
  state: StandbyState | null,
  { timeline, lsn }: Position,
  connectedAt: number,
): state is StandbyState =>
  state !== null && state.timeline === timeline && state.replayed >= lsn && state.askedAt >= connectedAt;

/** Tests that a read came from the server and timeline of the known state, by the state that the read returned with its row. */
export const isWitnessed = (state: StandbyState, { timeline, lsn }: Position, witness: StandbyAnswer): boolean =>
  witness.server === state.server &&
  witness.recovers &&
  witness.timeline === timeline &&
  witness.replayed !== null &&
  witness.replayed >= lsn;

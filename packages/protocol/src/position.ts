/**
 * A position in the log of a database's primary. LSNs of two timelines cannot be compared; a promotion starts a new timeline.
 * Timelines have unique names, because two promoted servers may use the same number.
 */
export interface Position {
  readonly timeline: string;
  readonly lsn: bigint;
}

/**
 * The HTTP header with a sealed position that includes a mutation's writes. The gateway returns it, and the caller sends it with
 * later requests. It is in lower case, because Node gives headers' names in lower case.
 */
export const POSITION_HEADER = 'income-series-position';

const LSN = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i;

/** Parses PostgreSQL's text of a `pg_lsn`, such as `16/B374D848`; null for any other text. */
export function readLsn(text: string): bigint | null {
  const [, high, low] = LSN.exec(text) ?? [];
  return high === undefined || low === undefined ? null : (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/** The later of two positions; null if they are on two timelines. */
export function laterOf(a: Position, b: Position): Position | null {
  if (a.timeline !== b.timeline) return null;
  return a.lsn < b.lsn ? b : a;
}

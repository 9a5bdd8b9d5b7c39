/**
 * A place in the log of a database's primary. An LSN says nothing on another timeline, to which a promotion leads: each has a name of
 * its own, as two servers that were promoted may have given the same number.
 */
export interface Position {
  readonly timeline: string;
  readonly lsn: bigint;
}

/**
 * The header of an answer to a mutation that says, sealed, a position that has what was written, and of the same caller's requests
 * after it. In lower case, as Node has the names of headers.
 */
export const POSITION_HEADER = 'income-series-position';

const LSN = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i;

/** From PostgreSQL's text of a `pg_lsn`, as `16/B374D848`; null for another one. */
export function readLsn(text: string): bigint | null {
  const [, high, low] = LSN.exec(text) ?? [];
  return high === undefined || low === undefined ? null : (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/** The later one of two; null where they are of two timelines. */
export function laterOf(a: Position, b: Position): Position | null {
  if (a.timeline !== b.timeline) return null;
  return a.lsn < b.lsn ? b : a;
}

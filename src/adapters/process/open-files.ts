import { readFileSync } from 'node:fs';

/** The greatest number of files that this process may have open, connections among them; Infinity where the system does not say. */
export function readOpenFilesLimit(): number {
  try {
    const [, limit] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return limit === undefined ? Number.POSITIVE_INFINITY : Number(limit);
  } catch {
    return Number.POSITIVE_INFINITY; // no Linux
  }
}

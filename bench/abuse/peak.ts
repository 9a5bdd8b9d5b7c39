import { readFileSync } from 'node:fs';

/** The peak of a process's resident memory since it was reset, in megabytes (Linux); 0 where the system does not report it. */
export function peakOf(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

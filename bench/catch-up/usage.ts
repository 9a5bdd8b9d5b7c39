// What Linux counts of processes.
import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const statOf = (pid: number): readonly string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
/** Seconds, from ticks. `ended`: those of its children that ended, too. */
const secondsOf = (stat: readonly string[], ended: boolean): number =>
  stat.slice(11, ended ? 15 : 13).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;

export interface Usage {
  /** Seconds of processor time. */
  readonly cpu: number;
  /** Resident megabytes, and the most that they have been. */
  readonly rss: number;
  readonly most: number;
}

export function usage({ pid }: ChildProcess): Usage {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  return { cpu: secondsOf(statOf(pid as number), false), rss: megabytes('VmRSS'), most: megabytes('VmHWM') };
}

/** Seconds of processor time of a PostgreSQL server with all its processes, those that ended included. */
export function serverCpu(data: string): number {
  const server = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  let seconds = secondsOf(statOf(server), true);
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = statOf(Number(pid));
      if (Number(stat[1]) === server) seconds += secondsOf(stat, false);
    } catch {} // it ended meanwhile
  }
  return seconds;
}

// The processor time and memory of processes, from Linux's /proc.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The number of ticks a second in which /proc counts processor time on every Linux (USER_HZ). */
const TICKS = 100;

interface Stat {
  readonly parent: number;
  /** Seconds of the process itself, and of its ended children. */
  readonly own: number;
  readonly ended: number;
}

/** Reads /proc/<pid>/stat, whose second field, a name in brackets, may have spaces. */
function statOf(pid: number): Stat {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
  const [user, system, endedUser, endedSystem] = fields.slice(11) as [number, number, number, number];
  return { parent: fields[1] ?? 0, own: (user + system) / TICKS, ended: (endedUser + endedSystem) / TICKS };
}

/** All running processes. */
function processes(): ReadonlyMap<number, Stat> {
  const stats = new Map<number, Stat>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      stats.set(Number(pid), statOf(Number(pid)));
    } catch {} // the process ended meanwhile
  }
  return stats;
}

export interface Usage {
  /** Seconds of processor time, user and system together. */
  readonly cpu: number;
  /** Resident megabytes now, and their maximum. */
  readonly rss: number;
  readonly most: number;
}

export function usage(pid: number): Usage {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  return { cpu: statOf(pid).own, rss: megabytes('VmRSS'), most: megabytes('VmHWM') };
}

/** The processor time in seconds of a process and its descendants, with ended ones. @throws Error if the process itself has ended */
export function treeCpu(root: number): number {
  const all = processes();
  if (!all.has(root)) throw new Error(`process ${root} ended`);
  const isBelow = (pid: number): boolean => {
    const stat = all.get(pid);
    return pid === root || (stat !== undefined && isBelow(stat.parent));
  };
  let seconds = 0;
  for (const [pid, { own, ended }] of all) if (isBelow(pid)) seconds += own + ended;
  return seconds;
}

/** The first process of a PostgreSQL server. */
export const serverPid = (data: string): number =>
  Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);

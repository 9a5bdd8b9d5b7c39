// What Linux counts of processes.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** USER_HZ: what /proc counts processor time in, on every Linux. */
const TICKS = 100;

interface Stat {
  readonly parent: number;
  /** Seconds of its own, and of its children that ended. */
  readonly own: number;
  readonly ended: number;
}

/** Of /proc/<pid>/stat, whose second field, a name in brackets, may have spaces. */
function statOf(pid: number): Stat {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
  const [user, system, endedUser, endedSystem] = fields.slice(11) as [number, number, number, number];
  return { parent: fields[1] ?? 0, own: (user + system) / TICKS, ended: (endedUser + endedSystem) / TICKS };
}

/** Every process that is there. */
function processes(): ReadonlyMap<number, Stat> {
  const found = new Map<number, Stat>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      found.set(Number(pid), statOf(Number(pid)));
    } catch {} // it ended meanwhile
  }
  return found;
}

export interface Usage {
  /** Seconds of processor time, user and system. */
  readonly cpu: number;
  /** Resident megabytes, and the most that they have been. */
  readonly rss: number;
  readonly most: number;
}

export function usage(pid: number): Usage {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  return { cpu: statOf(pid).own, rss: megabytes('VmRSS'), most: megabytes('VmHWM') };
}

/** Seconds of processor time of a process and of all below it, those that ended included. @throws Error where it ended itself */
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

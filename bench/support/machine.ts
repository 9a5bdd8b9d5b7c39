import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** The core of the servers. The database and the program that sends requests have the others. */
const SERVER_CORE = '0';

const otherCores = () => (cpus().length > 2 ? `1-${cpus().length - 1}` : '1');

function hasTaskset(): boolean {
  try {
    execFileSync('taskset', ['--version'], { stdio: 'ignore' });
    return cpus().length > 1;
  } catch {
    return false;
  }
}

/** True if this machine can bind processes to cores. */
const canPin = hasTaskset();

/** A command line that runs a command on the servers' core. */
export const onServerCore = (command: string, args: readonly string[]): readonly [string, readonly string[]] =>
  canPin ? ['taskset', ['-c', SERVER_CORE, command, ...args]] : [command, args];

/** Binds this process and others to the remaining cores. A PostgreSQL's connections inherit the cores of its first process. */
export function pinOthers(pids: readonly number[]): void {
  if (!canPin) return;
  for (const pid of [...pids, process.pid])
    execFileSync('taskset', ['-a', '-c', '-p', otherCores(), String(pid)], { stdio: 'ignore' });
}

/** The time of all cores since the machine's start, in hundredths of a second; null where the system does not report it. */
export function machineTime(): { readonly busy: number; readonly all: number } | null {
  try {
    const [, ...fields] = readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/\s+/) ?? [];
    const times = fields.slice(0, 8).map(Number); // user, nice, system, idle, iowait, irq, softirq, steal
    const all = times.reduce((sum, time) => sum + time, 0);
    return { busy: all - (times[3] ?? 0) - (times[4] ?? 0), all };
  } catch {
    return null;
  }
}

/** The name of the machine and of the servers' Node. */
export function machineName(node: string): string {
  const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
  return `${cpus().length} cores, Node ${version}, ${canPin ? 'servers on a core of their own' : 'not pinned'}`;
}

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Servers have one core, and all others what they depend on: the database, and the program that sends the requests. */
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

/** Whether processes can be given cores here. */
const canPin = hasTaskset();

/** A command line that runs on the servers' core. */
export const onServerCore = (command: string, args: readonly string[]): readonly [string, readonly string[]] =>
  canPin ? ['taskset', ['-c', SERVER_CORE, command, ...args]] : [command, args];

/** Gives this process and others the cores that the servers do not have; connections of a PostgreSQL follow its first process. */
export function pinOthers(pids: readonly number[]): void {
  if (!canPin) return;
  for (const pid of [...pids, process.pid])
    execFileSync('taskset', ['-a', '-c', '-p', otherCores(), String(pid)], { stdio: 'ignore' });
}

/** What all cores of the machine did so far, in hundredths of a second; null where the system does not say. */
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

/** The machine, and the Node that the servers run on. */
export function machineName(node: string): string {
  const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
  return `${cpus().length} cores, Node ${version}, ${canPin ? 'servers on a core of their own' : 'not pinned'}`;
}

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

export interface ProcessFacts {
  readonly pid: number;
  readonly parent: number;
  /** Ended, but nobody has asked for its exit code yet. */
  readonly ended: boolean;
  /** Its command line, as everybody on the machine may read it. */
  readonly args: string;
}

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // it has ended meanwhile, or is another's
  }
};

function fromProc(): ProcessFacts[] {
  return readdirSync('/proc').flatMap((name) => {
    // pid (name, which may hold anything) state parent …
    const [, state, parent] =
      /^\d+ \(.*\) (\S) (\d+) /s.exec(/^\d+$/.test(name) ? read(`/proc/${name}/stat`) : '') ?? [];
    if (state === undefined) return [];
    const args = read(`/proc/${name}/cmdline`).replaceAll('\0', ' ');
    return [{ pid: Number(name), parent: Number(parent), ended: state === 'Z' || state === 'X', args }];
  });
}

function fromPs(): ProcessFacts[] {
  const { stdout } = spawnSync('ps', ['-axww', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, state = '', args = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    return pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), ended: state.startsWith('Z'), args }];
  });
}

/** Every process of the machine. */
export const allProcesses = (): readonly ProcessFacts[] => (existsSync('/proc/self/stat') ? fromProc() : fromPs());

/** The processes that a process started, and those that they started in turn; without the process itself. */
export function descendants(root: number, all = allProcesses()): readonly ProcessFacts[] {
  const children = all.filter(({ parent }) => parent === root);
  return children.flatMap((child) => [child, ...descendants(child.pid, all)]);
}

/**
 * Sends a signal to a process. A process that has ended takes none: the list of processes may be older than the signal, and a child that
 * ended while its parent was stopped is gone as soon as the parent goes on.
 */
export function signalProcess(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Its environment where the system shows it (Linux), else nothing. */
export const environmentOf = (pid: number): string => read(`/proc/${pid}/environ`);

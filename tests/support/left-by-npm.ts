import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The parents of all processes of this machine, by Linux. */
function parents(): ReadonlyMap<number, number> {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const pairs = pids.flatMap((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return state === 'Z' ? [] : [[Number(pid), Number(parent)] as const];
    } catch {
      return []; // it ended meanwhile
    }
  });
  return new Map(pairs);
}

/** All processes below one, with those that they started in turn. */
function descendants(of: number): readonly number[] {
  const all = parents();
  const below = (pid: number): number[] =>
    [...all].flatMap(([child, parent]) => (parent === pid ? [child, ...below(child)] : []));
  return below(of);
}

/** A script of ours whose npm is gone. */
export interface Orphan {
  /** How many processes npm left. */
  readonly count: number;
  /** Those of them that still run. */
  running(): readonly number[];
}

interface Leaving {
  readonly signal: 'SIGKILL' | 'SIGTERM';
  readonly until: RegExp;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs a script by npm until it writes such a line, and sends npm alone a signal, as a supervisor does. */
export async function leaveByNpm(
  args: readonly string[],
  { signal, until, environment = {} }: Leaving,
): Promise<Orphan> {
  const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env;
  const npm: ChildProcess = spawn('npm', ['run', '-s', ...args], {
    cwd: ROOT,
    env: { PATH, HOME, TMPDIR, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    const lines: string[] = [];
    const look = (text: string) => {
      lines.push(text);
      if (until.test(text)) resolve();
    };
    if (npm.stdout) createInterface({ input: npm.stdout }).on('line', look);
    npm.once('exit', (code) => reject(new Error(`npm ended with ${code}:\n${lines.slice(-20).join('\n')}`)));
  });
  const left = descendants(Number(npm.pid));
  const gone = once(npm, 'exit');
  npm.kill(signal);
  await gone;
  return {
    count: left.length,
    running: () => {
      const all = parents();
      return left.filter((pid) => all.has(pid));
    },
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { MEMORY_FLAGS } from '../../support/program.ts';

/** For the start of everything and the whole story, on a busy machine. */
export const DEMO_TIMEOUT = 900_000;

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export interface DemoProcess {
  readonly pid: number;
  /** Its lines so far. */
  readonly stdout: readonly string[];
  readonly stderr: readonly string[];
  /** Its exit code, when it has ended; null where a signal ended it. */
  readonly ended: Promise<number | null>;
  /** The first line of stdout that matches, as soon as it is there. */
  line(wanted: RegExp): Promise<string>;
  /** Ctrl-C. */
  interrupt(): void;
}

/** Interrupts it when our end of a pipe is closed, which the kernel does even after SIGKILL; else it would go on serving. */
function endWithThisProcess(child: ChildProcess): void {
  const command = `cat > /dev/null; kill -INT ${child.pid}`;
  const watch = spawn('sh', ['-c', command], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  watch.unref();
  child.once('exit', () => {
    watch.kill();
    watch.stdin.destroy();
  });
}

/** Runs the demo as `npm run demo` does, on a free port. */
export function startDemo(...options: readonly string[]): DemoProcess {
  const args = [...MEMORY_FLAGS, 'bin/run.mjs', 'demo', '--port', '0', ...options];
  const { PATH = '', HOME = '', TMPDIR = tmpdir() } = process.env;
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, TMPDIR },
  });
  endWithThisProcess(child);
  const [stdout, stderr]: [string[], string[]] = [[], []];
  const waiting = new Set<() => void>();
  const lines = createInterface({ input: child.stdout }).on('line', (line) => {
    stdout.push(line);
    for (const look of waiting) look();
  });
  createInterface({ input: child.stderr }).on('line', (line) => stderr.push(line));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    pid: child.pid ?? -1,
    stdout,
    stderr,
    ended,
    interrupt: () => void child.kill('SIGINT'),
    line: (wanted) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = stdout.find((line) => wanted.test(line));
          if (found === undefined) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        lines.once('close', () =>
          reject(new Error(`the demo ended:\n${[...stdout, ...stderr].slice(-20).join('\n')}`)),
        );
        look();
      }),
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { projectPath } from '../../project.ts';

export interface ChildOptions {
  /** The program's name in error messages. */
  name: string;
  command: string;
  args: readonly string[];
  /** Matches the line of output that means the program is ready. */
  ready: RegExp;
  readyTimeoutMs?: number;
  stopSignal?: 'SIGINT' | 'SIGTERM';
  /** The time that the program has to end before it is killed. */
  graceMs?: number;
  cwd?: string;
  /** The program's environment besides PATH. Default: this process's environment. */
  env?: Readonly<Record<string, string>>;
  uid?: number | undefined;
  gid?: number | undefined;
  /** A folder that is removed when the program has ended, even if this process was killed. */
  remove?: string | undefined;
  onLine?: (line: string) => void;
}

export interface Child {
  /** Resolves to the exit code when the program has ended. */
  readonly exited: Promise<number | null>;
  /** The line that `ready` matched. */
  readonly readyLine: string;
  /** Asks the program to end, and waits for its end. It may be called repeatedly. */
  stop(): Promise<void>;
}

const GUARDIAN = projectPath('bin/guardian.mjs');
const KEPT_LINES = 20;

/**
 * Starts a program under a guardian, which ends it with this process, even if this process is killed.
 * @throws Error with the program's last lines if it ends or times out before it is ready
 */
export async function startChild(options: ChildOptions): Promise<Child> {
  const { name, ready, readyTimeoutMs = 30_000, stopSignal = 'SIGTERM', graceMs = 10_000 } = options;
  const spec = JSON.stringify({
    command: options.command,
    args: options.args,
    uid: options.uid,
    gid: options.gid,
    stopSignal,
    graceMs,
    remove: options.remove,
  });
  const guardian = spawn(process.execPath, [GUARDIAN, spec], {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
    cwd: options.cwd ?? '/',
    ...(options.env ? { env: { ...options.env, PATH: dirname(process.execPath) } } : {}),
  });
  const exited = new Promise<number | null>((resolve) =>
    guardian.once('exit', resolve).once('error', () => resolve(127)),
  );
  // Without a pid there are no pipes, as when this process may open no more files (EMFILE).
  if (guardian.pid === undefined)
    throw new Error(`${name} was not started`, { cause: (await once(guardian, 'error'))[0] });
  guardian.stdin.on('error', () => {});
  const stop = async () => {
    guardian.ref(); // keeps this process alive until the end
    guardian.stdin.end();
    await exited;
  };

  const lastLines: string[] = [];
  const tail = () => lastLines.join('\n');
  const readyLine = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${name} was not ready in ${readyTimeoutMs} ms:\n${tail()}`)),
      readyTimeoutMs,
    );
    const onOutput = (line: string) => {
      options.onLine?.(line);
      if (lastLines.push(line) > KEPT_LINES) lastLines.shift();
      if (!ready.test(line)) return;
      clearTimeout(timer);
      resolve(line);
    };
    createInterface({ input: guardian.stdout }).on('line', onOutput);
    createInterface({ input: guardian.stderr }).on('line', onOutput);
    void exited.then((code) => {
      clearTimeout(timer);
      reject(new Error(`${name} ended with code ${code} before it was ready:\n${tail()}`));
    });
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  guardian.unref();
  return { exited, readyLine, stop };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createDatabaseOn, databaseUrl } from '../../src/adapters/db/databases.ts';
import { startEmbeddedPostgres } from '../../src/adapters/db/embedded.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Runs Node. The caller reads its output, or it is dropped; errors go to this process's error stream. */
export function runNode(args: readonly string[], env: Record<string, string>, output: 'pipe' | 'ignore'): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
    stdio: ['ignore', output, 'inherit'],
  });
}

/** A process that follows a chain into a database. */
interface Follower {
  readonly process: ChildProcess;
  /** The last stored block that it reports; -1 before the first. */
  reached(): Promise<number>;
  /** The number of stored events. */
  events(): Promise<number>;
  /** Called before its process is ended. */
  close(): Promise<void>;
}

export interface Stage {
  readonly follower: Follower;
  readonly node: ChildProcess;
  /** The data folder of the database server. */
  readonly data: string;
}

export type StartFollower = (databaseUrl: string, rpcUrl: string) => Promise<Follower>;

async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** Starts a node with a chain, a database and a follower, and measures from the follower's first request for logs on. */
export async function onStage<T>(
  nodeArgs: readonly string[],
  start: StartFollower,
  measure: (stage: Stage) => Promise<T>,
): Promise<T> {
  const home = mkdtempSync(join(tmpdir(), 'income-series-catch-up-'));
  chmodSync(home, 0o711);
  const server = await startEmbeddedPostgres({ home, durable: false, temporary: true });
  const url = databaseUrl(server.url('postgres'), 'catch_up');
  await createDatabaseOn(server.url('postgres'), 'catch_up');
  const node = runNode(['--import', 'tsx', 'bench/catch-up/node.ts', ...nodeArgs], {}, 'pipe');
  const lines = createInterface(node.stdout as NodeJS.ReadableStream)[Symbol.asyncIterator]();
  try {
    const listening: string = (await lines.next()).value ?? '';
    const follower = await start(url, listening.replace('listening ', ''));
    const ended = new Promise<never>((_, reject) =>
      follower.process.once('exit', () => reject(new Error('the follower ended before it asked for logs'))),
    );
    ended.catch(() => {});
    try {
      await Promise.race([lines.next(), ended]);
      return await measure({ follower, node, data: server.data });
    } finally {
      await follower.close();
      await endOf(follower.process);
    }
  } finally {
    node.kill('SIGKILL');
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

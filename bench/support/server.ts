import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../src/adapters/process/free-port.ts';
import { MEMORY_FLAGS } from '../../tests/support/program.ts';
import { onServerCore } from './machine.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MEASURED = fileURLToPath(new URL('measured.mjs', import.meta.url));
const START_MS = 120_000;

export interface ServerOptions {
  readonly name: string;
  /** The file that Node runs, with its arguments. It listens on PORT. */
  readonly command: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** The folder of its output. */
  readonly folder: string;
  readonly node: string;
  /** Node's memory flags; by default those of `npm start`. */
  readonly flags?: readonly string[];
  /** False if it may run on every core. */
  readonly pinned?: boolean;
}

/** A collection of garbage with its pause in milliseconds. A `minor` one is of new objects alone. */
interface Collection {
  readonly kind: 'minor' | 'major' | 'other';
  readonly ms: number;
}

/** A server in a process of its own. */
export interface Server {
  readonly port: number;
  readonly pid: number;
  /** The CPU time of its process, milliseconds. */
  cpu(): Promise<number>;
  /** The collections of garbage since the last call. */
  collections(): Promise<readonly Collection[]>;
  stop(): Promise<void>;
}

/** Waits for the child's next message. */
const reply = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const ended = () => reject(new Error('the server ended'));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as T);
    });
  });

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const answer = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
  });

async function untilListening(child: ChildProcess, port: number, log: string): Promise<void> {
  const until = performance.now() + START_MS;
  while (!(await accepts(port))) {
    const ended = child.exitCode !== null || child.signalCode !== null;
    if (ended || performance.now() > until)
      throw new Error(`the server does not listen:\n${readFileSync(log, 'utf8').slice(-2_000)}`);
    await wait(50);
  }
}

/** Starts a server in production mode on the servers' core, and resolves once it listens. Its output goes to a file. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { name, command, environment, folder, node, flags = MEMORY_FLAGS, pinned = true } = options;
  const port = await freePort();
  const log = join(folder, `${name.replaceAll(/[^a-z0-9]+/gi, '-')}.log`);
  const output = openSync(log, 'a');
  const whole = [...flags, '--import', MEASURED, ...command];
  const [program, args] = pinned ? onServerCore(node, whole) : [node, whole];
  const child = spawn(program, args, {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      NODE_ENV: 'production',
      PORT: String(port),
      ...environment,
    },
    stdio: ['ignore', output, output, 'ipc'],
  });
  closeSync(output);
  await untilListening(child, port, log).catch((error: Error) => {
    child.kill('SIGKILL');
    throw new Error(`${name}: ${error.message}`);
  });
  return {
    port,
    pid: child.pid as number,
    async cpu() {
      const answer = reply<{ cpu: number }>(child);
      child.send('cpu');
      return (await answer).cpu;
    },
    async collections() {
      const answer = reply<{ collections: readonly Collection[] }>(child);
      child.send('collections');
      return (await answer).collections;
    },
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.disconnect();
      }),
  };
}

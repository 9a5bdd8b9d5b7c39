import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../src/adapters/process/free-port.ts';
import { type PostgresProxy, startPostgresProxy } from '../../support/postgres-proxy.ts';
import { type Program, startProgram } from '../../support/program.ts';
import type { ProcessName, StoryKind } from '../schedule.ts';
import type { NodeWay } from './nodes.ts';

const CLOCK = fileURLToPath(new URL('./shifted-clock.mjs', import.meta.url));
/** How soon a start that was refused is made again. */
const RESTART_MS = 300;

/** A process of the service, with everything between it and what it talks to. */
export interface Slot {
  readonly name: ProcessName;
  /** Of a gateway. */
  readonly url: string;
  readonly database: PostgresProxy;
  /** The ways to the nodes of the chains. */
  readonly nodes: NodeWays;
  /** The process that runs now, and all that did. */
  readonly program: Program;
  readonly programs: readonly Program[];
  /** Its name and last lines, where it ended without being asked to. */
  readonly died: string | null;
  /** Starts it; resolves once it serves, or works. */
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Its wall clock is so far ahead from now on, ms. */
  setClock(aheadMs: number): void;
}

export type NodeWays = Readonly<Record<StoryKind, NodeWay>>;

interface Place {
  readonly databaseUrl: string;
  readonly nodes: NodeWays;
}
export type Environment = (name: ProcessName, place: Place, port: number) => Readonly<Record<string, string>>;

export const isWorker = (name: ProcessName): boolean => name.startsWith('worker');

/** Runs a program, and starts it again where a start is refused because nothing answers it, as a supervisor does. */
function supervise(name: ProcessName, begin: () => Program, upLine: string) {
  const programs: Program[] = [];
  let died: string | null = null;
  /** Each start and each kill is a turn; what began in another one is over. */
  let turn = 0;

  async function start(): Promise<void> {
    const own = ++turn;
    while (own === turn) {
      const program = begin();
      programs.push(program);
      const isUp = await program.said(upLine).then(
        () => true,
        () => false,
      );
      if (isUp)
        void program.ended.then((code) => {
          if (own === turn) died ??= [name, `exit code ${code}`, ...program.lines.slice(-5)].join('\n');
        });
      if (isUp) return;
      await wait(RESTART_MS);
    }
  }
  return {
    programs: programs as readonly Program[],
    get program() {
      return programs.at(-1) as Program;
    },
    get died() {
      return died;
    },
    start,
    async kill() {
      turn++;
      await Promise.all(programs.map((program) => program.kill()));
    },
  };
}

export async function createSlot(
  name: ProcessName,
  behind: { readonly databaseUrl: string; readonly home: string; openNodes(): Promise<NodeWays> },
  environment: Environment,
): Promise<Slot & { close(): Promise<void> }> {
  const url = new URL(behind.databaseUrl);
  const database = await startPostgresProxy({ host: url.hostname, port: Number(url.port) });
  url.port = `${database.port}`;
  const nodes = await behind.openNodes();
  const port = await freePort();
  const clock = join(behind.home, name.replace(' ', '-'));
  writeFileSync(clock, '0');
  const supervised = supervise(
    name,
    () =>
      startProgram(isWorker(name) ? 'worker' : 'gateway', {
        ...environment(name, { databaseUrl: url.href, nodes }, port),
        NODE_OPTIONS: `--import=${CLOCK}`,
        FAULT_CLOCK: clock,
        LOG_LEVEL: 'info',
      }),
    isWorker(name) ? 'keepers settle, deliver' : '"msg":"listening"',
  );
  return Object.assign(supervised, {
    name,
    url: `http://127.0.0.1:${port}`,
    database,
    nodes,
    setClock: (aheadMs: number) => writeFileSync(clock, `${aheadMs}`),
    async close() {
      await supervised.kill();
      await Promise.all([database.close(), nodes.evm.close(), nodes.solana.close()]);
    },
  });
}

import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { serverFiles } from '../../src/adapters/db/embedded-files.ts';
import { unprivilegedAccount } from '../../src/adapters/process/account.ts';
import { type Child, startChild } from '../../src/adapters/process/child.ts';
import { freePort } from '../../src/adapters/process/free-port.ts';
import { signalProcess } from './processes.ts';

const USER = 'income_series';

/** One PostgreSQL of a few that replicate: the primary, or a standby that streams from another. */
export interface Node {
  readonly name: string;
  readonly port: number;
  /** The address of one of its databases; any user of this machine may connect. */
  url(database: string): string;
  /** Runs one statement in the database `postgres`; its rows. */
  ask<Row extends pg.QueryResultRow>(statement: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Starts a server that was stopped or killed, as what it was. */
  start(): Promise<void>;
  /** Starts a server that was stopped or killed as a standby of another one, with the data that it has. */
  startFollowing(other: Node): Promise<void>;
  /** In order: everything is written out and, on a primary, sent to the standbys. */
  stop(): Promise<void>;
  /** By SIGKILL, with every process of it. */
  kill(): Promise<void>;
  /** Stops (SIGSTOP) its processes, or those whose title says so (`walreceiver`): connections stay, nothing answers. */
  freeze(title?: string): void;
  /** Lets what was frozen go on. */
  thaw(): void;
  /** On a standby: what it receives is not replayed until `resumeReplay`. */
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  /** Makes a standby a primary on a timeline of its own. Nobody else is asked. */
  promote(): Promise<void>;
  /** Makes a standby stream from another server; it keeps what it has. */
  follow(other: Node): Promise<void>;
  /** Makes it a standby of another server, from a copy of that one's data: what it had is gone. */
  rebuild(from: Node): Promise<void>;
  /** Resolves once it has replayed everything that the other has flushed until now. */
  caughtUp(to: Node): Promise<void>;
}

export interface ReplicationOptions {
  readonly standbys?: number;
  /** Settings of every server, such as `synchronous_standby_names`. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface Replication {
  readonly primary: Node;
  readonly standbys: readonly Node[];
  close(): Promise<void>;
}

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '32MB',
  wal_keep_size: '1GB', // a server that comes back finds what it missed
  wal_retrieve_retry_interval: '100ms',
  wal_receiver_status_interval: '1s',
  hot_standby_feedback: 'on',
  fsync: 'off',
  log_min_messages: 'warning',
};

const account = unprivilegedAccount();
const as = account === undefined ? {} : { uid: account.uid, gid: account.gid };

/** A primary and standbys that stream from it, asynchronously unless the settings say otherwise. */
export async function startReplication({ standbys = 1, settings = {} }: ReplicationOptions = {}): Promise<Replication> {
  const home = mkdtempSync(join(tmpdir(), 'replication-'));
  chmodSync(home, 0o755);
  const { native } = serverFiles(join(home, 'unused'), account);
  const folder = (name: string) => join(home, name);
  const first = folder('primary');
  mkdirSync(first, { mode: 0o700 });
  if (account) chownSync(first, account.uid, account.gid);
  const options = ['-D', first, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(native, 'bin/initdb'), options, { ...as, cwd: home, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' } });
  const names = Array.from({ length: standbys }, (_, i) => `standby${i + 1}`);
  for (const name of names) copyData(first, folder(name)); // of a server that never ran: whole by itself
  const make = async (name: string) =>
    createNode({ name, data: folder(name), port: await freePort(), program: join(native, 'bin/postgres'), settings });
  const nodes = await Promise.all(['primary', ...names].map(make));
  const close = async () => {
    await Promise.all(nodes.map((node) => node.kill()));
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const [primary, ...others] = nodes as [OwnNode, ...OwnNode[]];
    await primary.start();
    for (const node of others) node.standby(primary);
    await Promise.all(others.map((node) => node.start()));
    return { primary, standbys: others, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Keeps owner and rights. */
function copyData(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to]);
}

interface NodeOptions {
  readonly name: string;
  readonly data: string;
  readonly port: number;
  readonly program: string;
  readonly settings: Readonly<Record<string, string>>;
}

interface OwnNode extends Node {
  readonly data: string;
  /** Writes into its data whom it follows when it starts. */
  standby(primary: Node): void;
}

const conninfo = (primary: Node, name: string) =>
  `host=127.0.0.1 port=${primary.port} user=${USER} application_name=${name} connect_timeout=2`;

function createNode({ name, data, port, program, settings }: NodeOptions): OwnNode {
  let child: Child | undefined;
  const url = (database: string) => `postgresql://${USER}@127.0.0.1:${port}/${database}`;
  const write = (file: string, text: string) => {
    writeFileSync(join(data, file), text, { mode: 0o600 });
    if (account) chownSync(join(data, file), account.uid, account.gid);
  };

  async function connected<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: url('postgres'), connectionTimeoutMillis: 10_000 });
    client.on('error', () => {}); // the query that runs fails with it
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  async function until(statement: string, values: readonly unknown[] = []): Promise<void> {
    await connected(async (client) => {
      for (;;) {
        const { rows } = await client.query<{ done: boolean }>(statement, [...values]);
        if (rows[0]?.done === true) return;
      }
    });
  }

  /** The server's processes, itself first; none where it does not run. */
  function processes(): { readonly pid: number; readonly title: string }[] {
    const parent = postmaster(data);
    if (parent === undefined) return [];
    const children = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry) && parentOf(entry) === parent);
    return [parent, ...children.map(Number)].map((pid) => ({ pid, title: titleOf(pid) }));
  }
  const node: OwnNode = {
    name,
    data,
    port,
    url,
    ask: <Row extends pg.QueryResultRow>(statement: string, values: readonly unknown[] = []) =>
      connected(async (client) => (await client.query<Row>(statement, [...values])).rows),
    standby(primary) {
      write('standby.signal', '');
      write('postgresql.auto.conf', `primary_conninfo = '${conninfo(primary, name)}'\n`);
    },
    async start() {
      const set = Object.entries({ ...SETTINGS, ...settings }).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
      child = await startChild({
        name: `PostgreSQL (${name})`,
        command: program,
        args: ['-D', data, '-p', `${port}`, ...set],
        ready: /ready to accept (read-only )?connections/,
        stopSignal: 'SIGINT',
        ...as,
      });
    },
    async startFollowing(other) {
      node.standby(other);
      await node.start();
    },
    async stop() {
      await child?.stop();
      child = undefined;
    },
    async kill() {
      for (const { pid } of processes()) signalProcess(pid, 'SIGKILL');
      await child?.exited;
      await node.stop();
    },
    freeze(title = '') {
      for (const one of processes()) if (one.title.includes(title)) signalProcess(one.pid, 'SIGSTOP');
    },
    thaw() {
      for (const { pid } of processes()) signalProcess(pid, 'SIGCONT');
    },
    async pauseReplay() {
      await node.ask('SELECT pg_wal_replay_pause()');
      await until(`SELECT pg_get_wal_replay_pause_state() = 'paused' AS done`);
    },
    async resumeReplay() {
      await node.ask('SELECT pg_wal_replay_resume()');
    },
    async promote() {
      await node.ask('SELECT pg_promote(true, 60)');
    },
    async follow(other) {
      await node.ask(`ALTER SYSTEM SET primary_conninfo = '${conninfo(other, name)}'`);
      await node.ask('SELECT pg_reload_conf()');
    },
    async rebuild(from) {
      await node.kill();
      rmSync(data, { recursive: true, force: true });
      await copyRunning(from as OwnNode, data, write);
      node.standby(from);
      await node.start();
    },
    async caughtUp(to) {
      const [{ lsn } = { lsn: '' }] = await to.ask<{ lsn: string }>('SELECT pg_current_wal_flush_lsn()::text AS lsn');
      await until('SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS done', [lsn]);
    },
  };
  return node;

  async function copyRunning(from: OwnNode, to: string, put: typeof write): Promise<void> {
    const client = new pg.Client({ connectionString: from.url('postgres') });
    await client.connect();
    try {
      await client.query(`SELECT pg_backup_start('copy', true)`); // of this session: it ends with it
      cpSync(from.data, to, {
        recursive: true,
        filter: (path) => !path.endsWith('postmaster.pid'),
        errorOnExist: false,
      });
      execFileSync('chmod', ['-R', 'go=', to]);
      if (account) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, to]);
      const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
      put('backup_label', rows[0]?.labelfile ?? '');
    } finally {
      await client.end();
    }
  }
}

function postmaster(data: string): number | undefined {
  try {
    return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return undefined; // it does not run
  }
}

function parentOf(pid: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined; // it has ended meanwhile
  }
}

function titleOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

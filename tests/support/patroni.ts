import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unprivilegedAccount } from '../../src/adapters/process/account.ts';
import { type Child, startChild } from '../../src/adapters/process/child.ts';
import { freePort } from '../../src/adapters/process/free-port.ts';
import { projectPath } from '../../src/project.ts';
import { blocksOf } from '../project/recipes.ts';
import { eventually } from './eventually.ts';
import { PGBOUNCER_VERSION, SHIPPED, startPgBouncer } from './pgbouncer.ts';
import { postgresPrograms } from './postgres-server.ts';
import { allProcesses, type ProcessFacts } from './processes.ts';

const [PATRONI, ETCD, HAPROXY] = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy'] as const;
const PROGRAMS = postgresPrograms();
const CERTIFICATE = projectPath('tests/support/certificates/localhost');

/** Tests whether this machine has every program of a cluster. */
export const HAS_PATRONI =
  [PATRONI, ETCD, HAPROXY].every(existsSync) && PROGRAMS !== undefined && PGBOUNCER_VERSION !== undefined;

const NAMES = ['node1', 'node2', 'node3'] as const;
type NodeName = (typeof NAMES)[number];

/**
 * Runs Patroni, and ends with it what it leaves of its PostgreSQL, frozen processes too: so also where this process is
 * killed. Its arguments are Patroni's file and the data folder.
 */
const RUN = `
${PATRONI} "$1" & patroni=$!
trap 'kill -TERM $patroni' TERM
while kill -0 $patroni 2> /dev/null; do wait $patroni; done
read -r postmaster < "$2/postmaster.pid" && grep -qaF "$2" "/proc/$postmaster/cmdline" || exit 0
pkill -KILL -P "$postmaster"
kill -KILL "$postmaster"`;

interface Node {
  readonly name: NodeName;
  readonly port: number;
  readonly api: number;
  /** Its patroni.yml and node.env, and its data. */
  readonly file: string;
  readonly envFile: string;
  readonly data: string;
  readonly env: Readonly<Record<string, string>>;
  child?: Child;
}

/** As Patroni's API has it. */
interface Member {
  readonly name: NodeName;
  readonly role: 'leader' | 'sync_standby' | 'replica';
  readonly state: string;
  /** The timeline, which grows by one with each promotion; a standby has that of its primary. */
  readonly timeline?: number;
}

/** As a node's own API has it. */
interface NodeStatus {
  readonly role: string;
  /** Nobody has the lease. */
  readonly cluster_unlocked?: boolean;
  /** When it last asked etcd, which it does once a loop. */
  readonly dcs_last_seen: number;
}

const secret = () => randomBytes(12).toString('hex');
const CONSOLE_PASSWORD = secret();

type Places = Readonly<Record<string, string>>;

/** A text with the test's places for those that it names. */
function placed(text: string, places: Places): string {
  let here = text;
  for (const [place, own] of Object.entries(places)) {
    if (!here.includes(place)) throw new Error(`${place} is not in: ${text}`);
    here = here.replaceAll(place, own);
  }
  return here;
}

/** A file that operators are given. */
const shipped = (name: string, places: Places): string =>
  placed(readFileSync(projectPath(`deploy/patroni/${name}`), 'utf8'), places);

/** The pages that an operator of a cluster reads: the cluster's own, and that of the pool before it. */
const PAGES = ['deploy/patroni/README.md', 'docs/scale.md'];

/** The commands of these pages that name something. */
function documented(what: string): string {
  const blocks = PAGES.flatMap((page) => blocksOf(page)).filter(({ text }) => text.includes(what));
  if (blocks.length !== 1) throw new Error(`${blocks.length} blocks of ${PAGES.join(' and ')} name ${what}`);
  return String(blocks[0]?.text);
}

/** How patronictl is called there. */
const CTL = String(documented('ctl() ').split('\n')[0]);

/** The variables of node.env, each with a value of the test's. */
function environmentOf(values: Readonly<Record<string, string>>): Record<string, string> {
  const names = [...shipped('node.env', {}).matchAll(/^(\w+)=/gm)].map(([, name]) => String(name));
  return Object.fromEntries(
    names.map((name) => {
      if (values[name] === undefined) throw new Error(`there is no value for ${name}`);
      return [name, values[name]];
    }),
  );
}

/** A folder of the account that the programs run as, with what is written into it. */
function createHome() {
  const home = mkdtempSync(join(tmpdir(), 'patroni-'));
  const account = unprivilegedAccount();
  const own = (path: string) => {
    if (account) chownSync(path, account.uid, account.gid);
    return path;
  };
  chmodSync(own(home), 0o711);
  const as = account === undefined ? {} : { uid: account.uid, gid: account.gid };
  return {
    home,
    as,
    folder(name: string): string {
      mkdirSync(join(home, name), { mode: 0o700 });
      return own(join(home, name));
    },
    file(name: string, text: string, mode = 0o600): string {
      writeFileSync(join(home, name), text, { mode });
      return own(join(home, name));
    },
    /** Runs lines of a shell as an operator does. Answers what they print. */
    async shell(lines: string, env: Places = {}): Promise<string> {
      const options = { ...as, cwd: home, env: { PATH: `/usr/bin:/bin:${PROGRAMS}`, LC_ALL: 'C.UTF-8', ...env } };
      return (await promisify(execFile)('/bin/bash', ['--norc', '-euc', lines], options)).stdout;
    },
  };
}
type Home = ReturnType<typeof createHome>;

/** One member, where operators have three. */
async function startEtcd({ as, home, folder, file }: Home) {
  const [client, peer] = [`localhost:${await freePort()}`, `localhost:${await freePort()}`];
  const members = [1, 2, 3].map((i) => `etcd${i}=http://etcd${i}.example:2380`).join();
  const text = shipped('etcd.yml', {
    [members]: `etcd1=http://${peer}`,
    '/var/lib/etcd/income-series': folder('etcd'),
    'http://0.0.0.0:2379': `http://127.0.0.1:${client.split(':')[1]}`,
    'http://0.0.0.0:2380': `http://127.0.0.1:${peer.split(':')[1]}`,
    'http://etcd1.example:2379': `http://${client}`,
    'http://etcd1.example:2380': `http://${peer}`,
  });
  const child = await startChild({
    name: 'etcd',
    command: ETCD,
    args: ['--config-file', file('etcd.yml', text)],
    ready: /ready to serve client requests/,
    remove: home,
    ...as,
  });
  return { child, place: client };
}

async function startHaproxy({ as, file }: Home, nodes: readonly Node[]) {
  const port = await freePort();
  const text = shipped('haproxy.cfg', {
    '127.0.0.1:5432': `127.0.0.1:${port}`,
    ...Object.fromEntries(
      nodes.map(({ name, ...node }) => [
        `${name}.example:5432 check port 8008`,
        `127.0.0.1:${node.port} check port ${node.api}`,
      ]),
    ),
  });
  const args = ['-db', '-f', file('haproxy.cfg', text)];
  const child = await startChild({
    name: 'HAProxy',
    command: HAPROXY,
    args,
    ready: /Server primary\/\w+ is DOWN/,
    ...as,
  });
  return { child, port };
}

/** Three nodes that are not started yet. */
async function createNodes({ home, folder, file }: Home, etcd: string, archive: Places): Promise<readonly Node[]> {
  const [certificate, key] = [
    file('tls.crt', readFileSync(`${CERTIFICATE}.crt`, 'utf8')),
    file('tls.key', readFileSync(`${CERTIFICATE}.key`, 'utf8')),
  ];
  const script = file('post-bootstrap.sh', shipped('post-bootstrap.sh', {}), 0o700);
  const text = shipped('patroni.yml', {
    '/etc/patroni/tls.crt': certificate,
    '/etc/patroni/tls.key': key,
    '/etc/patroni/post-bootstrap.sh': script,
    ...archive,
  });
  const secrets = {
    PATRONI_RESTAPI_USERNAME: 'patroni',
    PATRONI_RESTAPI_PASSWORD: secret(),
    PATRONI_SUPERUSER_USERNAME: 'postgres',
    PATRONI_SUPERUSER_PASSWORD: secret(),
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: secret(),
    PATRONI_REWIND_USERNAME: 'rewind',
    PATRONI_REWIND_PASSWORD: secret(),
    INCOME_SERIES_PASSWORD: secret(),
  };
  return Promise.all(
    NAMES.map(async (name) => {
      const [port, api, data] = [await freePort(), await freePort(), folder(name)];
      const env = environmentOf({
        ...secrets,
        PATRONI_NAME: name,
        PATRONI_ETCD_HOSTS: etcd,
        PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: `localhost:${port}`,
        PATRONI_POSTGRESQL_DATA_DIR: data,
        PATRONI_POSTGRESQL_BIN_DIR: String(PROGRAMS),
        PATRONI_POSTGRESQL_PGPASS: join(home, `${name}.pgpass`),
        PATRONI_RESTAPI_LISTEN: `127.0.0.1:${api}`,
        PATRONI_RESTAPI_CONNECT_ADDRESS: `localhost:${api}`,
      });
      const assigned = shipped('node.env', {}).replace(/^(\w+)=.*$/gm, (_, name) => `${name}=${env[name]}`);
      return { name, port, api, data, env, file: file(`${name}.yml`, text), envFile: file(`${name}.env`, assigned) };
    }),
  );
}

const patroniOf = ({ file }: Node, all: readonly ProcessFacts[]) =>
  all.find(({ args }) => args.includes(`python3 ${PATRONI} ${file}`))?.pid;

/** A node's postmaster and what it has started. */
function serverOf({ data }: Node, all: readonly ProcessFacts[]) {
  const file = join(data, 'postmaster.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
  const postmaster = all.find((process) => process.pid === pid && process.args.includes(data))?.pid;
  return { postmaster, children: all.filter(({ parent, ended }) => parent === postmaster && !ended) };
}

function signal(pid: number | undefined, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(pid, name);
  } catch {
    // it has ended meanwhile
  }
}

/** A node as it is run, and how it is lost. */
function nodeControl(node: Node, { as, shell }: Home) {
  const everything = () => {
    const all = allProcesses();
    const { postmaster, children } = serverOf(node, all);
    return [patroniOf(node, all), postmaster, ...children.map(({ pid }) => pid)];
  };
  const receiver = () => serverOf(node, allProcesses()).children.find(({ args }) => args.includes('walreceiver'))?.pid;
  return {
    ...node,
    async start(): Promise<void> {
      node.child = await startChild({
        name: node.name,
        command: '/bin/sh',
        args: ['-c', `PATH=/usr/bin:/bin:${PROGRAMS}\n${RUN}`, 'sh', node.file, node.data],
        env: node.env,
        ready: /I am/,
        readyTimeoutMs: 60_000,
        graceMs: 30_000,
        ...as,
      });
    },
    /** As its Patroni has it. */
    status: async () => (await apiOf(node)('GET', '/patroni')) as NodeStatus,
    /** patronictl, with this node's files. */
    ctl: (line: string): Promise<string> =>
      shell(
        `${placed(CTL, { '/etc/patroni/node.env': node.envFile, '/etc/patroni/patroni.yml': node.file })}\nctl ${line}`,
      ),
    runs: () => patroniOf(node, allProcesses()) !== undefined,
    /** As if the machine had gone. */
    async kill(): Promise<void> {
      for (const pid of everything()) signal(pid, 'SIGKILL');
      await node.child?.exited;
    },
    /** As if the machine stood still: it keeps its connections and answers nothing. */
    freeze(): void {
      for (const pid of everything()) signal(pid, 'SIGSTOP');
    },
    thaw(): void {
      for (const pid of everything()) signal(pid, 'SIGCONT');
    },
    /** Freezes the process that receives the primary's log, which no program reports. */
    freezeReceiver: () => signal(receiver(), 'SIGSTOP'),
    /** Frozen or not: what it has not taken in is lost with it. */
    killReceiver: () => signal(receiver(), 'SIGKILL'),
  };
}
type NodeControl = ReturnType<typeof nodeControl>;

/** Patroni's API at a node. */
function apiOf({ api, env }: Node) {
  const credentials = `${env.PATRONI_RESTAPI_USERNAME}:${env.PATRONI_RESTAPI_PASSWORD}`;
  const headers = { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const signal = AbortSignal.timeout(method === 'GET' ? 2_000 : 60_000); // a node may stand still
    const init = { method, headers, signal, ...(body ? { body: JSON.stringify(body) } : {}) };
    const response = await fetch(`http://127.0.0.1:${api}${path}`, init);
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    return text.startsWith('{') ? JSON.parse(text) : text;
  };
}

/** The settings of patroni.yml that are not in force at first, with a folder for what they archive. */
function archiveOf({ folder, file }: Home): Places {
  const [backups, scripts] = [folder('backups'), folder('scripts')];
  folder('backups/wal');
  for (const name of ['backup.sh', 'restore.sh'])
    file(`scripts/${name}`, readFileSync(projectPath(`deploy/${name}`), 'utf8'), 0o700);
  const settings = ['archive_mode:', 'archive_timeout:', 'archive_command:'].map((name) => [`# ${name}`, name]);
  return { ...Object.fromEntries(settings), '/usr/local/lib/income-series': scripts, '/backups': backups };
}

/** Runs commands of these pages at a machine that reaches the primary through HAProxy. */
const operator =
  ({ shell }: Home, port: number) =>
  (what: string, places: Places, env: Places = {}): Promise<string> =>
    shell(placed(documented(what), places), { PGPORT: `${port}`, ...env });

/** PgBouncer's users, as an operator writes them. */
async function usersOf({ home }: Home, operate: ReturnType<typeof operator>, { env }: Node): Promise<string> {
  const [file, password] = [join(home, 'userlist.txt'), String(env.PATRONI_SUPERUSER_PASSWORD)];
  const places = { 'db.example': 'localhost', '/etc/pgbouncer/ca.crt': join(home, 'tls.crt') };
  const own = { '/etc/pgbouncer/userlist.txt': file, 'a long password': CONSOLE_PASSWORD };
  await operate('pg_authid', { ...places, ...own }, { PGPASSWORD: password });
  const users = readFileSync(file, 'utf8');
  if (!users.startsWith('"income_series"')) throw new Error('the role is not there yet');
  return users;
}

/** The pool's settings: TLS to the nodes as in deploy/pgbouncer, and to clients that ask for it. */
const poolSettings = ({ home }: Home): Places => ({
  server_tls_sslmode: 'verify-full',
  server_tls_ca_file: join(home, 'tls.crt'),
  client_tls_sslmode: 'allow',
  client_tls_cert_file: join(home, 'tls.crt'),
  client_tls_key_file: join(home, 'tls.key'),
});

/**
 * Three nodes of PostgreSQL under Patroni with the files of deploy/patroni, HAProxy that leads to the primary, and PgBouncer
 * before it: everything between the service and its rows. Ends with this process, however that ends.
 */
export async function startCluster({ archives = false } = {}) {
  const home = createHome();
  const ended: (() => Promise<unknown>)[] = [async () => rmSync(home.home, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of ended.reverse()) await end();
  };
  try {
    const etcd = await startEtcd(home);
    ended.push(etcd.child.stop);
    const nodes = (await createNodes(home, etcd.place, archives ? archiveOf(home) : {})).map((node) =>
      nodeControl(node, home),
    );
    const proxy = await startHaproxy(home, nodes);
    ended.push(proxy.child.stop, () => Promise.all(nodes.map((node) => node.kill())));
    await Promise.all(nodes.map((node) => node.start()));
    const password = String(nodes[0]?.env.INCOME_SERIES_PASSWORD);
    const url = `postgresql://income_series:${password}@localhost:${proxy.port}/income_series`;
    const operate = operator(home, proxy.port);
    const users = await eventually(() => usersOf(home, operate, nodes[0] as Node));
    const bouncer = await startPgBouncer(url, {
      sessions: Number(SHIPPED.default_pool_size),
      settings: poolSettings(home),
      users,
    });
    ended.push(bouncer.stop);
    const tls = `?sslmode=verify-full&sslrootcert=${CERTIFICATE}.crt`;
    const urls = { directUrl: `${url}${tls}`, pooledUrl: bouncer.through(url) };
    /** Asks PgBouncer's console, as an operator does. */
    const console = () => {
      const { port: pool } = new URL(urls.pooledUrl);
      return operate('RECONNECT -c', { 'port=6432': `port=${pool}` }, { PGPASSWORD: CONSOLE_PASSWORD });
    };
    return { ...clusterControl(nodes), ...urls, home, operate, console, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function clusterControl(nodes: readonly NodeControl[]) {
  const node = (name: NodeName) => nodes.find((one) => one.name === name) as NodeControl;
  /** Which node says so itself: what the others know of it may be old. */
  const leader = () => Promise.any(nodes.map((one) => apiOf(one)('GET', '/primary').then(() => one)));
  /** As the primary knows them. */
  const members = async () => ((await apiOf(await leader())('GET', '/cluster')) as { members: Member[] }).members;
  /** Changes settings of the whole cluster. */
  const configure = async (settings: object): Promise<void> => {
    await apiOf(await eventually(leader))('PATCH', '/config', settings);
  };
  /** Resolves once every node is there and follows, and one standby may be promoted if the mode is synchronous. */
  const whole = ({ synchronous = true } = {}) =>
    eventually(
      async () => {
        const all = await members();
        const roles = all.map(({ role }) => role).sort();
        const second = synchronous ? 'sync_standby' : 'replica';
        const isUp = all.every(
          ({ state, timeline }) => /^(running|streaming)$/.test(state) && timeline === all[0]?.timeline,
        );
        if (`${roles}` !== `leader,replica,${second}` || !isUp) throw new Error(JSON.stringify(all));
      },
      { interval: 100 },
    );
  return {
    nodes,
    whole,
    primary: (): Promise<NodeControl> => eventually(leader),
    async standbys(): Promise<readonly NodeControl[]> {
      return (await members()).filter(({ role }) => role !== 'leader').map(({ name }) => node(name));
    },
    /** The standby that may be promoted. */
    async synchronous(): Promise<NodeControl> {
      const standby = (await members()).find(({ role }) => role === 'sync_standby');
      if (standby === undefined) throw new Error('no synchronous standby');
      return node(standby.name);
    },
    /** Starts what was killed. Resolves once the cluster is whole, in the mode that it has at first. */
    async restore(): Promise<void> {
      for (const one of nodes) {
        one.thaw();
        if (!one.runs()) await one.start();
      }
      await configure({ synchronous_mode: true });
      await whole();
    },
    /** By plan: the primary gives way to its synchronous standby. */
    async switchover(): Promise<void> {
      await (await leader()).ctl('switchover --force');
    },
    configure,
  };
}

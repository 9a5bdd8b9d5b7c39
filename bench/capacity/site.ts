import pg from 'pg';
import { freePort } from '../../src/adapters/process/free-port.ts';
import { PGBOUNCER_VERSION, type PgBouncer, PREPARES, startPgBouncer } from '../../tests/support/pgbouncer.ts';
import { type Node, type Replication, startReplication } from '../../tests/support/replication.ts';
import { progress } from '../support/report.ts';
import type { Server } from '../support/server.ts';
import { serverPid } from '../support/usage.ts';
import { startWorld, type World, type WorldServer } from '../support/world.ts';
import type { ByPart } from './formula.ts';
import { ACCOUNTS, SERIES } from './operations.ts';

/** The number of the pool's sessions at the primary, as in deploy/pgbouncer/pgbouncer.ini. */
const SESSIONS = 20;
/** Settings of servers that lose no acknowledged commit, with a cache for all rows. */
const SETTINGS = { fsync: 'on', synchronous_standby_names: 'ANY 1 (*)', shared_buffers: '256MB' };

/** The limits of docs/scale.md; a start refuses greater ones. */
const LIMITS = [`statement_timeout = '15s'`, `idle_in_transaction_session_timeout = '30s'`];

/** A gateway with the address of its metrics. */
export interface MeasuredGateway {
  readonly name: string;
  readonly server: Server;
  readonly metrics: string;
}

/** The parts that a request passes, each with processes of its own. */
export interface Site {
  readonly world: World;
  /** The first process of each part except the gateway. */
  readonly pids: ByPart;
  /** One line with versions and missing parts. */
  readonly about: string;
  /** Starts a gateway whose reads the named server may answer. */
  startGateway(reads: 'primary' | 'standby'): Promise<MeasuredGateway>;
  /** The number of statements that the standby has answered to gateways. */
  standbyStatements(): Promise<number>;
  stop(): Promise<void>;
}

const pidOf = async (node: Node): Promise<number> =>
  serverPid((await node.ask<{ data_directory: string }>('SHOW data_directory'))[0]?.data_directory ?? '');

/** Freezes all rows, because reads would otherwise mark them, and gives the role the limits that a pool does not set. */
async function settle(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('VACUUM (FREEZE, ANALYZE)');
  for (const limit of LIMITS) await client.query(`ALTER ROLE CURRENT_USER SET ${limit}`);
  await client.end();
}

async function startServers(replication: Replication): Promise<WorldServer> {
  const nodes = [replication.primary, ...replication.standbys];
  return {
    url: replication.primary.url,
    pids: await Promise.all(nodes.map(pidOf)),
    async stop() {
      for (const node of nodes) await node.stop(); // `close` alone would let Node.js end before the servers have
      await replication.close();
    },
  };
}

async function aboutOf(primary: Node): Promise<string> {
  const [{ server_version: version } = { server_version: '' }] = await primary.ask<{ server_version: string }>(
    'SHOW server_version',
  );
  const pool = PGBOUNCER_VERSION
    ? `PgBouncer ${PGBOUNCER_VERSION.join('.')} ${PREPARES ? 'with' : 'without'} prepared statements`
    : 'no PgBouncer';
  return `PostgreSQL ${version} with one standby that confirms commits, ${pool}`;
}

/** Starts a primary, a standby, PgBouncer if it is installed, and a database with rows. */
export async function openSite(): Promise<Site> {
  progress('a primary and a standby');
  const replication = await startReplication({ settings: SETTINGS });
  const { primary } = replication;
  const standby = replication.standbys[0] as Node;
  const servers = await startServers(replication);
  const world = await startWorld({ pinned: true, startPostgres: async () => servers });
  let pool: PgBouncer | undefined;
  const stop = async () => {
    await pool?.stop();
    await world.stop();
  };
  try {
    const url = await world.database('capacity', { series: SERIES, accounts: ACCOUNTS });
    await settle(url);
    pool = PGBOUNCER_VERSION && (await startPgBouncer(primary.url('postgres'), { sessions: SESSIONS }));
    await standby.caughtUp(primary);
    return {
      world,
      pids: { ...(pool ? { pool: pool.pid } : {}), primary: await pidOf(primary), standby: await pidOf(standby) },
      about: await aboutOf(primary),
      stop,
      async startGateway(name) {
        const metrics = `127.0.0.1:${await freePort()}`;
        const environment = {
          METRICS_ADDRESS: metrics,
          DATABASE_DIRECT_URL: url,
          ...(name === 'standby' ? { DATABASE_READ_URLS: standby.url('capacity') } : {}),
        };
        const server = await world.startGateway({ name, url: pool?.through(url) ?? url, environment });
        return { name, server, metrics: `http://${metrics}/metrics` };
      },
      async standbyStatements() {
        const [{ n } = { n: '0' }] = await standby.ask<{ n: string }>(
          `SELECT xact_commit::text AS n FROM pg_stat_database WHERE datname = 'capacity'`,
        );
        return Number(n);
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

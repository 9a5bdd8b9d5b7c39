import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../../src/adapters/db/database.ts';
import { eventually } from '../support/eventually.ts';
import { failWithout } from '../support/missing.ts';
import { HAS_PATRONI, startCluster } from '../support/patroni.ts';
import { postgresPrograms } from '../support/postgres-server.ts';

// A cluster that is lost as a whole, and restored to a point by the commands of deploy/patroni/README.md.

type Cluster = Awaited<ReturnType<typeof startCluster>>;
type Node = Cluster['nodes'][number];

const POINT = 'the_point';
/** A setting of the cluster that is not that of patroni.yml. */
const SETTING = { maximum_lag_on_failover: 2_097_152 };
const HOST = 'db.example';
let cluster: Cluster;

/** Rows of a query on the primary, as the service's role. */
async function ask<Row>(query: string): Promise<Row[]> {
  const { prisma, close } = createDatabase({ url: cluster.directUrl });
  try {
    return await prisma.$queryRawUnsafe<Row[]>(query);
  } finally {
    await close();
  }
}
const note = (what: string) => ask(`INSERT INTO noted VALUES ('${what}')`);
const noted = async () => (await ask<{ what: string }>('SELECT what FROM noted ORDER BY what')).map(({ what }) => what);

/** The places of the commands that this test has elsewhere. */
const scripts = () => ({
  '/usr/local/lib/income-series': join(cluster.home.home, 'scripts'),
  '/backups': join(cluster.home.home, 'backups'),
});

/** What the command of the base backup exports, for later commands. */
function backupVariables() {
  const { home, file } = cluster.home;
  const { env } = cluster.nodes[0] as Node;
  const line = (role: string) =>
    ['localhost', '*', '*', env[`PATRONI_${role}_USERNAME`], env[`PATRONI_${role}_PASSWORD`]].join(':');
  return {
    PGHOST: 'localhost',
    PGSSLMODE: 'verify-full',
    PGSSLROOTCERT: join(home, 'tls.crt'),
    PGPASSFILE: file('backup.pgpass', `${line('REPLICATION')}\n${line('SUPERUSER')}\n`),
    PG_BINDIR: String(postgresPrograms()),
  };
}

async function backUp(): Promise<void> {
  const { PGHOST, PGSSLROOTCERT, PGPASSFILE, PG_BINDIR } = backupVariables();
  await cluster.operate('backup.sh base', {
    ...scripts(),
    [HOST]: PGHOST,
    '/etc/patroni/ca.crt': PGSSLROOTCERT,
    '/var/lib/postgresql/backup.pgpass': PGPASSFILE,
    '/usr/lib/postgresql/15/bin': PG_BINDIR,
  });
}

const namePoint = () => cluster.operate('backup.sh point', { ...scripts(), 'before-0_3': POINT }, backupVariables());

/** Until the node that is backed up has the setting. */
async function configure({ data }: Node): Promise<void> {
  await cluster.configure(SETTING);
  const kept = () => JSON.parse(readFileSync(join(data, 'patroni.dynamic.json'), 'utf8'));
  await eventually(() => expect(kept()).toMatchObject(SETTING));
}

async function loseEverything(): Promise<void> {
  await Promise.all(cluster.nodes.map((node) => node.kill()));
  for (const { data } of cluster.nodes) rmSync(data, { recursive: true });
}

/** The steps 2 to 4. The data folder has the path of the base backup's, as it has on all nodes that follow deploy/patroni/README.md. */
async function restore(first: Node): Promise<void> {
  await cluster.operate('restore.sh /backups', {
    '/var/lib/postgresql/15/income-series': first.data,
    '/usr/lib/postgresql/15/bin': String(postgresPrograms()),
    '--latest': `--point ${POINT}`,
    ...scripts(),
  });
  await eventually(() => first.ctl("remove income-series <<< $'income-series\\nYes I am aware'")); // once the lease is over
  await first.start();
  expect((await cluster.primary()).name).toBe(first.name);
  await Promise.all(cluster.nodes.filter((node) => node !== first).map((node) => node.start()));
  await cluster.whole();
}

function testRestore(): void {
  beforeAll(async () => {
    cluster = await startCluster({ archives: true });
    await cluster.whole();
  });
  afterAll(() => cluster?.stop());

  it('is a cluster again, with what was written before the point', async () => {
    await ask('CREATE TABLE noted (what text PRIMARY KEY)');
    await note('1: before the base backup');
    const first = await cluster.primary();
    await configure(first);
    await backUp();
    await cluster.switchover();
    await cluster.whole();
    expect((await cluster.primary()).name).not.toBe(first.name);
    await eventually(() => note('2: before the point, on another primary'));
    await namePoint();
    await note('3: after the point');
    await loseEverything();
    await restore(first);
    await eventually(() => note('4: after the restore'));
    expect(await noted()).toEqual([
      '1: before the base backup',
      '2: before the point, on another primary',
      '4: after the restore',
    ]);
    const [names] = await ask<{ synchronous_standby_names: string }>('SHOW synchronous_standby_names');
    expect(names?.synchronous_standby_names).toBe((await cluster.synchronous()).name);
    const { data, ctl } = await cluster.primary();
    expect(await ctl('show-config')).toContain(`maximum_lag_on_failover: ${SETTING.maximum_lag_on_failover}`);
    expect(readFileSync(join(data, 'postgresql.auto.conf'), 'utf8')).not.toContain('recovery_target');
  });
}

if (HAS_PATRONI) describe('a cluster whose nodes are all lost', { timeout: 300_000 }, testRestore);
else failWithout('Patroni, etcd and HAProxy', 'patroni etcd-server haproxy');

import { randomBytes, randomUUID } from 'node:crypto';
import { systemClock } from '@income-series/protocol/clock';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createDatabase, type Database } from '../../src/adapters/db/database.ts';
import { createDatabaseOn, databaseUrl, dropDatabaseOn } from '../../src/adapters/db/databases.ts';
import { migrate, readMigrations } from '../../src/adapters/db/migrate.ts';
import { createJobs, type Jobs } from '../../src/adapters/jobs/index.ts';
import { startOutbox } from '../../src/apps/worker/outbox.ts';
import { SetupError } from '../../src/core/errors/setup-error.ts';
import { enqueue } from '../../src/domains/notifications/index.ts';
import { RETRIES } from '../domains/support/retries.ts';

const server = inject('postgresUrl');
let name: string;
/** As the server's own user, and as one that may nothing but connect. */
let [ownUrl, url]: readonly string[] = [];
let own: Database;
const open: { close(): Promise<void> }[] = [];

beforeEach(async () => {
  name = `user_${randomBytes(6).toString('hex')}`;
  await createDatabaseOn(server, name);
  ownUrl = databaseUrl(server, name);
  own = createDatabase({ url: ownUrl });
  await own.prisma.$executeRawUnsafe(`CREATE ROLE ${name} LOGIN PASSWORD '${name}'`);
  const restricted = new URL(ownUrl);
  restricted.username = name;
  restricted.password = name;
  url = restricted.href;
});
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
  await own.prisma.$executeRawUnsafe(`DROP OWNED BY ${name} CASCADE`);
  await own.prisma.$executeRawUnsafe(`DROP ROLE ${name}`);
  await own.close();
  await dropDatabaseOn(server, name);
});

const may = (how: 'GRANT' | 'REVOKE', on: string) =>
  own.prisma.$executeRawUnsafe(`${how} CREATE ON ${on} ${how === 'GRANT' ? 'TO' : 'FROM'} ${name}`);
const onDatabase = () => `DATABASE ${name}`;
const tables = () => own.prisma.$queryRaw<{ n: number }[]>`
  SELECT count(*)::int AS n FROM pg_tables WHERE schemaname IN ('public', 'pgboss')`;
function jobsAs(user = url as string): Jobs {
  const jobs = createJobs({ url: user, retries: RETRIES });
  open.push(jobs);
  return jobs;
}

describe('a database user that may not create', () => {
  it.each([
    ['anything', []],
    ['in the database', ['SCHEMA public']],
    ['in the schema', ['DATABASE']],
  ])('%s is refused by the migrations with that reason, which begin nothing', async (_, granted) => {
    for (const on of granted) await may('GRANT', on === 'DATABASE' ? onDatabase() : on);
    const refused = migrate(url as string);
    await expect(refused).rejects.toThrow(SetupError);
    await expect(refused).rejects.toThrow('CREATE on the database and on its schema public');
    expect(await tables()).toEqual([{ n: 0 }]);
  });

  it('applies migrations, makes the queue and works, once it was let, and needs neither afterwards', async () => {
    for (const on of [onDatabase(), 'SCHEMA public']) await may('GRANT', on);
    expect(await migrate(url as string)).toHaveLength(readMigrations().length);
    await jobsAs().start();
    for (const on of [onDatabase(), 'SCHEMA public']) await may('REVOKE', on);
    expect(await migrate(url as string)).toEqual([]);
    const [jobs, id] = [jobsAs(), randomUUID()];
    await jobs.start();
    const database = createDatabase({ url: url as string });
    open.push(database);
    await database.prisma.$transaction((tx) => jobs.put(tx, 'outbox', [id]));
    expect(await jobs.take('outbox', 1)).toEqual([{ id, last: false }]);
    await jobs.maintain();
  });

  it('waits with the outbox, by a code, until it may make the queue', async () => {
    await may('GRANT', 'SCHEMA public');
    await may('GRANT', onDatabase());
    await migrate(url as string);
    await may('REVOKE', onDatabase());
    await expect(jobsAs().start()).rejects.toMatchObject({ code: 'DATABASE_PRIVILEGE' });
    const database = createDatabase({ url: url as string });
    const said: object[] = [];
    const log = { info: () => {}, warn: () => {}, error: (fields: object) => void said.push(fields) };
    const outbox = startOutbox({
      url: url as string,
      db: database.prisma,
      mailer: null,
      clock: systemClock,
      codes: null,
      log,
      site: 'https://gateway.example',
      retries: RETRIES,
      pollMs: 20,
    });
    await expect.poll(() => outbox.health()).toEqual({ ok: false, failure: 'DATABASE_PRIVILEGE' });
    expect(said).toMatchObject([{ part: 'start', code: 'DATABASE_PRIVILEGE' }]);
    const message = { kind: 'SeriesClosed', chain: 'evm:10143', audience: {}, origin: 'x', at: new Date() } as const;
    await database.prisma.$transaction((tx) => enqueue(tx, [message]));
    await may('GRANT', onDatabase());
    await expect.poll(async () => (await database.prisma.outboxMessage.findFirst())?.state).toBe('DISPATCHED');
    expect(outbox.health()).toEqual({ ok: true, failure: null });
    await outbox.stop();
    await database.close();
  });
});

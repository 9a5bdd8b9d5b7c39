import { spawnSync } from 'node:child_process';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countSealed, countStale, resealTable } from '../../../src/apps/vault-reseal/reseal.ts';
import { runReseal } from '../../../src/apps/vault-reseal/run.ts';
import { loadVaultConfig } from '../../../src/config/vault.ts';
import { createVault, type SealedTable, type Vault } from '../../../src/core/vault/index.ts';
import { TABLES } from '../../../src/generated/columns.ts';
import type { PrismaClient } from '../../../src/generated/prisma/client.ts';
import { modules } from '../../../src/modules.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { testVault } from '../../support/vault.ts';

const tables = modules.flatMap(({ sealed }) => sealed ?? []);
const OLD = { id: 'test', secret: new Uint8Array(32).fill(2) };
const NEW = { id: 'new', secret: new Uint8Array(32).fill(12) };
const turned = createVault([NEW, OLD]);
const fresh = createVault([NEW]);

let database: TestDatabase;
let db: PrismaClient;
const withDatabase = async () => {
  database = await createTestDatabase({ populated: true });
  db = database.prisma;
  return () => database.drop();
};

const run = (vault: Vault, on: PrismaClient = db) =>
  runReseal({ db: on, vault, batch: 2 }, tables, { check: false, say: () => {} });

interface Stored {
  readonly name: string;
  readonly bytes: Uint8Array;
}
/** Every sealed value of a table, by its row's name. */
async function stored({ table, column, key, row }: SealedTable): Promise<readonly Stored[]> {
  const columns = Object.keys(key).map((name) => `${name}::text`);
  const rows = await db.$queryRawUnsafe<{ key: string[]; bytes: Uint8Array }[]>(
    `SELECT ARRAY[${columns.join()}] AS key, ${column} AS bytes FROM ${table} WHERE ${column} IS NOT NULL ORDER BY 1`,
  );
  return rows.map(({ key: of, bytes }) => ({ name: row(...of), bytes }));
}
const opened = async (vault: Vault, of: SealedTable) =>
  (await stored(of)).map(({ name, bytes }) => [name, Buffer.from(vault.open(bytes, { ...of, row: name })).toString()]);

describe('the tables of the vault', () => {
  beforeAll(withDatabase);

  it('are all that have a column for the id of a key', () => {
    const named = Object.values(TABLES).filter(({ columns }) =>
      Object.values(columns).some((c) => c.column === 'key_id'),
    );
    expect(tables.map(({ table }) => table).sort()).toEqual(named.map(({ table }) => table).sort());
  });

  it('name their ciphertext and their primary key as the database does', async () => {
    for (const { table, column, key } of tables) {
      const found = await db.$queryRawUnsafe<{ name: string; type: string }[]>(
        `SELECT a.attname::text AS name, format_type(a.atttypid, NULL) AS type
         FROM pg_index i, unnest(i.indkey) WITH ORDINALITY AS k(n, place)
         JOIN pg_attribute a ON a.attrelid = $1::regclass AND a.attnum = k.n
         WHERE i.indrelid = $1::regclass AND i.indisprimary ORDER BY k.place`,
        table,
      );
      expect([table, Object.entries(key)]).toEqual([table, found.map(({ name, type }) => [name, type])]);
      expect(await stored({ table, column, key, row: (id = '') => id }), table).not.toHaveLength(0);
    }
  });
});

describe('sealing again', () => {
  beforeEach(withDatabase);

  it('leaves every value as it was, under the newest key, and none under another', async () => {
    const before = await Promise.all(tables.map((of) => opened(turned, of)));
    expect(await run(turned)).toBe(true);
    expect(await Promise.all(tables.map((of) => opened(fresh, of)))).toEqual(before);
    for (const counts of await countSealed(db, tables)) expect(Object.keys(counts.byKey)).toEqual(['new']);
  });

  it('goes on after a run that was ended, and touches nothing that it had done', async () => {
    const [terms] = tables.filter(({ table }) => table === 'terms_vault') as [SealedTable];
    const ended = resealTable({ db, vault: turned, batch: 1 }, terms, () => {
      throw new Error('ended');
    });
    await expect(ended).rejects.toThrow('ended');
    const isNew = ({ bytes }: Stored) => turned.keyIdOf(bytes) === 'new';
    const done = (await stored(terms)).filter(isNew);
    expect(done).toHaveLength(1);
    expect(await run(turned)).toBe(true);
    expect(await stored(terms)).toEqual(expect.arrayContaining([...done]));
    expect((await stored(terms)).every(isNew)).toBe(true);
  });

  it('keeps what a gateway writes meanwhile, and seals that too', async () => {
    const [notes] = tables.filter(({ table }) => table === 'applications') as [SealedTable];
    const [{ name }] = (await stored(notes)) as readonly [Stored];
    const write = (text: string) => {
      const notesEncrypted = testVault().seal(Buffer.from(text), { ...notes, row: name });
      return db.application.update({ where: { id: name }, data: { notesEncrypted, keyId: 'test' } });
    };
    expect(await run(turned)).toBe(true);
    await write('[1]');
    let writes = 1;
    const busy = {
      $queryRawUnsafe: db.$queryRawUnsafe.bind(db),
      async $executeRawUnsafe(text: string, ...values: unknown[]) {
        if (writes > 0 && values.includes(name)) {
          writes -= 1;
          await write('[2]');
        }
        return db.$executeRawUnsafe(text, ...values);
      },
    } as PrismaClient;
    expect(await run(turned, busy)).toBe(true);
    expect(writes).toBe(0);
    expect(new Map((await opened(fresh, notes)) as [string, string][]).get(name)).toBe('[2]');
  });

  it('leaves what does not open as it is, says so by its code, and is not done', async () => {
    const [terms] = tables.filter(({ table }) => table === 'terms_vault') as [SealedTable];
    const before = await stored(terms);
    const said: string[] = [];
    const parts = { db, vault: fresh, batch: 2 };
    expect(await runReseal(parts, [terms], { check: false, say: (line) => void said.push(line) })).toBe(false);
    expect(await stored(terms)).toEqual(before);
    expect(said).toContain(`terms_vault: ${before.length} not sealed again: VAULT_KEY_UNKNOWN`);
    expect(said.at(-1)).toBe(`Not sealed under key new: ${before.length}.`);
  });
});

describe('npm run db -- reseal', () => {
  beforeAll(withDatabase);

  const program = (env: Record<string, string>, ...line: string[]) => {
    const { PATH = '', HOME = '' } = process.env;
    const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/run.mjs', 'vault-reseal', ...line], {
      env: { PATH, HOME, ...env },
      encoding: 'utf8',
    });
    return { status, out: `${stdout}${stderr}` };
  };
  const keyOf = ({ id, secret }: typeof OLD) => `${id}:${Buffer.from(secret).toString('base64')}`;

  it('counts, seals and shows no key', { timeout: 120_000 }, async () => {
    const env = { DATABASE_URL: database.url, VAULT_KEYS: `${keyOf(NEW)},${keyOf(OLD)}` };
    expect(program(env, '--check')).toMatchObject({ status: 1 });
    expect((await countSealed(db, tables)).map((of) => countStale(of, 'test'))).toEqual(tables.map(() => 0));
    const { status, out } = program(env);
    expect([status, out]).toEqual([0, expect.stringContaining('Key new has sealed everything.')]);
    expect(out).not.toContain(keyOf(NEW).slice(4));
    expect(program({ ...env, VAULT_KEYS: keyOf(NEW) }, '--check').status).toBe(0);

    const other = { id: 'new', secret: new Uint8Array(32).fill(13) };
    const refused = program({ ...env, VAULT_KEYS: keyOf(other) });
    expect([refused.status, refused.out]).toEqual([78, expect.stringContaining('(VAULT_KEY_OTHER)')]);
  });

  it('refuses in production what a gateway refuses', { timeout: 60_000 }, () => {
    const env = { PROFILE: 'production', DATABASE_URL: 'postgresql://u:hidden@db.example/product' };
    const strong = `k1:${Buffer.from(Array.from({ length: 32 }, (_, i) => i)).toString('base64')}`;
    expect(() => loadVaultConfig({ ...env, VAULT_KEYS: keyOf(NEW) })).toThrow('one repeated byte');
    const open = program({ ...env, VAULT_KEYS: strong });
    expect([open.status, open.out]).toEqual([78, expect.stringContaining('DATABASE_TLS_OFF')]);
    expect(open.out).not.toMatch(/hidden|db\.example/);
  });

  it('names what is wrong with its configuration, and without its values', { timeout: 60_000 }, () => {
    const { status, out } = program({ VAULT_KEYS: 'secret' });
    expect([status, out]).toEqual([
      78,
      expect.stringMatching(/DATABASE_URL is needed.*\n.*VAULT_KEYS must be id:base64/),
    ]);
  });
});

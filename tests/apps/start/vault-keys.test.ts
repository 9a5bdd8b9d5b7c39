import { describe, expect, it } from 'vitest';
import { checkVaultKeys } from '../../../src/apps/start/vault-keys.ts';
import type { SealedTable, VaultKey } from '../../../src/core/vault/index.ts';
import { modules } from '../../../src/modules.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';
import { TEST_KEYS } from '../../support/gateway.ts';

// Which vault keys a database is served with: those that sealed what it holds, or the first that came to an empty one.

const tables = modules.flatMap(({ sealed }) => sealed ?? []);
const key = (id: string, byte: number): VaultKey => ({ id, secret: new Uint8Array(32).fill(byte) });
const [RIGHT] = TEST_KEYS.vaultKeys as readonly [VaultKey];
const OTHER = key(RIGHT.id, 9);

const [populated, empty] = await Promise.all([
  forFile(createTestDatabase({ populated: true })),
  forFile(createTestDatabase()),
]);

const refusalsOf = async ({ prisma: db }: TestDatabase, keys: readonly VaultKey[], registers = true) =>
  (await checkVaultKeys({ db, keys, tables, registers })).map(({ code, variable }) => `${variable} ${code}`);
const registered = async ({ prisma }: TestDatabase) => (await prisma.vaultKey.findMany()).map(({ id }) => id).sort();
const REFUSED = ['VAULT_KEYS VAULT_KEY_OTHER'];

describe('a database with sealed values and no registered key', () => {
  it('refuses another secret under their id, registers neither it nor a key beside it, and takes the one that sealed', async () => {
    expect(await refusalsOf(populated, [key('new', 12), OTHER])).toEqual(REFUSED);
    expect(await refusalsOf(populated, [RIGHT], false)).toEqual([]);
    expect(await registered(populated)).toEqual([]);
    expect(await refusalsOf(populated, [key('new', 12), RIGHT])).toEqual([]);
    expect(await registered(populated)).toEqual(['new', RIGHT.id].sort());
  });

  it('then knows each key, also the one that sealed no value: another secret of either id is refused', async () => {
    for (const keys of [[OTHER], [RIGHT, key('new', 13)]]) expect(await refusalsOf(populated, keys)).toEqual(REFUSED);
  });
});

describe('a database of which only some values open', () => {
  it('takes a key that opens one of them, because the others may be altered', async () => {
    await using database = await createTestDatabase({ populated: true });
    const [terms] = tables.filter(({ table }) => table === 'terms_vault') as [SealedTable];
    await database.prisma.$executeRawUnsafe(
      `UPDATE ${terms.table} SET ${terms.column} = set_byte(${terms.column}, length(${terms.column}) - 1, 0)`,
    );
    expect(await refusalsOf(database, [RIGHT])).toEqual([]);
  });
});

describe('an empty database', () => {
  it('takes one of several keys of one id that come to it together, and refuses the others', async () => {
    const keys = [1, 2, 3, 4].map((byte) => key('dev', byte));
    const found = await Promise.all(keys.map((one) => refusalsOf(empty, [one])));
    expect(found.filter((refusals) => refusals.length === 0)).toHaveLength(1);
    const winner = keys[found.findIndex((refusals) => refusals.length === 0)] as VaultKey;
    expect(await Promise.all(keys.map((one) => refusalsOf(empty, [one])))).toEqual(
      keys.map((one) => (one === winner ? [] : REFUSED)),
    );
  });
});

// Prisma's schema engine as WebAssembly, over an in-memory database: migrations are written and checked without a
// server and without a download.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
// The package's root imports a .wasm file as a module, which Node 20 refuses.
import * as engine from '@prisma/schema-engine-wasm/schema_engine_bg';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { VIEWS } from '../src/core/views.ts';

export const SCHEMA = 'prisma/schema.prisma';
export const FOLDER = 'prisma/migrations';

interface WebAssemblyApi {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: Record<string, object>) => { exports: { __wbindgen_start(): void } };
}
// Node has the global; its types come with the browser's library only.
const { Module, Instance } = (globalThis as unknown as { WebAssembly: WebAssemblyApi }).WebAssembly;
const code = new URL('./schema_engine_bg.wasm', import.meta.resolve('@prisma/schema-engine-wasm/schema_engine_bg'));
const { exports: wasm } = new Instance(new Module(readFileSync(code)), { './schema_engine_bg.js': engine });
engine.__wbg_set_wasm(wasm);
wasm.__wbindgen_start();

/** The adapter does not await a script (a broken migration would look applied), and leaks each shadow database. */
async function adapterFor(client: PGlite, dispose: () => Promise<void>): Promise<SqlDriverAdapter> {
  const adapter = (await new PrismaPGlite(client as never).connect()) as SqlDriverAdapter;
  adapter.executeScript = async (sql: string) => void (await client.exec(sql));
  adapter.dispose = dispose;
  return adapter;
}

const databases = (main: PGlite): SqlMigrationAwareDriverAdapterFactory => ({
  provider: 'postgres',
  adapterName: 'pglite-prisma-adapter',
  connect: () => adapterFor(main, async () => {}),
  connectToShadowDb: async () => {
    const shadow = await PGlite.create();
    return adapterFor(shadow, () => shadow.close());
  },
});

const migrationDirectories = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((path) => ({
      path,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok' as const, value: readFileSync(join(folder, path, 'migration.sql'), 'utf8') },
      },
    }));

/** The SQL that takes the migrations' result to the schema file's; undefined where they agree. */
export async function schemaDrift(file: string = SCHEMA, folder: string = FOLDER): Promise<string | undefined> {
  const schema = { files: [{ path: file, content: readFileSync(file, 'utf8') }] };
  const directories = migrationDirectories(folder);
  const lock = join(folder, 'migration_lock.toml');
  const from = {
    tag: 'migrations' as const,
    baseDir: folder,
    lockfile: { path: 'migration_lock.toml', content: existsSync(lock) ? readFileSync(lock, 'utf8') : null },
    shadowDbInitScript: '',
    migrationDirectories: directories,
  };
  const main = await PGlite.create();
  const bound = bindMigrationAwareSqlAdapterFactory(databases(main));
  try {
    const session = await engine.SchemaEngine.new(
      { datamodels: schema.files.map(({ path, content }) => [path, content]) },
      () => {},
      bound,
    );
    const { exitCode, stdout } = await session.diff({
      from: directories.length > 0 ? from : { tag: 'empty' },
      to: { tag: 'schemaDatamodel', ...schema },
      script: true,
      exitCode: true,
      filters: { externalTables: [...VIEWS].map((view) => `public.${view}`), externalEnums: [] },
    });
    return exitCode === 0 ? undefined : (stdout ?? '');
  } catch (error) {
    // The engine's error carries a number only; the adapter's own error waits under it.
    const id = Number(/error id#(\d+)/i.exec(String(error))?.[1]);
    throw (Number.isNaN(id) ? undefined : bound.errorRegistry.consumeError(id)?.error) ?? error;
  } finally {
    await main.close();
  }
}

// npm run db -- new <name>: writes the migration that takes prisma/migrations to prisma/schema.prisma.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDER, schemaDrift } from './schema-engine.ts';

const [argument = '', flag, ...others] = process.argv.slice(2);
if (!/^[a-z][a-z0-9_-]*$/.test(argument) || (flag ?? '--empty') !== '--empty' || others.length > 0) {
  console.error('Usage: npm run db -- new <name> [--empty], with a name as loan-offers or loan_offers');
  process.exit(64);
}
const name = argument.replaceAll('-', '_');
const sql = await schemaDrift();
if (sql === undefined && flag !== '--empty') {
  console.log('The schema and the migrations agree: nothing to write. (--empty makes a file for SQL written by hand.)');
  process.exit(0);
}
const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
const folder = join(FOLDER, `${stamp}_${name}`);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'migration.sql'), sql ?? '');
const lock = join(FOLDER, 'migration_lock.toml');
if (!existsSync(lock)) writeFileSync(lock, '# Written once, kept in version control.\nprovider = "postgresql"\n');
console.log(`wrote ${folder}/migration.sql`);
process.exit(0);

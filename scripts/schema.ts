// npm run schema: writes schema.graphql from the code. `-- --check` writes nothing: it fails where they differ, prints what
// breaks clients of the last release (of the parent commit, where there is none yet), and from version 1.0 on fails where
// CHANGELOG.md does not name it.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printSchemaWithAccess } from 'field-access';
import { gatewaySchema } from '../src/apps/gateway/schema.ts';
import { emit } from './generated/file.ts';
import { commandLine } from './help.ts';
import { breakingChanges, isStable, unlisted } from './schema/breaking.ts';

const USAGE = `npm run schema [-- --check]
Writes schema.graphql.
  --check  writes nothing; fails where the file differs, and prints what breaks clients`;

const ROOT = join(import.meta.dirname, '..');
const FILE = 'schema.graphql';

const git = (...args: string[]): string | null => {
  try {
    return execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null; // no repository, no tag, no parent
  }
};

async function checkBreaking(text: string): Promise<void> {
  const base = git('describe', '--tags', '--abbrev=0', '--match', 'v*')?.trim() ?? 'HEAD~1';
  const before = git('show', '--end-of-options', `${base}:./${FILE}`);
  if (before === null) return console.log('nothing to compare the schema with');
  const changes = await breakingChanges(before, text);
  console.log(`${changes.length} breaking changes since ${base}`);
  for (const { path, message } of changes) console.log(`  ${path}: ${message}`);
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  if (!isStable(version)) return;
  const missing = unlisted(changes, readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'));
  if (missing.length === 0) return;
  console.error(`CHANGELOG.md does not name, under "Unreleased": ${missing.map(({ path }) => path).join(', ')}`);
  process.exitCode = 1;
}

const { values } = commandLine(USAGE, { options: { check: { type: 'boolean', default: false } } });
const text = printSchemaWithAccess(gatewaySchema());
emit({ path: FILE, command: 'schema', text }, values);
if (values.check) await checkBreaking(text);

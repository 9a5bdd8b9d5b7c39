// npm run access -- diff over the commits of a repository of its own.
import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForFile } from '../support/for-file.ts';

const SCRIPT = join(import.meta.dirname, '../../scripts/access-diff.ts');
const TSX = import.meta.resolve('tsx');

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@localhost', ...args], { cwd: folder, stdio: 'ignore' });

function commit(readers: string): void {
  const access = `@access(class: PLAIN, readers: [${readers}], held: ["reports.gross"], deletion: "none")`;
  writeFileSync(join(folder, 'schema.graphql'), `type Report @rows(seenBy: [PUBLIC]) { gross: Int ${access} }\n`);
  git('add', '.');
  git('commit', '-q', '-m', readers);
}

function diff(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', TSX, SCRIPT, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const folder = folderForFile('access-diff-');
git('init', '-q');
commit('ISSUER');
commit('ISSUER, HOLDER');

test('a reader more is printed in Markdown, and the exit code is 2', () => {
  const { status, stdout } = diff('HEAD~1');
  expect(status).toBe(2);
  expect(stdout).toContain('`Report.gross` readers were issuer, now issuer, holder. **Gained: holder.**');
});

test('a reader less is printed too, and the exit code is 0', () => {
  const { status, stdout } = diff('HEAD', 'HEAD~1');
  expect(status).toBe(0);
  expect(stdout).toContain('Lost: holder.');
});

test('--json prints the changes as data', () => {
  expect(JSON.parse(diff('HEAD~1', '--json').stdout)).toEqual([
    { at: 'Report.gross', change: 'readers', before: 'issuer', after: 'issuer, holder', gained: ['holder'], lost: [] },
  ]);
  expect(JSON.parse(diff('HEAD', '--json').stdout)).toEqual([]);
});

test.each([
  [1, ['nosuch']],
  [64, ['--output=x']],
  [64, []],
])('what cannot be compared ends with %i (%j)', (status, args) => {
  expect(diff(...args).status).toBe(status);
});

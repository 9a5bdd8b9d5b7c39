import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectPath } from '../../src/project.ts';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(projectPath('package.json'), 'utf8'));
const FAMILIES: Record<string, Record<string, { file?: string; program?: string; does: string }>> = JSON.parse(
  readFileSync(projectPath('scripts/families.json'), 'utf8'),
);

/** The files that name commands: pages, comments, messages and steps. */
const PLACES = [
  'README.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'Dockerfile',
  'compose.yaml',
  '.ci/checks',
  '.github',
].concat([
  'docs',
  'src',
  'packages',
  'scripts',
  'bin',
  'bench',
  'deploy',
  'examples',
  'circuits',
  'contracts',
  'tests',
]);
const TEXT = /(\.(md|ts|tsx|mjs|js|yml|yaml|toml|sh)|Dockerfile|checks)$/;
/** Modules and builds, and this file, whose examples are wrong. */
const LEFT_OUT = /(^|\/)(node_modules|target|dist|build|cache|out)\/|^tests\/project\/commands\.test\.ts$/;

const FILES = PLACES.filter((place) => existsSync(projectPath(place))).flatMap((place) =>
  (statSync(projectPath(place)).isFile()
    ? [place]
    : readdirSync(projectPath(place), { recursive: true, encoding: 'utf8' }).map((name) => join(place, name))
  ).filter((path) => TEXT.test(path) && !LEFT_OUT.test(path) && statSync(projectPath(path)).isFile()),
);

/** Commands of a text that npm or the family does not have. */
function unknownCommands(text: string): string[] {
  const mentions = text.matchAll(/\bnpm\s+run\s+(?:-s\s+)?([a-z][\w-]*(?::\w+)*)(?:\s+--(?:\s+([a-z][\w-]*))?)?/g);
  return [...mentions].flatMap(([mention, script = '', word]) => {
    const words = FAMILIES[script];
    const isKnown = words === undefined ? script in scripts : word === undefined || word in words;
    return isKnown ? [] : [mention];
  });
}

describe('a command', () => {
  it('that a page, a comment, a message or a step names is one', () => {
    expect(FILES.length).toBeGreaterThan(1_000);
    const unknown = FILES.flatMap((path) =>
      unknownCommands(readFileSync(projectPath(path), 'utf8')).map((mention) => `${path}: ${mention}`),
    );
    expect(unknown).toEqual([]);
  });

  it('is unknown if npm has no such script, or the family no such word', () => {
    const text =
      'npm run demo -- --full, npm run\ncontracts:build, npm run -s db -- chek --json, npm run db -- check, npm run db';
    expect(unknownCommands(text)).toEqual(['npm run\ncontracts:build', 'npm run -s db -- chek']);
  });
});

describe('a family', () => {
  const run = (...args: string[]) => spawnSync(process.execPath, ['scripts/family.mjs', ...args], { encoding: 'utf8' });

  it.each(Object.keys(FAMILIES))('%s: npm has it, and each word is on the page of commands', (family) => {
    expect(scripts[family]).toBe(`node scripts/family.mjs ${family}`);
    const page = readFileSync(projectPath('docs/commands.md'), 'utf8');
    const [, listed = ''] = page.match(new RegExp(`^\\| \`npm run ${family} -- …\` \\| (.*?) \\|`, 'm')) ?? [];
    const missing = Object.keys(FAMILIES[family] ?? {}).filter((word) => !new RegExp(`\`${word}[\` ]`).test(listed));
    expect(missing).toEqual([]);
  });

  it('prints its words without one and for --help, and ends with 2 for one that it does not have', () => {
    const [bare, help, unknown] = [run('db'), run('db', '--help'), run('db', 'chek')];
    expect(bare).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Usage: npm run db -- <word>[\s\S]+ {2}check /),
    });
    expect(help.stdout).toBe(bare.stdout);
    expect(unknown).toMatchObject({ status: 2, stdout: '', stderr: `db has no word "chek".\n${bare.stdout}` });
  });

  it('runs a word from its source or its bundle, with the arguments behind it', () => {
    expect(run('access', 'diff', '--unknown')).toMatchObject({
      status: 64,
      stderr: expect.stringContaining('\nUsage: npm run access -- diff '),
    });
    expect(run('db', 'reseal', '--unknown')).toMatchObject({ status: 64, stderr: expect.stringMatching(/^error: /) });
  });
});

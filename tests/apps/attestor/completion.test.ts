import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPLETION_USAGE, completionOf, SHELLS, type Shell } from '../../../src/apps/attestor/completion.ts';
import { createProgram } from '../../../src/apps/attestor/program.ts';
import { KINDS, RECORDS } from '../../../src/apps/attestor/words.ts';

const program = createProgram(async () => {});
const isInstalled = (shell: Shell) => spawnSync(shell, ['-c', 'exit 0']).status === 0;
const guide = readFileSync(new URL('../../../docs/attestor.md', import.meta.url), 'utf8');

/** Prints what the shell would offer for the last word of a line: $1 is the script's file, the line comes after it. */
const OFFER: Readonly<Record<Shell, { readonly options: readonly string[]; readonly run: string }>> = {
  bash: {
    options: ['--norc', '-c'],
    run: `source <(cat "$1"); shift
COMP_WORDS=(income-series "$@"); COMP_CWORD=$#
_income_series
printf '%s\\n' "\${COMPREPLY[@]}"`,
  },
  // only inside a line that is edited compadd runs: it is replaced by one that prints
  zsh: {
    options: ['-f', '-c'],
    run: `autoload -Uz compinit && compinit -u -D
source <(cat "$1"); shift
compadd() { print -l -- \${(MP)2:#$PREFIX*} }
_files() { : }
words=(income-series "$@"); CURRENT=$#words; PREFIX=$words[-1]
$_comps[income-series]`,
  },
  fish: {
    options: ['--no-config', '-c'],
    run: `source $argv[1]
complete "-Cincome-series $argv[2..-1]"`,
  },
};

describe.each(SHELLS)('completion in %s', (shell) => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'income-series-completion-'));
    writeFileSync(join(folder, 'script'), completionOf(program, shell));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function offered(...words: string[]): string[] {
    const { options, run } = OFFER[shell];
    const zero = shell === 'fish' ? [] : [shell];
    const args = [...options, run, ...zero, join(folder, 'script'), ...words];
    const text = execFileSync(shell, args, { cwd: folder, encoding: 'utf8', env: { ...process.env, HOME: folder } });
    return text.split('\n').flatMap((line) => (line === '' ? [] : [line.split('\t')[0] ?? '']));
  }

  it.skipIf(!isInstalled(shell)).each<[string, string[], readonly string[]]>([
    ['the first word', ['at'], ['attestor']],
    ['a command', ['attestor', 'req'], ['requests']],
    ['a command below', ['attestor', 'key', ''], ['new', 'inspect', 'passwd']],
    ['a kind', ['attestor', 'sign', ''], KINDS],
    ['a kind after an option', ['attestor', '--json', 'sign', 'p'], ['pause']],
    ['a record', ['attestor', 'decrypt', ''], RECORDS],
    ['a shell', ['attestor', 'completion', ''], SHELLS],
    ['an option', ['attestor', 'sign', '--exp'], ['--expect-digest']],
    ['an option of all commands', ['attestor', 'requests', '--js'], ['--json']],
    ['nothing of its own, so that files are offered', ['attestor', 'rekey', 'x'], []],
  ])('offers %s', (_, words, expected) => {
    expect(offered(...words).sort()).toEqual([...expected].sort());
  });

  it('names every command', () => {
    const script = completionOf(program, shell);
    for (const command of program.commands) expect(script).toContain(command.name());
  });

  it('is given to the shell as the guide says', () => {
    expect(guide).toContain(COMPLETION_USAGE[shell]);
  });
});

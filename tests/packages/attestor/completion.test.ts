import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  COMPLETION_USAGE,
  completionOf,
  createProgram,
  KINDS,
  RECORDS,
  SHELLS,
  type Shell,
} from '@income-series/attestor/internal/testing';
import { beforeAll, describe, expect, it } from 'vitest';

const program = createProgram(async () => {});
const isInstalled = (shell: Shell) => spawnSync(shell, ['-c', 'exit 0']).status === 0;
const guide = readFileSync(new URL('../../../docs/attestor.md', import.meta.url), 'utf8');

const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(' ');

/** Prints what the shell would offer for the last words of lines: $1 is the script's file. A shell is started once for all of them. */
const OFFER: Readonly<
  Record<Shell, { readonly options: readonly string[]; readonly begin: string; line(words: readonly string[]): string }>
> = {
  bash: {
    options: ['--norc', '-c'],
    begin: `source <(cat "$1")
offer() {
  COMP_WORDS=(income-series "$@"); COMP_CWORD=$#; COMPREPLY=()
  _income_series
  printf '%s\\n' "\${COMPREPLY[@]}"
}`,
    line: (words) => `offer ${quoted(words)}`,
  },
  // only inside a line that is edited compadd runs: it is replaced by one that prints
  zsh: {
    options: ['-f', '-c'],
    begin: `autoload -Uz compinit && compinit -u -D
source <(cat "$1")
compadd() { print -l -- \${(MP)2:#$PREFIX*} }
_files() { : }
offer() {
  words=(income-series "$@"); CURRENT=$#words; PREFIX=$words[-1]
  $_comps[income-series]
}`,
    line: (words) => `offer ${quoted(words)}`,
  },
  fish: {
    options: ['--no-config', '-c'],
    begin: 'source $argv[1]',
    line: (words) => `complete "-Cincome-series ${words.join(' ')}"`,
  },
};

const LINES: readonly (readonly [string, readonly string[], readonly string[]])[] = [
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
];

/** What the shell offers for the last word of each line, by the line's name. */
function askShell(shell: Shell): ReadonlyMap<string, readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'income-series-completion-'));
  try {
    const file = join(folder, 'script');
    writeFileSync(file, completionOf(program, shell));
    const { options, begin, line } = OFFER[shell];
    const run = [begin, ...LINES.flatMap(([name, words]) => [`echo '= ${name}'`, line(words)])].join('\n');
    const args = [...options, run, ...(shell === 'fish' ? [] : [shell]), file];
    const text = execFileSync(shell, args, { cwd: folder, encoding: 'utf8', env: { ...process.env, HOME: folder } });
    const parts = text.split(/^= /m).slice(1);
    return new Map(
      parts.map((part) => {
        const [name = '', ...offers] = part.split('\n').map((offer) => offer.split('\t')[0] ?? '');
        return [name, offers.filter((offer) => offer !== '')];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe.each(SHELLS)('completion in %s', (shell) => {
  let offered: ReadonlyMap<string, readonly string[]> = new Map();
  beforeAll(() => {
    if (isInstalled(shell)) offered = askShell(shell);
  });

  it.skipIf(!isInstalled(shell)).each(LINES)('offers %s', (name, _, expected) => {
    expect([...(offered.get(name) ?? ['the shell said nothing'])].sort()).toEqual([...expected].sort());
  });

  it('names every command', () => {
    const script = completionOf(program, shell);
    for (const command of program.commands) expect(script).toContain(command.name());
  });

  it('is given to the shell as the guide says', () => {
    expect(guide).toContain(COMPLETION_USAGE[shell]);
  });
});

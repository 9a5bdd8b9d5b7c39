import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { completionOf, SHELLS } from '../../../src/apps/attestor/completion.ts';
import { createProgram } from '../../../src/apps/attestor/program.ts';
import { KINDS, RECORDS } from '../../../src/apps/attestor/words.ts';

const program = createProgram(async () => {});

describe('completion in bash', () => {
  const script = completionOf(program, 'bash');
  /** What bash would offer for the last word of a line. */
  function offered(...words: string[]): string[] {
    const run = `${script}
COMP_WORDS=(income-series "$@"); COMP_CWORD=$#
_income_series
printf '%s\\n' "\${COMPREPLY[@]}"`;
    const text = execFileSync('bash', ['-c', run, 'bash', ...words], { encoding: 'utf8' });
    return text.split('\n').filter((line) => line !== '');
  }

  it.each<[string, string[], readonly string[]]>([
    ['the first word', [''], ['attestor']],
    ['a command', ['attestor', 'req'], ['requests']],
    ['a command below', ['attestor', 'key', ''], ['new', 'inspect', 'passwd']],
    ['a kind', ['attestor', 'sign', ''], KINDS],
    ['a kind after an option', ['attestor', '--json', 'sign', 'p'], ['pause']],
    ['a record', ['attestor', 'decrypt', ''], RECORDS],
    ['a shell', ['attestor', 'completion', ''], SHELLS],
    ['an option', ['attestor', 'sign', '--exp'], ['--expect-digest']],
    ['an option of all commands', ['attestor', 'requests', '--j'], ['--json']],
    ['nothing, so that files are offered', ['attestor', 'rekey', 'x'], []],
  ])('offers %s', (_, words, expected) => {
    expect(offered(...words)).toEqual([...expected]);
  });
});

describe.each(SHELLS)('completion in %s', (shell) => {
  it('names every command', () => {
    const script = completionOf(program, shell);
    for (const command of program.commands) expect(script).toContain(command.name());
  });
});

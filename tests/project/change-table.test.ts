import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectPath } from '../../src/project.ts';

const PAGE = readFileSync(projectPath('docs/CONTRIBUTING.md'), 'utf8');

/** Writes a path in full: `mod.rs` behind `src/a/b.rs` is in the same folder, and a bare name in front is a noun's file. */
function fullPath(text: string, previous: string | undefined, noun: string): string {
  if (existsSync(projectPath(text.split('/')[0] as string))) return text;
  return join(previous === undefined ? `src/domains/${noun}` : dirname(previous), text);
}

/** The paths in the column `file` of the table below a heading of docs/CONTRIBUTING.md: files, folders, or paths with `…` for a name. */
function tableOf(heading: string, names: Readonly<Record<string, string>>): string[] {
  const [, section = ''] = PAGE.split(`\n## ${heading}\n`);
  const rows = (/\n(?:\|.*\n)+/.exec(section)?.[0] ?? '').trim().split('\n');
  const cells = rows.map((row) => row.split(/(?<!\\)\|/).map((cell) => cell.trim()));
  const column = cells[0]?.indexOf('file') ?? -1;
  return cells.slice(2).flatMap((row) => {
    let previous: string | undefined;
    const cell = (row[column] ?? '').replace(/\(or [^)]*\)/, '');
    return [...cell.matchAll(/`([^`]+)`/g)].map(([, span = '']) => {
      const text = span.replaceAll(/<(\w+)>/g, (whole, name: string) => names[name] ?? whole);
      previous = fullPath(text, previous, names.noun ?? '');
      return previous;
    });
  });
}

describe('the tables of docs/CONTRIBUTING.md', () => {
  it.each([
    ['A field', { noun: 'applications' }],
    ['A record', { noun: 'applications' }],
    ['A mutation', { noun: 'hardship' }],
    ['A contract call', { noun: 'hardship' }],
    ['A notification', { noun: 'hardship' }],
    ['An event of the EVM contracts', { noun: 'holdings' }],
    ['A kind of chain', { noun: 'series' }],
    ['An instruction of the Solana program', { name: 'hash_bid' }],
  ])('name files that are there: %s', (heading, names) => {
    const paths = tableOf(heading, names);
    expect(paths.length).toBeGreaterThan(3);
    expect(paths.filter((path) => !path.includes('…') && !existsSync(projectPath(path)))).toEqual([]);
  });

  it('say which file a bare name is', () => {
    const call = tableOf('A contract call', { noun: 'loans' });
    expect(call).toContain('src/domains/loans/module.ts');
    expect(call).toContain('src/adapters/evm/calls/index.ts');
    expect(tableOf('An instruction of the Solana program', { name: 'burn' })).toContain(
      'contracts/solana/src/instructions/mod.rs',
    );
  });
});

import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectPath } from '../../src/project.ts';
import { compareWithTable, snapshotOf, tableOf, touchedFiles } from './support/change-table.ts';

const ROOT = projectPath('.');

describe('the tables of docs/CONTRIBUTING.md', () => {
  it.each([
    ['A field', { noun: 'applications' }],
    ['A mutation', { noun: 'hardship' }],
    ['A contract call', { noun: 'hardship' }],
    ['A notification', { noun: 'hardship' }],
    ['An event of the EVM contracts', { noun: 'holdings' }],
    ['A kind of chain', { noun: 'series' }],
    ['An instruction of the Solana program', { name: 'hash_bid' }],
  ])('name files that are there: %s', (heading, names) => {
    const paths = tableOf(ROOT, heading, names).map(({ text }) => text);
    expect(paths.length).toBeGreaterThan(3);
    expect(paths.filter((path) => !path.includes('…') && !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('say which file a bare name is', () => {
    const paths = tableOf(ROOT, 'A contract call', { noun: 'loans' }).map(({ text }) => text);
    expect(paths).toContain('src/domains/loans/module.ts');
    expect(paths).toContain('src/adapters/evm/calls/index.ts');
    const instruction = tableOf(ROOT, 'An instruction of the Solana program', { name: 'burn' });
    expect(instruction.map(({ text }) => text)).toContain('contracts/solana/src/instructions/mod.rs');
  });
});

describe('a comparison of files with a table', () => {
  const paths = tableOf(ROOT, 'A field', { noun: 'loans' });
  const all = [
    'prisma/schema.prisma',
    'prisma/migrations/20270101000000_a/migration.sql',
    'src/domains/loans/graphql/index.ts',
    'src/domains/loans/service.ts',
    'tests/support/records/loans.ts',
    'schema.graphql',
    'docs/data-map.md',
  ];

  it('is content with one file for each path', () => {
    expect(compareWithTable(paths, all)).toEqual({ unlisted: [], untouched: [] });
  });

  it('names a file that no path has, and a path that no file has', () => {
    const files = [...all.filter((path) => path !== 'schema.graphql'), 'src/domains/loans/rules.ts'];
    expect(compareWithTable(paths, files)).toEqual({
      unlisted: ['src/domains/loans/rules.ts'],
      untouched: ['schema.graphql'],
    });
  });

  it('reads which files were written, changed and deleted', () => {
    const folder = mkdtempSync(join(tmpdir(), 'income-series-snapshot-'));
    try {
      const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
      mkdirSync(join(folder, 'dist'));
      for (const path of ['same', 'changed', 'deleted']) write(path, 'before');
      const before = snapshotOf(folder);
      write('changed', 'after');
      write('written', 'after');
      write('dist/ignored', 'after');
      rmSync(join(folder, 'deleted'));
      expect(touchedFiles(before, snapshotOf(folder))).toEqual(['changed', 'deleted', 'written']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

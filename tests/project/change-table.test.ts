import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectPath } from '../../src/project.ts';
import { tableOf } from './support/change-table.ts';

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

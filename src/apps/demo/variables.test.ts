import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readVariables } from '../../config/env.ts';
import { type VariableContent, writeVariables } from './variables.ts';

it('the demo’s names in a shell do not keep a service from starting there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'income-series-names-'));
  try {
    const path = join(folder, 'names.sh');
    const url = 'http://127.0.0.1:4000';
    const solana = {
      name: 'solana:x',
      node: { url },
      genesisHash: 'g',
      program: 'p',
      token: 't',
      owner: { address: 'o' },
    };
    const place = { url, chainId: 10143, devnet: { anvil: { url } }, solana };
    const contracts = { hub: '0x01', registry: '0x02', token: '0x03', fxFeed: '0x04' };
    writeVariables(path, { place, publicUrl: url, contracts, seriesKey: '0x05' } as unknown as VariableContent);
    const names = [...readFileSync(path, 'utf8').matchAll(/^export (\w+)='(.*)'$/gm)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(names.length).toBeGreaterThan(10);
    expect(readVariables(Object.fromEntries(names)).error.problems).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

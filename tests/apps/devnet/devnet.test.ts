import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openDevnet } from '../../../src/apps/devnet/chain.ts';
import { folderForFile } from '../../support/for-file.ts';

const folder = folderForFile('income-series-devnet-');
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const open = () => openDevnet({ chainId: 10143, folder, port: undefined, stops, fitsIndex: async () => true });

test('a kept chain goes on where it has every contract, and is made again where it was kept before one of them', async () => {
  expect((await open()).fresh).toBe(true);
  for (const stop of stops.splice(0)) await stop();
  expect((await open()).fresh).toBe(false);
  for (const stop of stops.splice(0)) await stop();

  const file = join(folder, 'contracts.json');
  const { router, ...before } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  expect(router).toMatch(/^0x/);
  writeFileSync(file, JSON.stringify(before));
  const devnet = await open();
  expect([devnet.fresh, devnet.chain.contracts.router]).toEqual([true, router]);
});

import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectPath } from '../../../src/project.ts';
import { startDevnet } from '../../domains/support/devnet.ts';
import { createTestDatabase } from '../../support/database.ts';
import { folderForFile, forFile } from '../../support/for-file.ts';
import { placesOf, startProgram } from '../../support/program.ts';
import { scrape } from '../../support/scrape.ts';

const [database, devnet] = await Promise.all([forFile(createTestDatabase()), forFile(startDevnet())]);
const folder = folderForFile('survived-rejection-');
const program = await forFile(
  startProgram('gateway', {
    ...placesOf(database.url, { rpcUrl: devnet.anvil.url, contracts: devnet.contracts }),
    DATA_DIR: join(folder, 'data'),
    METRICS_ADDRESS: '127.0.0.1:0',
    PORT: '0',
    NODE_OPTIONS: `--import=${projectPath('tests/apps/start/support/uncaught.mjs')}`,
    UNCAUGHT: 'rejection',
  }),
);

const placeIn = async (line: string) => (JSON.parse(await program.said(line)) as { readonly url: string }).url;

it('a gateway counts a rejection that nobody handled, and answers', async () => {
  const [url, metrics] = [await placeIn('"listening"'), await placeIn('metrics are served')];
  expect((await scrape(metrics)).value('income_series_rejections_unhandled_total')).toBe(1);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ seriesList { nodes { key } } }' }),
  });
  expect(await response.json()).toMatchObject({ data: { seriesList: { nodes: [] } } });
});

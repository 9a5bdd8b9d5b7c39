import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startDevnet } from '../../domains/support/devnet.ts';
import { eventually } from '../../support/eventually.ts';
import { folderForFile, forFile } from '../../support/for-file.ts';
import { placesOf, startProgram } from '../../support/program.ts';
import { startReplicatedDatabase, urlOn } from '../../support/replicated.ts';
import { scrape } from '../../support/scrape.ts';

// `npm start` with the URLs of two standbys in a file.

const [replicated, devnet] = await Promise.all([forFile(startReplicatedDatabase()), forFile(startDevnet())]);
const folder = folderForFile('standby-program-');
const file = join(folder, 'urls');
writeFileSync(file, replicated.replication.standbys.map((node) => urlOn(node, 'reader')).join(',\n'));
const program = await forFile(
  startProgram('gateway', {
    ...placesOf(urlOn(replicated.replication.primary), { rpcUrl: devnet.anvil.url, contracts: devnet.contracts }),
    DATABASE_READ_URLS_FILE: file,
    DATA_DIR: join(folder, 'data'),
    METRICS_ADDRESS: '127.0.0.1:0',
    PORT: '0',
  }),
);

const said = async (text: string) => JSON.parse(await program.said(text)) as { readonly url: string };

it('says once which standbys it reads from, counts what they answer, and names no host of them', async () => {
  const [, second] = replicated.replication.standbys;
  const { url } = await said('"listening"');
  const { url: metrics } = await said('metrics are served');
  const linesOf = (text: string) =>
    program.lines.filter((line) => line.includes(text)).map((line) => JSON.parse(line).standby);
  await eventually(() => expect(linesOf('a standby reads for the database').sort()).toEqual([1, 2]));
  const ask = async () => {
    const body = JSON.stringify({ query: '{ seriesList(first: 1) { nodes { key } } }' });
    await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return scrape(metrics);
  };
  const name = 'income_series_standby_reads_total';
  await eventually(async () =>
    expect((await ask()).value(name, { place: 'standby', why: 'none' })).toBeGreaterThanOrEqual(3),
  );
  await second.kill();
  await eventually(() => expect(linesOf('a standby is not read from')).toEqual([2]));
  const { value, text } = await ask();
  expect(['1', '2'].map((standby) => value('income_series_standby_usable', { standby }))).toEqual([1, 0]);
  expect(text).toContain('income_series_standby_lag_bytes{standby="1"}');
  const health = await (await fetch(new URL('/health', url))).text();
  expect(JSON.parse(health).standbys).toEqual([
    { standby: 1, usable: true },
    { standby: 2, usable: false },
  ]);
  for (const { port } of replicated.replication.standbys)
    expect([...program.lines, text, health].filter((line) => line.includes(`:${port}`))).toEqual([]);
});

import { expect, it } from 'vitest';
import { checkDatabase } from '../../../src/adapters/db/start-check.ts';
import { createTestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';
import { askOn, startReplicatedDatabase, urlOn } from '../../support/replicated.ts';

// What a start finds out about the standbys that are to read for the database.

const replicated = await forFile(startReplicatedDatabase());

async function found(readUrls: readonly string[], url = urlOn(replicated.replication.primary)) {
  const target = { url, directUrl: url, readUrls, requireTls: false, requireLimits: false, migrates: true };
  const { refusals, warnings } = await checkDatabase(target);
  return { reasons: refusals.map(({ code, variable }) => `${variable} ${code}`), warnings };
}
const urls = (user?: string) => replicated.replication.standbys.map((node) => urlOn(node, user));

it('nothing is wrong with standbys of the server, nor with that server itself', async () => {
  const { primary } = replicated.replication;
  expect(await found(urls('reader'))).toEqual({ reasons: [], warnings: [] });
  expect(await found([...urls(), urlOn(primary)])).toEqual({ reasons: [], warnings: [] });
});

it('one that does not answer is a warning, without its host', async () => {
  const [first = ''] = urls();
  const { reasons, warnings } = await found([first, 'postgresql://somebody@127.0.0.1:1/none']);
  expect(reasons).toEqual([]);
  expect(warnings).toEqual([expect.stringMatching(/^DATABASE_READ_URLS \(2\) names a database server that does not/)]);
  expect(warnings.join()).not.toMatch(/127|somebody/);
});

it('another server, and another database of the same one, are refused', async () => {
  await using other = await createTestDatabase();
  const [standby] = replicated.replication.standbys;
  expect(await found([other.url, standby.url('postgres')])).toMatchObject({
    reasons: ['DATABASE_READ_URLS (1) DATABASE_OTHER', 'DATABASE_READ_URLS (2) DATABASE_OTHER'],
  });
});

it('a user that may not read is refused', async () => {
  const { primary, standbys } = replicated.replication;
  await askOn(primary, 'CREATE ROLE nobody LOGIN');
  await standbys[0].caughtUp(primary);
  expect((await found([urlOn(standbys[0], 'nobody')])).reasons).toEqual(['DATABASE_READ_URLS (1) DATABASE_PRIVILEGE']);
});

it('a user whose commits are visible before they are written is refused where standbys read, and only there', async () => {
  const { primary } = replicated.replication;
  await askOn(primary, 'CREATE ROLE hasty LOGIN SUPERUSER; ALTER ROLE hasty SET synchronous_commit = off');
  const url = urlOn(primary, 'hasty');
  expect((await found(urls(), url)).reasons).toEqual(['DATABASE_URL DATABASE_COMMITS']);
  expect((await found([], url)).reasons).toEqual([]);
});

it('a standby that was promoted alone is refused', async () => {
  const [first] = replicated.replication.standbys;
  await first.promote();
  const [url = ''] = urls();
  expect((await found([url])).reasons).toEqual(['DATABASE_READ_URLS (1) DATABASE_OTHER']);
});

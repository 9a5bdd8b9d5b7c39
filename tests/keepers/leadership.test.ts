import { afterAll, beforeAll, expect, it } from 'vitest';
import { type KeepersOptions, startKeepers } from '../../src/keepers/start.ts';
import { createTestClock } from '../support/clock.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('is not sought by a process that runs no keeper, which others would wait for', async () => {
  const lines: string[] = [];
  const note = (_fields: object, message: string) => void lines.push(message);
  const options: KeepersOptions = {
    db: database.prisma,
    url: database.url,
    chain: { name: 'evm:10143', head: () => Promise.reject(new Error('not asked')) },
    modules: [],
    relayer: null,
    evm: null,
    clock: createTestClock(),
    log: { info: note, warn: note, error: note },
    dailyLimit: 0n,
    intervalMs: 20,
    leaderPollMs: 20,
  };
  const idle = startKeepers({ ...options, purges: false });
  const purging = startKeepers(options);
  await eventually(() => expect(purging.status().leads).toBe(true));
  await purging.stop();
  expect(idle.status().leads).toBe(false);
  expect(lines.filter((line) => line === 'This process leads the keepers.')).toHaveLength(1);
  await idle.stop();
});

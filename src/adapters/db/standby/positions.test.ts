import { AppError } from '@income-series/protocol/errors/app-error';
import { expect, it } from 'vitest';
import { createPositions, RECENT_MS } from './positions.ts';

/** A primary whose statements are answered by hand with a log position, and a clock that is moved by hand. */
function primary({ timeline = 't1' as string | null } = {}) {
  const pending: ((text: string | null | Error) => void)[] = [];
  let now = 0;
  let recordings = 0;
  const positions = createPositions({
    reader: {
      row: () =>
        new Promise((resolve, reject) => {
          pending.push((text) => (text instanceof Error ? reject(text) : resolve([text])));
        }),
    },
    record: async () => {
      recordings++;
    },
    now: () => now,
  });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return {
    positions,
    advance: (ms: number) => {
      now += ms;
    },
    /** Answers the statement that runs. */
    async answer(lsn: bigint | null | Error): Promise<void> {
      await turn();
      const text = JSON.stringify([`0/${Number(lsn).toString(16)}`, timeline]);
      pending.shift()?.(typeof lsn === 'bigint' ? text : lsn);
      await turn();
    },
    running: async () => {
      await turn();
      return pending.length;
    },
    recordings: () => recordings,
  };
}

it('requests during a statement share the next one, because it begins after them', async () => {
  const { positions, answer, running } = primary();
  const first = [positions.current(), positions.current()];
  expect(await running()).toBe(1);
  const later = [positions.current(), positions.current()];
  expect(await running()).toBe(1);
  await answer(10n);
  expect(await running()).toBe(1);
  await answer(20n);
  expect((await Promise.all(first)).map((position) => position?.lsn)).toEqual([10n, 10n]);
  expect((await Promise.all(later)).map((position) => position?.lsn)).toEqual([20n, 20n]);
});

it('a failed statement fails the requests that share it, and no others', async () => {
  const { positions, answer } = primary();
  const failing = positions.current().catch((error: AppError) => error.code);
  await answer(new AppError('DATABASE_UNAVAILABLE'));
  const next = positions.current();
  await answer(3n);
  expect([await failing, (await next)?.lsn]).toEqual(['DATABASE_UNAVAILABLE', 3n]);
});

it('a recent position is at most a second old, and the next one is fetched in time', async () => {
  const { positions, answer, advance, running } = primary();
  const first = positions.recent();
  await answer(10n);
  expect((await first)?.lsn).toBe(10n);
  advance(249);
  expect([(await positions.recent())?.lsn, await running()]).toEqual([10n, 0]);
  advance(RECENT_MS - 249);
  expect([(await positions.recent())?.lsn, await running()]).toEqual([10n, 1]);
  await answer(20n);
  advance(1);
  expect((await positions.recent())?.lsn).toBe(20n);
  advance(RECENT_MS + 1);
  const newest = positions.recent();
  await answer(30n);
  expect((await newest)?.lsn).toBe(30n);
});

it('a server that is no primary has no position, and its earlier ones are forgotten', async () => {
  const { positions, answer } = primary();
  const first = positions.current();
  await answer(10n);
  await first;
  const later = positions.current();
  await answer(null);
  expect([await later, positions.last()]).toEqual([null, null]);
});

it('a primary whose timeline is not stored has no position until it is', async () => {
  const { positions, answer, recordings } = primary({ timeline: null });
  const first = positions.current();
  await answer(10n);
  expect([await first, positions.last(), recordings()]).toEqual([null, null, 1]);
});

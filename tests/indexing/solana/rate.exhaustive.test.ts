// How fast an index follows the program: `EXHAUSTIVE=1 npx vitest run tests/indexing/solana/rate` prints it.
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../support/database.ts';
import { createProgramWorld } from '../../support/solana/program-world.ts';
import { startRpcProxy } from '../../support/solana/proxy.ts';
import { catchUp } from '../support/index.ts';
import { indexerOf, sourceOf } from './support.ts';

const TRANSACTIONS = 10_000;
/** Of the newest ones, so many are read again through a way that counts what is asked. */
const COUNTED = 500;

it('indexes ten thousand transactions of the program, each asked for once', async () => {
  const world = await createProgramWorld({ lags: { confirmed: 0, finalized: 2 } });
  const proxy = await startRpcProxy(world.node.url);
  const began = performance.now();
  for (let i = 0; i < TRANSACTIONS; i += 1) await world.act();
  console.info(`made in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  await using database = await createTestDatabase();
  const started = performance.now();
  const options = { tag: 'finalized', reorgBound: 0 } as const;
  await catchUp(indexerOf(sourceOf(world), database.prisma, options));
  const seconds = (performance.now() - started) / 1000;
  const events = await database.prisma.chainEvent.count();
  console.info(
    `${events} events in ${seconds.toFixed(1)} s: ${Math.round(TRANSACTIONS / seconds)} transactions a second`,
  );
  expect(events).toBeGreaterThanOrEqual(TRANSACTIONS - 2);
  await using other = await createTestDatabase();
  const startBlock = world.node.chain.tip.slot - BigInt(COUNTED);
  await catchUp(indexerOf(sourceOf(world, proxy.url), other.prisma, { ...options, startBlock }));
  expect(proxy.asked.get('getTransaction')).toBeLessThanOrEqual(COUNTED);
  expect(proxy.asked.get('getSignaturesForAddress')).toBeLessThanOrEqual(2);
  await proxy.stop();
  await world.node.stop();
}, 1_200_000);

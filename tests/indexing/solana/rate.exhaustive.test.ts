// How fast an index follows the program: `EXHAUSTIVE=1 npx vitest run tests/indexing/solana/rate` prints it.
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../support/database.ts';
import { createProgramWorld } from '../../support/solana/program.ts';
import { startRpcProxy } from '../../support/solana/proxy.ts';
import { catchUp } from '../support/index.ts';
import { indexerOf, sourceOf } from './support.ts';

const TRANSACTIONS = 10_000;

it('indexes ten thousand transactions of the program, each asked for once', async () => {
  const world = await createProgramWorld({ lags: { confirmed: 0, finalized: 2 } });
  const proxy = await startRpcProxy(world.node.url);
  for (let i = 0; i < TRANSACTIONS; i += 1) await world.act();
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

  await world.act();
  world.node.chain.produce();
  world.node.chain.produce();
  await using other = await createTestDatabase();
  await catchUp(indexerOf(sourceOf(world, proxy.url), other.prisma, options));
  expect(proxy.asked.get('getTransaction')).toBeLessThanOrEqual(TRANSACTIONS + 20);
  expect(proxy.asked.get('getSignaturesForAddress')).toBeLessThanOrEqual(40);
  await proxy.stop();
  await world.node.stop();
});

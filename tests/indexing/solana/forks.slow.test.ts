import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../support/database.ts';
import { assertRuns } from '../../support/exhaustive.ts';
import { forFile } from '../../support/for-file.ts';
import { createProgramWorld, walletAt } from '../../support/solana/program-world.ts';
import { difference } from '../support/dump.ts';
import { catchUp, catchUpToHalt } from '../support/index.ts';
import { BOUND, freshRows, indexerOf, rows, sourceOf } from './support.ts';

/** So many blocks later a block is final: more than the deepest fork. */
const FINALIZED = 64;
const LAGS = { confirmed: 0, finalized: FINALIZED };
const world = await forFile(createProgramWorld());

const produce = (count: number) => {
  for (let i = 0; i < count; i += 1) world.node.chain.produce();
};

describe('an index of the program', () => {
  it('has every event once, with its place and its transaction', async () => {
    await using database = await createTestDatabase();
    await world.act();
    await catchUp(indexerOf(sourceOf(world), database.prisma));
    const events = await database.prisma.chainEvent.findMany({
      orderBy: [{ blockNumber: 'asc' }, { logIndex: 'asc' }],
    });
    expect(events.slice(0, 2).map(({ name }) => name)).toEqual(['Initialized', 'RoleGranted']);
    const last = events.at(-1);
    expect(last).toMatchObject({ name: 'AllowlistUpdated', contract: world.program, logIndex: 0 });
    const { tip } = world.node.chain;
    expect([last?.blockNumber, last?.txHash]).toEqual([tip.slot, tip.transactions[0]?.signature]);
    expect(last?.chain).toBe(`solana:${world.node.chain.genesisHash.slice(0, 32)}`);
  });

  it.each([1, 3, 10, 30])('equals a fresh one after a fork of %i slots', async (depth) => {
    await using database = await createTestDatabase();
    const indexer = indexerOf(sourceOf(world), database.prisma);
    produce(BOUND);
    await world.act();
    produce(1);
    await catchUp(indexer);
    for (let i = 0; i < depth; i += 1) {
      if (i % 3 === 0) await world.act();
      else produce(1);
    }
    await catchUp(indexer);
    world.node.chain.rollBack(depth);
    await world.act();
    produce(2);
    await world.act();
    expect((await catchUp(indexer)).taken).toBe(depth);
    expect(difference(await rows(database.prisma), await freshRows(world))).toEqual({});
  });

  it('follows a fork whose blocks have the same slots', async () => {
    await using database = await createTestDatabase();
    const indexer = indexerOf(sourceOf(world), database.prisma);
    await world.act();
    await world.act();
    await catchUp(indexer);
    world.node.chain.rollBack(2, { reuseSlots: true });
    await world.act();
    produce(3);
    expect((await catchUp(indexer)).taken).toBe(2);
    expect(difference(await rows(database.prisma), await freshRows(world))).toEqual({});
  });

  it('passes over slots that were skipped, more than a batch of them', async () => {
    await using database = await createTestDatabase();
    const indexer = indexerOf(sourceOf(world), database.prisma, { batchBlocks: 3 });
    world.node.chain.produce({ skip: 5n });
    await world.act();
    world.node.chain.produce({ skip: 20n });
    await world.act();
    world.node.chain.produce({ skip: 1n });
    await catchUp(indexer);
    expect(difference(await rows(database.prisma), await freshRows(world))).toEqual({});
    const { slot } = world.node.chain.tip;
    expect(await sourceOf(world).hashesAt([slot - 1n, slot + 1n])).toEqual(
      new Map([
        [slot - 1n, null],
        [slot + 1n, null],
      ]),
    );
    expect(await sourceOf(world).whole(slot - 1n)).toBeNull();
  });

  it('orders the transactions of one slot as its block does', async () => {
    await using database = await createTestDatabase();
    const { chain } = world.node;
    const wallets = await Promise.all([901, 902, 903].map(walletAt));
    const transactions = await Promise.all(wallets.map(world.verification));
    const block = chain.sendTogether(transactions);
    await catchUp(indexerOf(sourceOf(world), database.prisma));
    const where = { blockNumber: block.slot };
    const stored = await database.prisma.chainEvent.findMany({ where, orderBy: { logIndex: 'asc' } });
    expect(stored.map(({ txHash }) => txHash)).toEqual(block.transactions.map(({ signature }) => signature));
    expect(stored.map(({ args }) => (args as { wallet: string }).wallet)).toEqual(wallets);
    expect(stored.map(({ logIndex }) => logIndex)).toEqual([0, 1, 2]);
    const whole = await sourceOf(world).whole(block.slot);
    expect(whole?.events.map(({ txHash, logIndex, args }) => ({ txHash, logIndex, args }))).toEqual(
      stored.map(({ txHash, logIndex, args }) => ({ txHash, logIndex, args })),
    );
  });

  it('halts at a fork deeper than its bound', async () => {
    await using database = await createTestDatabase();
    const indexer = indexerOf(sourceOf(world), database.prisma, { reorgBound: 5 });
    produce(20);
    await catchUp(indexer);
    world.node.chain.rollBack(8, { reuseSlots: true });
    produce(10);
    expect(await catchUpToHalt(indexer)).toMatchObject({ kind: 'halted', halted: 'REORG_TOO_DEEP' });
  });
});

type Step =
  | { readonly kind: 'act'; readonly count: number }
  | { readonly kind: 'together'; readonly count: number }
  | { readonly kind: 'skip'; readonly slots: number }
  | { readonly kind: 'fork'; readonly depth: number; readonly again: boolean }
  | { readonly kind: 'poll' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('act' as const), count: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('together' as const), count: fc.integer({ min: 2, max: 4 }) }),
  fc.record({ kind: fc.constant('skip' as const), slots: fc.integer({ min: 0, max: 9 }) }),
  fc.record({ kind: fc.constant('fork' as const), depth: fc.integer({ min: 1, max: 12 }), again: fc.boolean() }),
  fc.record({ kind: fc.constant('poll' as const) }),
);

describe('an index of a cluster that forks and skips', () => {
  it('has at every slot what one has that begins there', async () => {
    await assertRuns(
      fc.asyncProperty(
        fc.array(step, { minLength: 5, maxLength: 25 }),
        fc.integer({ min: 1, max: 30 }),
        async (steps, batch) => {
          await using database = await createTestDatabase();
          await using world = await createProgramWorld({ lags: LAGS }); // each fresh index reads its whole history
          const { chain } = world.node;
          const source = sourceOf(world);
          const live = indexerOf(source, database.prisma, { batchBlocks: batch });
          const produce = (count: number) => {
            for (let i = 0; i < count; i += 1) chain.produce();
          };
          produce(BOUND);
          await catchUp(live);
          let [indexed, highest] = [chain.tip.slot, chain.tip.slot];
          for (const one of steps) {
            if (one.kind === 'act') for (let i = 0; i < one.count; i += 1) await world.act();
            if (one.kind === 'skip') chain.produce({ skip: BigInt(one.slots) });
            if (one.kind === 'poll') {
              while (chain.tip.slot <= highest) produce(1); // else the node would be behind
              await catchUp(live);
              indexed = chain.tip.slot;
            }
            if (one.kind === 'fork') chain.rollBack(one.depth, { reuseSlots: one.again });
            fc.pre(indexed - chain.tip.slot < BigInt(BOUND)); // deeper ones halt the index
            if (one.kind === 'together') {
              const wallets = Array.from({ length: one.count }, (_, i) => walletAt(10_000 + i));
              chain.sendTogether(await Promise.all((await Promise.all(wallets)).map(world.verification)));
            }
            if (chain.tip.slot > highest) highest = chain.tip.slot;
          }
          do produce(1);
          while (chain.tip.slot <= highest); // above everything that was dropped
          await catchUp(live);
          const all = await rows(database.prisma);
          expect(difference(all, await freshRows(world))).toEqual({});
          produce(FINALIZED); // until everything above is final
          const { slot } = chain.history.at('finalized');
          const final = await freshRows(world, { tag: 'finalized', reorgBound: 0 });
          const upTo = all.chain_events?.filter((row) => BigInt(JSON.parse(row).block_number) <= slot);
          expect(final.chain_events).toEqual(upTo);
        },
      ),
      { all: 40, quick: 3, endOnFailure: true },
    );
  });
});

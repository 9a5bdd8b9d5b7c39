// Transactions that anybody can send to name the program: what they cost the index.

import { readTransaction } from '@income-series/devnet';
import {
  AccountRole,
  type Address,
  appendTransactionMessageInstructions,
  type Blockhash,
  createTransactionMessage,
  getTransactionEncoder,
  type Instruction,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { beforeEach, describe, expect, it } from 'vitest';
import { keyPairOf } from '../../../src/adapters/solana/key-pair.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';
import { createProgramWorld, walletAt } from '../../support/solana/program-world.ts';
import { startRpcProxy } from '../../support/solana/proxy.ts';
import { difference } from '../support/dump.ts';
import { catchUp } from '../support/index.ts';
import { freshRows, indexerOf, rows, sourceOf } from './support.ts';

const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111' as Address;
const FLOOD = 100;
/** The fork that is followed in these tests: below it, no header of a slot is needed for the chain of blocks. */
const SHALLOW = { reorgBound: 2 };
let database: TestDatabase;

const world = await forFile(createProgramWorld({ lags: { confirmed: 0, finalized: 2 } }));
const proxy = await forFile(startRpcProxy(world.node.url));
const sender = await keyPairOf(new Uint8Array(32).fill(101));
/** An index of a test begins where the test does, because the floods before it are not its own. */
let own: { readonly startBlock: bigint };
beforeEach(async () => {
  own = { startBlock: world.node.chain.tip.slot };
  database = await createTestDatabase();
  return () => database.drop();
});

/** A price of a compute unit, which makes transactions differ, and the program as an account that nothing reads. */
const naming = (price: number): Instruction => ({
  programAddress: COMPUTE_BUDGET,
  accounts: [{ address: world.program, role: AccountRole.READONLY }],
  data: Uint8Array.of(3, price & 255, price >> 8, 0, 0, 0, 0, 0, 0),
});

/** A call that the program refuses. */
const failing = (): Instruction => ({ programAddress: world.program, data: Uint8Array.of(255) });

let made = 0;
async function transactionOf(...instructions: readonly Instruction[]) {
  made += 1;
  const price = made;
  const { tip } = world.node.chain;
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (empty) => setTransactionMessageFeePayerSigner(sender, empty),
    (paid) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: tip.hash as Blockhash, lastValidBlockHeight: tip.height + 150n },
        paid,
      ),
    (timed) => appendTransactionMessageInstructions([naming(price), ...instructions], timed),
  );
  const signed = await signTransactionMessageWithSigners(message);
  return readTransaction(Uint8Array.from(getTransactionEncoder().encode(signed) as Uint8Array));
}

async function flood(count: number, ...instructions: readonly Instruction[]): Promise<void> {
  for (let i = 0; i < count; i += 1) world.node.chain.send(await transactionOf(...instructions));
}

/** Transactions in one slot: `count` that only name the program, with one of the program's in their middle. */
async function crowd(count: number): Promise<void> {
  const half = await Promise.all(Array.from({ length: count / 2 }, () => transactionOf()));
  const rest = await Promise.all(Array.from({ length: count / 2 }, () => transactionOf()));
  world.node.chain.sendTogether([...half, await world.verification(await walletAt(made)), ...rest]);
}

const asked = (method: string): number => proxy.asked.get(method) ?? 0;

/** Indexes through the proxy what an index that is at the tip lacks after `act`. */
async function indexed(act: () => Promise<void>, { reorgBound } = SHALLOW): Promise<void> {
  const indexer = indexerOf(sourceOf(world, proxy.url), database.prisma, { reorgBound, ...own });
  await catchUp(indexer);
  await act();
  await world.act();
  world.node.chain.produce();
  proxy.asked.clear();
  await catchUp(indexer);
}

const events = (name: string) => database.prisma.chainEvent.count({ where: { name } });

describe('a flood of transactions that name the program', () => {
  it('costs no header of a slot that has no event, and one reading of each transaction', async () => {
    await indexed(() => flood(FLOOD));
    expect(asked('getTransaction')).toBeLessThanOrEqual(FLOOD + 1);
    expect(asked('getBlock')).toBeLessThanOrEqual(10);
    expect(asked('getSignaturesForAddress')).toBeLessThanOrEqual(2);
    expect(await events('AllowlistUpdated')).toBeGreaterThan(0);
  });

  it('costs nothing but the list where they failed', async () => {
    await indexed(() => flood(FLOOD, failing()));
    expect(asked('getTransaction')).toBe(1);
    expect(asked('getBlock')).toBeLessThanOrEqual(10);
    expect(asked('getSignaturesForAddress')).toBeLessThanOrEqual(2);
  });

  it('costs one block of a slot that has many', async () => {
    const before = world.node.chain.tip.slot;
    await indexed(async () => {
      for (let i = 0; i < 5; i += 1) await crowd(40);
    });
    expect(asked('getTransaction')).toBeLessThanOrEqual(1);
    expect(asked('getBlock')).toBeLessThanOrEqual(15);
    expect(await database.prisma.chainEvent.count({ where: { blockNumber: { gt: before } } })).toBe(6);
    expect(difference(await rows(database.prisma), await freshRows(world, { ...SHALLOW, ...own }))).toEqual({});
  });

  it('costs one block of each slot where forks are followed', async () => {
    const before = world.node.chain.tip.slot;
    const deep = { reorgBound: 1_000 };
    await indexed(async () => {
      await flood(30);
      await crowd(20);
    }, deep);
    const slots = Number(world.node.chain.tip.slot - before);
    expect(asked('getTransaction')).toBeLessThanOrEqual(31);
    expect(asked('getBlock')).toBeLessThanOrEqual(slots + 10);
    expect(difference(await rows(database.prisma), await freshRows(world, { ...deep, ...own }))).toEqual({});
  });

  it('is no answer where the block lacks a transaction of the list', async () => {
    const indexer = indexerOf(sourceOf(world, proxy.url), database.prisma, { ...SHALLOW, ...own });
    await crowd(10);
    world.node.chain.produce();
    proxy.change = (method, block) =>
      method === 'getBlock' && block?.transactions?.length > 1
        ? { ...block, transactions: block.transactions.slice(1) }
        : block;
    await expect(catchUp(indexer)).rejects.toMatchObject({ code: 'CHAIN_UNAVAILABLE' });
    proxy.change = undefined;
    await catchUp(indexer);
    expect(difference(await rows(database.prisma), await freshRows(world, { ...SHALLOW, ...own }))).toEqual({});
  });

  it('is followed through a fork', async () => {
    await using database = await createTestDatabase();
    const forked = await createProgramWorld();
    const indexer = indexerOf(sourceOf(forked), database.prisma);
    const many = async (from: number) => {
      const wallets = await Promise.all(Array.from({ length: 12 }, (_, i) => walletAt(from + i)));
      forked.node.chain.sendTogether(await Promise.all(wallets.map(forked.verification)));
    };
    await many(0);
    await catchUp(indexer);
    forked.node.chain.rollBack(1, { reuseSlots: true });
    await many(100);
    forked.node.chain.produce();
    expect((await catchUp(indexer)).taken).toBe(1);
    expect(difference(await rows(database.prisma), await freshRows(forked))).toEqual({});
    await forked.node.stop();
  });
});

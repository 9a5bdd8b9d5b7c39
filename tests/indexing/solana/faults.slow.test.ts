import { beforeEach, describe, expect, it } from 'vitest';
import { checkIndex } from '../../../src/indexing/check.ts';
import { createTestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';
import { createProgramWorld, walletAt } from '../../support/solana/program-world.ts';
import { type Change, startRpcProxy } from '../../support/solana/proxy.ts';
import { difference } from '../support/dump.ts';
import { catchUp } from '../support/index.ts';
import { freshRows, indexerOf, rows, sourceOf } from './support.ts';

const world = await forFile(createProgramWorld());
const proxy = await forFile(startRpcProxy(world.node.url));
const database = await forFile(createTestDatabase());
const source = sourceOf(world, proxy.url);
const indexer = indexerOf(source, database.prisma);

/** An index that is at the tip, and three transactions beyond it: one alone, two in one slot. */
beforeEach(async () => {
  proxy.change = undefined;
  await catchUp(indexer);
  await world.act();
  world.node.chain.sendTogether(await Promise.all((await Promise.all([1, 2].map(walletAt))).map(world.verification)));
  world.node.chain.produce();
});

const only =
  (method: string, change: (result: Parameters<Change>[1], params: Parameters<Change>[2]) => unknown): Change =>
  (asked, result, params) =>
    asked === method ? change(result, params) : result;
const details = (params: Parameters<Change>[2]) => params[1]?.transactionDetails;
const refuse = (code: number) => {
  throw { code, message: 'refused', data: null };
};

describe('an answer that contradicts another', () => {
  it.each<[string, () => Change]>([
    ['a transaction is not there', () => only('getTransaction', () => null)],
    [
      'a transaction is in another slot',
      () => only('getTransaction', (found) => ({ ...found, slot: found.slot + 1n })),
    ],
    [
      'a transaction failed that was listed as successful',
      () => only('getTransaction', (found) => ({ ...found, meta: { ...found.meta, err: 'AccountInUse' } })),
    ],
    [
      'what was called is left out',
      () => only('getTransaction', (found) => ({ ...found, meta: { ...found.meta, innerInstructions: null } })),
    ],
    [
      'it is another transaction',
      () =>
        only('getTransaction', (found) => ({
          ...found,
          transaction: { ...found.transaction, signatures: [found.transaction.signatures[0].replace(/.$/, '2')] },
        })),
    ],
    ['a block is not there', () => only('getBlock', () => refuse(-32007))],
    ['a block is null', () => only('getBlock', () => null)],
    ['a block has no time', () => only('getBlock', (block) => ({ ...block, blockTime: null }))],
    [
      'a blockhash is another one the second time',
      () => {
        let read = 0;
        const { slot } = world.node.chain.tip;
        return only('getBlock', (block, [at]) => {
          if (BigInt(at) === slot) read += 1;
          return read > 2 ? { ...block, blockhash: block.previousBlockhash } : block;
        });
      },
    ],
    [
      'a block does not name a transaction of its slot',
      () =>
        only('getBlock', (block, params) =>
          details(params) === 'signatures' ? { ...block, signatures: block.signatures.slice(1) } : block,
        ),
    ],
    ['the list is in another order', () => only('getSignaturesForAddress', (page) => page.toReversed())],
    ['a page is the same again', () => only('getSignaturesForAddress', (page) => [...page, ...page])],
    ['the list is empty', () => only('getSignaturesForAddress', () => [])],
    ['the node that lists is behind', () => only('getSignaturesForAddress', () => refuse(-32016))],
    ['the slots are in another order', () => only('getBlocks', (slots) => slots.toReversed())],
    ['there is no slot', () => only('getBlocks', () => [])],
  ])('is no answer: %s', async (_, change) => {
    const before = await rows(database.prisma);
    proxy.change = change();
    await expect(catchUp(indexer)).rejects.toMatchObject({ code: 'CHAIN_UNAVAILABLE' });
    expect(await rows(database.prisma)).toEqual(before);
    proxy.change = undefined;
    await catchUp(indexer);
    const { slot } = world.node.chain.tip;
    expect(await database.prisma.chainEvent.count({ where: { blockNumber: { gte: slot - 2n } } })).toBe(3);
  });

  it('leaves an index as one that met none', async () => {
    await catchUp(indexer);
    expect(difference(await rows(database.prisma), await freshRows(world))).toEqual({});
  });

  it('is a mismatch where the cluster is another one', async () => {
    proxy.change = only('getGenesisHash', () => 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG');
    await expect(catchUp(indexerOf(sourceOf(world, proxy.url), database.prisma))).rejects.toMatchObject({
      code: 'CHAIN_MISMATCH',
    });
  });
});

describe('an answer that says less', () => {
  it('is gone on from where a page is cut', async () => {
    proxy.change = only('getSignaturesForAddress', (page) => page.slice(0, 1));
    await using other = await createTestDatabase();
    await catchUp(indexerOf(sourceOf(world, proxy.url), other.prisma));
    expect(difference(await rows(other.prisma), await freshRows(world))).toEqual({});
  });

  it.each(['getTransaction', 'getBlock'] as const)(
    'is asked for again by any version where %s has one of another',
    async (method) => {
      const asked: unknown[] = [];
      proxy.change = only(method, (found, [, options]) => {
        const { maxSupportedTransactionVersion: version, transactionDetails: parts } = options;
        if (method === 'getBlock' && parts !== 'full') return found;
        asked.push(version);
        return version === 255n || version === 255 ? found : refuse(-32015);
      });
      await catchUp(indexer);
      expect(
        await checkIndex({ db: database.prisma, source, startBlock: 1n, suspect: world.node.chain.tip.slot }),
      ).toBeNull();
      expect(new Set(asked.map(Number))).toEqual(new Set([0, 255]));
      expect(difference(await rows(database.prisma), await freshRows(world))).toEqual({});
    },
  );

  it('takes nothing back where a node is behind', async () => {
    await catchUp(indexer);
    const before = await rows(database.prisma);
    const { slot } = world.node.chain.tip;
    proxy.change = (method, result, params) => {
      if (method === 'getSlot') return result - 3n;
      if (method === 'getBlocks') return result.filter((at: bigint) => at <= slot - 3n);
      return method === 'getBlock' && BigInt(params[0]) > slot - 3n ? refuse(-32004) : result;
    };
    await world.act();
    expect(await catchUp(indexer)).toMatchObject({ taken: 0 });
    expect(await rows(database.prisma)).toEqual(before);
  });

  it('is found by comparison with whole blocks, and read again', async () => {
    const { slot } = world.node.chain.tip;
    proxy.change = only('getSignaturesForAddress', (page) =>
      page.filter((item: { slot: bigint }) => BigInt(item.slot) !== slot - 1n),
    );
    await catchUp(indexer);
    proxy.change = undefined;
    const options = { db: database.prisma, source, startBlock: 1n, suspect: slot - 1n };
    expect(await checkIndex(options)).toBe(slot - 1n);
    expect(await indexer.reread(slot - 1n)).toBe(true);
    await catchUp(indexer);
    expect(difference(await rows(database.prisma), await freshRows(world))).toEqual({});
    expect(await checkIndex(options)).toBeNull();
  });
});

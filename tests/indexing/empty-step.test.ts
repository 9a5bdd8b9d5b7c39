import { describe, expect, it } from 'vitest';
import { recording } from '../access/engine/support.ts';
import { pass } from './support/actions.ts';
import { difference, dump } from './support/dump.ts';
import { BOUND, catchUp, freshIndex, indexerOf } from './support/index.ts';
import { hardshipRow, insertPeople } from './support/people.ts';
import { SERIES, useStage } from './support/stage.ts';

const stage = useStage();

const mine = () => stage.world.anvil.rpc('anvil_mine', '0x1');

describe('a step of the index', () => {
  it('takes one statement for a block without events, and one where there is no new block', async () => {
    const { world, db } = stage;
    await insertPeople(db, world);
    await pass(world, 1n);
    const indexer = indexerOf(world, db);
    await catchUp(indexer);
    for (let block = 0; block < BOUND + 2; block += 1) {
      await mine();
      const { result, statements } = await recording(() => indexer.step());
      expect(result).toMatchObject({ kind: 'advanced', cursor: { number: await world.client.getBlockNumber() } });
      expect(statements).toHaveLength(1);
    }
    expect((await recording(() => indexer.step())).statements).toHaveLength(1);
    expect(difference(await dump(db), await freshIndex(world))).toEqual({});
  });

  it('sets what the time of a block without events makes due', async () => {
    const { world, db } = stage;
    const indexer = indexerOf(world, db);
    await catchUp(indexer);
    const states = async () => (await db.period.findMany({ orderBy: { id: 'asc' } })).map(({ state }) => state);
    const before = await states();
    await world.clock.advance(200n * 86_400n);
    const { result, statements } = await recording(() => indexer.step());
    expect(result).toMatchObject({ kind: 'advanced' });
    expect(statements.length).toBeGreaterThan(1);
    expect(await states()).not.toEqual(before);
    expect(difference(await dump(db), await freshIndex(world))).toEqual({});
  });

  it('sets what became due by what somebody wrote since the last one', async () => {
    const { world, db } = stage;
    const indexer = indexerOf(world, db);
    await catchUp(indexer);
    const wrong = { ...hardshipRow(world, SERIES, world.attestors[0], 0n), state: 'REQUESTED' };
    const { id } = await db.hardshipRequest.create({ data: wrong });
    await mine();
    await indexer.step();
    expect(await db.hardshipRequest.findUnique({ where: { id } })).toMatchObject({ state: 'PREPARED' });
  });

  it('finds that another index moved the cursor, halted or was reset since', async () => {
    const { world, db } = stage;
    const [one, other] = [indexerOf(world, db), indexerOf(world, db)];
    await catchUp(one);
    await mine();
    await catchUp(other);
    expect(await one.step()).toMatchObject({ kind: 'idle', cursor: { number: await world.client.getBlockNumber() } });
    await mine();
    expect(await one.step()).toMatchObject({ kind: 'advanced' });
    await db.indexerCursor.updateMany({ data: { halted: 'EVENTS_INCOMPLETE' } });
    await mine();
    expect(await one.step()).toMatchObject({ kind: 'halted', halted: 'EVENTS_INCOMPLETE' });
  });
});

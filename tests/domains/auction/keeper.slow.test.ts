import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { toFunctionSelector } from 'viem';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Keepers } from '../../../src/keepers/start.ts';
import { commitBid, createSeries, pass, revealBid, seriesKeyOf } from '../../indexing/support/actions.ts';
import { createWorld } from '../../indexing/support/world.ts';
import { createKeeperSetup, type KeeperSetup, until } from '../../keepers/support/setup.ts';
import { NODES } from '../../support/chain-node/index.ts';
import { EXHAUSTIVE, some } from '../../support/exhaustive.ts';

describe.each(some(NODES, 1))('behind %s', (_, manners) => {
  let setup: KeeperSetup;
  beforeAll(async () => {
    setup = await createKeeperSetup(await createWorld(manners));
  });
  afterAll(async () => {
    await setup.close();
    await setup.world.stop();
  });

  const running: Keepers[] = [];
  afterEach(() => Promise.all(running.splice(0).map((keepers) => keepers.stop())));
  const start = (options: Parameters<KeeperSetup['start']>[0] = {}) => {
    const keepers = setup.start(options);
    running.push(keepers);
    return keepers;
  };

  /** A raise whose reveal is over; all but the last revealed. */
  async function revealed(series: number, people: readonly number[]): Promise<string> {
    const { world } = setup;
    await createSeries(world, series);
    for (const person of people) await commitBid(world, series, person);
    await pass(world, 1n);
    for (const person of people.slice(0, -1)) await revealBid(world, series, person);
    await pass(world, 1n);
    await setup.indexed();
    return seriesKeyOf(world, series);
  }

  /** The same, settled and past its gate. */
  async function gated(series: number, people: readonly number[]): Promise<string> {
    const { world } = setup;
    const key = await revealed(series, people);
    const seriesKey = key as Bytes32;
    while (await world.act(world.owner, { kind: 'settleStep', seriesKey, maxBids: 50 }));
    await world.act(world.owner, { kind: 'passGate', seriesKey });
    await setup.indexed();
    return key;
  }

  const seriesRow = (key: string) =>
    setup.database.prisma.series.findUniqueOrThrow({ where: { chain_key: { chain: 'evm:10143', key } } });
  const bids = (seriesKey: string) => setup.database.prisma.bid.findMany({ where: { seriesKey } });
  const delivered = async (seriesKey: string) =>
    (await bids(seriesKey)).every(({ delivery }) => delivery === 'DELIVERED');
  const runs = () => setup.database.prisma.keeperRun.findMany({ orderBy: { startedAt: 'asc' } });
  /** How often an event of the series is on the chain. */
  const eventCount = (seriesKey: string, name: string) =>
    setup.database.prisma.chainEvent.count({ where: { seriesKey, name } });

  describe('the delivery keeper', () => {
    it('settles a raise past its reveal, passes its gate and delivers every bid once', async () => {
      const key = await revealed(1, [0, 1, 2, 3, 4]);
      start();
      await until(() => delivered(key));
      expect(await seriesRow(key)).toMatchObject({ state: 'ACTIVE', phase: 'DONE', mintGate: 'PASSED' });
      expect(await eventCount(key, 'BidDelivered')).toBe(5);
      expect(await setup.database.prisma.auctionDelivery.count()).toBe(0);
      await Promise.all(running.splice(0).map((keepers) => keepers.stop()));
      const rows = await runs();
      expect(new Set(rows.map(({ keeper, state, failed }) => `${keeper} ${state} ${failed}`))).toEqual(
        new Set(['delivery DONE 0']),
      );
      const sent = Number(await setup.world.anvil.rpc<string>('eth_getTransactionCount', setup.keeper, 'latest'));
      expect(rows.reduce((sum, { done }) => sum + done, 0)).toBe(sent);
      const spent = rows.reduce((sum, row) => sum + BigInt(row.spent.toFixed(0)), 0n);
      const left = BigInt(await setup.world.anvil.rpc<string>('eth_getBalance', setup.keeper, 'latest'));
      expect(spent).toBe(10n ** 21n - left);
    });

    if (EXHAUSTIVE)
      it('fails a raise that misses its minimum, and refunds every bid', async () => {
        const key = await revealed(2, [0, 1]); // it asks for more than two people bid
        start();
        await until(() => delivered(key));
        expect(await seriesRow(key)).toMatchObject({ state: 'FAILED', failureReason: 'BELOW_MIN_RAISE' });
      });

    it('keeps what the contract refuses for later, longer each time, until it is delivered', async () => {
      const { world, database, clock } = setup;
      const { raise } = world.contracts;
      const key = await gated(3, [0, 1, 2]);
      const code = await world.anvil.rpc<string>('eth_getCode', raise, 'latest');
      const error = toFunctionSelector('GATE_CLOSED()').slice(2);
      await world.anvil.rpc('anvil_setCode', raise, `0x63${error}6000526004601cfd`); // reverts with it, whatever is asked
      start();
      const waiting = () =>
        database.prisma.auctionDelivery.findMany({ where: { seriesKey: key }, orderBy: { bidder: 'asc' } });
      await until(async () => (await waiting()).length === 3);
      const first = clock.now();
      clock.advance(30_000);
      await until(async () => (await waiting()).every(({ attempts }) => attempts === 2));
      expect(await waiting()).toMatchObject(
        [0, 1, 2]
          .map((person) => world.people[person] as EvmAddress)
          .sort()
          .map((bidder) => ({
            id: `${key}:${bidder}`,
            chain: world.chain.name,
            window: 0,
            bidder,
            attempts: 2,
            error: 'GATE_CLOSED',
            lastAttempt: new Date(first.getTime() + 30_000),
            nextAttempt: new Date(first.getTime() + 90_000),
          })),
      );
      await world.anvil.rpc('anvil_setCode', raise, code);
      clock.advance(60_000);
      await until(async () => (await delivered(key)) && (await waiting()).length === 0);
      expect(await eventCount(key, 'BidDelivered')).toBe(3);
    });

    if (EXHAUSTIVE)
      it('delivers locked units to a wallet that lost its verification, and releases them once it has it again', async () => {
        const { world, database } = setup;
        const key = await gated(9, [0, 1, 2]);
        const holder = world.people[0] as EvmAddress;
        await world.govern('registry', 'setVerified', [[holder], false]);
        start();
        await until(() => delivered(key));
        const position = () => database.prisma.position.findFirstOrThrow({ where: { seriesKey: key, holder } });
        const { units, lockedUnits, heldUnits } = await position();
        expect([units > 0n, lockedUnits, heldUnits]).toEqual([true, units, units]);
        await world.govern('registry', 'setVerified', [[holder], true]);
        await until(async () => (await position()).heldUnits === 0n);
        expect(await position()).toMatchObject({ units, lockedUnits: 0n });
        expect(await eventCount(key, 'UnitsReleased')).toBe(1);
      });

    if (EXHAUSTIVE)
      it('delivers again what a reorganisation took back', async () => {
        const { world } = setup;
        const key = await revealed(4, [0, 1, 2]);
        const snapshot = await world.anvil.rpc('evm_snapshot');
        const keepers = start();
        await until(() => delivered(key));
        await keepers.stop();
        await world.anvil.rpc('evm_revert', snapshot);
        await pass(world, 1n);
        await until(async () => (await seriesRow(key)).state === 'RAISING');
        start();
        await until(() => delivered(key));
        expect(await eventCount(key, 'BidDelivered')).toBe(3);
      });

    it('sends nothing beyond its limit, says so, and goes on a day later', async () => {
      const { database, clock } = setup;
      await Promise.all(running.splice(0).map((keepers) => keepers.stop()));
      await database.prisma.keeperRun.deleteMany();
      const key = await revealed(5, [0, 1, 2]);
      start({ dailyLimit: 1n });
      await until(async () => (await runs()).some(({ errorCode }) => errorCode === 'SPENDING_LIMIT'));
      expect(await seriesRow(key)).toMatchObject({ state: 'RAISING' });
      expect((await runs()).every(({ spent, done }) => spent.isZero() && done === 0)).toBe(true);
      expect(setup.lines).toContainEqual(
        expect.objectContaining({ level: 'error', fields: expect.objectContaining({ code: 'SPENDING_LIMIT' }) }),
      );
      await Promise.all(running.splice(0).map((keepers) => keepers.stop()));

      // A limit that lets the first step through, and is used up by it.
      const quote = await setup.relayer().quote({ kind: 'settleStep', seriesKey: key as Bytes32, maxBids: 50 });
      const first = quote.kind === 'OPEN' ? quote.maxCost : 0n;
      start({ dailyLimit: first });
      await until(async () => (await seriesRow(key)).state === 'SETTLING');
      await until(async () => (await runs()).filter(({ errorCode }) => errorCode === 'SPENDING_LIMIT').length > 1);
      const used = (await runs()).reduce((sum, { spent }) => sum + BigInt(spent.toFixed(0)), 0n);
      expect(used).toBeGreaterThan(0n);
      expect(used).toBeLessThanOrEqual(first);
      await Promise.all(running.splice(0).map((keepers) => keepers.stop()));
      clock.advance(86_400_000);
      start();
      await until(() => delivered(key));
    });
  });
});

// A service that is asked to end (SIGTERM) while a call of its keepers is on its way.

import { toHex } from 'viem';
import { afterEach, expect, it } from 'vitest';
import { commitBid, createSeries, pass, revealBid } from '../../indexing/support/actions.ts';
import { createWorld } from '../../indexing/support/world.ts';
import { createKeeperSetup, keeperKey } from '../../keepers/support/setup.ts';
import { forFile } from '../../support/for-file.ts';
import { type ServiceProcess, startGatewayProgram } from '../../support/service.ts';

let service: ServiceProcess | undefined;
const world = await forFile(createWorld(undefined, { provingVerifier: true }));
const setup = await forFile(createKeeperSetup(world));
afterEach(async () => {
  await service?.kill();
  await world.anvil.rpc('evm_setAutomine', true);
});

const start = () =>
  startGatewayProgram(
    { databaseUrl: setup.database.url, chain: { rpcUrl: world.rpcUrl, contracts: world.contracts } },
    {
      KEEPER_KEY: toHex(keeperKey(world)),
      KEEPER_DAILY_LIMIT: `${10n ** 21n}`,
      KEEPER_INTERVAL: '1',
      EVM_MAX_BLOCK_AGE: '0',
    },
  );
const nonceOf = (blockTag: 'latest' | 'pending') =>
  world.client.getTransactionCount({ address: setup.keeper, blockTag });
const runs = () =>
  setup.database.prisma.keeperRun.findMany({ where: { keeper: 'delivery' }, orderBy: { startedAt: 'asc' } });
const gatesPassed = () => setup.database.prisma.chainEvent.count({ where: { name: 'MintGatePassed' } });

/** Starts the service; no block takes what its keepers send. */
async function callOnItsWay(): Promise<number> {
  const before = await nonceOf('latest');
  await world.anvil.rpc('evm_setAutomine', false);
  service = await start();
  await expect.poll(() => nonceOf('pending')).toBe(before + 1);
  return before;
}

it('waits for its block, corrects the books, and ends with 0', async () => {
  await createSeries(world, 1);
  await commitBid(world, 1, 0);
  await pass(world, 1n);
  await revealBid(world, 1, 0);
  await pass(world, 1n);
  await setup.indexed();
  const before = await callOnItsWay(); // settles the raise
  const ended = service?.end();
  await service?.said('"msg":"stopping"');
  expect(await runs()).toMatchObject([{ state: 'RUNNING', done: 0 }]);
  await world.anvil.rpc('evm_mine');
  expect(await ended).toBe(0);
  expect(await runs()).toMatchObject([{ state: 'DONE', done: 1, errorCode: null }]);
  const receipt = await world.client.getBlock({ includeTransactions: true });
  const { hash } = receipt.transactions.find(({ from }) => from.toLowerCase() === setup.keeper) ?? {};
  const { gasUsed, effectiveGasPrice } = await world.client.getTransactionReceipt({ hash: hash ?? '0x' });
  expect(`${(await runs())[0]?.spent}`).toBe(`${gasUsed * effectiveGasPrice}`);
  expect([await nonceOf('latest'), await nonceOf('pending')]).toEqual([before + 1, before + 1]);
});

it('ends with 0 where no block comes, and the next process sends the call no second time', async () => {
  await setup.indexed();
  const done = (await runs()).length;
  const before = await callOnItsWay(); // passes the gate of the raise
  expect(await service?.end()).toBe(0);
  expect(service?.lines.join('\n')).toContain('did not end in time');
  expect(await nonceOf('pending')).toBe(before + 1);
  const left = (await runs())[done];
  expect(left).toMatchObject({ state: 'RUNNING', done: 0 });

  await world.anvil.rpc('evm_setAutomine', true);
  await world.anvil.rpc('evm_mine');
  await setup.indexed();
  expect(await gatesPassed()).toBe(1);
  service = await start();
  await expect.poll(async () => (await runs())[done]?.state).toBe('LOST');
  await expect.poll(() => setup.database.prisma.sentTransaction.count()).toBe(0);
  await setup.indexed();
  expect(await gatesPassed()).toBe(1);
  expect(await service.end()).toBe(0);
});

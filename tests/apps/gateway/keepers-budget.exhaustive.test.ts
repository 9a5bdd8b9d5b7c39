// A gateway whose keepers' daily limit is too low for what is due says so a day ahead, from the index and the node.

import type { EvmAddress } from '@income-series/protocol/hex';
import { toHex } from 'viem';
import { afterAll, expect, it } from 'vitest';
import { commitBid, createSeries, pass, revealBid, seriesKeyOf } from '../../indexing/support/actions.ts';
import { createWorld } from '../../indexing/support/world.ts';
import { createKeeperSetup, keeperKey } from '../../keepers/support/setup.ts';
import { forFile } from '../../support/for-file.ts';
import { type ServiceProcess, startGatewayProgram } from '../../support/service.ts';

const PEOPLE = [0, 1, 2, 3, 4, 5, 6, 7];

let service: ServiceProcess;
const world = await forFile(createWorld(undefined, { provingVerifier: true }));
const setup = await forFile(createKeeperSetup(world));
afterAll(async () => {
  await service?.kill();
});

const health = async () => (await fetch(`${service.url}/health`)).json();
const budgetIs = (budget: object) =>
  expect.poll(health, { timeout: 60_000, interval: 500 }).toMatchObject({ keepers: { budget } });

it('before the reveal is over, until the raise is settled and its bids are delivered by others', async () => {
  await createSeries(world, 1);
  for (const person of PEOPLE) await commitBid(world, 1, person);
  await setup.indexed();
  // Settling 8 bids and passing the gate takes some 0.8 million gas. Four days of this limit are half of that.
  const { baseFee, priorityFee } = await world.chain.fees();
  service = await startGatewayProgram(
    { databaseUrl: setup.database.url, chain: { rpcUrl: world.rpcUrl, contracts: world.contracts } },
    {
      KEEPER_KEY: toHex(keeperKey(world)),
      KEEPER_DAILY_LIMIT: ((baseFee + priorityFee) * 100_000n).toString(),
      KEEPER_INTERVAL: '1',
      EVM_MAX_BLOCK_AGE: '0',
    },
  );
  await budgetIs({ ok: true });

  await pass(world, 1n); // the reveal begins, and is over within a day
  await setup.indexed();
  const series = await setup.database.prisma.series.findFirstOrThrow();
  await budgetIs({ ok: false, code: 'LIMIT_TOO_LOW', deadline: series.gateEndsAt?.toISOString() });
  expect(await health()).toMatchObject({ status: 'ok' });
  const line = JSON.parse(await service.said('LIMIT_TOO_LOW')) as object;
  expect(line).toMatchObject({ level: 'warn', deadline: series.gateEndsAt?.toISOString() });

  for (const person of PEOPLE) await revealBid(world, 1, person);
  await pass(world, 1n);
  const seriesKey = seriesKeyOf(world, 1);
  while (await world.act(world.owner, { kind: 'settleStep', seriesKey, maxBids: 50 }));
  await world.act(world.owner, { kind: 'passGate', seriesKey });
  await budgetIs({ ok: false, code: 'LIMIT_TOO_LOW', deadline: null });

  for (const person of PEOPLE) {
    const bidder = world.people[person % world.people.length] as EvmAddress;
    await world.act(world.owner, { kind: 'deliverBid', seriesKey, bidder });
  }
  await budgetIs({ ok: true });
  expect(await service.said('limit is enough')).toContain('"level":"info"');
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  build,
  buy,
  positionOf,
  send,
  signInWithSolana,
  stakeAll,
  type Trader,
} from '../../examples/frontend/curve.ts';
import { connect, Refused } from '../../examples/frontend/gateway.ts';
import type { Bytes32 } from '../../src/core/hex.ts';
import { type LiveGateway, openLiveGateway } from '../support/solana/live.ts';
import { clientsOf } from '../support/solana/node.ts';

// examples/frontend/curve.ts, as docs/frontend.md has it.

let live: LiveGateway;
let trader: Trader;
let seriesKey: Bytes32;
beforeAll(async () => {
  live = await openLiveGateway();
  seriesKey = await live.createCurve();
  const wallet = live.traders[0]?.signer;
  if (wallet === undefined) throw new Error('a wallet');
  const token = await signInWithSolana(live.url, wallet, live.cluster);
  trader = { gateway: connect(live.url, token), wallet, rpc: clientsOf(live.node).rpc as never, chain: live.cluster };
});
afterAll(() => live?.close());

const purchase = () => ({ seriesKey, amount: 1_200_000_000n, units: 1_000_000n, deadlineAt: new Date('2096-01-01') });

it('buys nothing where the text was not read', async () => {
  expect(await buy(trader, purchase(), async () => false)).toBeNull();
  await expect(build(trader, 'buildSwap', { ...purchase(), side: 'BUY', amount: '1', units: '1' })).rejects.toThrow(
    Refused,
  );
});

it('says with a refusal what the program says of it', async () => {
  const acknowledgement = { acknowledged: true, beforeYouBuyVersion: 4 };
  const tooMuch = { ...purchase(), side: 'BUY', amount: '1000000', units: `${10n ** 12n}`, ...acknowledgement };
  await expect(build(trader, 'buildSwap', tooMuch)).rejects.toMatchObject({
    code: 'SIMULATION_FAILED',
    errorName: 'OUT_TOO_SMALL',
    message: expect.stringContaining('OUT_TOO_SMALL'),
  });
  const missing = { ...tooMuch, acknowledged: false };
  await expect(build(trader, 'buildSwap', missing)).rejects.toMatchObject({ errorName: null });
});

it('buys, activates and stakes, over a new blockhash where the first is too old', async () => {
  const read: string[] = [];
  await buy(trader, purchase(), async (text) => read.push(text) > 0);
  expect(read[0]).toContain('Units of a curve series');
  await live.index();
  const built = await build(trader, 'buildActivateCurve', { seriesKey });
  for (let blocks = 0; blocks <= 151; blocks += 1) live.node.chain.produce();
  const txHash = await send(trader, built);
  await live.index();
  const { node } = await trader.gateway.ask<{ node: object }>(
    `{ node(id: "${built.id}") { ... on SolanaTransaction { txHash succeeded } } }`,
  );
  expect(node).toEqual({ txHash, succeeded: true });
  const before = await positionOf(trader, seriesKey);
  expect(before).toMatchObject({ stakedUnits: '0', stakeableUnits: before?.looseUnits });
  await stakeAll(trader, seriesKey);
  await live.index();
  expect(await positionOf(trader, seriesKey)).toMatchObject({ stakedUnits: before?.looseUnits, looseUnits: '0' });
  expect(await stakeAll(trader, seriesKey)).toBeNull();
});

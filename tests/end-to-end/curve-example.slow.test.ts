import { kitWallet, RefusedError, signIn } from '@income-series/client';
import { BuildActivateCurveDocument } from '@income-series/client/operations';
import type { SolanaAddress } from '@income-series/protocol/address';
import { expect, it } from 'vitest';
import { buy, readPosition, sendOnSolana, stakeAll } from '../../examples/client/curve.ts';
import { forFile } from '../support/for-file.ts';
import { openLiveGateway } from '../support/solana/live.ts';
import { clientsOf } from '../support/solana/node.ts';

// examples/client/curve.ts, as docs/frontend.md has it.

const live = await forFile(openLiveGateway());
const seriesKey = await live.createCurve();
const wallet = live.traders[0]?.signer;
if (wallet === undefined) throw new Error('a wallet');
const options = { url: live.url, site: 'http://localhost:4000' };
const { gateway } = await signIn(kitWallet(wallet, live.cluster), options);
const trader = { gateway, wallet, rpc: clientsOf(live.node).rpc as never, chain: live.cluster };

const purchase = () => ({ seriesKey, amount: 1_200_000_000n, units: 1_000_000n, deadlineAt: new Date('2096-01-01') });

it('buys nothing where the text was not read', async () => {
  expect(await buy(trader, purchase(), async () => false)).toBeNull();
});

it('says with a refusal what the program says of it', async () => {
  const tooMuch = { ...purchase(), amount: 1_000_000n, units: 10n ** 12n };
  const refused = await buy(trader, tooMuch, async () => true).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(RefusedError);
  expect(refused).toMatchObject({ code: 'SIMULATION_FAILED', detail: { errorName: 'OUT_TOO_SMALL' } });
});

it('buys, activates and stakes, over a new blockhash where the first is too old', async () => {
  const read: string[] = [];
  await buy(trader, purchase(), async (text) => read.push(text) > 0);
  expect(read[0]).toContain('Units of a curve series');
  await live.index();
  const { gateway, chain, wallet } = trader;
  const input = {
    idempotencyKey: crypto.randomUUID(),
    chain,
    seriesKey,
    wallet: wallet.address as string as SolanaAddress,
  };
  const { transaction: built } = await gateway.act(BuildActivateCurveDocument, input);
  for (let blocks = 0; blocks <= 151; blocks += 1) live.node.chain.produce();
  const txHash = await sendOnSolana(trader, built);
  await live.index();
  const { node } = await gateway.ask<{ node: object }>(
    `{ node(id: "${built.id}") { ... on SolanaTransaction { txHash succeeded } } }`,
  );
  expect(node).toEqual({ txHash, succeeded: true });
  const before = await readPosition(trader, seriesKey);
  expect(before).toMatchObject({ stakedUnits: '0', stakeableUnits: before?.looseUnits });
  await stakeAll(trader, seriesKey);
  await live.index();
  expect(await readPosition(trader, seriesKey)).toMatchObject({ stakedUnits: before?.looseUnits, looseUnits: '0' });
  expect(await stakeAll(trader, seriesKey)).toBeNull();
});

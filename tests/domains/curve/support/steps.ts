// What a client does with a curve series over HTTP: it has a transaction built, its wallet signs and sends it, the index follows.

import type { SolanaSignature } from '@income-series/protocol/address';
import type { Bytes32 } from '@income-series/protocol/hex';
import { expect } from 'vitest';
import type { SolanaRequest } from '../../../../src/domains/transaction/index.ts';
import type { LiveGateway, LiveWallet } from '../../../support/solana/live.ts';

export const TRANSACTION = `transaction { ... on SolanaTransaction {
  id kind chain wallet seriesKey dataHash expiresAt life txHash minedBlock succeeded
  request { transaction feePayer requiredSigners blockhash lastValidBlockHeight computeUnitLimit }
  preview { label value unit } simulation { ok errorName cost }
} }`;

export interface BuiltOnSolana {
  readonly id: string;
  readonly kind: string;
  readonly wallet: string;
  readonly life: string;
  readonly txHash: string | null;
  readonly succeeded: boolean | null;
  readonly request: SolanaRequest;
  readonly preview: readonly { readonly label: string; readonly value: string; readonly unit: string }[];
  readonly simulation: { readonly ok: boolean; readonly errorName: string | null; readonly cost: string | null };
}

/** What was built. @throws where it was refused */
export async function build(live: LiveGateway, token: string, mutation: string, input: object) {
  const claims = mutation === 'buildClaim';
  const done = await live.act(token, mutation, claims ? `transactions { ${TRANSACTION} }` : TRANSACTION, input);
  const list = claims ? done.transactions : [done];
  if (!Array.isArray(list) || list[0]?.transaction === undefined) throw new Error(JSON.stringify([mutation, done]));
  expect(list).toHaveLength(1);
  return list[0].transaction as BuiltOnSolana;
}

/** Sent and recorded as a client does; the transaction as it then is. */
export async function sendBuilt(live: LiveGateway, token: string, wallet: LiveWallet, built: BuiltOnSolana) {
  const txHash: SolanaSignature = await live.send(wallet, built.request);
  const recorded = await live.act(token, 'recordTransactionHash', 'transaction { id life txHash }', {
    id: built.id,
    txHash,
  });
  expect(recorded).toEqual({ transaction: { id: built.id, life: 'SENT', txHash } });
  await live.index();
  const { data } = await live.ask<{ node: object }>(
    'query ($id: ID!) { node(id: $id) { ... on SolanaTransaction { kind life txHash succeeded } } }',
    { id: built.id },
    token,
  );
  expect([built.kind, data?.node]).toEqual([
    built.kind,
    { kind: built.kind, life: expect.stringMatching(/MINED|INDEXED/), txHash, succeeded: true },
  ]);
  return txHash;
}

/** Built, signed, sent, recorded and indexed. */
export async function step(live: LiveGateway, wallet: LiveWallet, mutation: string, input: object) {
  const token = await live.session(wallet);
  const built = await build(live, token, mutation, input);
  await sendBuilt(live, token, wallet, built);
  return built;
}

/** What every curve mutation names. */
export const stepOf = (live: LiveGateway, seriesKey: Bytes32, wallet: LiveWallet) => ({
  chain: live.cluster,
  seriesKey,
  wallet: wallet.address,
});

/** After which no test is. */
export const DEADLINE = '2096-01-01T00:00:00.000Z';
export const PURCHASE = { side: 'BUY', units: '1', deadlineAt: DEADLINE, acknowledged: true, beforeYouBuyVersion: 4 };

type CurveBuilder = [mutation: string, input: () => object];

/** Every builder of a curve's own calls, with an input of it that fits; what a series and wallet make of it is another matter. */
export const curveBuilders = (endsAt: () => string): readonly CurveBuilder[] => [
  ['buildSwap', () => ({ ...PURCHASE, amount: '1000000' })],
  ['buildStake', () => ({ units: '1' })],
  ['buildUnstake', () => ({ units: '1' })],
  ['buildTender', () => ({ units: '1', leastPrice: '1' })],
  ['buildWithdrawTender', () => ({ units: '1' })],
  ['buildActivateCurve', () => ({})],
  ['buildFailCurve', () => ({})],
  ['buildCollectProceeds', () => ({})],
  ['buildCollectFees', () => ({})],
  ['buildSettleTender', () => ({})],
  ['buildSyncCensus', () => ({ period: '2026-Q1' })],
  ['buildOpenTender', () => ({ price: '2000000', endsAt: endsAt() })],
];

/** The curve is bought to its threshold by the first trader, and active. */
export async function raised(live: LiveGateway, seriesKey: Bytes32): Promise<void> {
  const [buyer] = live.traders as [LiveWallet];
  const at = stepOf(live, seriesKey, buyer);
  await step(live, buyer, 'buildSwap', { ...at, ...PURCHASE, amount: '1200000000' });
  await step(live, buyer, 'buildActivateCurve', at);
}

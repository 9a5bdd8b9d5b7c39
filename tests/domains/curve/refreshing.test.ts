// What becomes of a transaction between its building and its block: refreshed, sent, too old, or over what a node should not have.
import { randomUUID } from 'node:crypto';
import { sealTerms } from '@income-series/client';
import type { Account } from '@income-series/devnet';
import type { Bytes32 } from '@income-series/protocol/hex';
import { afterEach, describe, expect, it } from 'vitest';
import { createAddresses, kitAddress, ownAddress } from '../../../src/adapters/solana/addresses.ts';
import { createSolanaChain } from '../../../src/adapters/solana/chain.ts';
import { createTracker } from '../../../src/domains/transaction/worker/tracker.ts';
import { EUR, PARAMS } from '../../contracts/solana/support/curve.ts';
import { forFile } from '../../support/for-file.ts';
import { type LiveGateway, type LiveWallet, openLiveGateway } from '../../support/solana/live.ts';
import { signer } from '../../support/solana/node.ts';
import {
  type BuiltOnSolana,
  build,
  DEADLINE,
  PURCHASE,
  raised,
  sendBuilt,
  step,
  stepOf,
  TRANSACTION,
} from './support/steps.ts';

const TOKEN_2022 = kitAddress('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb' as never);

const live = await forFile(openLiveGateway());
const attestor = await live.attestor();
const [buyer, other] = live.traders as [LiveWallet, LiveWallet];
const token = await live.session(buyer);
const seriesKey = await live.createCurve();
const active = await live.createCurve();
await raised(live, active);
afterEach(() => {
  live.proxy.change = undefined;
});

const bought = (amount = '1000000') =>
  build(live, token, 'buildSwap', { ...stepOf(live, seriesKey, buyer), ...PURCHASE, amount });
const refresh = (id: string, more: object = {}, by = token) =>
  live.act(by, 'refreshTransaction', TRANSACTION, { id, ...more });
const refreshed = async (id: string, more: object = {}, by = token) =>
  (await refresh(id, more, by)).transaction as BuiltOnSolana;
/** No block takes what was built before. */
const outlive = () => {
  for (let blocks = 0; blocks <= 151; blocks += 1) live.node.chain.produce();
};
const stored = () =>
  live.database.prisma.builtTransaction
    .findMany({ orderBy: { id: 'asc' } })
    .then((rows) => JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? `${value}` : value)));

describe('a transaction is refreshed', () => {
  it('not while a block takes it: it stays as it is', async () => {
    const built = await bought();
    const before = await stored();
    expect(await refreshed(built.id)).toEqual(built);
    expect(await stored()).toBe(before);
  });

  it('once no block takes it, and is the same call', async () => {
    const built = await bought();
    outlive();
    await expect(live.send(buyer, built.request)).rejects.toThrow();
    const again = await refreshed(built.id);
    expect(again).toMatchObject({ id: built.id, life: 'BUILT', preview: built.preview, simulation: { ok: true } });
    expect((again as { dataHash?: string }).dataHash).toBe((built as { dataHash?: string }).dataHash);
    expect(again.request.blockhash).not.toBe(built.request.blockhash);
    expect(BigInt(again.request.lastValidBlockHeight)).toBeGreaterThan(BigInt(built.request.lastValidBlockHeight));
    await sendBuilt(live, token, buyer, again);
    expect((await refresh(built.id)).code).toBe('CONFLICT');
  });

  it('not once it was sent, in a block or not', async () => {
    const built = await bought('1000001');
    const txHash = await live.send(buyer, built.request);
    expect(await live.act(token, 'recordTransactionHash', 'transaction { life }', { id: built.id, txHash })).toEqual({
      transaction: { life: 'SENT' },
    });
    outlive();
    expect((await refresh(built.id)).code).toBe('CONFLICT');
    await live.index();
    expect((await refresh(built.id)).code).toBe('CONFLICT');
  });

  it('as long as nobody says that it is in a block, at the risk of who asks', async () => {
    const built = await bought('1000002');
    await live.send(buyer, built.request);
    outlive();
    expect(await refreshed(built.id)).toMatchObject({ life: 'BUILT', txHash: null });
  });

  it('by nobody but its account, with its wallet', async () => {
    const built = await bought('1000003');
    outlive();
    const before = await stored();
    for (const by of [await live.session(other), await live.admin(), attestor.token]) {
      expect((await refresh(built.id, {}, by)).code).toBe('NOT_FOUND');
    }
    expect((await live.act(undefined, 'refreshTransaction', '__typename', { id: built.id })).code).toBe(
      'UNAUTHENTICATED',
    );
    expect((await refresh(`SolanaTransaction:${randomUUID()}`)).code).toBe('NOT_FOUND');
    const { prisma } = live.database;
    const where = { chain_address: { chain: live.cluster, address: buyer.address } };
    const row = await prisma.accountWallet.delete({ where });
    expect((await refresh(built.id)).code).toBe('WALLET_NOT_LINKED');
    await prisma.accountWallet.create({ data: row });
    expect(await stored()).toBe(before);
    expect((await refreshed(built.id)).life).toBe('BUILT');
  });

  it('for an admin who had it built for another’s wallet', async () => {
    const admin = await live.admin();
    const input = { ...stepOf(live, seriesKey, other), ...PURCHASE, amount: '1000000' };
    const built = await build(live, admin, 'buildSwap', input);
    outlive();
    const again = await refreshed(built.id, {}, admin);
    expect(again).toMatchObject({ id: built.id, wallet: other.address, request: { feePayer: other.address } });
    await live.send(other, again.request);
    await live.index();
  });

  it('not into what would fail now, unless that is asked for', async () => {
    const built = await build(live, token, 'buildSwap', {
      ...stepOf(live, seriesKey, buyer),
      ...{
        ...PURCHASE,
        amount: '1000000',
        deadlineAt: new Date(Number(live.node.chain.now() + 60n) * 1000).toISOString(),
      },
    });
    live.pass(120n);
    outlive();
    const before = await stored();
    expect(await refresh(built.id)).toMatchObject({ code: 'SIMULATION_FAILED', errorName: 'DEADLINE_PAST' });
    expect(await stored()).toBe(before);
    const failing = await refreshed(built.id, { allowFailing: true });
    expect(failing.simulation).toEqual({ ok: false, errorName: 'DEADLINE_PAST', cost: null });
  });

  it('with the sealed bytes that it has, for the issuer alone', async () => {
    const id = randomUUID();
    const { unitsOffered } = PARAMS;
    const figures = { theta: 7_000_000n, shareRate: '0.06', unitsOffered, currencyCode: EUR, indexingRule: 0 };
    const { terms, shareRate, commitment } = sealTerms({ ...figures, curve: true });
    const issuer = await live.session(live.issuer);
    const private_ = { theta: `${terms.theta}`, shareRate: `${shareRate}`, termsSalt: `${terms.termsSalt}` };
    const asked = { newId: id, chain: live.cluster, seriesKey: active, ...private_, newCap: '6000000000' };
    await live.act(issuer, 'proposeAmendment', '__typename', { ...asked, attestorKey: attestor.key });
    const message = { seriesKey: active, amendmentNonce: 0n, newTermsCommitment: commitment, newCap: 6_000_000_000n };
    const signature = attestor.sign('AMEND', message);
    await live.act(attestor.token, 'signAmendment', '__typename', { id, signature });
    const built = await build(live, issuer, 'buildAmendTerms', { id });
    outlive();
    const again = await refreshed(built.id, {}, issuer);
    expect(again.request.blockhash).not.toBe(built.request.blockhash);
    expect(again.preview).toEqual(built.preview);
    const row = await live.database.prisma.builtTransaction.findFirstOrThrow({ where: { kind: 'amendTerms' } });
    expect([row.request, row.preview]).toEqual([null, null]);
    await sendBuilt(live, issuer, live.issuer, again);
  });

  it('not while the node does not say how high its chain is', async () => {
    const built = await bought('1000004');
    outlive();
    const before = await stored();
    live.proxy.change = (method, result) => (method === 'getBlockHeight' ? null : result);
    expect((await refresh(built.id)).code).toBe('CHAIN_UNAVAILABLE');
    expect(await stored()).toBe(before);
  });
});

describe('a transaction that is recorded', () => {
  const lifeOf = async (id: string) => {
    const query = `{ node(id: "${id}") { ... on SolanaTransaction { life } } }`;
    return (await live.ask<{ node: { life: string } }>(query, {}, token)).data?.node.life;
  };

  it('is the one that was built, or is refused', async () => {
    const [one, two] = [await bought('1000005'), await bought('1000006')];
    const txHash = await live.send(buyer, two.request);
    const record = (id: string, hash: string) =>
      live.act(token, 'recordTransactionHash', '__typename', { id, txHash: hash });
    expect((await record(one.id, txHash)).code).toBe('TX_MISMATCH');
    expect((await record(one.id, `0x${'ab'.repeat(32)}`)).code).toBe('CHAIN_FORM');
    expect((await record(two.id, txHash)).code).toBeUndefined();
    expect((await record(one.id, txHash)).code).toMatch(/TX_MISMATCH|TX_HASH_TAKEN/);
  });

  it('is DROPPED ten minutes after no block took it, and refreshed then', async () => {
    const built = await bought('1000007');
    const txHash = '4'.repeat(87);
    expect(
      (await live.act(token, 'recordTransactionHash', '__typename', { id: built.id, txHash })).code,
    ).toBeUndefined();
    outlive();
    await live.index();
    expect(await lifeOf(built.id)).toBe('SENT');
    live.clock.advance(10 * 60 * 1000);
    await live.index();
    expect(await lifeOf(built.id)).toBe('DROPPED');
    const again = await refreshed(built.id);
    expect(again).toMatchObject({ life: 'BUILT', txHash: null });
    await sendBuilt(live, token, buyer, again);
  });

  it('is not DROPPED while the node knows its block and does not show it', async () => {
    const { node, program, clock, database } = live;
    const [programId, tokenMint] = [ownAddress(program.program), ownAddress(program.token)];
    const place = { genesisHash: node.chain.genesisHash, programId, tokenMint };
    const chain = createSolanaChain({ ...place, rpcUrl: live.proxy.url });
    const tracker = createTracker({ db: database.prisma, chain, clock });
    const built = await bought('1000008');
    const txHash = await live.send(buyer, built.request);
    await live.act(token, 'recordTransactionHash', '__typename', { id: built.id, txHash });
    live.proxy.change = (method, result) => (method === 'getTransaction' ? null : result);
    clock.advance(10 * 60 * 1000);
    await tracker.step();
    expect(await lifeOf(built.id)).toBe('SENT');
    live.proxy.change = undefined;
    await tracker.step();
    expect(await lifeOf(built.id)).toBe('MINED');
  });
});

describe('accounts that are not what they should be', () => {
  const addresses = () => createAddresses(live.program.program);
  const account = (at: Parameters<LiveGateway['node']['chain']['account']>[0]) =>
    live.node.chain.account(at, 'processed') as Account;
  /** Runs with other accounts on the cluster, and puts back what was there. */
  async function instead(
    put: ReadonlyMap<Parameters<LiveGateway['node']['chain']['account']>[0], Account | null>,
    work: () => Promise<void>,
  ) {
    const before = new Map([...put.keys()].map((at) => [at, live.node.chain.account(at, 'processed')]));
    live.node.chain.put(put);
    try {
      await work();
    } finally {
      live.node.chain.put(before);
    }
  }
  const positionOf = async (key: Bytes32) => {
    const { data, errors } = await live.ask(
      'query ($key: Bytes32!, $chain: Chain, $wallet: Address!) { curvePosition(seriesKey: $key, chain: $chain, wallet: $wallet) { stakedUnits } }',
      { key, chain: live.cluster, wallet: buyer.address },
      token,
    );
    return errors?.[0]?.extensions.code ?? data?.curvePosition;
  };
  const refusal = async (mutation: string, input: object) => {
    const before = await stored();
    const { code, errorName } = await live.act(token, mutation, '__typename', input);
    expect(await stored()).toBe(before);
    return `${code} ${errorName ?? ''}`.trim();
  };

  it('of another series are refused by the program, and believed by nobody who reads them', async () => {
    const units = '1000000';
    await step(live, buyer, 'buildStake', { ...stepOf(live, active, buyer), units });
    const second = await live.createCurve();
    await raised(live, second);
    const holder = kitAddress(buyer.address);
    const [own, foreign, seriesAt] = await Promise.all([
      addresses().position(active, holder),
      addresses().position(second, holder),
      addresses().series(second),
    ]);
    await instead(new Map([[foreign, account(own)]]), async () => {
      expect(await refusal('buildStake', { ...stepOf(live, second, buyer), units })).toBe(
        'SIMULATION_FAILED ACCOUNT_INVALID',
      );
      expect(await positionOf(second)).toBe('CHAIN_UNAVAILABLE');
    });
    const series = account(await addresses().series(active));
    await instead(new Map([[seriesAt, series]]), async () => {
      expect(await refusal('buildCollectFees', stepOf(live, second, buyer))).toMatch(
        /CHAIN_UNAVAILABLE|ACCOUNT_INVALID/,
      );
      expect(await positionOf(second)).toBe('CHAIN_UNAVAILABLE');
    });
    expect(await positionOf(second)).toEqual({ stakedUnits: '0' });
  });

  it('of another program, too short or too long are no records', async () => {
    const at = await addresses().series(active);
    const series = account(at);
    const foreign = { ...series, owner: kitAddress((await signer(9)).address as never) };
    for (const [wrong, read] of [
      [foreign, null],
      [{ ...series, data: new Uint8Array() }, null],
      [{ ...series, data: series.data.slice(0, 40) }, 'CHAIN_UNAVAILABLE'],
      [{ ...series, data: Uint8Array.from([...series.data, ...new Uint8Array(100)]) }, 'CHAIN_UNAVAILABLE'],
    ] as const) {
      await instead(new Map([[at, wrong]]), async () => {
        expect(await positionOf(active)).toEqual(read);
        const activation = await refusal('buildActivateCurve', stepOf(live, active, buyer));
        expect(activation).toBe('SIMULATION_FAILED ACCOUNT_INVALID');
      });
    }
  });

  it('of a mint with extensions move nothing', async () => {
    const mint = kitAddress(live.program.token as never);
    const plain = account(mint);
    const extended = { ...plain, owner: TOKEN_2022, data: Uint8Array.from([...plain.data, ...new Uint8Array(120)]) };
    await instead(new Map([[mint, extended]]), async () => {
      const swap = { ...stepOf(live, seriesKey, buyer), ...PURCHASE, amount: '1000000', deadlineAt: DEADLINE };
      expect(await refusal('buildSwap', swap)).toMatch(
        /^(SIMULATION_FAILED (TOKEN_UNSUPPORTED|ACCOUNT_INVALID|REVERTED|UNKNOWN_PROGRAM_ERROR)|CHAIN_UNAVAILABLE)$/,
      );
    });
    const money = await addresses().tokenAccount(kitAddress(buyer.address), mint);
    const purse = account(money);
    await instead(new Map([[money, { ...purse, owner: TOKEN_2022 }]]), async () => {
      const swap = { ...stepOf(live, seriesKey, buyer), ...PURCHASE, amount: '1000000' };
      expect(await refusal('buildSwap', swap)).toMatch(/^SIMULATION_FAILED /);
    });
  });
});

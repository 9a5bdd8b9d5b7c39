import { termsCommitment } from '@income-series/protocol/commitments';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { describe, expect, it } from 'vitest';
import { createEvmChain } from '../../../src/adapters/evm/index.ts';
import { createSeries, RATE, raise, seriesKeyOf, termsOf } from '../../indexing/support/actions.ts';
import { createWorld } from '../../indexing/support/world.ts';
import { forFile } from '../../support/for-file.ts';
import { startSwitchableProxy } from './support/switchable-proxy.ts';

/** A step of the feed that it may take. */
const NEWS = RATE + 123n;

const world = await forFile(createWorld());
await raise(world, 1, [0, 1, 4, 5]);
await world.govern('fxFeed', 'publish', [840, NEWS]);
const proxy = await forFile(startSwitchableProxy(world.anvil.url));

describe('reads of the chain', () => {
  it('asks for any number of wallets in two requests and names the block', async () => {
    const chain = createEvmChain({ chainId: 10_143, rpcUrl: proxy.url, contracts: world.contracts });
    const strangers = Array.from({ length: 90 }, (_, i) => `0x${(i + 1).toString(16).padStart(40, '0')}` as EvmAddress);
    const before = proxy.requests;
    const { block, value } = await chain.verifiedWallets([...world.people, ...strangers]);
    expect(proxy.requests - before).toBe(2);
    expect(block).toEqual(await chain.head());
    expect(world.people.map((wallet) => value.get(wallet))).toEqual(world.people.map(() => true));
    expect(strangers.some((wallet) => value.get(wallet))).toBe(false);
  });

  it('asks for many series at once in as many requests as for one, all of them of one block', async () => {
    const chain = createEvmChain({ chainId: 10_143, rpcUrl: proxy.url, contracts: world.contracts });
    const key = seriesKeyOf(world, 1);
    for (const count of [1, 90]) {
      const before = proxy.requests;
      const answers = await Promise.all(Array.from({ length: count }, () => chain.periodState(key, 20261)));
      expect(proxy.requests - before).toBe(2);
      expect(new Set(answers.map(({ block }) => block.hash)).size).toBe(1);
    }
  });

  it('reads the payment token once, and again only after a failure', async () => {
    const chain = createEvmChain({ chainId: 10_143, rpcUrl: proxy.url, contracts: world.contracts });
    const expected = { address: world.contracts.token, decimals: 6, symbol: expect.stringMatching(/^\w+$/) };
    const broken = createEvmChain({ chainId: 10_143, rpcUrl: 'http://127.0.0.1:9', contracts: world.contracts });
    await expect(broken.paymentToken()).rejects.toMatchObject({ code: 'CHAIN_UNAVAILABLE' });
    expect(await Promise.all([chain.paymentToken(), chain.paymentToken()])).toEqual([expected, expected]);
    const before = proxy.requests;
    expect(await chain.paymentToken()).toEqual(expected);
    expect(proxy.requests).toBe(before);
  });

  it('answers nothing for a contract that is no token', async () => {
    const contracts = { ...world.contracts, token: world.contracts.registry };
    const chain = createEvmChain({ chainId: 10_143, rpcUrl: proxy.url, contracts });
    await expect(chain.paymentToken()).rejects.toMatchObject({ code: 'CHAIN_UNAVAILABLE' });
  });

  it('answers an empty list with the block alone', async () => {
    const { block, value } = await world.chain.verifiedWallets([]);
    expect(block).toEqual(await world.chain.head());
    expect(value.size).toBe(0);
  });

  it('sees revocation at once', async () => {
    const [wallet] = world.people as [EvmAddress, ...EvmAddress[]];
    await world.govern('registry', 'setVerified', [[wallet], false]);
    expect((await world.chain.verifiedWallets([wallet])).value.get(wallet)).toBe(false);
    await world.govern('registry', 'setVerified', [[wallet], true]);
    expect((await world.chain.verifiedWallets([wallet])).value.get(wallet)).toBe(true);
  });

  it('reads a series, its holders, its periods, keys and rates', async () => {
    const key = seriesKeyOf(world, 1);
    expect((await world.chain.series(key)).value).toMatchObject({ state: 'ACTIVE', phase: 'DONE', nextPeriod: 20261 });
    const holdings = (await world.chain.holdings(key, world.people)).value;
    const units = [...holdings.values()].reduce((sum, row) => sum + row.units, 0n);
    expect(units).toBe((await world.chain.series(key)).value.unitsOutstanding);
    expect((await world.chain.periodState(key, 20261)).value).toBe('UPCOMING');
    expect((await world.chain.fxRate(840)).value.rate).toBe(NEWS);
    const { updatedAt } = (await world.chain.fxRate(840)).value;
    expect((await world.chain.fxRate(840, updatedAt + 1n)).value).toEqual({ rate: NEWS, updatedAt });
    expect((await world.chain.fxRate(840, 1n)).value).toEqual({ rate: 0n, updatedAt: 0n });
    expect((await world.chain.fxRate(978)).value).toEqual({ rate: 0n, updatedAt: 0n });
    expect((await world.chain.approvedIssuer(world.issuer)).value).toBe(true);
    expect((await world.chain.approvedIssuer(world.owner)).value).toBe(false);
    const keys = [world.verifierKey.address, world.owner];
    expect([...(await world.chain.activeVerifierKeys(keys)).value.values()]).toEqual([true, false]);
    expect([...(await world.chain.activeAttestors(keys)).value.values()]).toEqual([false, false]);
  });

  it('answers for a series that is not there', async () => {
    const { value } = await world.chain.series(`0x${'ab'.repeat(32)}` as Bytes32);
    expect(value).toMatchObject({ state: 'NONE', phase: 'NONE', unitsOutstanding: 0n, nextPeriod: 0 });
    expect((await world.chain.window(`0x${'ab'.repeat(32)}` as Bytes32)).value).toEqual({ window: 0, phase: 'NONE' });
  });

  it('reads the last window of a series, in the phase it has by the block’s time', async () => {
    const seriesKey = seriesKeyOf(world, 1);
    expect((await world.chain.window(seriesKey)).value).toEqual({ window: 0, phase: 'NONE' });
    expect(await world.act(world.owner, { kind: 'openWindow', seriesKey })).toBe(true);
    expect((await world.chain.window(seriesKey)).value).toEqual({ window: 1, phase: 'COMMIT' });
  });

  it('reads what attestors sign over, each in as many requests as any other read', async () => {
    const key = seriesKeyOf(world, 1);
    const through = createEvmChain({ chainId: 10_143, rpcUrl: proxy.url, contracts: world.contracts });
    const counted = async <T>(read: () => Promise<{ readonly value: T }>, requests: number): Promise<T> => {
      const before = proxy.requests;
      const { value } = await read();
      expect(proxy.requests - before).toBe(requests);
      return value;
    };
    const nothing = {
      pauseState: 'NONE',
      attestor: `0x${'0'.repeat(40)}`,
      pauseNonce: 0n,
      pauseEnd: 0n,
      extinguishNonce: 0n,
      extinguishment: null,
    };
    expect(await counted(() => through.hardship(`0x${'ab'.repeat(32)}` as Bytes32), 2)).toEqual(nothing);
    expect(await counted(() => through.hardship(key), 2)).toEqual(nothing);
    expect(await counted(() => through.keyRegistrars(), 2)).toEqual([world.owner]);
    expect(await counted(() => through.walletApprovers(), 2)).toEqual([world.owner]);
    const approval = () => Promise.all([through.walletApprovers(), through.approvedIssuer(world.issuer)]);
    expect(await counted(async () => ({ value: (await approval())[1].value }), 2)).toBe(true);
    expect(await counted(() => through.series(key), 3)).toMatchObject({
      cap: 10n ** 10n,
      paid: 0n,
      accrued: 0n,
      amendmentNonce: 0n,
      trueupNonce: 0n,
      routed: false,
      termsCommitment: termsCommitment(termsOf(1)),
    });

    const [{ address: attestor }] = world.attestors;
    await world.govern('registry', 'registerAttestor', [attestor]);
    expect((await world.chain.activeAttestors([attestor])).value.get(attestor)).toBe(true);
    expect(await world.act(world.issuer, { kind: 'requestPause', seriesKey: key, attestor })).toBe(true);
    expect((await through.hardship(key)).value).toEqual({ ...nothing, pauseState: 'REQUESTED', attestor });
    expect(await world.act(world.issuer, { kind: 'withdrawPause', seriesKey: key })).toBe(true);
    expect(await world.act(world.issuer, { kind: 'voidExtinguishment', seriesKey: key })).toBe(true);
    const moved = { ...nothing, pauseNonce: 1n, extinguishNonce: 1n };
    expect((await through.hardship(key)).value).toEqual(moved);
  });

  it('gives the blocks of a range, each the child of the one before, with their own events', async () => {
    const from = (await world.chain.head()).number;
    await createSeries(world, 7);
    await world.anvil.rpc('anvil_mine', '0x3');
    const blocks = await world.chain.blocks(from, from + 4n);
    expect(blocks.map(({ number }) => number)).toEqual([0n, 1n, 2n, 3n, 4n].map((i) => from + i));
    for (const [i, block] of blocks.entries()) {
      if (i > 0) expect(block.parentHash).toBe(blocks[i - 1]?.hash);
      for (const event of block.events) expect(event.blockHash).toBe(block.hash);
    }
    expect(blocks[1]?.events).toMatchObject([
      { name: 'SeriesCreated', seriesKey: seriesKeyOf(world, 7), args: { params: { unitsOffered: '100' } } },
    ]);
  });

  it('says that blocks beyond the head are not there', async () => {
    const { number } = await world.chain.head();
    await expect(world.chain.blocks(number, number + 1n)).rejects.toMatchObject({ code: 'CHAIN_UNAVAILABLE' });
    expect([...(await world.chain.hashesAt([number + 1n])).values()]).toEqual([null]);
  });
});

import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { afterEach, expect, it, vi } from 'vitest';
import { createRelayer, type RelayerConfig } from '../../../src/adapters/evm/index.ts';
import type { ContractCall } from '../../../src/domains/transaction/index.ts';
import { createSentTransactions } from '../../../src/domains/transaction/sent-transactions.ts';
import { createKeeperRuns, type KeeperRuns } from '../../../src/keepers/runs.ts';
import { createKeeperWallet } from '../../../src/keepers/wallet.ts';
import { winTerm } from '../../keepers/support/runs.ts';
import { createTestClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';
import { testRelayerKey } from '../../support/gateway.ts';
import { startDevnet } from '../support/devnet.ts';

// Each relayer here is a process of its own: it has what the rows say, and nothing else, of what another one sent.

const CHAIN = 'evm:10143';
/** Blocks after which what waits is replaced; another process does it after twice as many. */
const REPLACE_AFTER = 3;
const GWEI = 10n ** 9n;

let amount = 0n;
const clock = createTestClock();

const [devnet, database] = await Promise.all([forFile(startDevnet()), forFile(createTestDatabase())]);
afterEach(async () => {
  await rpc('anvil_dropAllTransactions');
  await rpc('anvil_setNextBlockBaseFeePerGas', '0x3b9aca00');
  await rpc('evm_setAutomine', true);
  await mine();
  await database.prisma.sentTransaction.deleteMany();
  await database.prisma.keeperRun.deleteMany();
});

const rpc = <T>(method: string, ...params: unknown[]) => devnet.anvil.rpc<T>(method, ...params);
const mine = () => rpc('evm_mine');
/** All at once: nothing comes into one of them meanwhile. */
const mineMany = (blocks: number) => rpc('anvil_mine', `0x${blocks.toString(16)}`);
const start = (options: Partial<RelayerConfig> = {}) =>
  createRelayer({
    chainId: devnet.anvil.chainId,
    rpcUrl: devnet.anvil.url,
    contracts: devnet.contracts,
    key: testRelayerKey,
    sentTransactions: createSentTransactions(database.prisma, CHAIN),
    replaceAfter: REPLACE_AFTER,
    waitMs: 300,
    ...options,
  });
/** One that waits as long as it takes. */
const startPatient = () => start({ waitMs: 60_000 });
const { address } = createRelayer({
  chainId: 10143,
  rpcUrl: 'http://127.0.0.1:1',
  contracts: {} as RelayerConfig['contracts'],
  key: testRelayerKey,
});
const call = (): ContractCall => ({ kind: 'approve', spender: 'hub', amount: ++amount });
const rows = () => database.prisma.sentTransaction.findMany({ orderBy: { nonce: 'asc' } });
const used = async () => Number(await rpc<string>('eth_getTransactionCount', address, 'latest'));
const nonceOf = async (hash: string) => Number((await rpc<{ nonce: string }>('eth_getTransactionByHash', hash)).nonce);
const inPool = async () => {
  const { pending, queued } =
    await rpc<Record<'pending' | 'queued', Record<string, Record<string, object>>>>('txpool_content');
  const own = (of: Record<string, Record<string, object>>) =>
    Object.entries(of).flatMap(([from, sent]) => (from.toLowerCase() === address ? Object.keys(sent).map(Number) : []));
  return { pending: own(pending), queued: own(queued) };
};
const pooled = (pending: readonly number[]) =>
  vi.waitFor(async () => expect((await inPool()).pending).toEqual(pending), { timeout: 60_000 });
/** Waits until the pool has a transaction at another price than this one. */
const repriced = (price: bigint | undefined) =>
  vi.waitFor(
    async () => {
      const { pending } =
        await rpc<Record<'pending', Record<string, Record<string, { maxFeePerGas: string }>>>>('txpool_content');
      const prices = Object.entries(pending).flatMap(([from, sent]) =>
        from.toLowerCase() === address ? Object.values(sent).map(({ maxFeePerGas }) => BigInt(maxFeePerGas)) : [],
      );
      expect(prices.filter((one) => one !== price)).toHaveLength(1);
    },
    { timeout: 60_000 },
  );
/** What was sent by a process that then ended, and waits; its nonce. */
async function left(of: ContractCall): Promise<number> {
  await rpc('evm_setAutomine', false);
  const nonce = await used();
  await expect(start().relay(of)).rejects.toMatchObject({ code: 'RELAY_PENDING' });
  await pooled([nonce]);
  return nonce;
}
/** What a transaction offered, at first and since. */
const versionsOf = (row: { readonly versions: unknown } | undefined) =>
  ((row?.versions ?? []) as { maxFeePerGas: string; maxPriorityFeePerGas: string }[]).map((one) => ({
    maxFeePerGas: BigInt(one.maxFeePerGas),
    maxPriorityFeePerGas: BigInt(one.maxPriorityFeePerGas),
  }));
/** From now on no block takes what was offered, for as long as a test mines. */
const dearer = async () => {
  const [offered] = versionsOf((await rows())[0]);
  await rpc('anvil_setNextBlockBaseFeePerGas', `0x${(4n * (offered?.maxFeePerGas ?? 0n)).toString(16)}`);
  await mine();
};

it('the same call of the next process finds what the price keeps from every block, and sends it for more in its place', async () => {
  const one = call();
  const nonce = await left(one);
  await dearer();
  const [before] = await rows();
  expect(await used()).toBe(nonce);
  await mineMany(REPLACE_AFTER);
  const next = startPatient();
  expect(await next.refusal(one)).toBeNull();
  const relayed = next.relay(one);
  await vi.waitFor(async () => expect((await rows())[0]?.lastHash).not.toBe(before?.lastHash), { timeout: 60_000 });
  const [after] = await rows();
  const [first, last] = versionsOf(after);
  for (const fee of ['maxFeePerGas', 'maxPriorityFeePerGas'] as const)
    expect((last?.[fee] ?? 0n) * 10n).toBeGreaterThanOrEqual((first?.[fee] ?? 0n) * 11n);
  await mine();
  const { txHash } = await relayed;
  expect([await nonceOf(txHash), await used(), await rows()]).toEqual([nonce, nonce + 1, []]);
});

it('another call of the next process takes along what is stuck before it, of which the node has the calldata and the rows a hash', async () => {
  const [stuck, other] = [call(), call()];
  const nonce = await left(stuck);
  const [row] = await rows();
  expect(JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? `${value}` : value))).not.toContain(
    '0x095ea7b3',
  );
  await rpc('evm_setBlockGasLimit', '0x7530'); // too little for it: it stays where it is
  await mineMany(2 * REPLACE_AFTER);
  await rpc('evm_setBlockGasLimit', '0x1c9c380');
  expect(await used()).toBe(nonce);
  const relayed = startPatient().relay(other);
  await pooled([nonce, nonce + 1]);
  expect((await rows()).map(({ callHash, versions }) => [callHash === row?.callHash, versions])).toEqual([
    [true, [expect.anything(), expect.anything()]],
    [false, [expect.anything()]],
  ]);
  await mine();
  expect([await nonceOf((await relayed).txHash), await used()]).toEqual([nonce + 1, nonce + 2]);
});

it('the nonce of what the node let go of is left to its process for a while, and then taken for a higher price', async () => {
  const [lost, other] = [call(), call()];
  const nonce = await left(lost);
  const [row] = await rows();
  await rpc('anvil_dropTransaction', row?.lastHash);
  await mineMany(2 * REPLACE_AFTER);
  const relayed = startPatient().relay(other);
  await pooled([nonce]);
  const [taken] = await rows();
  const [[offered], [earlier]] = [versionsOf(taken), versionsOf(row)];
  expect(taken?.callHash).not.toBe(row?.callHash);
  expect((offered?.maxPriorityFeePerGas ?? 0n) * 10n).toBeGreaterThanOrEqual(
    (earlier?.maxPriorityFeePerGas ?? 0n) * 11n,
  );
  await rpc('evm_setAutomine', true);
  await mine();
  expect(await nonceOf((await relayed).txHash)).toBe(nonce);
  expect(await nonceOf((await startPatient().relay(lost)).txHash)).toBe(nonce + 1);
  expect(await used()).toBe(nonce + 2);
});

it('a gap that another process left is filled, from the budget of what waits behind it', async () => {
  const nonce = await left(call());
  const [row] = await rows();
  await rpc('anvil_dropTransaction', row?.lastHash);
  const budget = 10n ** 18n;
  const sending = startPatient().attempt(call(), budget, createSentTransactions(database.prisma, CHAIN).alwaysPermit);
  await vi.waitFor(async () => expect((await inPool()).queued).toEqual([nonce + 1]), { timeout: 60_000 });
  await mineMany(2 * REPLACE_AFTER);
  await pooled([nonce, nonce + 1]);
  const [filler, waiting] = await rows();
  expect(filler).toMatchObject({ nonce, gas: 21_000n });
  const most = BigInt(waiting?.mostPerGas.toFixed(0) ?? 0) * (waiting?.gas ?? 0n);
  const paid = BigInt(waiting?.gapCost.toFixed(0) ?? 0);
  expect(paid).toBe(BigInt(filler?.mostPerGas.toFixed(0) ?? 0) * 21_000n);
  expect(most + paid).toBeLessThanOrEqual(budget);
  const balance = async () => BigInt(await rpc<string>('eth_getBalance', address, 'latest'));
  const before = await balance();
  await mine();
  const done = await sending;
  if (done.outcome !== 'MINED') throw new Error(done.outcome);
  expect(done.cost).toBeGreaterThanOrEqual(before - (await balance()));
  expect(await used()).toBe(nonce + 2);
});

it('two processes that send at once take different nonces, and each call lands once', async () => {
  const nonce = await used();
  await rpc('evm_setAutomine', false);
  const both = [startPatient(), startPatient()];
  const all = Array.from({ length: 8 }, (_, i) => both[i % 2]?.relay(call()));
  await pooled(Array.from({ length: 8 }, (_, i) => nonce + i));
  await mine();
  const hashes = await Promise.all(all);
  expect(new Set(hashes.map((one) => one?.txHash)).size).toBe(8);
  expect([await used(), await rows()]).toEqual([nonce + 8, []]);
});

it('two processes that are asked for one call at once send it once', async () => {
  const nonce = await used();
  await rpc('evm_setAutomine', false);
  const one = call();
  const first = startPatient().relay(one);
  await pooled([nonce]);
  const second = start();
  await expect(second.relay(one)).rejects.toMatchObject({ code: 'RELAY_PENDING' });
  expect((await inPool()).pending).toEqual([nonce]);
  await mine();
  expect(await vi.waitFor(() => second.relay(one), { timeout: 60_000 })).toEqual(await first);
  expect(await used()).toBe(nonce + 1);
});

it('a nonce is taken once, and what has it is replaced by who knows its last version', async () => {
  const sent = createSentTransactions(database.prisma, CHAIN);
  const hash = (n: number) => `0x${`${n}`.repeat(64)}` as Bytes32;
  const sender = `0x${'5e'.repeat(20)}` as EvmAddress;
  const one = (n: number) => ({
    ...{ nonce: 3, callHash: hash(n), gas: 1n, mostPerGas: 10n ** 30n, gapCost: 0n, since: 7n },
    versions: [{ hash: hash(n), maxFeePerGas: 10n ** 30n, maxPriorityFeePerGas: GWEI }],
    bookings: [{ run: 'run', amount: 10n ** 40n }],
  });
  const save = async (n: number, replaced?: Bytes32) => {
    let isSaved = false;
    await sent.alwaysPermit(async (tx) => {
      isSaved = await sent.save(tx, sender, one(n), replaced);
    });
    return isSaved;
  };
  expect(await save(1)).toBe(true);
  expect([await save(2), await save(2, hash(3)), await sent.list(sender)]).toEqual([false, false, [one(1)]]);
  expect([await save(2, hash(1)), await sent.list(sender)]).toEqual([true, [one(2)]]);
  await sent.remove(sender, 3);
  await sent.remove(address as EvmAddress, 4);
  expect(await sent.list(sender)).toEqual([one(2)]);
  await sent.remove(sender, 3, one(2));
  expect(await sent.list(sender)).toEqual([]);
});

/** Keepers of a process that has just won. */
async function leader({ dailyLimit = 10n ** 20n, waitMs = 60_000 } = {}) {
  const term = await winTerm(database.prisma, CHAIN);
  const runs: KeeperRuns = createKeeperRuns({ db: database.prisma, term, chain: CHAIN, clock, dailyLimit });
  await runs.giveUp();
  let run: Promise<string> | undefined;
  const begin = () => {
    run ??= runs.begin('delivery');
    return run;
  };
  const wallet = createKeeperWallet(start({ waitMs }), { reservedFor: async () => 0n, check: async () => null });
  return { send: (of: ContractCall) => wallet.send(runs, begin, { call: of, deadline: null }) };
}
const spent = async () => {
  const found = await database.prisma.keeperRun.findMany({ orderBy: { id: 'asc' } });
  return found.map((one) => BigInt(one.spent.toFixed(0)));
};

it('a leader that ends after it sent leaves the transaction to the next, which books what it needs more and corrects all of it', async () => {
  const one = call();
  const nonce = await used();
  await rpc('evm_setAutomine', false);
  const first = await leader();
  const gone = first.send(one);
  await pooled([nonce]);
  await dearer();
  const [booked] = await spent();
  const balance = async () => BigInt(await rpc<string>('eth_getBalance', address, 'latest'));
  const before = await balance();

  const second = await leader();
  const sending = second.send(one);
  await vi.waitFor(async () => expect(await spent()).toEqual([booked, expect.any(BigInt)]), { timeout: 60_000 });
  await repriced(versionsOf((await rows())[0])[0]?.maxFeePerGas);
  await mine();
  expect(await sending).toMatchObject({ kind: 'CONFIRMED' });
  expect(await used()).toBe(nonce + 1);
  expect(await spent()).toEqual([before - (await balance()), 0n]);
  await expect(gone).rejects.toMatchObject({ code: 'LEADERSHIP_LOST' }); // it may correct nothing
  expect(await spent()).toEqual([before - (await balance()), 0n]);
});

it('nothing more is booked or sent for what waits beyond the day’s limit', async () => {
  const one = call();
  const nonce = await used();
  await rpc('evm_setAutomine', false);
  expect(await (await leader({ waitMs: 300 })).send(one)).toEqual({ kind: 'PENDING' });
  await pooled([nonce]);
  await dearer();
  const [booked = 0n] = await spent();
  await expect((await leader({ dailyLimit: booked + 1n })).send(one)).rejects.toMatchObject({ code: 'SPENDING_LIMIT' });
  expect((await rows())[0]?.versions).toHaveLength(1);
});

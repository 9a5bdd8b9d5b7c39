// A cluster's node that is away, hangs, is behind or lies: whatever needs it is answered by a code in bounded time, nothing is half
// written, and the same request succeeds once the node is well. Who signs in needs no node.
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { NotFresh } from '../../../src/adapters/rpc/freshness.ts';
import { forFile } from '../../support/for-file.ts';
import { type LiveWallet, openLiveGateway } from '../../support/solana/live.ts';
import type { Change } from '../../support/solana/proxy.ts';
import { newSolanaWallet } from '../../support/solana-chain.ts';
import { build, curveBuilders, PURCHASE, stepOf, TRANSACTION } from './support/steps.ts';

/** As in a gateway's own configuration: less would be a fault of a busy machine. */
const TIMEOUT_MS = 5_000;
/** Of an answer, on a busy machine: each request to the node is tried twice. */
const BOUND_MS = 30_000;
const DEVNET = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG';
const never = new Promise<never>(() => {});
let verdict: NotFresh | null = null;

const live = await forFile(
  openLiveGateway({ place: { timeoutMs: TIMEOUT_MS, freshness: { judge: async () => verdict } } }),
);
const [wallet] = live.traders as [LiveWallet];
const token = await live.session(wallet);
const seriesKey = await live.createCurve();
const expired = await build(live, token, 'buildSwap', {
  ...stepOf(live, seriesKey, wallet),
  ...PURCHASE,
  amount: '1000000',
});
for (let blocks = 0; blocks <= 151; blocks += 1) live.node.chain.produce();

const position = async () => {
  const { data, errors } = await live.ask(
    `query ($key: Bytes32!, $chain: Chain, $wallet: Address!) {
      curvePosition(seriesKey: $key, chain: $chain, wallet: $wallet) { stakedUnits verified } }`,
    { key: seriesKey, chain: live.cluster, wallet: wallet.address },
    token,
  );
  return errors?.[0]?.extensions.code ?? data?.curvePosition;
};
const rest = async () => {
  const query = new URLSearchParams({ chain: live.cluster, wallet: wallet.address });
  const headers = { authorization: `Bearer ${token}` };
  const response = await live.request(`/series/${seriesKey}/curve/position?${query}`, { headers });
  const body = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return `${response.status} ${body.errors?.[0]?.extensions.code ?? 'data'}`;
};
const act = async (mutation: string, input: object) => {
  const { code = 'built', errorName = '' } = await live.act(token, mutation, TRANSACTION, input);
  return `${code} ${errorName}`.trim();
};
const swap = () => ({
  idempotencyKey: randomUUID(),
  ...stepOf(live, seriesKey, wallet),
  ...PURCHASE,
  amount: '1000000',
});
const well = () =>
  vi.waitFor(async () => expect(await position()).toEqual({ stakedUnits: '0', verified: true }), {
    timeout: 60_000,
    interval: 200,
  });
afterEach(async () => {
  verdict = null;
  live.proxy.change = undefined;
  await well();
});
/** So many rows of everything that a mutation writes. */
const written = async () => {
  const { prisma } = live.database;
  const [{ rows } = { rows: 0n }] = await prisma.$queryRaw<{ rows: bigint }[]>`
    SELECT (SELECT count(*) FROM built_transactions) + (SELECT count(*) FROM audit_log) AS rows`;
  return [rows, await prisma.builtTransaction.findMany({ select: { life: true, expiresAt: true, request: true } })];
};
async function bounded<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const answer = await work();
  expect(performance.now() - start).toBeLessThan(BOUND_MS);
  return answer;
}

const of =
  (methods: readonly string[], by: (result: never) => unknown): Change =>
  (method, result) =>
    methods.includes(method) ? by(result as never) : result;
const unavailable = 'CHAIN_UNAVAILABLE';
const READS = ['getMultipleAccounts', 'getAccountInfo'];
const refusing: Change = () => {
  throw { code: -32005, message: 'Node is behind by 200 slots', data: { numSlotsBehind: 200 } };
};

interface Fault {
  readonly name: string;
  readonly change?: Change;
  readonly verdict?: NotFresh;
  /** What reads answer; null: as if nothing were wrong. */
  readonly read: string | null;
  readonly builds: string;
}
const FAULTS: readonly Fault[] = [
  { name: 'answers null to everything', change: () => null, read: unavailable, builds: unavailable },
  { name: 'answers texts to everything', change: () => 'soon', read: unavailable, builds: unavailable },
  { name: 'says itself that it is behind', change: refusing, read: unavailable, builds: unavailable },
  { name: 'is behind the index', verdict: 'CHAIN_BEHIND', read: 'CHAIN_BEHIND', builds: 'CHAIN_BEHIND' },
  { name: 'has lost its cluster', verdict: 'CHAIN_STALE', read: 'CHAIN_STALE', builds: 'CHAIN_STALE' },
  { name: 'has no accounts', change: of(READS, () => null), read: unavailable, builds: unavailable },
  {
    name: 'cuts its list of accounts',
    change: of(READS, ({ value, ...rest }: { value: unknown[] }) => ({ ...rest, value: value.slice(1) })),
    read: unavailable,
    builds: unavailable,
  },
  {
    name: 'names a blockhash of nothing',
    change: of(['getLatestBlockhash'], (result: { value: object }) => ({
      ...result,
      value: { ...result.value, blockhash: '1'.repeat(32) },
    })),
    read: null,
    builds: 'SIMULATION_FAILED BLOCKHASH_EXPIRED',
  },
  {
    name: 'names a blockhash that is none',
    change: of(['getLatestBlockhash'], (result: { value: object }) => ({
      ...result,
      value: { ...result.value, blockhash: 'O0Il' },
    })),
    read: null,
    builds: unavailable,
  },
  { name: 'names no blockhash', change: of(['getLatestBlockhash'], () => null), read: null, builds: unavailable },
  { name: 'simulates nothing', change: of(['simulateTransaction'], () => null), read: null, builds: unavailable },
];

describe.each(FAULTS)('a node that $name', ({ change, verdict: judged = null, read, builds }) => {
  it('is answered from by code alone, and leaves nothing half written', async () => {
    const before = await written();
    const input = swap();
    live.proxy.change = change;
    verdict = judged;
    if (read !== null) {
      expect(await bounded(position)).toBe(read);
      expect(await bounded(rest)).toBe(`503 ${read}`);
    }
    expect(await bounded(() => act('buildSwap', input))).toBe(builds);
    expect(await written()).toEqual(before);
    verdict = null;
    live.proxy.change = undefined;
    await well();
    expect(await act('buildSwap', input)).toBe('built');
  });
});

describe('a node of another cluster', () => {
  it('is answered from by nobody', async () => {
    live.proxy.change = () => null; // what was known of the node is forgotten with its first failure
    expect(await position()).toBe(unavailable);
    live.proxy.change = of(['getGenesisHash'], () => DEVNET);
    expect(await position()).toBe('CHAIN_MISMATCH');
    expect(await act('buildSwap', swap())).toBe('CHAIN_MISMATCH');
  });
});

describe('a refresh', () => {
  it.each<[string, Change]>([
    ['no height', of(['getBlockHeight'], () => null)],
    ['no blockhash', of(['getLatestBlockhash'], () => null)],
    ['nothing', () => null],
  ])('over a node that answers %s changes nothing', async (_, change) => {
    const before = await written();
    live.proxy.change = change;
    expect(await bounded(() => act('refreshTransaction', { id: expired.id }))).toBe(unavailable);
    expect(await written()).toEqual(before);
  });
});

describe('a sign-in', () => {
  it.each<[string, Change]>([
    ['answers null', () => null],
    ['hangs', () => never],
  ])('needs no node: it %s', async (_, change) => {
    live.proxy.change = change;
    const session = await bounded(() => live.session(newSolanaWallet()));
    const { data } = await live.ask<{ viewer: { account: { id: string } } }>(
      '{ viewer { account { id } } }',
      {},
      session,
    );
    expect(data?.viewer.account.id).toEqual(expect.any(String));
  });
});

describe('a node that hangs', () => {
  it('holds up nobody for long, and nothing is asked of it for a while', async () => {
    const before = await written();
    live.proxy.change = () => never;
    const answers = await bounded(() =>
      Promise.all([position(), rest(), act('buildSwap', swap()), act('refreshTransaction', { id: expired.id })]),
    );
    expect(answers).toEqual([unavailable, `503 ${unavailable}`, unavailable, unavailable]);
    expect(await written()).toEqual(before);
  });
});

describe('a node that is away', () => {
  it('is the refusal of every builder, and of nothing that the index answers', async () => {
    const before = await written();
    live.proxy.change = () => {
      throw { code: -32603, message: 'Internal error' };
    };
    const own = stepOf(live, seriesKey, wallet);
    const endsAt = new Date(Number(live.node.chain.now() + 864_000n) * 1000).toISOString();
    const builders = curveBuilders(() => endsAt);
    for (const [mutation, input] of builders) {
      expect([mutation, await bounded(() => act(mutation, { ...own, ...input() }))]).toEqual([mutation, unavailable]);
    }
    expect(await written()).toEqual(before);
    const { data, errors } = await live.ask(
      'query ($key: Bytes32!, $chain: Chain) { series(key: $key, chain: $chain) { state curve { sold } } }',
      { key: seriesKey, chain: live.cluster },
    );
    expect([data?.series, errors]).toEqual([{ state: 'CURVE', curve: { sold: '0' } }, undefined]);
  });
});

import { type AskProvider, bidCommitment } from '@income-series/client';
import { raiseAccounts } from '@income-series/client/calls';
import { base58, base64, hex } from '@scure/base';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memory as values } from '../../device/memory-database.ts';
import { device } from '../../device/memory-node.ts';
import type { PersonSession } from '../../gateway/session.ts';
import type { SealedOffer } from './sealed.ts';

// Node has no IndexedDB.
vi.mock('../../device/database.ts', () => import('../../device/memory-database.ts'));
vi.mock('../../device/solana-node.ts', () => import('../../device/memory-node.ts'));
// The formats of time read the browser's language when they are loaded.
vi.stubGlobal('navigator', { language: 'en-GB' });
const { readCommitEnd } = await import('./commit-end.ts');
const { acceptUnchecked, openForReveal } = await import('./reveal-time.ts');
const { OpeningError, saveOpening, takeOpening } = await import('./sealed.ts');
afterAll(() => void vi.unstubAllGlobals());

const CHAIN = 'evm:1';
const SERIES = `0x${'5e'.repeat(32)}` as const;
const [RAISE, WINDOWS] = ['a2', 'a4'].map((byte) => `0x${byte.repeat(20)}`);
const WALLET = `0x${'b1'.repeat(20)}` as const;
const NOW = Date.parse('2027-05-01T12:00:00Z');
const MINUTE = 60_000;

/** An offer whose opening the person typed, so that no gateway is asked for it; each salt makes another one. */
function typed(salt: number, window = 0): SealedOffer {
  const opening = { price: 3n, quantity: 60n, salt: `0x${salt.toString(16).padStart(64, '0')}` as const };
  const commitment = bidCommitment({ ...opening, wallet: WALLET });
  const offer: SealedOffer = { chain: CHAIN, seriesKey: SERIES, window, commitment, wallet: WALLET };
  expect(takeOpening(new OpeningError(offer, false), opening)).toBe(true);
  return offer;
}

const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`;
/** A node whose contract at an address is in a phase. */
const nodeIn =
  (phase: number, contract = RAISE): AskProvider =>
  async (method, [call]) => {
    if (method === 'eth_chainId') return '0x1';
    return (call as { readonly to: string }).to === contract ? word(phase) : '0x';
  };
const personWith = (askNode: AskProvider | null, chain = CHAIN) =>
  ({ wallet: { chain, askNode } }) as unknown as PersonSession;

const [COMMIT, REVEAL] = [1, 2];
const NODE_SAYS = 'as your own node says';
const DEVICE_SAYS = 'as this device kept it';
const AWAY: AskProvider = () => Promise.reject(new Error('away'));
const keep = ({ commitment }: SealedOffer, ms: number) =>
  values.set(`commit end ${commitment}`, new Date(NOW + ms).toISOString());

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  values.clear();
  values.set(`pin raise ${CHAIN}`, { value: RAISE, since: '2027-01-01T00:00:00.000Z' });
  values.set(`pin windows ${CHAIN}`, { value: WINDOWS, since: '2027-01-01T00:00:00.000Z' });
  return () => vi.useRealTimers();
});

describe('an offer whose gateway says that it may be revealed', () => {
  it.each<[string, AskProvider | null, number]>([
    [NODE_SAYS, nodeIn(COMMIT), 60 * MINUTE],
    // The date was the gateway's word too: the node is asked first.
    [NODE_SAYS, nodeIn(COMMIT), -60 * MINUTE],
    [DEVICE_SAYS, null, 60 * MINUTE],
    [DEVICE_SAYS, AWAY, 60 * MINUTE],
    [DEVICE_SAYS, AWAY, 0],
    [DEVICE_SAYS, AWAY, -2 * MINUTE + 1],
    // Another contract than the one that this browser saw first.
    [DEVICE_SAYS, nodeIn(REVEAL, WINDOWS), 60 * MINUTE],
  ])('is not opened to it while offers are taken, %s', async (words, node, ms) => {
    const offer = typed(1);
    keep(offer, ms);
    const error = await openForReveal(personWith(node), offer).catch((one: Error) => one);
    expect(error).toMatchObject({ name: 'EarlyRevealError', message: expect.stringContaining(words) });
    expect(String(error)).toContain('nothing was shown to the gateway');
  });

  it.each<[string, AskProvider | null, number]>([
    ['the wallet’s own node says', nodeIn(REVEAL), 60 * MINUTE],
    ['the clock of this device says', AWAY, -2 * MINUTE],
    ['the clock of this device says, without a node', null, -2 * MINUTE],
  ])('is opened once they are taken no more, as %s', async (_, node, ms) => {
    const offer = typed(2);
    keep(offer, ms);
    expect(await openForReveal(personWith(node), offer)).toMatchObject({ price: 3n, quantity: 60n });
  });

  it('is opened in a window by the contract of windows alone', async () => {
    const offer = typed(3, 7);
    keep(offer, 60 * MINUTE);
    expect(await openForReveal(personWith(nodeIn(REVEAL, WINDOWS)), offer)).toMatchObject({ price: 3n });
    await expect(openForReveal(personWith(nodeIn(COMMIT, WINDOWS)), offer)).rejects.toThrow(NODE_SAYS);
  });

  it('is not judged by a wallet on another chain', async () => {
    const offer = typed(4);
    keep(offer, 60 * MINUTE);
    await expect(openForReveal(personWith(nodeIn(REVEAL), 'evm:2'), offer)).rejects.toThrow(DEVICE_SAYS);
  });

  it.each<[string, number, unknown]>([
    ['is of an earlier version', 5, undefined],
    ['is no date', 6, 'soon'],
    ['is of another form', 7, 12],
  ])('asks the person where nothing says the time, because what this device kept %s', async (_, salt, value) => {
    const offer = typed(salt);
    values.set(`commit end ${offer.commitment}`, value);
    const error = await openForReveal(personWith(AWAY), offer).catch((one) => one);
    expect(error.name).toBe('UncheckedRevealError');
    acceptUnchecked(error);
    expect(await openForReveal(personWith(AWAY), offer)).toMatchObject({ price: 3n });
    // What the person took on the gateway's word is still refused where a node knows better.
    await expect(openForReveal(personWith(nodeIn(COMMIT)), offer)).rejects.toThrow(NODE_SAYS);
  });
});

describe('an offer on a browser that saw no contract of its chain', () => {
  const HUB = `0x${'a3'.repeat(20)}`;
  /** A hub that names the raise, which is in a phase. */
  const hubNode =
    (phase: number): AskProvider =>
    async (method, [call]) => {
      if (method === 'eth_chainId') return '0x1';
      const { to } = call as { readonly to: string };
      return to === HUB ? `0x${'00'.repeat(12)}${RAISE?.slice(2)}` : to === RAISE ? word(phase) : '0x';
    };
  const naming = (hub: string | null, node: AskProvider) => {
    const gateway = { ask: async () => ({ series: { reportBasis: { domain: { verifyingContract: hub } } } }) };
    return { ...personWith(node), gateway } as unknown as PersonSession;
  };
  beforeEach(() => values.clear());

  it('is not opened where the contract of the gateway’s hub takes offers', async () => {
    await expect(openForReveal(naming(HUB, hubNode(COMMIT)), typed(21))).rejects.toThrow(NODE_SAYS);
  });

  it('asks the person where the contract of the gateway’s hub takes none, because the gateway may name any', async () => {
    const offer = typed(24);
    const error = await openForReveal(naming(HUB, hubNode(REVEAL)), offer).catch((one) => one);
    expect(error.name).toBe('UncheckedRevealError');
    acceptUnchecked(error);
    expect(await openForReveal(naming(HUB, hubNode(REVEAL)), offer)).toMatchObject({ price: 3n });
    expect([...values.keys()]).toEqual([]); // nothing is kept of a contract that no transaction went to
  });

  it.each<[string, number, string | null]>([
    ['is opened after', -60 * MINUTE, null],
    ['is not opened before', 60 * MINUTE, DEVICE_SAYS],
  ])('%s the time that this device kept, whatever the gateway’s hub says', async (_, ms, words) => {
    const offer = typed(25);
    keep(offer, ms);
    const opened = openForReveal(naming(HUB, hubNode(REVEAL)), offer);
    if (words === null) expect(await opened).toMatchObject({ price: 3n });
    else await expect(opened).rejects.toThrow(words);
  });

  it('is judged by the hub that this browser saw first, whatever the gateway names', async () => {
    values.set(`pin hub ${CHAIN}`, { value: HUB, since: '2027-01-01T00:00:00.000Z' });
    await expect(openForReveal(naming(WINDOWS ?? '', hubNode(COMMIT)), typed(22))).rejects.toThrow(NODE_SAYS);
    expect(await openForReveal(naming(WINDOWS ?? '', hubNode(REVEAL)), typed(22))).toMatchObject({ price: 3n });
  });

  it.each([[null], [WINDOWS ?? '']])('asks the person where the gateway names %s for the hub', async (hub) => {
    await expect(openForReveal(naming(hub, hubNode(REVEAL)), typed(23))).rejects.toMatchObject({
      name: 'UncheckedRevealError',
    });
  });
});

describe('an offer on Solana', () => {
  const GENESIS = base58.encode(new Uint8Array(32).fill(9));
  const [PROGRAM, OTHER] = [8, 7].map((byte) => base58.encode(new Uint8Array(32).fill(byte))) as [string, string];
  const cluster = `solana:${GENESIS.slice(0, 32)}`;
  const COMMIT_END = BigInt(NOW / 1_000);
  const encode = (bytes: Uint8Array) => [base64.encode(bytes), 'base64'];
  /** A node with the raise of one program, by its clock. */
  const clusterNode =
    (seconds: bigint, program = PROGRAM): AskProvider =>
    async (method, [addresses]) => {
      if (method === 'getGenesisHash') return GENESIS;
      const [raise, clock] = [new Uint8Array(272), new Uint8Array(40)];
      raise.set([13, 1]);
      raise.set(hex.decode(SERIES.slice(2)), 3);
      raise[135] = 1; // open
      new DataView(raise.buffer).setBigUint64(103, COMMIT_END, true);
      new DataView(clock.buffer).setBigUint64(32, seconds, true);
      const isThere = (addresses as readonly string[])[0] === raiseAccounts(program, SERIES).raise;
      return { value: [isThere ? { owner: program, data: encode(raise) } : null, { owner: 'x', data: encode(clock) }] };
    };
  const offerOf = (salt: number) => {
    const opening = { price: 3n, quantity: 60n, salt: word(salt) as `0x${string}` };
    const wallet = OTHER as never;
    const commitment = bidCommitment({ ...opening, wallet });
    const offer: SealedOffer = { chain: cluster, seriesKey: SERIES, window: 0, commitment, wallet };
    expect(takeOpening(new OpeningError(offer, false), opening)).toBe(true);
    return offer;
  };
  const gatewayNaming = (program: string) => ({
    ask: async () => ({
      series: { reportBasis: { domain: { program: `0x${hex.encode(base58.decode(program))}` } } },
    }),
  });
  const person = { wallet: null, gateway: gatewayNaming(PROGRAM) } as unknown as PersonSession;
  const know = (program = PROGRAM) =>
    values.set(`pin program ${cluster}`, { value: program, since: '2027-01-01T00:00:00.000Z' });
  afterEach(() => {
    device.node = null;
  });

  it('is opened once the device’s own node says that the program takes no more', async () => {
    know();
    device.node = clusterNode(COMMIT_END);
    expect(await openForReveal(person, offerOf(41))).toMatchObject({ price: 3n });
    device.node = clusterNode(COMMIT_END - 1n);
    await expect(openForReveal(person, offerOf(41))).rejects.toThrow(NODE_SAYS);
  });

  it('asks the person where the gateway alone names the program, and is refused where that one takes offers', async () => {
    device.node = clusterNode(COMMIT_END);
    const error = await openForReveal(person, offerOf(42)).catch((one) => one);
    expect(error.name).toBe('UncheckedRevealError');
    device.node = clusterNode(COMMIT_END - 1n);
    await expect(openForReveal(person, offerOf(42))).rejects.toThrow(NODE_SAYS);
  });

  it.each<[string, AskProvider | null]>([
    ['without a node', null],
    ['with a node that has no such raise', clusterNode(COMMIT_END, OTHER)],
  ])('is judged by the time that this device kept %s', async (_, node) => {
    know();
    device.node = node;
    const offer = offerOf(43);
    keep(offer, 60 * MINUTE);
    await expect(openForReveal(person, offer)).rejects.toThrow(DEVICE_SAYS);
    keep(offer, -60 * MINUTE);
    expect(await openForReveal(person, offer)).toMatchObject({ price: 3n });
  });
});

it('has the time on this device once it is sealed, before the gateway has its backup', async () => {
  const opening = { price: 3n, quantity: 60n, salt: word(9) as `0x${string}`, wallet: WALLET };
  const commitment = bidCommitment(opening);
  const kept: (string | null)[] = [];
  const gateway = { act: async () => void kept.push(await readCommitEnd(commitment)) };
  const commitEndsAt = '2027-05-02T00:00:00.000Z';
  const place = { chain: CHAIN, seriesKey: SERIES, window: 0, commitEndsAt };
  vi.useRealTimers();
  await saveOpening({ gateway } as unknown as PersonSession, place, { commitment, opening });
  expect(kept).toEqual([commitEndsAt]);
});

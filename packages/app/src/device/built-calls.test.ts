import type { BuiltFragment } from '@income-series/client/operations';
import { encodeFunctionData } from 'viem';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { abis } from '../../../../src/adapters/evm/abi.ts';
import type { RecordFacts } from '../gateway/build-watch.ts';
import { readBuilt } from './built-calls.ts';
import { memory as values } from './memory-database.ts';
import { PinError } from './pins.ts';

// Node has no IndexedDB.
vi.mock('./database.ts', () => import('./memory-database.ts'));

const CHAIN = 'evm:1';
const addressOf = (byte: string) => `0x${byte.repeat(20)}` as const;
const [TOKEN, RAISE, HUB, WINDOWS, REGISTRY, EVIL] = ['a1', 'a2', 'a3', 'a4', 'a5', 'ee'].map(addressOf) as [
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
];
const HARDSHIP = addressOf('a6');
const [WALLET, OTHER] = [addressOf('b1'), addressOf('b2')];
const SERIES = `0x${'5e'.repeat(32)}`;
const COMMITMENT = `0x${'c0'.repeat(32)}`;
const MOST = (1n << 256n) - 1n;

interface Call {
  readonly to: string;
  readonly data: string;
}

/** A call of a contract's function. */
const call = (to: string, contract: keyof typeof abis, functionName: string, ...args: readonly unknown[]): Call => ({
  to,
  data: encodeFunctionData({ abi: abis[contract], functionName, args } as never),
});
const approve = (spender: string, value: bigint) => call(TOKEN, 'token', 'approve', spender, value);
const built = (kind: string, ...calls: readonly Call[]) =>
  ({ __typename: 'EvmTransaction', id: 'x', kind, chain: CHAIN, sendCalls: { calls } }) as unknown as BuiltFragment;

const pin = (contract: string, value: string) =>
  values.set(`pin ${contract} ${CHAIN}`, { value, since: '2027-01-01T00:00:00.000Z' });
/** The contracts that this browser knows, with their addresses. */
const pins = () => [...values].map(([name, value]) => [name, (value as { readonly value: string }).value]);

const read = (transactions: readonly BuiltFragment[], name: string, input: object, facts: RecordFacts = {}) =>
  readBuilt(transactions, [{ name, input, facts }], { chain: CHAIN });

const place = { chain: CHAIN, seriesKey: SERIES, wallet: WALLET };
const bid = { ...place, commitment: COMMITMENT, deposit: '7' };
const order = { ...place, commitment: COMMITMENT };
const commitOrder = (money: bigint, units: bigint) =>
  call(WINDOWS, 'windows', 'commitOrder', SERIES, COMMITMENT, money, units);
const claimKept = (to: string, wallet: string = WALLET) => call(to, 'raise', 'claimKept', SERIES, wallet);
const verify = (wallet: string, verified = true) => call(REGISTRY, 'registry', 'setVerified', [wallet], verified);
const approveIssuer = (wallet: string) => call(REGISTRY, 'registry', 'setIssuerApproval', wallet, true);
const register = (key: string) => call(REGISTRY, 'registry', 'registerAttestor', key);
const payTail = (amount: bigint) => call(HUB, 'hub', 'payTail', SERIES, amount);
const SIGNALS = [1n, 2n, 3n, 4n, 5n, 6n];
const [points, signature] = [
  {
    a: [1n, 2n],
    b: [
      [3n, 4n],
      [5n, 6n],
    ],
    c: [7n, 8n],
  },
  `0x${'11'.repeat(65)}`,
];
const submitReport = (seriesKey: string, period: number, signals: readonly bigint[]) =>
  call(HUB, 'hub', 'submitReport', seriesKey, period, points, signals, 3, 0, signature, '0x');
/** What the page knows of a report that an attestor signed: its case is named by its id alone. */
const reportFacts = {
  most: '9',
  args: { seriesKey: SERIES, period: '20271', signals: JSON.stringify(SIGNALS.map(String)) },
};
const [zero, two] = [`0x${'0'.repeat(64)}`, `0x${'0'.repeat(63)}2`];

/** The figures of a draft, as its page names them and as the hub takes them. */
const DRAFT = {
  ...{ draftSalt: zero, contractHash: COMMITMENT, termsCommitment: two, currencyCode: 840, indexingRule: 1 },
  ...{ unitsOffered: 100n, reservePrice: 2n, maxUnitsPerBid: 50n, minRaise: 20n, minHolders: 2 },
  ...{ concentrationBps: 5_000, cap: 900n, firstPeriod: 20271, lastPeriod: 20284 },
  ...{ commitEndsAt: 1_798_761_600n, revealEndsAt: 1_799_761_600n, gateEndsAt: 1_800_761_600n },
};
const createSeries = (change: Partial<Record<keyof typeof DRAFT, unknown>> = {}) =>
  call(HUB, 'hub', 'createSeries', { ...DRAFT, ...change });
const draftFacts = {
  kind: 'CREATE_SERIES',
  args: Object.fromEntries(Object.entries(DRAFT).map(([name, value]) => [name, `${value}`])),
};

beforeEach(() => {
  values.clear();
  for (const [contract, address] of Object.entries({ token: TOKEN, raise: RAISE, hub: HUB, registry: REGISTRY }))
    pin(contract, address);
  pin('windows', WINDOWS);
});

/** The actions of an honest gateway: the mutation, its input, what the page shows of the record, the kind, and the calls. */
const ASKED: readonly (readonly [string, object, RecordFacts, string, readonly Call[]])[] = [
  [
    'BuildCommitBid',
    bid,
    {},
    'COMMIT_BID',
    [approve(RAISE, 7n), call(RAISE, 'raise', 'commitBid', SERIES, COMMITMENT, 7n)],
  ],
  ['BuildCommitOrder', { ...order, money: '7' }, {}, 'COMMIT_ORDER', [approve(WINDOWS, 7n), commitOrder(7n, 0n)]],
  ['BuildCommitOrder', { ...order, units: '3' }, {}, 'COMMIT_ORDER', [commitOrder(0n, 3n)]],
  ['BuildPayTail', { ...place, amount: '9' }, {}, 'PAY_TAIL', [approve(HUB, 9n), payTail(9n)]],
  ['BuildBuyOut', place, {}, 'BUY_OUT', [approve(HUB, 9n), call(HUB, 'hub', 'buyOut', SERIES)]],
  [
    'BuildSubmitTier3Report',
    { id: 'x' },
    reportFacts,
    'SUBMIT_REPORT',
    [approve(HUB, 9n), submitReport(SERIES, 20271, SIGNALS)],
  ],
  ['BuildClaim', place, {}, 'CLAIM_KEPT', [claimKept(RAISE)]],
  ['BuildCreateSeries', { id: 'x' }, draftFacts, 'CREATE_SERIES', [createSeries()]],
  ['BuildClaim', { ...place, holder: OTHER }, {}, 'CLAIM_PAYOUT', [call(HUB, 'hub', 'claimPayout', SERIES, OTHER)]],
  [
    'BuildMarkMissed',
    { ...place, period: '2027-Q1' },
    {},
    'MARK_MISSED',
    [call(HUB, 'hub', 'markMissed', SERIES, 20271)],
  ],
  ['BuildApplicationTransaction', { id: 'x', chain: CHAIN, wallet: OTHER }, {}, 'SET_VERIFIED', [verify(OTHER)]],
  ['BuildApplicationTransaction', { id: 'x', chain: CHAIN }, {}, 'SET_ISSUER_APPROVAL', [approveIssuer(OTHER)]],
  [
    'DecideProposal',
    { id: 'x', approve: true },
    { kind: 'REGISTER_ATTESTOR', args: { key: OTHER } },
    'REGISTER_ATTESTOR',
    [register(OTHER)],
  ],
];

describe('a transaction that the page asked for', () => {
  it.each(ASKED)('is read: %s with %j, %j', async (name, input, facts, kind, calls) => {
    const known = await read([built(kind, ...calls)], name, input, facts);
    expect(known.map(({ to }) => to)).toEqual(calls.map(({ to }) => to));
  });
});

const NO_MONEY = 'it lets a contract take money that this step does not need.';
const TOO_MUCH = 'it lets the contract take more money than you agreed to.';
const DIFFERS = 'its series or its figures differ.';
const KIND = 'it is of another kind.';

describe('a transaction that the page did not ask for', () => {
  it.each<[string, string, object, RecordFacts, string, readonly Call[]]>([
    [NO_MONEY, 'BuildClaim', place, {}, 'CLAIM_KEPT', [approve(EVIL, MOST), claimKept(EVIL)]],
    [NO_MONEY, 'BuildClaim', place, {}, 'CLAIM_KEPT', [approve(RAISE, 1n), claimKept(RAISE)]],
    [
      NO_MONEY,
      'BuildDeliverBid',
      { ...place, bidder: OTHER },
      {},
      'DELIVER_BID',
      [approve(RAISE, 1n), call(RAISE, 'raise', 'deliverBid', SERIES, OTHER)],
    ],
    [
      NO_MONEY,
      'BuildRevealBid',
      { ...place, price: '1', quantity: '2', salt: zero },
      {},
      'REVEAL_BID',
      [approve(RAISE, 1n), call(RAISE, 'raise', 'revealBid', SERIES, 1n, 2n, zero)],
    ],
    [
      NO_MONEY,
      'BuildSettleStep',
      { ...place, maxBids: 5 },
      {},
      'SETTLE_STEP',
      [approve(RAISE, 1n), call(RAISE, 'raise', 'settleStep', SERIES, 5)],
    ],
    [
      NO_MONEY,
      'BuildApplicationTransaction',
      { id: 'x', wallet: OTHER },
      {},
      'SET_VERIFIED',
      [approve(REGISTRY, 1n), verify(OTHER)],
    ],
    [
      TOO_MUCH,
      'BuildCommitOrder',
      { ...order, money: '7' },
      {},
      'COMMIT_ORDER',
      [approve(WINDOWS, 8n), commitOrder(7n, 0n)],
    ],
    [
      TOO_MUCH,
      'BuildCommitOrder',
      { ...order, units: '3' },
      {},
      'COMMIT_ORDER',
      [approve(WINDOWS, 1n), commitOrder(0n, 3n)],
    ],
    [
      TOO_MUCH,
      'BuildSubmitTier3Report',
      { id: 'x' },
      reportFacts,
      'SUBMIT_REPORT',
      [approve(HUB, MOST), submitReport(SERIES, 20271, SIGNALS)],
    ],
    ...(
      [
        [`0x${'5f'.repeat(32)}`, 20271, SIGNALS],
        [SERIES, 20272, SIGNALS],
        [SERIES, 20271, [1n, 2n, 3n, 4n, 7n, 6n]],
      ] as const
    ).map(
      ([seriesKey, period, signals]) =>
        [
          DIFFERS,
          'BuildSubmitTier3Report',
          { id: 'x' },
          reportFacts,
          'SUBMIT_REPORT',
          [submitReport(seriesKey, period, signals)],
        ] as [string, string, object, RecordFacts, string, readonly Call[]],
    ),
    [
      DIFFERS,
      'BuildRequestExtinguishment',
      { id: 'x', deadlineAt: '2027-03-01T00:00:00.000Z' },
      { args: { seriesKey: SERIES } },
      'REQUEST_EXTINGUISHMENT',
      [call(HARDSHIP, 'hardship', 'requestExtinguishment', `0x${'5f'.repeat(32)}`, OTHER, WALLET, 1n)],
    ],
    [TOO_MUCH, 'BuildPayTail', { ...place, amount: '9' }, {}, 'PAY_TAIL', [approve(HUB, 10n), payTail(9n)]],
    [
      'it lets another address take your money.',
      'BuildBuyOut',
      place,
      {},
      'BUY_OUT',
      [approve(EVIL, 9n), call(HUB, 'hub', 'buyOut', SERIES)],
    ],
    [
      DIFFERS,
      'BuildCommitOrder',
      { ...order, money: '7' },
      {},
      'COMMIT_ORDER',
      [approve(WINDOWS, 7n), commitOrder(8n, 0n)],
    ],
    [DIFFERS, 'BuildCommitOrder', { ...order, units: '3' }, {}, 'COMMIT_ORDER', [commitOrder(3n, 0n)]],
    [DIFFERS, 'BuildCommitOrder', { ...order, units: '3' }, {}, 'COMMIT_ORDER', [commitOrder(3n, 3n)]],
    [
      DIFFERS,
      'BuildRevealBid',
      { ...place, price: '1', quantity: '2', salt: two },
      {},
      'REVEAL_BID',
      [call(RAISE, 'raise', 'revealBid', SERIES, 2n, 1n, two)],
    ],
    [DIFFERS, 'BuildPayTail', { ...place, amount: '9' }, {}, 'PAY_TAIL', [payTail(10n)]],
    [DIFFERS, 'BuildClaim', place, {}, 'CLAIM_KEPT', [claimKept(RAISE, OTHER)]],
    [
      DIFFERS,
      'BuildMarkMissed',
      { ...place, period: '2027-Q1' },
      {},
      'MARK_MISSED',
      [call(HUB, 'hub', 'markMissed', SERIES, 20272)],
    ],
    [DIFFERS, 'BuildApplicationTransaction', { id: 'x', wallet: OTHER }, {}, 'SET_VERIFIED', [verify(EVIL)]],
    [
      DIFFERS,
      'BuildApplicationTransaction',
      { id: 'x', wallet: OTHER },
      {},
      'SET_ISSUER_APPROVAL',
      [approveIssuer(EVIL)],
    ],
    [
      DIFFERS,
      'DecideProposal',
      { id: 'x', approve: true },
      { args: { key: OTHER } },
      'REGISTER_ATTESTOR',
      [register(EVIL)],
    ],
    [
      KIND,
      'DecideProposal',
      { id: 'x', approve: true },
      { kind: 'REVOKE_ATTESTOR' },
      'REGISTER_ATTESTOR',
      [register(OTHER)],
    ],
    [
      KIND,
      'BuildApplicationTransaction',
      { id: 'x' },
      { kind: 'SET_VERIFIED' },
      'SET_ISSUER_APPROVAL',
      [approveIssuer(OTHER)],
    ],
    [KIND, 'BuildClaim', { ...place, kinds: ['PAYOUT'] }, {}, 'CLAIM_KEPT', [claimKept(RAISE)]],
  ])('is refused, because %s %s with %j, %j', async (reason, name, input, facts, kind, calls) => {
    await expect(read([built(kind, ...calls)], name, input, facts)).rejects.toThrow(reason);
  });

  it('is refused if it lets in a second wallet beside the one of the page', async () => {
    const both = call(REGISTRY, 'registry', 'setVerified', [OTHER, EVIL], true);
    const input = { id: 'x', chain: CHAIN, wallet: OTHER };
    await expect(read([built('SET_VERIFIED', both)], 'BuildApplicationTransaction', input)).rejects.toThrow(DIFFERS);
  });
});

describe('the creation of a series', () => {
  it.each(Object.entries(DRAFT))('is refused with another %s than the draft has', async (name, value) => {
    const other =
      typeof value === 'string' ? `0x${'33'.repeat(32)}` : typeof value === 'bigint' ? value + 1n : value - 1;
    const transaction = built('CREATE_SERIES', createSeries({ [name]: other }));
    await expect(read([transaction], 'BuildCreateSeries', { id: 'x' }, draftFacts)).rejects.toThrow(DIFFERS);
  });

  it('is refused as another kind of sale than the draft has', async () => {
    const routed = built('CREATE_ROUTED_SERIES', call(HUB, 'hub', 'createRoutedSeries', DRAFT));
    await expect(read([routed], 'BuildCreateSeries', { id: 'x' }, draftFacts)).rejects.toThrow(KIND);
  });
});

const stranger = call(HUB, 'hub', 'closeSeries', SERIES);

/** What a gateway makes of the calls of an action: the same ones in another number. */
const MISCOUNTS: readonly (readonly [string, (calls: readonly Call[]) => readonly (readonly Call[])[]])[] = [
  ['every call twice', (calls) => [calls.flatMap((one) => [one, one])]],
  ['all calls twice', (calls) => [[...calls, ...calls]]],
  ['the first call twice', ([first, ...rest]) => [[first, first, ...rest] as Call[]]],
  ['the last call twice', (calls) => [[...calls, calls.at(-1)] as Call[]]],
  ['the last call three times', (calls) => [[...calls, calls.at(-1), calls.at(-1)] as Call[]]],
  ['no last call', (calls) => [calls.slice(0, -1)]],
  ['another call before', (calls) => [[stranger, ...calls]]],
  ['another call after', (calls) => [[...calls, stranger]]],
  ['a second transaction of the same calls', (calls) => [calls, calls]],
  ['a second transaction of the last call', (calls) => [calls, calls.slice(-1)]],
];

describe.each(MISCOUNTS)('a transaction with %s', (_, change) => {
  it.each(ASKED)('is refused: %s with %j, %j', async (name, input, facts, kind, calls) => {
    const transactions = change(calls).map((some) => built(kind, ...some));
    await expect(read(transactions, name, input, facts)).rejects.toThrow('is not what this page asked for');
  });
});

it('is refused where two transactions of one action let a contract take money', async () => {
  const pay = [approve(HUB, 9n), payTail(9n)];
  const input = { ...place, amount: '9' };
  await expect(
    read([built('PAY_TAIL', ...pay), built('PAY_TAIL', approve(HUB, 9n), payTail(9n))], 'BuildPayTail', input),
  ).rejects.toThrow('it does a step more than once.');
});

describe('a contract', () => {
  it('is kept from its first use on', async () => {
    values.clear();
    const calls = [approve(RAISE, 7n), call(RAISE, 'raise', 'commitBid', SERIES, COMMITMENT, 7n)];
    await read([built('COMMIT_BID', ...calls)], 'BuildCommitBid', bid);
    expect(pins()).toEqual([
      [`pin token ${CHAIN}`, TOKEN],
      [`pin raise ${CHAIN}`, RAISE],
    ]);
  });

  it('is not kept if a later call or transaction is refused', async () => {
    values.clear();
    const payout = call(HUB, 'hub', 'claimPayout', SERIES, WALLET);
    const claims = [built('CLAIM_PAYOUT', payout), built('CLAIM_KEPT', claimKept(RAISE, OTHER))];
    await expect(read(claims, 'BuildClaim', place)).rejects.toThrow(DIFFERS);
    const two = [built('CLAIM_PAYOUT', payout), built('CLAIM_PAYOUT', { ...payout, to: EVIL })];
    await expect(read(two, 'BuildClaim', place)).rejects.toThrow(PinError);
    expect(pins()).toEqual([]);
  });

  it('of an unknown address is asked about while another one of its function is known', async () => {
    values.clear();
    pin('raise', RAISE);
    const error = await read([built('CLAIM_KEPT', claimKept(WINDOWS))], 'BuildClaim', place).catch((one) => one);
    expect(error).toBeInstanceOf(PinError);
    expect(error).toMatchObject({ pin: { value: RAISE }, next: WINDOWS });
    expect(pins()).toEqual([[`pin raise ${CHAIN}`, RAISE]]);
    await error.accept();
    const both = [built('CLAIM_KEPT', claimKept(WINDOWS)), built('CLAIM_KEPT', claimKept(RAISE))];
    expect(await read(both, 'BuildClaim', place)).toHaveLength(2);
    expect(pins()[0]).toEqual([`pin raise ${CHAIN}`, RAISE]); // as before
  });

  it('is asked about once for each of several unknown ones', async () => {
    values.clear();
    const both = [built('CLAIM_KEPT', claimKept(RAISE)), built('CLAIM_KEPT', claimKept(WINDOWS))];
    for (const next of [WINDOWS, RAISE]) {
      const error = await read(both, 'BuildClaim', place).catch((one) => one);
      expect(error).toMatchObject({ name: 'PinError', next });
      await error.accept();
    }
    expect(await read(both, 'BuildClaim', place)).toHaveLength(2);
  });
});

// Every mutation that builds a transaction of a curve series, over HTTP on a Solana cluster: what it builds is sent by a wallet and
// indexed, and what it refuses is refused by a code, before anything is written.

import type { Bytes32 } from '@income-series/protocol/hex';
import { type Period, periodEnd } from '@income-series/protocol/period';
import { PROCEEDS_WAIT } from '@income-series/protocol/policy';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { errorHelp } from '../../../src/core/errors/error-help.ts';
import { DAY } from '../../contracts/solana/support/curve.ts';
import { newWallet } from '../../support/gateway.ts';
import { type LiveGateway, type LiveWallet, openLiveGateway } from '../../support/solana/live.ts';
import { build, curveBuilders, DEADLINE, PURCHASE, sendBuilt, step, stepOf } from './support/steps.ts';

const UNIT = 1_000_000n;
const FIRST = 20261 as Period;
const SALE = { side: 'SELL', amount: '1', deadlineAt: DEADLINE };

let live: LiveGateway;
let seriesKey: Bytes32;
/** Nobody trades with it. */
let failing: Bytes32;
let [first, second]: readonly LiveWallet[] = [];
let token: string;

const wallet = (which: LiveWallet | undefined): LiveWallet => {
  if (which === undefined) throw new Error('a wallet');
  return which;
};
const at = (by: LiveWallet | undefined, key = seriesKey) => stepOf(live, key, wallet(by));
const instant = (seconds: bigint) => new Date(Number(seconds) * 1000).toISOString();
const inDays = (days: bigint) => instant(live.node.chain.now() + days * DAY);
const rows = () => live.database.prisma.builtTransaction.count();

/** A builder, and an input of it that fits; what a series and wallet make of it is another matter. */
const BUILDERS: readonly (readonly [mutation: string, input: () => object])[] = [
  ...curveBuilders(() => inDays(10n)),
  ['buildEndPause', () => ({})],
  ['buildMarkMissed', () => ({ period: '2026-Q1' })],
  ['buildPayTail', () => ({ amount: '1' })],
  ['buildCloseSeries', () => ({})],
];

beforeAll(async () => {
  live = await openLiveGateway();
  [first, second] = live.traders;
  token = await live.session(wallet(first));
  seriesKey = await live.createCurve();
  failing = await live.createCurve();
});
afterAll(() => live?.close());
afterEach(() => {
  live.proxy.change = undefined;
});

const seriesNow = async (key = seriesKey) => {
  const { data, errors } = await live.ask<{ series: { state: string; curve: Record<string, unknown> } }>(
    `query ($key: Bytes32!, $chain: Chain) { series(key: $key, chain: $chain) { state stakedTotal tenderedTotal
      curve { sold raised feesHeld proceeds tenderRound tenderState census { nodes { units } } } } }`,
    { key, chain: live.cluster },
  );
  expect(errors ?? []).toEqual([]);
  return data?.series;
};
/** Why a transaction is refused: its code, with the program's name where the simulation failed. */
async function refusal(by: LiveWallet | undefined, mutation: string, input: object, session = by): Promise<string> {
  const before = await rows();
  const done = await live.act(await live.session(wallet(session)), mutation, '__typename', { ...at(by), ...input });
  expect(await rows()).toBe(before);
  return done.errorName === undefined ? String(done.code) : `${done.code} ${done.errorName}`;
}

describe.each(BUILDERS)('%s', (mutation, input) => {
  const ask = (change: object, session: string | undefined = token) =>
    live.act(session, mutation, '__typename', { ...at(first), ...input(), ...change });

  it('is refused without a session, for a foreign wallet, and for what is not there', async () => {
    const before = await rows();
    const nowhere = `0x${'ab'.repeat(32)}`;
    const evm = newWallet().address;
    const answers = [
      await live.act(undefined, mutation, '__typename', { ...at(first), ...input() }),
      await ask({ wallet: wallet(second).address }),
      await ask({ wallet: evm }),
      await ask({ seriesKey: nowhere }),
      await ask({ chain: null }),
      await ask({ chain: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' }),
      await ask({ chain: 'evm:10143', wallet: evm, ...('holder' in input() ? { holder: evm } : {}) }),
    ];
    expect(answers.map(({ code }) => code)).toEqual([
      ...['UNAUTHENTICATED', 'WALLET_NOT_LINKED', 'CHAIN_FORM', 'NOT_FOUND'],
      ...['CHAIN_REQUIRED', 'CHAIN_REFUSED', 'NOT_FOUND'],
    ]);
    expect(JSON.stringify(answers)).not.toContain(evm);
    expect(await rows()).toBe(before);
  });

  it('is built for an admin for any wallet, whose own signature it needs', async () => {
    const admin = await live.admin();
    const built = await build(live, admin, mutation, { ...at(second), ...input(), allowFailing: true });
    expect(built).toMatchObject({
      wallet: wallet(second).address,
      request: { feePayer: wallet(second).address, requiredSigners: [wallet(second).address] },
    });
    const { id } = built;
    const sent = { id, txHash: '5'.repeat(87) };
    expect((await live.act(admin, 'recordTransactionHash', '__typename', sent)).code).toBe('WALLET_NOT_LINKED');
    const { data } = await live.ask(`{ node(id: "${id}") { id } }`, {}, await live.session(wallet(second)));
    expect(data?.node).toBeNull();
  });
});

describe('a purchase', () => {
  const buy = (change: object, by = first) =>
    live.act(token, 'buildSwap', '__typename', { ...at(by), ...PURCHASE, amount: '1000000', ...change });

  it('needs the present text acknowledged, which is recorded nowhere', async () => {
    const { data } = await live.ask<{ beforeYouBuy: { version: number; text: string } }>(
      '{ beforeYouBuy { version text } }',
    );
    const { version } = data?.beforeYouBuy ?? { version: 0 };
    expect(version).toBe(PURCHASE.beforeYouBuyVersion);
    expect(data?.beforeYouBuy.text).toContain('A wallet that is not verified can neither stake nor tender, so');
    const before = await rows();
    const refused = [
      [{ acknowledged: false }, 'acknowledged'],
      [{ acknowledged: null }, 'acknowledged'],
      [{ beforeYouBuyVersion: null }, 'beforeYouBuyVersion'],
      [{ beforeYouBuyVersion: version - 1 }, 'beforeYouBuyVersion'],
      [{ beforeYouBuyVersion: version + 1 }, 'beforeYouBuyVersion'],
      [{ acknowledged: false, beforeYouBuyVersion: version - 1 }, 'acknowledged'],
    ] as const;
    for (const [change, field] of refused) {
      const done = await buy(change);
      expect([change, done]).toEqual([change, { code: 'BUY_NOT_ACKNOWLEDGED', path: ['input', field] }]);
    }
    expect(await rows()).toBe(before);
    const { id } = await build(live, token, 'buildSwap', { ...at(first), ...PURCHASE, amount: '1000000' });
    const kept = await live.database.prisma.builtTransaction
      .findUniqueOrThrow({ where: { id: id.split(':').at(-1) as string } })
      .catch(() => null);
    expect(JSON.stringify(kept, (_, value) => (typeof value === 'bigint' ? `${value}` : value))).not.toMatch(
      /acknowledged|beforeYouBuy/i,
    );
  });

  it.each<[string, object, string, string]>([
    [
      'after its own deadline',
      { deadlineAt: '2026-01-01T00:00:00.000Z' },
      'DEADLINE_PAST',
      'The deadline of this transaction, of the request it answers, or of the announced buy-out is over.',
    ],
    ['for nothing', { amount: '0' }, 'AMOUNT_ZERO', 'The amount, or the number of units, is zero.'],
    [
      'for more units than it pays',
      { units: '900000000' },
      'OUT_TOO_SMALL',
      'The trade would give nothing, or less than the least that you accept.',
    ],
  ])('%s is refused by the program’s name and its meaning', async (_, change, errorName, message) => {
    const before = await rows();
    const input = { ...at(first), ...PURCHASE, amount: '1000000', ...change };
    const done = await live.act(await live.session(wallet(first)), 'buildSwap', '__typename', input);
    expect(done).toMatchObject({ code: 'SIMULATION_FAILED', errorName, message, ...errorHelp('SIMULATION_FAILED') });
    expect(await rows()).toBe(before);
  });

  it('is refused to the issuer, and to a wallet without tokens', async () => {
    const purchase = { ...PURCHASE, amount: '1000000' };
    expect(await refusal(live.issuer, 'buildSwap', purchase)).toBe('SIMULATION_FAILED ISSUER_WALLET');
    const { address } = wallet(second);
    const { kitAddress } = await import('../../../src/adapters/solana/addresses.ts');
    const before = live.node.chain.account(kitAddress(address), 'processed');
    live.node.chain.put(new Map([[kitAddress(address), null]]));
    expect(await refusal(second, 'buildSwap', purchase)).toBe('SIMULATION_FAILED INSUFFICIENT_FUNDS');
    live.node.chain.put(new Map([[kitAddress(address), before]]));
  });

  it('does not fit a scalar', async () => {
    for (const change of [{ amount: '-1' }, { units: '1.5' }, { deadlineAt: 'soon' }, { side: 'GIVE' }]) {
      expect(await buy(change)).toMatchObject({ code: 'BAD_INPUT' });
    }
  });
});

describe('the life of a curve', () => {
  it('begins with trades', async () => {
    expect(await refusal(first, 'buildSwap', { ...SALE, units: '1' })).toMatch(/^SIMULATION_FAILED /);
    const bought = await step(live, wallet(first), 'buildSwap', { ...at(first), ...PURCHASE, amount: '600000000' });
    expect(bought.preview).toEqual([
      { label: 'Pays at most', value: '600000000', unit: 'TOKEN' },
      { label: 'Buys at least', value: '1', unit: 'BASE_LAMPORTS' },
      { label: 'Not after', value: DEADLINE, unit: 'TIME' },
      {
        label: 'If the sale fails',
        value: 'each unit is paid the same part of what the curve holds, without a fee',
        unit: 'TEXT',
      },
      { label: 'Becomes public', value: 'the wallet, the price and the units', unit: 'TEXT' },
      { label: 'Opens a token account of', value: wallet(first).address, unit: 'WALLET' },
      {
        label: 'Rent of that account',
        value: expect.stringMatching(/^2039280 lamports from your wallet/),
        unit: 'TEXT',
      },
    ]);
    const sold = await step(live, wallet(first), 'buildSwap', { ...at(first), ...SALE, units: `${50n * UNIT}` });
    expect(sold.kind).toBe('SELL');
    for (const mutation of ['buildActivateCurve', 'buildStake', 'buildCollectProceeds', 'buildFailCurve'] as const) {
      const input = mutation === 'buildStake' ? { units: '1' } : {};
      const names = {
        buildActivateCurve: 'THRESHOLD_NOT_REACHED',
        buildStake: 'WRONG_STATE',
        buildCollectProceeds: 'NOT_DUE',
        buildFailCurve: 'WRONG_PHASE',
      };
      expect(await refusal(first, mutation, input)).toBe(`SIMULATION_FAILED ${names[mutation]}`);
    }
    // Bought by somebody who is not verified: trading needs no verified wallet.
    await step(live, live.stranger, 'buildSwap', { ...at(live.stranger), ...PURCHASE, amount: '900000000' });
    const now = await seriesNow();
    expect(now).toMatchObject({ state: 'CURVE' });
    expect(BigInt(String(now?.curve.feesHeld))).toBeGreaterThan(0n);
  });

  it('goes on with its activation, proceeds and fees', async () => {
    await step(live, wallet(second), 'buildCollectFees', at(second));
    expect(await seriesNow()).toMatchObject({ curve: { feesHeld: '0' } });
    expect(await refusal(second, 'buildCollectFees', {})).toMatch(/^SIMULATION_FAILED (NOT_DUE|AMOUNT_ZERO)$/);
    await step(live, wallet(second), 'buildActivateCurve', at(second));
    expect(await seriesNow()).toMatchObject({ state: 'ACTIVE' });
    expect(await refusal(second, 'buildActivateCurve', {})).toBe('SIMULATION_FAILED WRONG_STATE');
    expect(await refusal(first, 'buildSwap', { ...PURCHASE, amount: '1' })).toMatch(/WRONG_STATE|WRONG_PHASE/);
    expect(await refusal(first, 'buildFailCurve', {})).toBe('SIMULATION_FAILED WRONG_STATE');
    expect(await refusal(second, 'buildCollectProceeds', {})).toBe('SIMULATION_FAILED PROCEEDS_WAIT');
    live.pass(PROCEEDS_WAIT);
    await step(live, wallet(second), 'buildCollectProceeds', at(second));
    expect(await seriesNow()).toMatchObject({ curve: { proceeds: '0' } });
    expect(await refusal(second, 'buildCollectProceeds', {})).toMatch(/^SIMULATION_FAILED (NOT_DUE|AMOUNT_ZERO)$/);
  });

  it('goes on with stakes of verified wallets', async () => {
    const units = `${20n * UNIT}`;
    expect(await refusal(live.stranger, 'buildStake', { units })).toBe('WALLET_NOT_VERIFIED');
    expect(await refusal(live.issuer, 'buildStake', { units })).toMatch(/^SIMULATION_FAILED /);
    expect(await refusal(first, 'buildStake', { units: '0' })).toBe('SIMULATION_FAILED AMOUNT_ZERO');
    expect(await refusal(first, 'buildStake', { units: `${UNIT * UNIT}` })).toMatch(
      /INSUFFICIENT_TOKENS|UNITS_UNAVAILABLE/,
    );
    const staked = await step(live, wallet(first), 'buildStake', { ...at(first), units });
    expect(staked.preview).toEqual([{ label: 'Units', value: units, unit: 'BASE_LAMPORTS' }]);
    expect(await refusal(first, 'buildUnstake', { units: `${21n * UNIT}` })).toBe(
      'SIMULATION_FAILED UNITS_UNAVAILABLE',
    );
    expect(await refusal(second, 'buildUnstake', { units })).toBe('SIMULATION_FAILED POSITION_MISSING');
    await step(live, wallet(first), 'buildUnstake', { ...at(first), units: `${5n * UNIT}` });
    expect(await seriesNow()).toMatchObject({ stakedTotal: `${15n * UNIT}` });
  });

  it('goes on with a round of tenders', async () => {
    const round = { price: '2000000', endsAt: inDays(10n) };
    const leastPrice = round.price;
    expect(await refusal(first, 'buildTender', { units: '1', leastPrice })).toBe('SIMULATION_FAILED TENDER_NOT_OPEN');
    expect(await refusal(first, 'buildOpenTender', round)).toBe('SIMULATION_FAILED NOT_ISSUER');
    for (const [change, name] of [
      [{ endsAt: inDays(6n) }, 'DEADLINE_TOO_SOON'],
      [{ endsAt: inDays(91n) }, 'DEADLINE_TOO_LATE'],
      [{ price: '0' }, 'BAD_PARAMS'],
    ] as const) {
      expect([name, await refusal(live.issuer, 'buildOpenTender', { ...round, ...change })]).toEqual([
        name,
        `SIMULATION_FAILED ${name}`,
      ]);
    }
    const opened = await step(live, live.issuer, 'buildOpenTender', { ...at(live.issuer), ...round });
    expect(opened.preview).toEqual([
      { label: 'Price of a unit', value: '2000000', unit: 'TOKEN' },
      { label: 'Ends', value: round.endsAt.replace('.000Z', '.000Z'), unit: 'TIME' },
    ]);
    expect(await refusal(live.issuer, 'buildOpenTender', round)).toBe('SIMULATION_FAILED TENDER_OPEN');
    expect(await refusal(first, 'buildTender', { units: `${16n * UNIT}`, leastPrice })).toBe(
      'SIMULATION_FAILED UNITS_UNAVAILABLE',
    );
    expect(await refusal(first, 'buildTender', { units: '1', leastPrice: '2000001' })).toBe(
      'SIMULATION_FAILED PRICE_TOO_LOW',
    );
    for (const [mutation, input] of [
      ['buildTender', { units: '1', leastPrice }],
      ['buildWithdrawTender', { units: '1' }],
    ] as const) {
      expect([mutation, await refusal(second, mutation, input)]).toEqual([
        mutation,
        'SIMULATION_FAILED POSITION_MISSING',
      ]);
    }
    expect(await refusal(second, 'buildClaim', {})).toBe('NOTHING_DUE');
    const offered = await step(live, wallet(first), 'buildTender', {
      ...at(first),
      units: `${10n * UNIT}`,
      leastPrice,
    });
    expect(offered.preview).toContainEqual({ label: 'Least price of a unit', value: leastPrice, unit: 'TOKEN' });
    expect(await refusal(first, 'buildUnstake', { units: `${6n * UNIT}` })).toBe('SIMULATION_FAILED UNITS_UNAVAILABLE');
    expect(await refusal(first, 'buildWithdrawTender', { units: `${11n * UNIT}` })).toBe(
      'SIMULATION_FAILED UNITS_UNAVAILABLE',
    );
    await step(live, wallet(first), 'buildWithdrawTender', { ...at(first), units: `${2n * UNIT}` });
    expect(await seriesNow()).toMatchObject({ tenderedTotal: `${8n * UNIT}`, curve: { tenderState: 'OPEN' } });

    const { address: holder } = wallet(first);
    expect(await refusal(second, 'buildSettleTender', {})).toBe('SIMULATION_FAILED TENDER_RUNNING');
    expect(await refusal(second, 'buildClaim', { holder })).toBe('NOTHING_DUE');
    live.pass(10n * DAY);
    expect(await refusal(first, 'buildTender', { units: '1', leastPrice })).toBe('SIMULATION_FAILED TENDER_NOT_OPEN');
    await step(live, wallet(second), 'buildSettleTender', at(second));
    expect(await seriesNow()).toMatchObject({ curve: { tenderState: 'SETTLED' } });
    const claimed = await step(live, wallet(second), 'buildClaim', { ...at(second), holder });
    expect(claimed.preview).toEqual([{ label: expect.any(String), value: holder, unit: 'WALLET' }]);
    expect(await seriesNow()).toMatchObject({ tenderedTotal: '0', stakedTotal: `${7n * UNIT}` });
    expect(await refusal(second, 'buildClaim', { holder })).toBe('NOTHING_DUE');
    expect(await refusal(second, 'buildClaim', { holder: newWallet().address })).toBe('CHAIN_FORM');
  });

  it('goes on with a census', async () => {
    const census = (period: string) => refusal(second, 'buildSyncCensus', { period });
    expect(await census('2026-Q1')).toMatch(/^SIMULATION_FAILED (PERIOD_NOT_OPEN|NOT_DUE)$/);
    expect(await census('2026-Q2')).toMatch(/^SIMULATION_FAILED /);
    expect(await census('2032-Q1')).toMatch(/^SIMULATION_FAILED (PERIOD_UNKNOWN|NOT_DUE)$/);
    expect(await census('1999-Q1')).toBe('BAD_INPUT');
    live.pass(periodEnd(FIRST) - live.node.chain.now());
    const counted = await step(live, wallet(second), 'buildSyncCensus', { ...at(second), period: '2026-Q1' });
    expect(counted.preview).toEqual([{ label: 'Period', value: '2026-Q1', unit: 'PERIOD' }]);
    expect(await seriesNow()).toMatchObject({ curve: { census: { nodes: [{ units: `${7n * UNIT}` }] } } });
    expect(await census('2026-Q1')).toMatch(/^SIMULATION_FAILED (PERIOD_OUT_OF_ORDER|NOT_DUE)$/);
  });

  it('may end with its failure', async () => {
    live.pass(31n * DAY);
    const ofFailing = { ...at(second, failing) };
    expect(await refusal(second, 'buildActivateCurve', ofFailing)).toMatch(
      /^SIMULATION_FAILED (WRONG_PHASE|THRESHOLD_NOT_REACHED)$/,
    );
    await step(live, wallet(second), 'buildFailCurve', ofFailing);
    expect(await seriesNow(failing)).toMatchObject({ state: 'FAILED' });
  });
});

describe('a transaction that would fail', () => {
  it('is built where it is asked for, and fails in its preflight', async () => {
    const input = { ...at(first), allowFailing: true };
    const built = await build(live, token, 'buildActivateCurve', input);
    expect(built.simulation).toEqual({ ok: false, errorName: 'WRONG_STATE', cost: null });
    await expect(sendBuilt(live, token, wallet(first), built)).rejects.toThrow();
  });

  it('is refused by name for a number that has none', async () => {
    live.proxy.change = (method, result) =>
      method === 'simulateTransaction'
        ? { ...result, value: { ...result.value, err: { InstructionError: [1, { Custom: 65_000 }] }, logs: [] } }
        : result;
    expect(await refusal(first, 'buildCollectFees', {})).toBe('SIMULATION_FAILED UNKNOWN_PROGRAM_ERROR');
  });
});

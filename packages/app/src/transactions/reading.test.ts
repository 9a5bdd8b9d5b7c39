import {
  associatedAccount,
  otherAccount,
  positionAccount,
  raiseAccounts,
  seriesAccounts,
} from '@income-series/client/calls';
import type { BuiltFragment } from '@income-series/client/operations';
import { describe, expect, it } from 'vitest';
import { type AskedStep, isAskedCall, isAskedTransaction } from './asked-step.ts';
import { readBuilt } from './reading.ts';

const [WALLET, TOKEN, RAISE, STRANGER] = ['a1', 'b2', 'c3', 'd4'].map((byte) => `0x${byte.repeat(20)}`) as [
  string,
  string,
  string,
  string,
];
const SENDER = { address: WALLET, chain: 'evm:10143', contracts: [TOKEN, RAISE] };
const [SERIES, COMMITMENT] = [`0x${'51'.repeat(32)}`, `0x${'52'.repeat(32)}`];
const ASKED: AskedStep = {
  mutation: 'BuildCommitBid',
  input: { chain: SENDER.chain, seriesKey: SERIES, wallet: WALLET, commitment: COMMITMENT, deposit: '7000' },
};

const word = (value: string | number | bigint) => BigInt(value).toString(16).padStart(64, '0');
const approve = (spender: string, amount: number | bigint, to = TOKEN) => ({
  to,
  data: `0x095ea7b3${word(spender)}${word(amount)}`,
  value: '0x0',
});
const commit = { to: RAISE, data: `0x98424d4f${word(SERIES)}${word(COMMITMENT)}${word(7000)}`, value: '0x0' };
const EVERYTHING = 2n ** 256n - 1n;

const built = (calls: readonly object[], facts: object = {}) =>
  ({
    __typename: 'EvmTransaction',
    chain: SENDER.chain,
    kind: 'COMMIT_BID',
    wallet: WALLET,
    sendCalls: { calls },
    ...facts,
  }) as unknown as BuiltFragment;
const functionsOf = (transaction: BuiltFragment, asked = ASKED) =>
  readBuilt(transaction, asked, SENDER)?.map(({ functionName }) => functionName) ?? null;

describe('the reading of a built transaction', () => {
  it('takes the asked step, with approvals of its own contract before it', () => {
    expect(functionsOf(built([commit]))).toEqual(['commitBid']);
    const calls = [approve(RAISE, 0), approve(RAISE, 7000), commit];
    expect(functionsOf(built(calls))).toEqual(['approve', 'approve', 'commitBid']);
  });

  it('takes a step of fewer bids than asked, and none of more', () => {
    const asked = { mutation: 'BuildSettleStep', input: { seriesKey: SERIES, maxBids: 50 } };
    const steps = [25, 50, 51].map((bids) => [
      { to: RAISE, data: `0x6c4a20ef${word(SERIES)}${word(bids)}`, value: '0x0' },
    ]);
    expect(steps.map((calls) => functionsOf(built(calls), asked))).toEqual([['settleStep'], ['settleStep'], null]);
  });

  it.each([
    ['lets a stranger take what the wallet has', [approve(STRANGER, EVERYTHING), approve(RAISE, 7000), commit], {}],
    ['lets the contract take more than the deposit', [approve(RAISE, 7001), commit], {}],
    ['approves with another token', [approve(RAISE, 7000, STRANGER), commit], {}],
    ['sends money of the chain', [{ ...commit, value: '0x1' }], {}],
    ['sends an amount that is none', [{ ...commit, value: 'all' }], {}],
    ['calls a contract that is not the product’s', [{ ...commit, to: STRANGER }], {}],
    ['commits to another bid', [{ ...commit, data: commit.data.replace('52', '53') }], {}],
    ['bids in another series', [{ ...commit, data: commit.data.replace('51', '53') }], {}],
    ['does another step, by its kind too', [approve(RAISE, 7000)], { kind: 'APPROVE' }],
    ['is for another chain', [commit], { chain: 'evm:1' }],
    ['is another wallet’s', [commit], { wallet: STRANGER }],
    ['has no call', [], {}],
  ])('refuses one that %s', (_, calls, facts) => {
    expect(functionsOf(built(calls, facts))).toBeNull();
  });

  it('takes a claim on Solana that pays the holder’s associated account, or the other one of the wallet itself', () => {
    const [program, token, own, other] = ['P', 'T', 'W', 'X'].map((letter) => letter.repeat(43)) as [
      string,
      string,
      string,
      string,
    ];
    const pays = (money: string, holder = own) => {
      const series = seriesAccounts(program, SERIES as never).series;
      const position = positionAccount(program, SERIES as never, holder);
      const accounts = Object.entries({ series, position, money, token }).map(([name, value]) => ({ name, value }));
      const call = { to: program, contracts: ['program'], functionName: 'claimPayout', args: [], accounts } as const;
      return isAskedCall(call, { mutation: 'BuildClaim', input: { seriesKey: SERIES, holder } }, own);
    };
    expect([pays(associatedAccount(own, token)), pays(otherAccount(own, token))]).toEqual([true, true]);
    expect([pays(associatedAccount(other, token)), pays(otherAccount(other, token)), pays(other)]).toEqual([
      false,
      false,
      false,
    ]);
    expect([associatedAccount(other, token), otherAccount(other, token)].map((at) => pays(at, other))).toEqual([
      true,
      false,
    ]);
  });

  it('takes a step on Solana only with token accounts that follow from the wallet', () => {
    const [program, token, unitMint, own, stranger] = ['P', 'T', 'M', 'W', 'X'].map((letter) => letter.repeat(43)) as [
      ...[string, string, string, string, string],
    ];
    const isAsked = (functionName: string, mutation: string, named: object, wished: object = {}) => {
      const series = seriesAccounts(program, SERIES as never).series;
      const accounts = Object.entries({ series, token, unitMint, ...named }).map(([name, value]) => ({ name, value }));
      const call = { to: program, contracts: ['program'], functionName, args: [], accounts } as const;
      return isAskedCall(call, { mutation, input: { seriesKey: SERIES, ...wished } }, own);
    };
    const [money, second] = [associatedAccount(own, token), otherAccount(own, token)];
    const units = associatedAccount(own, unitMint);
    const bids = (account: string) => isAsked('commitBid', 'BuildCommitBid', { money: account });
    expect([money, second, units, associatedAccount(stranger, token), stranger].map(bids)).toEqual([
      ...[true, true, false, false, false],
    ]);
    const buys = (to: string) => isAsked('buy', 'BuildSwap', { money, units: to }, { side: 'BUY' });
    const others = [money, associatedAccount(stranger, unitMint)];
    expect([units, otherAccount(own, unitMint), ...others].map(buys)).toEqual([true, true, false, false]);
  });

  it('takes a step on Solana once, and beside it what belongs to it alone', () => {
    const [program, own, stranger] = ['P', 'W', 'X'].map((letter) => letter.repeat(43)) as [string, string, string];
    const { series } = seriesAccounts(program, SERIES as never);
    const call = (functionName: string, named: object, args: object = {}) => ({
      ...{ to: program, contracts: ['program'] as const, functionName },
      args: Object.entries(args).map(([name, value]) => ({ name, value: String(value) })),
      accounts: Object.entries({ series, ...named }).map(([name, value]) => ({ name, value })),
    });
    const isAsked = (mutation: string, calls: readonly ReturnType<typeof call>[], input: object = {}) =>
      isAskedTransaction(calls, { mutation, input: { seriesKey: SERIES, ...input } }, own);
    const ends = (holder: string, payer = holder) =>
      call('closeAccount', { closed: positionAccount(program, SERIES as never, holder), payer });
    const claim = call('claimFinal', { position: positionAccount(program, SERIES as never, own) });
    const claims = (...calls: readonly ReturnType<typeof call>[]) => isAsked('BuildClaim', calls);
    expect([claims(claim), claims(claim, ends(own)), claims(call('claimPayout', {}), claim, ends(own))]).toEqual([
      ...[true, true, true],
    ]);
    const refused = [
      [claim, claim],
      [ends(own)],
      [ends(own), claim],
      [claim, ends(stranger)],
      [claim, ends(own, stranger)],
      [],
    ];
    expect(refused.map((calls) => claims(...calls))).toEqual(refused.map(() => false));
    const reports = (...of: readonly (readonly [string, number])[]) =>
      isAskedTransaction(
        of.map(([name, period]) => call(name, {}, { period })),
        { mutation: 'BuildSubmitTier3Report', input: { id: 'R1' } },
        own,
      );
    expect(reports(['recordRate', 20271], ['submitReport', 20271])).toBe(true);
    expect([reports(['recordRate', 20272], ['submitReport', 20271]), reports(['recordRate', 20271])]).toEqual([
      ...[false, false],
    ]);
    const pause = call('requestPause', { record: stranger });
    expect([[pause], [pause, pause]].map((calls) => isAsked('OpenHardship', calls))).toEqual([true, false]);
    const routes = [{ amount: '5' }, {}].map((args) =>
      isAsked('BuildRouteIncome', [call('route', {}, args)], { amount: '5' }),
    );
    expect(routes).toEqual([true, false]);
  });

  it('takes a bid on Solana in the asked series alone, though its calls do not name the series', () => {
    const program = 'P'.repeat(43);
    const reveals = (of: string) => {
      const accounts = [{ name: 'raise', value: raiseAccounts(program, of as never).raise }];
      const call = { to: program, contracts: ['program'], functionName: 'revealBid', args: [], accounts } as const;
      return isAskedCall(call, { mutation: 'BuildRevealBid', input: { seriesKey: SERIES } }, WALLET);
    };
    expect([SERIES, COMMITMENT].map(reveals)).toEqual([true, false]);
  });

  it('compares the times and the bounds of a step', () => {
    const isAsked = (functionName: string, args: object, mutation: string, input: object) =>
      isAskedCall(
        {
          ...{ to: RAISE, contracts: ['program'], functionName, accounts: [] },
          args: Object.entries(args).map(([name, value]) => ({ name, value: String(value) })),
        },
        { mutation, input: { ...input } },
        WALLET,
      );
    const at = Date.parse('2027-01-02T03:04:05Z') / 1000;
    const sold = { side: 'SELL', deadlineAt: '2027-01-02T03:04:05.678Z' };
    const tender = { endsAt: '2027-01-02T03:04:05Z' };
    expect([0, 1].map((later) => isAsked('sell', { deadline: at + later }, 'BuildSwap', sold))).toEqual([true, false]);
    expect([0, 1].map((later) => isAsked('openTender', { endsAt: at + later }, 'BuildOpenTender', tender))).toEqual([
      true,
      false,
    ]);
    const paid = [70, 71].map((most) => isAsked('payRoutedTail', { most }, 'BuildPayTail', { amount: '70' }));
    expect(paid).toEqual([true, false]);
  });

  it('compares what a mutation names in another way', () => {
    const period = (text: string): AskedStep => ({
      mutation: 'BuildMarkMissed',
      input: { seriesKey: SERIES, period: text },
    });
    const data = `0x979f2054${word(SERIES)}${word(20273)}`;
    const missed = built([{ to: RAISE, data, value: '0x0' }]);
    expect(functionsOf(missed, period('2027-Q3'))).toEqual(['markMissed']);
    expect(functionsOf(missed, period('2027-Q4'))).toBeNull();
  });
});

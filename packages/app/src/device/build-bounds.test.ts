import * as client from '@income-series/client/operations';
import { describe, expect, it } from 'vitest';
import documents from '../generated/documents.json' with { type: 'json' };
import { boundsOf, kindsOf } from './build-bounds.ts';

/** Operations of the client that no page of the app uses: their kinds have other names. */
const UNUSED = ['BuildApprovePaymentToken', 'BuildReleaseWithheld', 'BuildRouteIncome'];

/** The kinds of the schema that each operation builds. */
const BUILT: Readonly<Record<string, readonly client.BuiltFragment['kind'][]>> = {
  BuildActivateCurve: ['ACTIVATE_CURVE'],
  BuildAmendTerms: ['AMEND_TERMS', 'AMEND_ROUTED_TERMS'],
  BuildAnnounceBuyOut: ['ANNOUNCE_BUY_OUT'],
  BuildApplicationTransaction: ['SET_VERIFIED', 'SET_ISSUER_APPROVAL'],
  BuildBuyOut: ['BUY_OUT'],
  BuildCancelRaise: ['CANCEL_RAISE'],
  BuildClaim: [
    'CLAIM_PAYOUT',
    'CLAIM_TAIL',
    'CLAIM_TENDER',
    'CLAIM_FINAL',
    'CLAIM_REDEMPTION',
    'CLAIM_KEPT',
    'CLAIM_ALL',
    'REDEEM_UNITS',
    'RELEASE_UNITS',
  ],
  BuildCloseSeries: ['CLOSE_SERIES'],
  BuildCollectFees: ['COLLECT_FEES'],
  BuildCollectProceeds: ['COLLECT_PROCEEDS'],
  BuildCommitBid: ['COMMIT_BID'],
  BuildCommitOrder: ['COMMIT_ORDER'],
  BuildCreateSeries: ['CREATE_SERIES', 'CREATE_ROUTED_SERIES', 'CREATE_CURVE'],
  BuildDeliverBid: ['DELIVER_BID'],
  BuildDeliverOrder: ['DELIVER_ORDER'],
  BuildEndPause: ['END_PAUSE'],
  BuildFailCurve: ['FAIL_CURVE'],
  BuildMarkMissed: ['MARK_MISSED'],
  BuildOpenRouter: ['OPEN_ROUTER'],
  BuildOpenTender: ['OPEN_TENDER'],
  BuildOpenWindow: ['OPEN_WINDOW'],
  BuildPassGate: ['PASS_GATE'],
  BuildPayTail: ['PAY_TAIL'],
  BuildProposalTransaction: ['REGISTER_ATTESTOR', 'REVOKE_ATTESTOR'],
  BuildRecordRate: ['RECORD_RATE'],
  BuildRequestExtinguishment: ['REQUEST_EXTINGUISHMENT'],
  BuildRevealBid: ['REVEAL_BID'],
  BuildRevealOrder: ['REVEAL_ORDER'],
  BuildSettleStep: ['SETTLE_STEP'],
  BuildSettleTender: ['SETTLE_TENDER'],
  BuildSettleWindow: ['SETTLE_WINDOW'],
  BuildStake: ['STAKE'],
  BuildSubmitReport: ['SUBMIT_REPORT'],
  BuildSubmitRoutedReport: ['SUBMIT_ROUTED_REPORT'],
  BuildSubmitTier3Report: ['SUBMIT_REPORT'],
  BuildSubmitTrueUp: ['SUBMIT_TRUE_UP'],
  BuildSwap: ['BUY'],
  BuildSyncCensus: ['SYNC_CENSUS'],
  BuildTender: ['TENDER'],
  BuildUnstake: ['UNSTAKE'],
  BuildVoidExtinguishment: ['VOID_EXTINGUISHMENT'],
  BuildWithdrawPause: ['WITHDRAW_PAUSE'],
  BuildWithdrawProceeds: ['WITHDRAW_PROCEEDS'],
  BuildWithdrawTender: ['WITHDRAW_TENDER'],
};

describe('the kinds of transaction of a mutation', () => {
  it('are known for each operation that builds one', () => {
    const names = [
      ...Object.keys(client).flatMap((name) => /^(Build\w+)Document$/.exec(name)?.[1] ?? []),
      ...Object.values(documents).flatMap((text) => /^\s*mutation (Build\w+)/.exec(text)?.[1] ?? []),
    ];
    expect([...Object.keys(BUILT), ...UNUSED].sort()).toEqual([...new Set(names)].sort());
  });

  it.each(Object.entries(BUILT))('of %s are those of the schema', (name, kinds) => {
    expect([...kindsOf(name, { side: 'BUY' })].sort()).toEqual([...kinds].sort());
  });

  it.each(['', 'SignIn', 'Build', 'constructor', '__proto__', 'buildCommitBid'])('are none of “%s”', (name) => {
    expect(kindsOf(name, {})).toEqual([]);
  });
});

const SERIES = `0x${'5e'.repeat(32)}`;
const bounds = (name: string, input: object, facts = {}) => boundsOf({ name, input, facts });

describe('the kinds of transaction of an input', () => {
  it.each([
    ['BuildSwap', { side: 'BUY' }, ['BUY']],
    ['BuildSwap', { side: 'SELL' }, ['SELL']],
    ['BuildSwap', {}, []],
    ['BuildClaim', { kinds: ['PAYOUT'] }, ['CLAIM_PAYOUT']],
    ['BuildClaim', { kinds: ['FINAL'] }, ['CLAIM_FINAL', 'RELEASE_UNITS']],
    ['BuildClaim', { kinds: ['KEPT_BID_REFUND', 'TAIL'] }, ['CLAIM_KEPT', 'CLAIM_TAIL', 'CLAIM_ALL']],
    ['BuildClaim', { kinds: ['constructor'] }, []],
    ['DecideProposal', { approve: true }, ['REGISTER_ATTESTOR', 'REVOKE_ATTESTOR']],
    ['DecideProposal', { approve: false }, []],
  ])('of %s with %j are %j', (name, input, kinds) => {
    expect(bounds(name, input).kinds).toEqual(kinds);
  });

  it('are those that the page shows of the record alone', () => {
    const facts = { kind: 'REVOKE_ATTESTOR', args: { key: '0xab' } };
    const request = bounds('BuildProposalTransaction', { id: 'x' }, facts);
    expect(request).toEqual({
      kinds: ['REVOKE_ATTESTOR'],
      chain: null,
      figures: [{ names: ['key'], value: '0xab' }],
      onSolana: [],
    });
    expect(bounds('BuildProposalTransaction', { id: 'x' }, { kind: 'SET_VERIFIED' }).kinds).toEqual([]);
  });
});

describe('the figures of an input', () => {
  const series = { names: ['seriesKey'], value: SERIES };
  it.each([
    ['BuildCommitOrder', { money: '7' }, { money: '7', units: '0' }],
    ['BuildCommitOrder', { units: '7' }, { money: '0', units: '7' }],
    ['BuildSettleStep', { maxBids: 200 }, { maxBids: '200' }],
    ['BuildSubmitRoutedReport', { period: '2027-Q1' }, { period: '20271' }],
    ['BuildSubmitReport', { publicSignals: ['1', '2'] }, { signals: '["1","2"]' }],
    ['OpenHardship', { attestorKey: '0xab' }, { attestor: '0xab' }],
    ['BuildClaim', { wallet: '0xab' }, { 'holder wallet': '0xab' }],
    ['BuildClaim', { wallet: '0xab', holder: '0xcd' }, { 'holder wallet': '0xcd' }],
    ['BuildStake', { wallet: '0xab', units: '5' }, { units: '5' }],
  ])('of %s with %j have the names of the contracts', (name, input, figures) => {
    expect(bounds(name, { seriesKey: SERIES, ...input }).figures).toEqual([
      series,
      ...Object.entries(figures).map(([names, value]) => ({ names: names.split(' '), value })),
    ]);
  });
});

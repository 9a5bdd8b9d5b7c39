// Lives of a series in which every kind of call is sent once at least.

import { bidCommitment } from '@income-series/protocol/bid';
import { toHex } from '@income-series/protocol/bytes';
import { termsCommitment } from '@income-series/protocol/commitments';
import { fieldToBytes32 } from '@income-series/protocol/field';
import type { KeyAddress } from '@income-series/protocol/hex';
import { type Period, periodEnd, periodRange } from '@income-series/protocol/period';
import {
  COMMIT_MIN,
  GATE_MIN,
  REVEAL_MIN,
  WINDOW_COMMIT,
  WINDOW_INTERVAL,
  WINDOW_REVEAL,
} from '@income-series/protocol/policy';
import type { KeyPairSigner } from '@solana/kit';
import { AccountState } from '@solana-program/token';
import { ownAddress } from '../../../../src/adapters/solana/addresses.ts';
import type { SeriesAccount } from '../../../../src/core/series-account.ts';
import type { ContractCall, TransactionKind } from '../../../../src/domains/transaction/index.ts';
import {
  type CurveWorld,
  createCurveWorld,
  DAY,
  EUR,
  openCurveWorld,
  PARAMS,
  readSeries,
  register,
  type Trader,
  WAD,
} from '../../../contracts/solana/support/curve.ts';
import { OTHER, PAIR } from '../../../contracts/solana/support/extinguishment.ts';
import { writeKey } from '../../../contracts/solana/support/proof.ts';
import {
  createRaiseWorld,
  deliverBid,
  openRaiseWorld,
  putFrozen,
  RAISE,
  sell,
} from '../../../contracts/solana/support/raises.ts';
import {
  endQuarter,
  openReportWorld,
  RATE,
  report,
  submitReport,
  TRUSTING,
} from '../../../contracts/solana/support/reports.ts';
import { routedWorld, routerAccounts, transfer } from '../../../contracts/solana/support/routing.ts';
import { ATTESTOR, VERIFIER } from '../../../contracts/solana/support/signed-rate.ts';
import { endWithoutUnits } from '../../../contracts/solana/support/units.ts';
import { openWindow, placeOrders, settleOrders, tradingWorld } from '../../../contracts/solana/support/windows.ts';
import { chargeOfNothing } from '../../../support/charge.ts';
import { associated, type Built } from './builds.ts';

interface Made {
  readonly by: KeyPairSigner;
  readonly call: ContractCall;
}
type Make = (built: Built) => Promise<Made> | Made;
export interface Case {
  readonly name: string;
  readonly kinds: readonly TransactionKind[];
  readonly open: () => Promise<{ readonly world: CurveWorld; readonly calls: readonly Make[] }>;
}

const deadline = 4_000_000_000n;
const FIRST = 20261 as Period;
const addressOf = ({ signer }: Trader) => ownAddress(signer.address);
const keyOf = ({ address }: { readonly address: string }) => address.toLowerCase() as KeyAddress;

/** The same wallet for several calls that name their series. */
const of = (by: KeyPairSigner, call: Omit<ContractCall, 'seriesKey'> & { readonly kind: TransactionKind }): Make => {
  return ({ seriesKey }) => ({ by, call: { ...call, seriesKey } as ContractCall });
};
/** What takes time: the chain of the node moves on first. */
const after =
  (seconds: bigint, make: Make): Make =>
  (built) => {
    built.node.chain.advance(seconds);
    return make(built);
  };

async function curve() {
  const world = await createCurveWorld({}, 2);
  const [one, two] = [
    await associated(world, world.traders[0] as Trader),
    await associated(world, world.traders[1] as Trader),
  ];
  const [first, second] = [one.signer, two.signer];
  const calls = [
    of(first, { kind: 'buy', amount: 600_000_000n, units: 1n, deadline } as never),
    of(first, { kind: 'sell', units: 50_000_000n, amount: 1n, deadline } as never),
    of(second, { kind: 'buy', amount: 900_000_000n, units: 1n, deadline } as never),
    of(second, { kind: 'collectFees' }),
    of(second, { kind: 'activateCurve' }),
    of(first, { kind: 'stake', units: 20_000_000n } as never),
    of(first, { kind: 'unstake', units: 5_000_000n } as never),
    after(periodEnd(FIRST) - world.chain.now(), of(second, { kind: 'syncCensus', period: FIRST } as never)),
    of(first, { kind: 'stake', units: 5_000_000n } as never),
    of(first, { kind: 'collectProceeds' }),
  ];
  return { world, calls };
}

async function failed() {
  const world = await createCurveWorld({}, 1);
  world.chain.setTime(PARAMS.deadline);
  return { world, calls: [of((world.traders[0] as Trader).signer, { kind: 'failCurve' })] };
}

async function created() {
  const world = await openCurveWorld(1);
  const hex = (bytes: Uint8Array) => toHex(bytes);
  const { draftSalt, contractHash, termsCommitment, feeBps, treasuryBps, ...figures } = PARAMS;
  const hashes = { draftSalt: hex(draftSalt), contractHash: hex(contractHash), termsCommitment: hex(termsCommitment) };
  const params = { ...figures, ...hashes, feeBps: Number(feeBps), treasuryBps: Number(treasuryBps) };
  return { world, calls: [(): Made => ({ by: world.issuer.signer, call: { kind: 'createCurve', params } })] };
}

async function registry() {
  const world = await createCurveWorld({}, 1);
  const wallet = addressOf(world.traders[0] as Trader);
  const key = `0x${'ab'.repeat(20)}` as KeyAddress;
  const calls: ContractCall[] = [
    { kind: 'registerAttestor', key },
    { kind: 'revokeAttestor', key, graceUntil: 0n },
    { kind: 'setIssuerApproval', wallet, approved: true },
    { kind: 'setVerified', wallet, verified: false },
  ];
  return { world, calls: calls.map((call) => (): Made => ({ by: world.admin, call })) };
}

/** The call of a report whose proof the trusting key takes: by a verifier, of a routed series by an attestor. */
function reportOf(period: Period, payment: bigint, rate?: { readonly rate: bigint }, tier: 2 | 3 = 2): Make {
  return async (built) => {
    const { seriesKey, world, sign } = built;
    const { data } = await submitReport(world, { period, payment, tier });
    const series = readSeries(world);
    const proof = Uint8Array.from(data ?? []).slice(5, 261);
    const word = (n: number) => BigInt(toHex(proof.slice(32 * n, 32 * n + 32)));
    const prior = BigInt(series.expectedPrior as string);
    const income = BigInt(period);
    const message = {
      ...{ seriesKey, period, tier, liquidityFlag: 0 },
      priorCommitment: fieldToBytes32(prior),
      incomeCommitment: fieldToBytes32(income),
    };
    const call: ContractCall = {
      kind: 'submitReport',
      ...{ seriesKey, period, tier, liquidityFlag: 0, charge: { ...chargeOfNothing(), payment } },
      proof: {
        a: [word(0), word(1)],
        b: [
          [word(2), word(3)],
          [word(4), word(5)],
        ],
        c: [word(6), word(7)],
      },
      signals: [0n, 0n, rate?.rate ?? RATE, prior, income, payment],
      attestation: sign(tier === 3 ? ATTESTOR : VERIFIER, 'REPORT', message),
      fxFallbackSig: rate === undefined ? '0x' : sign(ATTESTOR, 'FX', { seriesKey, period, rate: rate.rate }),
    };
    return { by: world.issuer.signer, call };
  };
}

async function reported() {
  const world = await openReportWorld();
  await associated(world, world.issuer);
  await endQuarter(world, FIRST);
  const [one, two] = world.traders as [Trader, Trader];
  const { signer: by } = world.issuer;
  const amendment: Make = ({ seriesKey, sign }) => {
    const terms = { amendmentNonce: 0n, newTermsCommitment: toHex(PARAMS.termsCommitment), newCap: 4_000_000_000n };
    return {
      by,
      call: { kind: 'amendTerms', seriesKey, ...terms, signature: sign(ATTESTOR, 'AMEND', { seriesKey, ...terms }) },
    };
  };
  const calls = [
    reportOf(FIRST, 1_000_000n),
    of(by, { kind: 'claimPayout', holder: addressOf(one) } as never),
    amendment,
    of(one.signer, { kind: 'unstake', units: 10n } as never),
    of(by, { kind: 'announceBuyOut' }),
    after(8n * DAY, of(by, { kind: 'buyOut' })),
    of(one.signer, { kind: 'claimRedemption', holder: addressOf(one), closes: true } as never),
    of(by, { kind: 'claimRedemption', holder: addressOf(two), closes: true } as never),
    of(one.signer, { kind: 'redeemUnits', units: 10n } as never),
  ];
  return { world, calls };
}

/** Closes an account of the series, no matter who paid its rent. */
const close =
  (account: SeriesAccount): Make =>
  ({ seriesKey, world }) => ({ by: world.issuer.signer, call: { kind: 'closeAccount', seriesKey, account } });

/** Not by the issuer, who gets the rent. */
const closeByAdmin =
  (account: SeriesAccount): Make =>
  ({ seriesKey, world }) => ({ by: world.admin, call: { kind: 'closeAccount', seriesKey, account } });

async function unitless() {
  const world = await endWithoutUnits();
  return { world, calls: [of(world.issuer.signer, { kind: 'releaseResidue' })] };
}

/** A quarter for whose end the feed has no rate. */
async function unrated() {
  const world = await openReportWorld();
  await associated(world, world.issuer);
  await endQuarter(world, FIRST, { rate: false });
  return { world, calls: [reportOf(FIRST, 1_000_000n, { rate: RATE })] };
}

async function recorded() {
  const world = await openReportWorld();
  await endQuarter(world, FIRST, { rate: false });
  const record: Make = ({ seriesKey, sign }) => {
    const rate = { seriesKey, period: FIRST, rate: RATE };
    return { by: world.issuer.signer, call: { kind: 'recordRate', ...rate, signature: sign(ATTESTOR, 'FX', rate) } };
  };
  const wait = after(90n * DAY, of(world.issuer.signer, { kind: 'markMissed', period: FIRST } as never));
  return { world, calls: [record, wait, close({ kind: 'rate', period: FIRST })] };
}

async function missed() {
  const world = await openReportWorld();
  await endQuarter(world, FIRST);
  world.chain.setTime(periodEnd(FIRST) + 90n * DAY);
  return { world, calls: [of(world.issuer.signer, { kind: 'markMissed', period: FIRST } as never)] };
}

async function ending() {
  const world = await openReportWorld({ lastPeriod: FIRST });
  await associated(world, world.issuer);
  await report(world, { period: FIRST, payment: 1_000_000n, flag: 1 });
  const [one, two] = world.traders as [Trader, Trader];
  const { signer: by } = world.issuer;
  const leaving: Make = ({ seriesKey }) => {
    const holder = { seriesKey, holder: addressOf(two) };
    const claim = { kind: 'claimFinal' as const, ...holder, pays: true, closes: true };
    return { by, call: { kind: 'claimAll', ...holder, claims: [claim] } };
  };
  const trueUp: Make = ({ seriesKey, sign }) => {
    const message = { seriesKey, year: 2026, trueupNonce: 0n, attestationTs: world.chain.now(), adjustment: 1n };
    return { by, call: { kind: 'submitTrueUp', ...message, signature: sign(ATTESTOR, 'TRUEUP', message) } };
  };
  const both: Make = ({ seriesKey }) => {
    const holder = { seriesKey, holder: addressOf(one) };
    const claims = (['claimPayout', 'claimTail'] as const).map((kind) => ({ kind, ...holder, pays: true }));
    return { by, call: { kind: 'claimAll', ...holder, claims } };
  };
  const calls = [
    trueUp,
    of(by, { kind: 'payTail', amount: 2_000_000n } as never),
    both,
    of(one.signer, { kind: 'claimTail', holder: addressOf(one) } as never),
    after(90n * DAY, of(by, { kind: 'closeSeries' })),
    of(one.signer, { kind: 'claimFinal', holder: addressOf(one) } as never),
    leaving,
    close({ kind: 'position', holder: addressOf(one) }),
    close({ kind: 'census', period: FIRST }),
  ];
  return { world, calls };
}

async function forgiving() {
  const world = await openReportWorld();
  await register(world, 'attestor', OTHER.address);
  const { signer: by } = world.issuer;
  const [keyA, keyB] = PAIR.map(keyOf) as [KeyAddress, KeyAddress];
  const request = () =>
    of(by, { kind: 'requestExtinguishment', keyA, keyB, deadline: world.chain.now() + 20n * DAY } as never);
  // What was withdrawn moved the nonce.
  const last = after(7n * DAY, extinguishmentOf(1n));
  return { world, calls: [request(), of(by, { kind: 'voidExtinguishment' }), request(), last] };
}

/** The extinguishment that both attestors signed, sent by the issuer. */
const extinguishmentOf =
  (extinguishNonce: bigint): Make =>
  ({ seriesKey, sign, world }) => {
    const message = { seriesKey, extinguishNonce };
    const [signatureA, signatureB] = PAIR.map((key) => sign(key, 'EXTINGUISH', message)) as [
      `0x${string}`,
      `0x${string}`,
    ];
    return { by: world.issuer.signer, call: { kind: 'extinguish', ...message, signatureA, signatureB } };
  };

async function paused() {
  const world = await openReportWorld();
  const { signer: by } = world.issuer;
  const request = of(by, { kind: 'requestPause', attestor: keyOf(ATTESTOR) } as never);
  const approve: Make = ({ seriesKey, sign }) => {
    const message = { seriesKey, pauseNonce: 1n, pauseEnd: world.chain.now() + DAY };
    return { by, call: { kind: 'approvePause', ...message, signature: sign(ATTESTOR, 'PAUSE', message) } };
  };
  return { world, calls: [request, of(by, { kind: 'withdrawPause' }), request, approve, of(by, { kind: 'endPause' })] };
}

async function tendered() {
  const world = await openReportWorld();
  const [one] = world.traders as [Trader];
  const endsAt = world.chain.now() + 7n * DAY + 60n;
  const calls = [
    of(world.issuer.signer, { kind: 'openTender', price: 2_000_000n, endsAt } as never),
    of(one.signer, { kind: 'tender', units: 600n, leastPrice: 2_000_000n } as never),
    of(one.signer, { kind: 'withdrawTender', units: 10n } as never),
    after(8n * DAY, of(one.signer, { kind: 'settleTender' })),
    of(world.issuer.signer, { kind: 'claimTender', holder: addressOf(one) } as never),
    close({ kind: 'round', round: 1 }),
  ];
  return { world, calls };
}

/** The creation of the series of a raise. */
type Creation = (params: RaiseParams) => ContractCall;
type RaiseParams = Extract<ContractCall, { readonly kind: 'createSeries' }>['params'];

const createPlain: Creation = (params) => ({ kind: 'createSeries', params });
/** Creates the series with its router. */
const createRouted: Creation = (params) => ({
  kind: 'createRoutedRaise',
  params: { ...params, termsCommitment: routedCommitment(ROUTED_TERMS) },
  ...ROUTED_TERMS,
});

/** A raise with a bid that is opened and one that is not, settled in three steps. */
async function raised(creationOf = createPlain) {
  const world = await openRaiseWorld(2);
  const [one, two] = (await Promise.all(world.traders.map((each) => associated(world, each)))) as [Trader, Trader];
  const { draftSalt, contractHash, termsCommitment, ...figures } = RAISE;
  const hex = (bytes: Uint8Array) => toHex(bytes);
  const hashes = { draftSalt: hex(draftSalt), contractHash: hex(contractHash), termsCommitment: hex(termsCommitment) };
  const commitEndsAt = world.chain.now() + COMMIT_MIN + 100n;
  const phases = { commitEndsAt, revealEndsAt: commitEndsAt + REVEAL_MIN };
  const params = { ...figures, ...hashes, ...phases, gateEndsAt: phases.revealEndsAt + GATE_MIN };
  const opening = { price: 200n, quantity: 400n, salt: `0x${'07'.repeat(32)}` } as const;
  const sealed = (bidder: Trader) => bidCommitment({ ...opening, wallet: addressOf(bidder) });
  const commit = (bidder: Trader) =>
    of(bidder.signer, { kind: 'commitBid', commitment: sealed(bidder), deposit: 90_000n } as never);
  const step = of(two.signer, { kind: 'settleStep', maxBids: 20 } as never);
  const calls: Make[] = [
    () => ({ by: world.issuer.signer, call: creationOf(params) }),
    ...[commit(one), commit(two)],
    after(COMMIT_MIN + 100n, of(one.signer, { kind: 'revealBid', ...opening } as never)),
    ...[after(REVEAL_MIN, step), step, step],
    of(two.signer, { kind: 'passGate' }),
    of(two.signer, { kind: 'deliverBid', bidder: addressOf(one) } as never),
    of(two.signer, { kind: 'deliverBid', bidder: addressOf(two) } as never),
    of(world.issuer.signer, { kind: 'withdrawProceeds' }),
    close({ kind: 'bid', bidder: addressOf(two) }),
    close({ kind: 'bid', bidder: addressOf(one) }),
    ...[closeByAdmin({ kind: 'book' }), closeByAdmin({ kind: 'raise' })],
  ];
  return { world, calls };
}

/**
 * A window with an order to sell, one to buy and one that is not revealed, whose seller is not verified when it is delivered, and its
 * end.
 */
async function windowed() {
  const world = await tradingWorld([1_000n, 0n, 0n]);
  const [one, two, three] = (await Promise.all(world.traders.map((each) => associated(world, each)))) as [
    ...[Trader, Trader, Trader],
  ];
  world.chain.setTime((readSeries(world).activatedAt as bigint) + WINDOW_INTERVAL);
  const opening = { price: 200n, quantity: 40n, salt: `0x${'07'.repeat(32)}` } as const;
  const commit = (trader: Trader, escrow: { readonly money: bigint } | { readonly units: bigint }) =>
    of(trader.signer, {
      ...{ kind: 'commitOrder', commitment: bidCommitment({ ...opening, wallet: addressOf(trader) }) },
      ...{ money: 0n, units: 0n, ...escrow },
    } as never);
  const reveal = (trader: Trader) => of(trader.signer, { kind: 'revealOrder', ...opening } as never);
  const step = of(three.signer, { kind: 'settleWindow', maxOrders: 25 } as never);
  const deliver = (trader: Trader) =>
    of(three.signer, { kind: 'deliverOrder', window: 1, trader: addressOf(trader) } as never);
  const verify =
    (verified: boolean): Make =>
    () => ({ by: world.admin, call: { kind: 'setVerified', wallet: addressOf(one), verified } });
  const release = { kind: 'releaseUnits', holder: addressOf(one) };
  const calls: Make[] = [
    of(world.admin, { kind: 'openWindow' }),
    commit(one, { units: 50n }),
    commit(two, { money: 9_000n }),
    commit(three, { money: 100n }),
    after(WINDOW_COMMIT, reveal(one)),
    reveal(two),
    after(WINDOW_REVEAL, step),
    ...[step, step],
    verify(false),
    ...[deliver(one), deliver(two)],
    verify(true),
    of(two.signer, release as never),
  ];
  return { world, calls };
}

/** A window without a valid order, whose accounts are closed. */
async function wound() {
  const world = await tradingWorld([1_000n, 0n]);
  const [one, two] = (await Promise.all(world.traders.map((each) => associated(world, each)))) as [Trader, Trader];
  world.chain.setTime((readSeries(world).activatedAt as bigint) + WINDOW_INTERVAL);
  await world.chain.accept(openWindow(world, world.issuer.signer));
  await placeOrders(world, [{ trader: one, side: 'BUY', price: 1n, quantity: 1n, escrow: 1n }]);
  await settleOrders(world);
  const calls = [
    of(two.signer, { kind: 'deliverOrder', window: 1, trader: addressOf(one) } as never),
    close({ kind: 'order', window: 1, trader: addressOf(one) }),
    closeByAdmin({ kind: 'window', window: 1 }),
  ];
  return { world, calls };
}

async function cancelled() {
  const world = await createRaiseWorld();
  return { world, calls: [of(world.issuer.signer, { kind: 'cancelRaise' })] };
}

/** A raise whose payment to a frozen account is kept. */
async function kept() {
  const world = await createRaiseWorld();
  const one = await associated(world, world.traders[0] as Trader);
  await sell(world, [{ bidder: one, price: 200n, quantity: 400n, deposit: 90_000n }]);
  putFrozen(world, one.money, one.signer.address);
  await world.chain.accept(deliverBid(world, one));
  putFrozen(world, one.money, one.signer.address, 0n, AccountState.Initialized);
  const claim = { kind: 'claimKept', keptBy: 'raise', holder: addressOf(one) } as never;
  return { world, calls: [of((world.traders[1] as Trader).signer, claim)] };
}

const QUARTERS = periodRange(FIRST, 20264 as Period);
const ROUTED_TERMS = { theta: 1_000n, ratePerUnit: WAD / 1_000n, termsSalt: 5n };

const routedCommitment = ({ theta, ratePerUnit: r, termsSalt }: typeof ROUTED_TERMS) =>
  termsCommitment({ theta, r, currencyCode: EUR, indexingRule: 0, termsSalt });

/** A routed series of a trader, whose attestors and verifying key are known, with money that nobody has counted. */
async function routedSeries() {
  const [firstPeriod, lastPeriod] = [FIRST, QUARTERS.at(-1) as Period];
  const world = await routedWorld([9n], ROUTED_TERMS, { firstPeriod, lastPeriod });
  for (const [place, part] of TRUSTING.entries()) await world.chain.accept(writeKey(world, place, part));
  for (const { address } of [ATTESTOR, OTHER]) await register(world, 'attestor', address);
  const { receipts } = await routerAccounts(world);
  await world.chain.accept(transfer(world.traders[1] as Trader, receipts, 1_000n));
  const [one] = await Promise.all([world.traders[0] as Trader, world.issuer].map((each) => associated(world, each)));
  return { world, one: one as Trader };
}

/** A year of a routed series: quarters that are routed, reported by documents and missed, its true-up and its end. */
async function routedYear() {
  const { world, one } = await routedSeries();
  const { signer: by } = world.issuer;
  const [first, second, third, fourth] = QUARTERS as [Period, Period, Period, Period];
  const until = (time: bigint, make: Make): Make => {
    return (built) => after(time - built.node.chain.now(), make)(built);
  };
  const amendment: Make = ({ seriesKey, sign }) => {
    const opened = { ...ROUTED_TERMS, theta: 500n };
    const terms = { amendmentNonce: 0n, newTermsCommitment: routedCommitment(opened), newCap: 4_000_000n };
    const signature = sign(ATTESTOR, 'AMEND', { seriesKey, ...terms });
    return { by, call: { kind: 'amendRoutedTerms', seriesKey, ...terms, ...opened, signature } };
  };
  const trueUp: Make = ({ seriesKey, sign, node }) => {
    const attestationTs = node.chain.now();
    const message = { seriesKey, year: 2026, trueupNonce: 0n, attestationTs, adjustment: 1_000n };
    return { by, call: { kind: 'submitTrueUp', ...message, signature: sign(ATTESTOR, 'TRUEUP', message) } };
  };
  const calls = [
    of(one.signer, { kind: 'route' }),
    of(one.signer, { kind: 'route', amount: 300_000n } as never),
    until(periodEnd(first), of(by, { kind: 'submitRoutedReport', period: first } as never)),
    amendment,
    until(periodEnd(second), reportOf(second, 5_000n, undefined, 3)),
    until(periodEnd(third) + 90n * DAY, of(one.signer, { kind: 'markMissed', period: third } as never)),
    of(one.signer, { kind: 'route', amount: 2_000n } as never),
    until(periodEnd(fourth), of(by, { kind: 'submitRoutedReport', period: fourth } as never)),
    trueUp,
    of(one.signer, { kind: 'payTail', amount: 1_000n } as never),
    after(90n * DAY, of(one.signer, { kind: 'closeSeries' })),
    of(one.signer, { kind: 'release' }),
    closeByAdmin({ kind: 'router' }),
  ];
  return { world, calls };
}

/** An extinguishment that pays first what was withheld, and the close of a router that has money of a stranger. */
async function forgivingRouted() {
  const { world, one } = await routedSeries();
  const [keyA, keyB] = PAIR.map(keyOf) as [KeyAddress, KeyAddress];
  const deadline = world.chain.now() + 20n * DAY;
  const calls = [
    of(one.signer, { kind: 'route', amount: 300_000n } as never),
    of(world.issuer.signer, { kind: 'requestExtinguishment', keyA, keyB, deadline } as never),
    after(7n * DAY, extinguishmentOf(0n)),
    closeByAdmin({ kind: 'router' }),
  ];
  return { world, calls };
}

export const CASES: readonly Case[] = [
  {
    name: 'a raise with its router, its bids and its end',
    kinds: ['createRoutedRaise', 'commitBid', 'revealBid', 'settleStep', 'passGate', 'deliverBid', 'withdrawProceeds'],
    open: () => raised(createRouted),
  },
  {
    name: 'a year on the router, and its end',
    kinds: [
      ...(['route', 'submitRoutedReport', 'amendRoutedTerms', 'submitReport', 'markMissed', 'submitTrueUp'] as const),
      ...(['payTail', 'closeSeries', 'release', 'closeAccount'] as const),
    ],
    open: routedYear,
  },
  {
    name: 'the extinguishment of a routed series',
    kinds: ['route', 'requestExtinguishment', 'extinguish', 'closeAccount'],
    open: forgivingRouted,
  },
  {
    name: 'a raise, its bids and its end',
    kinds: [
      ...(['createSeries', 'commitBid', 'revealBid', 'settleStep', 'passGate', 'deliverBid'] as const),
      ...(['withdrawProceeds', 'closeAccount'] as const),
    ],
    open: () => raised(),
  },
  {
    name: 'a window, its orders and units that are held',
    kinds: ['openWindow', 'commitOrder', 'revealOrder', 'settleWindow', 'deliverOrder', 'releaseUnits'],
    open: windowed,
  },
  { name: 'the end of a window', kinds: ['closeAccount'], open: wound },
  { name: 'a raise that its issuer cancels', kinds: ['cancelRaise'], open: cancelled },
  { name: 'a payment that is kept', kinds: ['claimKept'], open: kept },
  {
    name: 'trades, activation and stakes',
    kinds: ['buy', 'sell', 'collectFees', 'activateCurve', 'collectProceeds', 'stake', 'unstake', 'syncCensus'],
    open: curve,
  },
  { name: 'the failure of a curve', kinds: ['failCurve'], open: failed },
  { name: 'a new curve', kinds: ['createCurve'], open: created },
  {
    name: 'the registry',
    kinds: ['registerAttestor', 'revokeAttestor', 'setIssuerApproval', 'setVerified'],
    open: registry,
  },
  {
    name: 'a report, what it pays, an amendment and a buy-out',
    kinds: [
      ...(['submitReport', 'claimPayout', 'amendTerms', 'announceBuyOut', 'buyOut'] as const),
      ...(['claimRedemption', 'redeemUnits'] as const),
    ],
    open: reported,
  },
  { name: 'a report with the rate that stands in', kinds: ['submitReport'], open: unrated },
  { name: 'a rate that is recorded', kinds: ['recordRate'], open: recorded },
  { name: 'a quarter that was missed', kinds: ['markMissed'], open: missed },
  {
    name: 'a true-up, the tail and the end',
    kinds: ['submitTrueUp', 'payTail', 'claimAll', 'claimTail', 'closeSeries', 'claimFinal', 'closeAccount'],
    open: ending,
  },
  { name: 'an extinguishment', kinds: ['requestExtinguishment', 'voidExtinguishment', 'extinguish'], open: forgiving },
  { name: 'an end without units', kinds: ['releaseResidue'], open: unitless },
  { name: 'a pause', kinds: ['requestPause', 'withdrawPause', 'approvePause', 'endPause'], open: paused },
  {
    name: 'a round of tenders',
    kinds: ['openTender', 'tender', 'withdrawTender', 'settleTender', 'claimTender'],
    open: tendered,
  },
];

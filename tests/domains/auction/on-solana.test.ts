// A raise on a Solana cluster through HTTP: three bidders, a settlement by anyone, and the readers of each field; a failed and a cancelled raise.
import {
  createDeviceSecret,
  createIncomeReport,
  createMemoryStore,
  groth16Input,
  openBackup,
  type SavedBackup,
  sealBackup,
  sealBid,
  sealTerms,
} from '@income-series/client';
import { createReportProver, loadCircuitFiles } from '@income-series/client/prover';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromHex } from '../../../src/core/bytes.ts';
import type { Bytes32 } from '../../../src/core/hex.ts';
import { periodEnd } from '../../../src/core/period.ts';
import { messageDigest, signDigest } from '../../../src/core/signing/index.ts';
import { circuitFiles } from '../../circuits/files.ts';
import { DAY, EUR } from '../../contracts/solana/support/curve.ts';
import { keyParts } from '../../contracts/solana/support/proof.ts';
import { RATE } from '../../contracts/solana/support/reports.ts';
import { VERIFIER } from '../../contracts/solana/support/signed-rate.ts';
import { type LiveGateway, type LiveWallet, openLiveGateway } from '../../support/solana/live.ts';
import { build, curveBuilders, DEADLINE, step, stepOf } from '../curve/support/steps.ts';

type Row = Readonly<Record<string, unknown>>;
const MILLION = 1_000_000n;
const DEPOSIT = 150n * MILLION;
/** Of 100 units: the first is filled, the second gets what it leaves; the third is never revealed. */
const BIDS = [
  { price: 3n * MILLION, quantity: 50n },
  { price: 2n * MILLION, quantity: 40n },
  { price: 2n * MILLION, quantity: 10n },
] as const;
const BID = `wallet validity processing delivery price quantity deposit pendingUnits refund deliveredUnits nonRevealCharge`;
const AUCTION = `phase clearingPrice unitsSold proceeds failureReason mintGate demandCurve { price quantity }
  rounds { edges { node { round clearingPrice units rejected } } } revealedBids { edges { node { price quantity } } }`;

/** Terms for a whole unit, of the raise of 100 units. */
const SEALED = sealTerms({
  ...{ theta: 6_000_000n, shareRate: '0.05', unitsOffered: 100n, currencyCode: EUR, indexingRule: 0 },
});
const PERIOD = 20261;

let live: LiveGateway;
let raise: Bytes32;
let bidders: readonly LiveWallet[];
const sealed: ReturnType<typeof sealBid>[] = [];
const secret = createDeviceSecret();

beforeAll(async () => {
  live = await openLiveGateway({ verifyingKey: keyParts });
  bidders = live.traders;
  raise = await live.createRaise({ termsCommitment: SEALED.commitment });
});
afterAll(() => live?.close());

const at = (wallet: LiveWallet, seriesKey = raise) => stepOf(live, seriesKey, wallet);
async function read<T>(document: string, token?: string, variables: object = {}): Promise<T> {
  const { data, errors } = await live.ask<T>(document, { key: raise, chain: live.cluster, ...variables }, token);
  expect(errors ?? []).toEqual([]);
  return data as T;
}
const auctionOf = async (key = raise) => {
  const query = `query ($key: Bytes32!, $chain: Chain!) { series(key: $key, chain: $chain) { state curve { mint } auction { ${AUCTION} } } }`;
  return (await read<{ series: Row & { auction: Row } }>(query, undefined, { key })).series;
};
const bidOf = async (wallet: LiveWallet, key = raise): Promise<Row> => {
  const query = `query ($key: Bytes32!, $chain: Chain!) { myBids(seriesKey: $key, chain: $chain) { edges { node { ${BID} } } } }`;
  const { myBids } = await read<{ myBids: { edges: { node: Row }[] } }>(query, await live.session(wallet), { key });
  return myBids.edges[0]?.node as Row;
};
const refusal = async (wallet: LiveWallet, mutation: string, input: object) =>
  live.act(await live.session(wallet), mutation, '__typename', input);

async function commit(seriesKey: Bytes32, wallet: LiveWallet, bid: (typeof BIDS)[number]) {
  const one = sealBid({ ...bid, wallet: wallet.address });
  const built = await step(live, wallet, 'buildCommitBid', {
    ...{ ...at(wallet, seriesKey), commitment: one.commitment, deposit: `${DEPOSIT}` },
  });
  expect(built.preview).toEqual([
    { label: 'Deposit', value: `${DEPOSIT}`, unit: 'TOKEN' },
    { label: 'Bid commitment', value: one.commitment, unit: 'HASH' },
  ]);
  return one;
}
const openingOf = (place: number) => {
  const { opening } = sealed[place] as ReturnType<typeof sealBid>;
  return { price: `${opening.price}`, quantity: `${opening.quantity}`, salt: opening.salt };
};

/** An issuer’s tasks of the raise: their kinds, with the transaction that does each. */
async function tasksOf(wallet: LiveWallet) {
  const query = '{ myIssuerTasks(first: 50) { nodes { kind state transactionKind seriesKey } } }';
  const { myIssuerTasks } = await read<{ myIssuerTasks: { nodes: Row[] } }>(query, await live.session(wallet));
  const own = myIssuerTasks.nodes.filter(({ seriesKey }) => seriesKey === raise);
  return own.map(({ kind, transactionKind }) => [kind, transactionKind]);
}

describe('a raise on Solana', () => {
  it('takes sealed bids, and shows nothing of them', async () => {
    for (const [place, wallet] of bidders.entries())
      sealed.push(await commit(raise, wallet, BIDS[place] as (typeof BIDS)[number]));
    expect(await auctionOf()).toMatchObject({
      ...{ state: 'RAISING', curve: null },
      auction: { phase: 'COMMIT', clearingPrice: null, demandCurve: [], revealedBids: { edges: [] } },
    });
    expect(await bidOf(bidders[0] as LiveWallet)).toMatchObject({
      validity: 'SEALED',
      price: null,
      deposit: `${DEPOSIT}`,
    });
    expect(await bidOf(live.stranger)).toBeUndefined();
    const early = { ...at(bidders[0] as LiveWallet), ...openingOf(0) };
    expect(await refusal(bidders[0] as LiveWallet, 'buildRevealBid', early)).toMatchObject({ code: 'WRONG_STATE' });
    expect(await refusal(bidders[0] as LiveWallet, 'buildCancelRaise', at(bidders[0] as LiveWallet))).toMatchObject({
      code: 'NOT_ISSUER',
    });
  });

  it('has none of the calls of a curve but that of its fees', async () => {
    const [wallet] = bidders as [LiveWallet];
    for (const [mutation, more] of curveBuilders(() => DEADLINE)) {
      if (mutation === 'buildCollectFees') continue;
      expect([mutation, await refusal(wallet, mutation, { ...at(wallet), ...more(), allowFailing: true })]).toEqual([
        mutation,
        { code: 'CALL_NOT_ON_CHAIN', path: null },
      ]);
    }
  });

  it('is revealed, one bid from its backup', async () => {
    const [first, second] = bidders as [LiveWallet, LiveWallet];
    const token = await live.session(first);
    const { opening, commitment } = sealed[0] as ReturnType<typeof sealBid>;
    const place = { seriesKey: raise, window: 0 };
    const backup = await sealBackup(secret, { ...place, opening });
    const saved = { chain: live.cluster, ...place, wallet: first.address, commitment, backup };
    expect(await live.act(token, 'saveBidBackup', '__typename', saved)).toEqual({ __typename: 'SaveBidBackupPayload' });
    live.pass(10n * DAY);
    await live.index();
    const { myBidBackups } = await read<{ myBidBackups: { edges: { node: SavedBackup }[] } }>(
      `query ($key: Bytes32!, $chain: Chain!) { myBidBackups(seriesKey: $key, chain: $chain) { edges { node { seriesKey window wallet commitment backup } } } }`,
      token,
    );
    const { price, quantity, salt } = await openBackup(secret, myBidBackups.edges[0]?.node as SavedBackup);
    const input = { ...at(first), price: `${price}`, quantity: `${quantity}`, salt };
    const built = await step(live, first, 'buildRevealBid', input);
    expect(built).toMatchObject({ kind: 'REVEAL_BID', simulation: { ok: true, errorName: null } });
    await step(live, second, 'buildRevealBid', { ...at(second), ...openingOf(1) });
    expect((await auctionOf()).auction).toMatchObject({
      phase: 'REVEAL',
      demandCurve: [
        { price: '3000000', quantity: '50' },
        { price: '2000000', quantity: '90' },
      ],
    });
    expect(await bidOf(first)).toMatchObject({ validity: 'VALID', price: '3000000', quantity: '50' });
  });

  it('is settled by anybody, and passes its gate', async () => {
    live.pass(5n * DAY);
    await live.index();
    const { stranger } = live;
    const work = await refusal(stranger, 'buildSettleStep', { ...at(stranger), maxBids: 51 });
    expect(work).toMatchObject({ code: 'BAD_INPUT', path: ['input', 'maxBids'] });
    expect(await tasksOf(live.issuer)).toContainEqual(['RAISE_SETTLEMENT', 'SETTLE_STEP']);
    expect(await tasksOf(bidders[0] as LiveWallet)).toEqual([]);
    while ((await auctionOf()).auction.phase !== 'GATE')
      await step(live, stranger, 'buildSettleStep', { ...at(stranger), maxBids: 50 });
    expect((await auctionOf()).auction).toMatchObject({
      ...{ clearingPrice: '2000000', unitsSold: '90', proceeds: '180000000', mintGate: 'OPEN' },
      rounds: { edges: [{ node: { round: 1, clearingPrice: '2000000', units: '90', rejected: 0 } }] },
    });
    expect(await bidOf(bidders[2] as LiveWallet)).toMatchObject({
      validity: 'UNREVEALED',
      processing: 'LOST',
      price: null,
    });
    expect(await tasksOf(live.issuer)).toContainEqual(['RAISE_SETTLEMENT', 'PASS_GATE']);
    await step(live, stranger, 'buildPassGate', at(stranger));
    expect(await tasksOf(live.issuer)).toContainEqual(['PROCEEDS', 'WITHDRAW_PROCEEDS']);
    expect(await auctionOf()).toMatchObject({ state: 'ACTIVE', auction: { phase: 'DONE', mintGate: 'PASSED' } });
  });

  it('is delivered by anybody, and its issuer takes the proceeds', async () => {
    const { stranger, issuer } = live;
    for (const wallet of bidders)
      await step(live, stranger, 'buildDeliverBid', { ...at(stranger), bidder: wallet.address });
    expect(await bidOf(bidders[0] as LiveWallet)).toMatchObject({ delivery: 'DELIVERED', deliveredUnits: '50' });
    await step(live, issuer, 'buildWithdrawProceeds', at(issuer));
    expect((await tasksOf(issuer)).map(([kind]) => kind)).not.toContain('PROCEEDS');
    const again = await refusal(stranger, 'buildDeliverBid', { ...at(stranger), bidder: bidders[0]?.address });
    expect(again).toMatchObject({ code: 'SIMULATION_FAILED', errorName: 'NOT_DUE' });
  });

  it('is read by each reader as on the EVM', async () => {
    const [first, second] = bidders as [LiveWallet, LiveWallet];
    const position = async (token?: string) => {
      const query = `query ($key: Bytes32!, $chain: Chain!) { series(key: $key, chain: $chain) {
        positions { edges { node { holder units stakedUnits } } } } }`;
      const { data } = await live.ask<{ series: { positions: { edges: { node: Row }[] } | null } }>(
        query,
        { key: raise, chain: live.cluster },
        token,
      );
      return (
        data?.series.positions?.edges.map(({ node }) => [node.holder, node.units, node.stakedUnits]).sort() ?? null
      );
    };
    const own = [first.address, '50', '0'];
    const both = [own, [second.address, '40', '0']].sort();
    expect(await position(await live.session(first))).toEqual([own]);
    expect(await position(await live.session(live.issuer))).toEqual(both);
    expect(await position(await live.admin())).toEqual(both);
    for (const token of [undefined, await live.outsider()]) expect((await position(token)) ?? []).toEqual([]);
    const bids = `query ($key: Bytes32!, $chain: Chain!) { series(key: $key, chain: $chain) { bids { edges { node { wallet price } } } } }`;
    const prices = async (token: string) => {
      const { data } = await live.ask<{ series: { bids: { edges: { node: Row }[] } | null } }>(
        bids,
        { key: raise, chain: live.cluster },
        token,
      );
      return data?.series.bids?.edges.map(({ node }) => node.price) ?? null;
    };
    expect(await prices(await live.session(live.issuer))).toEqual(['3000000', '2000000', null]);
    expect((await prices(await live.outsider())) ?? []).toEqual([]);
    expect((await auctionOf()).auction.revealedBids).toEqual({
      edges: [{ node: { price: '3000000', quantity: '50' } }, { node: { price: '2000000', quantity: '40' } }],
    });
  });

  it('is reported on by whole units, and pays its holders', async () => {
    const { issuer, node, program } = live;
    live.pass(periodEnd(PERIOD) - node.chain.now() - 3_600n);
    await program.owner.publishRate(EUR, RATE);
    live.pass(7_200n);
    await live.index();
    const { series } = await read<{ series: { reportBasis: Row } }>(
      `query ($key: Bytes32!, $chain: Chain!) { series(key: $key, chain: $chain) { reportBasis(period: "2026-Q1") {
        periodState unitsOutstanding priorIncomeCommitment fxRate } } }`,
      await live.session(issuer),
    );
    const { reportBasis: basis } = series;
    expect(basis).toMatchObject({ periodState: 'OPEN', unitsOutstanding: '90', fxRate: `${RATE}` });
    const prover = await loadCircuitFiles(circuitFiles()).then(createReportProver);
    const device = { secret, store: createMemoryStore(), prover };
    const report = await createIncomeReport(device, {
      ...{
        seriesKey: raise,
        period: PERIOD,
        terms: SEALED.terms,
        ytd: 9_000_000n,
        unitsOutstanding: 90n,
        fxRate: RATE,
      },
      priorCommitment: basis.priorIncomeCommitment as Bytes32,
    });
    await prover.close();
    // 5 % of 3,000,000 minor units, at 10,000 base units each, for 90 of 100 units.
    expect(report.payment).toBe((3_000_000n * 10_000n * 90n) / (20n * 100n));
    const { priorCommitment, incomeCommitment } = report;
    const message = { seriesKey: raise, period: PERIOD, priorCommitment, incomeCommitment, tier: 2, liquidityFlag: 0 };
    const digest = messageDigest(live.solana.domain, 'REPORT', message);
    const signature = signDigest(digest, fromHex(VERIFIER.secret as Bytes32, 32));
    const built = await step(live, issuer, 'buildSubmitReport', {
      ...{ chain: live.cluster, seriesKey: raise, period: '2026-Q1', liquidityFlag: 'CASH' },
      ...{ proof: groth16Input(report.proof), publicSignals: report.signals },
      attestation: { signer: VERIFIER.address.toLowerCase(), signature },
    });
    expect(built.preview).toContainEqual({ label: 'Units outstanding', value: '90', unit: 'UNITS' });
    const net = report.payment - report.payment / 100n;
    for (const [place, wallet] of bidders.slice(0, 2).entries()) {
      await step(live, wallet, 'buildClaim', at(wallet));
      const [holder, amount] = [wallet.address, (net * (BIDS[place]?.quantity ?? 0n)) / 90n];
      const row = await live.database.prisma.position.findFirstOrThrow({ where: { seriesKey: raise, holder } });
      expect(BigInt(row.claimedTotal.toFixed(0))).toBe(amount);
    }
  });

  it('is in the public feed and in its bidders’ notices, without an amount', async () => {
    const feed = await read<{ activity: { nodes: Row[] } }>(
      'query ($key: Bytes32!, $chain: Chain!) { activity(seriesKey: $key, chain: $chain, first: 50) { nodes { kind status units } } }',
    );
    const kinds = feed.activity.nodes.map(({ kind, status }) => [kind, status]);
    expect(kinds).toContainEqual(['SERIES_CREATED', 'RAISING']);
    expect(kinds).toContainEqual(['SERIES_ACTIVATED', 'ACTIVE']);
    const messages = await live.database.prisma.outboxMessage.findMany({ where: { topic: { startsWith: 'Bid' } } });
    expect(new Set(messages.map(({ topic }) => topic))).toEqual(
      new Set(['BidCommitted', 'BidRevealed', 'BidProcessed', 'BidDelivered']),
    );
    expect(JSON.stringify(messages.map(({ payload }) => payload))).not.toMatch(/3000000|2000000|150000000/);
    expect(await live.database.prisma.outboxMessage.count({ where: { topic: 'SeriesCreated' } })).toBe(1);
  });
});

describe('a raise on Solana without a sale', () => {
  it('that its issuer cancels gives the deposits back', async () => {
    const key = await live.createRaise();
    const [bidder] = bidders as [LiveWallet];
    await commit(key, bidder, BIDS[0]);
    await step(live, live.issuer, 'buildCancelRaise', at(live.issuer, key));
    expect(await auctionOf(key)).toMatchObject({
      state: 'FAILED',
      auction: { phase: 'FAILED', failureReason: 'ISSUER_CANCELLED' },
    });
    await step(live, bidder, 'buildDeliverBid', { ...at(bidder, key), bidder: bidder.address });
    expect(await bidOf(bidder, key)).toMatchObject({
      delivery: 'DELIVERED',
      deliveredUnits: '0',
      refund: `${DEPOSIT}`,
    });
  });

  it('that nobody reveals fails, and charges who did not', async () => {
    const key = await live.createRaise();
    const [bidder] = bidders as [LiveWallet];
    await commit(key, bidder, BIDS[0]);
    live.pass(15n * DAY);
    await live.index();
    while ((await auctionOf(key)).state !== 'FAILED')
      await step(live, bidder, 'buildSettleStep', { ...at(bidder, key), maxBids: 50 });
    expect((await auctionOf(key)).auction).toMatchObject({ failureReason: 'NO_VALID_BIDS', clearingPrice: null });
    await step(live, bidder, 'buildDeliverBid', { ...at(bidder, key), bidder: bidder.address });
    const { refund, nonRevealCharge } = await bidOf(bidder, key);
    expect(BigInt(`${refund}`) + BigInt(`${nonRevealCharge}`)).toBe(DEPOSIT);
    expect(BigInt(`${nonRevealCharge}`)).toBeGreaterThan(0n);
  });

  it('is built again as on the EVM where another step came first', async () => {
    const key = await live.createRaise();
    const [bidder] = bidders as [LiveWallet];
    await commit(key, bidder, BIDS[0]);
    live.pass(15n * DAY);
    await live.index();
    const token = await live.session(live.stranger);
    const input = { ...at(live.stranger, key), maxBids: 1 };
    const overtaken = await build(live, token, 'buildSettleStep', input);
    while ((await auctionOf(key)).state !== 'FAILED')
      await step(live, bidder, 'buildSettleStep', { ...at(bidder, key), maxBids: 50 });
    await expect(live.send(live.stranger, overtaken.request)).rejects.toThrow();
    expect(await refusal(live.stranger, 'buildSettleStep', input)).toMatchObject({ errorName: 'WRONG_PHASE' });
  });
});

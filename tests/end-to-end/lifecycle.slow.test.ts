import { reportWindow } from '@income-series/protocol/period';
import { BUYOUT_NOTICE, BUYOUT_WINDOW } from '@income-series/protocol/policy';
import { expect, it } from 'vitest';
import { createProduct, type Name } from '../domains/support/product.ts';
import { ownStatement } from '../domains/support/statements.ts';
import { type Launched, launch, raiseByRequests } from '../domains/support/story.ts';
import { forFile } from '../support/for-file.ts';

const CAP = 10n ** 12n;

const product = await forFile(createProduct());
const launched = await launch(product);
await raiseByRequests(product, launched);
/** A series on the router, whose cap one quarter's income pays. */
const capped = await launch(product, { routed: true });
await product.act('issuer', 'buildOpenRouter', {
  seriesKey: capped.seriesKey,
  wallet: product.wallet('issuer').address,
});
await raiseByRequests(product, capped);

const SERIES = `query ($key: Bytes32!) { series(key: $key) {
  state closeReason unitsOutstanding buyOutPossibleAt buyOutLapsesAt
  periods(first: 1) { edges { node { period state } } }
  positions { edges { node { units } } }
  moneyEvents { edges { node { kind amount } } }
} }`;

/** What came last. */
const FEED = `query ($key: Bytes32!) { activity(seriesKey: $key, first: 1) { edges { node { kind } } } }`;

type Rows<T> = { readonly edges: readonly { readonly node: T }[] };
interface Series {
  readonly state: string;
  readonly closeReason: string | null;
  readonly unitsOutstanding: string;
  readonly buyOutPossibleAt: string | null;
  readonly buyOutLapsesAt: string | null;
  readonly periods: Rows<{ period: string; state: string }>;
  readonly positions: Rows<{ units: string }>;
  readonly moneyEvents: Rows<{ kind: string; amount: string }>;
}

const stated = (name: Name, { seriesKey }: Launched) =>
  ownStatement(product, (document) => product.ask(name, document), seriesKey);

it('a cap that is paid, the close and its claims, each built, sent and indexed', async () => {
  const { devnet, act, build, wallet } = product;
  const { seriesKey } = capped;
  const bob = { seriesKey, wallet: wallet('bob').address };
  const net = CAP - CAP / 100n;

  const payer = { seriesKey, wallet: wallet('outsider').address };
  const income = 20n * CAP; // 0.0507 of it is more than the cap
  await act('outsider', 'buildApprovePaymentToken', { ...payer, spender: 'ROUTER', amount: `${income}` });
  await act('outsider', 'buildRouteIncome', { ...payer, amount: `${income}` });
  await devnet.anvil.clock.set(reportWindow(20261).opensAt);
  await act('issuer', 'buildSubmitRoutedReport', { seriesKey, wallet: wallet('issuer').address, period: '2026-Q1' });
  const unpaid = ['PAYOUT', '2026-Q1', '40', `${((CAP / 100n) * 40n) / 100n}`, `${(net * 40n) / 100n}`, '0'];
  expect((await stated('bob', capped)).figures).toEqual([unpaid]);

  await act('outsider', 'buildCloseSeries', payer);
  const { data } = await product.ask('bob', SERIES, { key: seriesKey });
  expect(data?.series).toMatchObject({ state: 'CLOSED', closeReason: 'CAP', unitsOutstanding: '100' });
  const redemption = await build('bob', 'buildClaim', { ...bob, kinds: ['REDEMPTION'] });
  expect(redemption).toMatchObject({ code: 'NOTHING_DUE' });
  await act('outsider', 'buildClaim', { ...payer, holder: bob.wallet });
  const left = await stated('bob', capped);
  expect([left.units, left.claimedTotal]).toEqual(['0', `${(net * 40n) / 100n}`]);
  expect(left.figures.at(-1)).toEqual(['FINAL', null, '40', '0', '0', '0']); // nothing was left over by rounding
  const { prisma } = product.gateway.database;
  const rows = await prisma.moneyEvent.findMany({ where: { seriesKey, wallet: bob.wallet } });
  expect(rows.map(({ kind, amount }) => [kind, amount.toFixed()])).toEqual([
    ['PAYOUT_CLAIMED', `${(net * 40n) / 100n}`],
  ]);
  const fees = await prisma.feeEntry.findMany({ where: { seriesKey, kind: 'payout' } });
  expect(fees.map(({ period, amount }) => [period, amount.toFixed()])).toEqual([[20261, `${CAP / 100n}`]]);
});

it('a missed quarter, a buy-out and its redemption, each built, sent and indexed', async () => {
  const { devnet, act, build, wallet } = product;
  const { seriesKey } = launched;
  const issuer = { seriesKey, wallet: wallet('issuer').address };
  const alice = { seriesKey, wallet: wallet('alice').address };
  const refusal = async (mutation: string, input: object) => {
    const built = await build('issuer', mutation, input);
    expect(built.code).toBe('SIMULATION_FAILED');
    return built.errorName;
  };
  const read = async () => {
    const { data } = await product.ask('alice', SERIES, { key: seriesKey });
    return data?.series as unknown as Series;
  };

  expect(await refusal('buildMarkMissed', { ...issuer, period: '2026-Q1' })).toBe('PERIOD_STILL_OPEN');
  expect(await refusal('buildPayTail', { ...issuer, amount: '1' })).toBe('WRONG_STATE');
  expect(await refusal('buildCloseSeries', issuer)).toBe('WRONG_STATE');

  await devnet.anvil.clock.set(reportWindow(20261).lateUntil + 1n);
  await act('alice', 'buildMarkMissed', { ...alice, period: '2026-Q1' });
  expect((await read()).periods.edges[0]?.node).toEqual({ period: '2026-Q1', state: 'MISSED' });

  await devnet.owner.mintTokens(issuer.wallet, CAP);
  await act('issuer', 'buildApprovePaymentToken', { ...issuer, spender: 'HUB', amount: `${CAP}` });
  expect(await refusal('buildBuyOut', issuer)).toBe('NOT_REQUESTED');
  expect(await read()).toMatchObject({ buyOutPossibleAt: null, buyOutLapsesAt: null });
  await act('issuer', 'buildAnnounceBuyOut', issuer);
  const { buyOutPossibleAt, buyOutLapsesAt } = await read();
  const announcedAt = BigInt(Date.parse(`${buyOutPossibleAt}`) / 1_000) - BUYOUT_NOTICE;
  expect(announcedAt).toBe(await devnet.anvil.clock.now());
  expect(BigInt(Date.parse(`${buyOutLapsesAt}`) / 1_000)).toBe(announcedAt + BUYOUT_NOTICE + BUYOUT_WINDOW);
  const { data: feed } = await product.ask('public', FEED, { key: seriesKey });
  expect(feed).toEqual({ activity: { edges: [{ node: { kind: 'BUY_OUT_ANNOUNCED' } }] } });
  expect(await refusal('buildAnnounceBuyOut', issuer)).toBe('ALREADY_REQUESTED');
  expect(await refusal('buildBuyOut', issuer)).toBe('NOTICE_RUNNING');
  await devnet.anvil.clock.advance(BUYOUT_NOTICE);
  const { transaction } = await act('issuer', 'buildBuyOut', issuer);
  expect(transaction?.preview).toContainEqual({ label: 'Pays, fee included', value: `${CAP}`, unit: 'TOKEN' });
  expect(await read()).toMatchObject({ state: 'CLOSED', closeReason: 'BUYOUT' });
  const due = ((CAP - CAP / 100n) * 60n) / 100n;
  const share = ['REDEMPTION', null, '60', `${((CAP / 100n) * 60n) / 100n}`, `${due}`];
  expect((await stated('alice', launched)).figures).toEqual([[...share, '0']]);

  await act('alice', 'buildClaim', alice);
  const closed = await read();
  expect(closed.positions.edges).toEqual([{ node: { units: '0' } }]);
  // Alice holds 60 of 100 units; the protocol's fee of a hundredth comes first.
  const redeemed = closed.moneyEvents.edges.find(({ node }) => node.kind === 'REDEMPTION_CLAIMED');
  expect(redeemed?.node.amount).toBe(`${due}`);
  expect((await stated('alice', launched)).figures).toEqual([[...share, `${due}`]]);

  expect(await build('alice', 'buildClaim', alice)).toMatchObject({ code: 'NOTHING_DUE' });
  expect(await stated('alice', launched)).toMatchObject({ units: '0', claimedTotal: `${due}` });
});

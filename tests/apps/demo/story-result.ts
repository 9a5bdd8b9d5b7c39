import { BPS } from '@income-series/protocol/amounts';
import type { Bytes32 } from '@income-series/protocol/hex';
import { computePayment } from '@income-series/protocol/payment';
import { printPeriod } from '@income-series/protocol/period';
import { FEE_BPS } from '@income-series/protocol/policy';
import { deriveRate, parseShareRate } from '@income-series/protocol/terms';
import { expect, it } from 'vitest';
import type { ApplicationsOutcome } from '../../../src/apps/demo/applications.ts';
import { FX_RATE, TERMS } from '../../../src/apps/demo/draft.ts';
import type { MarketOutcome } from '../../../src/apps/demo/market.ts';
import type { RaiseOutcome } from '../../../src/apps/demo/raise.ts';
import { READERS, type StoryReader } from '../../../src/apps/demo/readers.ts';
import type { StorySecrets } from '../../../src/apps/demo/secrets.ts';
import type { AttestorsJson } from './attestors-access.ts';
import { testAttestors } from './attestors-result.ts';
import { type CurveJson, testCurve } from './curve-result.ts';
import { testMarket } from './market-result.ts';

type Row = Readonly<Record<string, unknown>>;

interface List {
  readonly totalCount: number;
  readonly edges: readonly { readonly node: Row }[];
}
interface SeriesRead {
  readonly [field: string]: unknown;
  readonly auction: Row;
  readonly terms: Row;
  readonly reports: List;
  readonly bids: List;
  readonly positions: List;
  readonly moneyEvents: List;
  readonly fees: List;
}
export interface StoryResult {
  readonly applications: ApplicationsOutcome;
  readonly seriesKey: Bytes32;
  readonly periods: readonly {
    readonly period: number;
    readonly payment: string;
    readonly proofMs: number;
    readonly verifyMs: number;
    readonly reportTx: string;
  }[];
  readonly readers: Readonly<
    Record<
      StoryReader,
      {
        readonly data: { readonly series: SeriesRead; readonly termsAccessLog: { readonly totalCount: number } };
        readonly errors?: readonly { readonly extensions: { readonly code: string; readonly coordinate: string } }[];
      }
    >
  >;
  readonly raise: RaiseOutcome;
  readonly market: MarketOutcome;
  readonly attestors: AttestorsJson;
  readonly curve: CurveJson;
}

/** What the two quarters must pay, and what of it goes to the operator. */
function owedWith({ theta, shareRate, incomes }: StorySecrets) {
  const rate = deriveRate(parseShareRate(shareRate), TERMS.unitsOffered);
  const [first, second] = incomes;
  const pay = (ytd: bigint, prior: bigint) =>
    computePayment({ units: TERMS.unitsOffered, r: rate, fx: FX_RATE, theta, ytd, prior });
  const payments = [pay(first, 0n), pay(second, first)] as const;
  const fees = payments.map((payment) => (payment * FEE_BPS) / BPS);
  const total = payments.reduce((sum, payment) => sum + payment);
  return { theta, rate, shareRate: parseShareRate(shareRate), payments, fees, total };
}

const nodes = (list: List) => list.edges.map(({ node }) => node);
const decimals = (values: readonly bigint[]) => values.map(String);

/** What the demo’s JSON must say, with the secrets that it was given. */
export function testStory(story: () => StoryResult, secrets: StorySecrets): void {
  const owed = () => owedWith(secrets);
  const series = (reader: StoryReader) => story().readers[reader].data.series;

  it('answers an object of the promised shape', () => {
    const hash = expect.stringMatching(/^0x[0-9a-f]{64}$/);
    expect(Object.keys(story())).toEqual([
      'applications',
      'seriesKey',
      'raise',
      'periods',
      'readers',
      'market',
      'attestors',
      'curve',
      ...('open' in story() ? ['open'] : []),
    ]);
    expect(story().seriesKey).toEqual(hash);
    expect(Object.keys(story().readers)).toEqual([...READERS]);
    const period = (quarter: number) => ({
      period: expect.any(Number),
      payment: String(owed().payments[quarter]),
      proofMs: expect.any(Number),
      verifyMs: expect.any(Number),
      reportTx: hash,
    });
    expect(story().periods).toEqual([period(0), period(1)]);
    const [first, second] = story().periods;
    expect((first?.period ?? 0) % 10).toBe(1);
    expect(second?.period).toBe((first?.period ?? 0) + 1);
    for (const { proofMs, verifyMs } of story().periods) expect(Math.min(proofMs, verifyMs)).toBeGreaterThan(0);
    expect(first?.reportTx).not.toBe(second?.reportTx);
  });

  it('approves an issuer and a backer on the chain too, and refuses one by a code', () => {
    const { issuer, backer, refused } = story().applications;
    const ready = (codes: readonly string[]) => codes.map((code) => ({ code, ok: true }));
    const passed = { state: 'APPROVED', onchain: 'VERIFIED', identityStatus: 'PASSED', decisionReasonCode: null };
    expect(issuer).toMatchObject(passed);
    expect(backer).toMatchObject(passed);
    expect(issuer.readiness).toEqual(
      expect.arrayContaining(
        ready(['IDENTITY_PASSED', 'COUNTRY_SERVED', 'INCOME_SOURCE_NAMED', 'TERMS_SEALED', 'CONTRACT_SIGNED']),
      ),
    );
    expect(backer.readiness).toEqual(
      expect.arrayContaining(ready(['IDENTITY_PASSED', 'COUNTRY_SERVED', 'CONTRACT_SIGNED'])),
    );
    expect(refused).toMatchObject({
      state: 'REJECTED',
      onchain: null,
      identityStatus: 'FAILED',
      decisionReasonCode: 'IDENTITY_NOT_CONFIRMED',
    });
  });

  it.each(READERS)('gives %s every public fact', (reader) => {
    const { key, state, issuer, termsCommitment, unitsOutstanding, auction, reports } = series(reader);
    expect({ key, state, unitsOutstanding }).toEqual({
      key: story().seriesKey,
      state: 'ACTIVE',
      unitsOutstanding: '100',
    });
    const { clearingPrice, proceeds } = auction;
    for (const fact of [issuer, termsCommitment, clearingPrice, proceeds]) expect(fact).toEqual(expect.any(String));
    expect(reports.totalCount).toBe(2);
    expect(nodes(reports).map(({ period }) => period)).toEqual(
      story().periods.map(({ period }) => printPeriod(period)),
    );
    const [first, second] = nodes(reports);
    expect(first?.incomeCommitment).toEqual(expect.stringMatching(/^0x[0-9a-f]{64}$/));
    expect(second?.priorIncomeCommitment).toBe(first?.incomeCommitment);
  });

  it.each<[StoryReader, boolean]>([
    ['public', false],
    ['holder', true],
    ['backer', true],
    ['issuer', true],
    ['admin', false],
  ])('opens the terms for issuer and eligible backers alone: %s', (reader, reads) => {
    const { terms } = series(reader);
    const { theta, rate, shareRate } = owed();
    if (reads) {
      expect(terms).toEqual({
        theta: `${theta}`,
        rate: `${rate}`,
        shareRate: `${shareRate}`,
        termsSalt: expect.stringMatching(/^\d+$/),
      });
    } else expect(terms).toEqual({ theta: null, rate: null, shareRate: null, termsSalt: null });
  });

  it.each<[StoryReader, boolean, boolean]>([
    ['public', false, false],
    ['holder', true, false],
    ['backer', false, false],
    ['issuer', true, true],
    ['admin', true, true],
  ])(
    'shows %s of payments, proofs and attestations, and of the source kind, what it may read',
    (reader, money, source) => {
      const { reports, paidTotal } = series(reader);
      const { payments, fees, total } = owed();
      expect(paidTotal).toBe(money ? `${total}` : null);
      for (const [index, report] of nodes(reports).entries()) {
        const { payment, gross, fee, net, accrual, proof, attestation, source: kind } = report;
        const gave = payments[index] ?? 0n;
        const kept = fees[index] ?? 0n;
        expect(kind).toBe(source ? 'PAYROLL' : null);
        if (!money) {
          for (const value of [payment, gross, fee, net, accrual, proof, attestation]) expect(value).toBeNull();
          continue;
        }
        expect({ payment, gross, fee, net, accrual }).toEqual({
          payment: `${gave}`,
          gross: `${gave}`,
          fee: `${kept}`,
          net: `${gave - kept}`,
          accrual: '0',
        });
        const { publicSignals } = proof as { publicSignals: string[] };
        expect(publicSignals).toHaveLength(6);
        expect(publicSignals[5]).toBe(`${gave}`);
        expect(attestation).toEqual({
          signer: expect.stringMatching(/^0x[0-9a-f]{40}$/),
          signature: expect.stringMatching(/^0x[0-9a-f]{130}$/),
        });
      }
    },
  );

  // of the five bids: the row, what its owner and the issuer read, what its owner alone reads
  it.each<[StoryReader, number, boolean, boolean]>([
    ['public', 0, false, false],
    ['holder', 1, true, true],
    ['backer', 1, true, true],
    ['issuer', 5, true, false],
    ['admin', 5, false, false],
  ])('shows %s %i bids', (reader, count, sealed, outcome) => {
    const { bids } = series(reader);
    expect([bids.totalCount, bids.edges.length]).toEqual([count, count]);
    for (const { wallet, commitment, deposit, validity, processing, delivery, refund } of nodes(bids)) {
      expect(wallet).toEqual(expect.any(String));
      for (const value of [commitment, deposit]) expect(value !== null).toBe(sealed);
      for (const value of [validity, processing, delivery, refund]) expect(value !== null).toBe(outcome);
    }
  });

  it('delivered to the two who won and refunded the one who lost', () => {
    const outcome = (reader: StoryReader) =>
      nodes(series(reader).bids).map(({ processing, delivery }) => [processing, delivery]);
    expect(outcome('holder')).toEqual([['FULL', 'DELIVERED']]);
    expect(outcome('backer')).toEqual([['LOST', 'DELIVERED']]);
    const [lost] = nodes(series('backer').bids);
    expect(lost?.refund).toBe(lost?.deposit);
  });

  it.each<[StoryReader, readonly string[]]>([
    ['public', []],
    ['holder', ['60']],
    ['backer', []],
    ['issuer', ['60', '40']],
    ['admin', ['60', '40']],
  ])('shows %s the positions of %j units, each with what was and can be claimed', (reader, units) => {
    const { positions } = series(reader);
    const { fees, total } = owed();
    const net = total - fees.reduce((sum, fee) => sum + fee);
    const share = (count: string) => `${(net * BigInt(count)) / TERMS.unitsOffered}`;
    expect(positions.totalCount).toBe(units.length);
    // Positions are opened in the order of their deliveries, which are on their way together.
    const held = nodes(positions).map(({ holder: _, ...position }) => position);
    expect(held.sort((a, b) => Number(b.units) - Number(a.units))).toEqual(
      units.map((count) => ({
        units: count,
        // Ada holds 60 and has claimed
        claimedTotal: count === '60' ? share(count) : '0',
        claimable: count === '60' ? '0' : share(count),
      })),
    );
  });

  it.each<[StoryReader, boolean, boolean]>([
    ['public', false, false],
    ['holder', true, false],
    ['backer', false, false],
    ['issuer', true, false],
    ['admin', true, true],
  ])('shows %s money events and fees with amounts, or no row', (reader, money, charge) => {
    const { moneyEvents, fees } = series(reader);
    const { payments, fees: kept } = owed();
    const amounts = (kind: string) =>
      nodes(moneyEvents)
        .filter((event) => event.kind === kind)
        .map(({ amount }) => amount);
    expect(moneyEvents.totalCount).toBe((money ? 6 : 0) + (charge ? 1 : 0));
    const charged = charge ? [story().raise.bids.dora.nonRevealCharge] : [];
    expect(amounts('NON_REVEAL_CHARGED')).toEqual(charged);
    expect(amounts('REPORT_PAYMENT')).toEqual(money ? decimals(payments) : []);
    expect(amounts('PAYOUT_NET')).toEqual(money ? payments.map((payment, i) => `${payment - (kept[i] ?? 0n)}`) : []);
    expect(amounts('PROCEEDS')).toEqual(money ? [series(reader).auction.proceeds] : []);
    expect(amounts('PAYOUT_CLAIMED')).toHaveLength(money ? 1 : 0);
    expect(nodes(fees)).toEqual([
      ...charged.map((amount) => ({ kind: 'NON_REVEAL', amount })),
      ...(money ? decimals(kept).map((amount) => ({ kind: 'PAYOUT', amount })) : []),
    ]);
  });

  it('lists the reads of the terms for issuer and admin alone', () => {
    const counts = READERS.map((reader) => story().readers[reader].data.termsAccessLog.totalCount > 0);
    expect(counts).toEqual([false, false, false, true, true]);
  });

  it.each(READERS)('gives %s one FORBIDDEN for each denied selection, and no other error', (reader) => {
    const errors = story().readers[reader].errors ?? [];
    const denied = errors.map(({ extensions }) => extensions.coordinate);
    expect(new Set(errors.map(({ extensions }) => extensions.code))).toEqual(new Set(['FORBIDDEN']));
    expect(new Set(denied).size).toBe(denied.length);
  });

  testMarket(story);
  testCurve(() => story().curve, secrets);

  testAttestors(
    () => story().attestors,
    () => ({ key: story().seriesKey, periods: story().periods.map(({ period }) => period) }),
    secrets,
  );
}

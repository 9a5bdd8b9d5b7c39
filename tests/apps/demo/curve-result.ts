import { BPS } from '@income-series/protocol/amounts';
import { computePayment } from '@income-series/protocol/payment';
import { FEE_BPS, LAMPORTS_PER_UNIT } from '@income-series/protocol/policy';
import { deriveRate, parseShareRate } from '@income-series/protocol/terms';
import { describe, expect, it } from 'vitest';
import { CURVE, CURVE_UNITS } from '../../../src/apps/demo/curve-draft.ts';
import { CURVE_READERS, type CurveStoryReader } from '../../../src/apps/demo/curve-readers.ts';
import type { CurveOutcome } from '../../../src/apps/demo/curve-story.ts';
import { FX_RATE } from '../../../src/apps/demo/draft.ts';
import type { StorySecrets } from '../../../src/apps/demo/secrets.ts';

type Row = Readonly<Record<string, unknown>>;
interface List {
  readonly totalCount: number;
  readonly edges: readonly { readonly node: Row }[];
}
interface Read {
  readonly data: {
    readonly series: Row & {
      readonly curve: Row & { readonly census: List; readonly candles: readonly Row[] };
      readonly stakes: List;
      readonly terms: Row;
      readonly reports: List;
      readonly positions: List;
      readonly moneyEvents: List;
      readonly fees: List;
    };
    readonly live: Row | null;
  };
  readonly errors?: readonly { readonly extensions: { readonly code: string; readonly coordinate?: string } }[];
}

/** The chapter as JSON. */
export type CurveJson = Omit<CurveOutcome, 'readers'> & { readonly readers: Readonly<Record<CurveStoryReader, Read>> };

const feeOf = (money: bigint) => (money * BigInt(CURVE.feeBps) + BPS - 1n) / BPS;
const nodes = (list: List) => list.edges.map(({ node }) => node);

/** What became of the pool by the trades, computed again from what each paid. */
function pooled(trades: CurveJson['trading']['trades']) {
  let { reserve, sold } = { reserve: 0n, sold: 0n };
  const expected = trades.map(({ side, amount, units }) => {
    const [x, y] = [CURVE.virtualQuote + reserve, CURVE.virtualBase - sold];
    if (side === 'BUY') {
      const net = BigInt(amount) - feeOf(BigInt(amount));
      const out = (y * net) / (x + net);
      reserve += net;
      sold += out;
      return { amount, units: `${out}` };
    }
    const gross = (x * BigInt(units)) / (y + BigInt(units));
    reserve -= gross;
    sold -= BigInt(units);
    return { amount: `${gross - feeOf(gross)}`, units };
  });
  return { expected, reserve, sold };
}

/** What the demo says of its curve series: its trades, its quarter, its round of tenders, and who could read what. */
export function testCurve(outcome: () => CurveJson, { theta, curveShareRate, incomes }: StorySecrets): void {
  const r = deriveRate(parseShareRate(curveShareRate), CURVE_UNITS, { curve: true });
  const paid = () => {
    const units = BigInt(outcome().census);
    const payment = computePayment({ units, r, fx: FX_RATE, theta, ytd: incomes[0], prior: 0n });
    const fee = (payment * FEE_BPS) / BPS;
    return { payment, fee, net: payment - fee };
  };
  const series = (reader: CurveStoryReader) => outcome().readers[reader].data.series;

  describe('the curve series', () => {
    it('was traded at the curve’s price, and activated by the purchase that reached the threshold', () => {
      const { trades, raised, treasury, staked, loose } = outcome().trading;
      expect(trades.map(({ by, side }) => [by, side])).toEqual([
        ['ben', 'BUY'],
        ['ada', 'BUY'],
        ['ben', 'SELL'],
        ['ada', 'BUY'],
      ]);
      const { expected, reserve, sold } = pooled(trades);
      expect(trades.map(({ amount, units }) => ({ amount, units }))).toEqual(expected);
      expect(BigInt(raised)).toBe(reserve);
      expect(pooled(trades.slice(0, 3)).reserve).toBeLessThan(CURVE.threshold);
      expect(reserve).toBeGreaterThanOrEqual(CURVE.threshold);
      expect(BigInt(treasury)).toBe((reserve * BigInt(CURVE.treasuryBps)) / BPS);
      expect(BigInt(staked) + BigInt(loose)).toBe(sold);
    });

    it('paid the staked units of its quarter what the terms say', () => {
      const { census, trading, period, claimed } = outcome();
      expect(census).toBe(trading.staked);
      expect(BigInt(period.payment)).toBe(paid().payment);
      expect(period.period % 10).toBe(1);
      // Ada alone has staked: hers is the whole, but for the part of a base unit that stays.
      expect(paid().net - BigInt(claimed)).toBeLessThanOrEqual(1n);
      expect(BigInt(claimed)).toBeLessThanOrEqual(paid().net);
    });

    it('bought back as many units as its treasury could pay for', () => {
      const { tender, trading } = outcome();
      const [tendered, treasury] = [BigInt(tender.tendered), BigInt(trading.treasury)];
      const price = 2n * LAMPORTS_PER_UNIT;
      const accepted = (tendered * treasury * LAMPORTS_PER_UNIT) / (price * tendered);
      expect(accepted).toBeLessThan(tendered);
      expect(tender).toEqual({
        tendered: `${tendered}`,
        accepted: `${accepted}`,
        payment: `${(accepted * price) / LAMPORTS_PER_UNIT}`,
        staked: `${BigInt(trading.staked) - accepted}`,
      });
    });

    it.each(CURVE_READERS)('gives %s what the chain says of the curve', (reader) => {
      const { tender, trading, census } = outcome();
      const read = series(reader);
      const { sold } = pooled(trading.trades);
      expect(read).toMatchObject({
        state: 'ACTIVE',
        key: outcome().seriesKey,
        stakedTotal: tender.staked,
        unitsOutstanding: `${sold - BigInt(tender.accepted)}`,
        curve: { raised: trading.raised, sold: `${sold}`, tenderState: 'SETTLED' },
      });
      expect(nodes(read.curve.census).map(({ units }) => units)).toEqual([census]);
      expect(nodes(read.stakes)).toEqual([{ units: tender.staked }]);
      const trades = read.curve.candles.reduce((sum, candle) => sum + Number(candle.trades), 0);
      expect(trades).toBe(trading.trades.length);
      expect(nodes(read.reports)[0]?.incomeCommitment).toMatch(/^0x[0-9a-f]{64}$/);
    });
    testReaders(outcome, paid);
  });
}

/** Who reads money and proofs, the source, positions, the live position; what is denied. */
function testReaders(outcome: () => CurveJson, paid: () => { payment: bigint; fee: bigint; net: bigint }): void {
  const series = (reader: CurveStoryReader) => outcome().readers[reader].data.series;

  it.each<[CurveStoryReader, boolean, boolean]>([
    ['public', false, false],
    ['staker', true, false],
    ['seller', false, false],
    ['issuer', true, true],
    ['admin', true, true],
  ])('gives %s payments and proofs: %s; the source: %s', (reader, money, source) => {
    const { reports, paidTotal, positions, moneyEvents, fees } = series(reader);
    const [report = {}] = nodes(reports);
    const { payment, fee, net } = paid();
    expect(paidTotal).toBe(money ? `${payment}` : null);
    expect(report.source).toBe(source ? 'PAYROLL' : null);
    const read = { payment: `${payment}`, gross: `${payment}`, fee: `${fee}`, net: `${net}` };
    if (money) expect(report).toMatchObject(read);
    else for (const field of [...Object.keys(read), 'proof', 'attestation']) expect(report[field]).toBeNull();
    const count = money ? 1 : 0;
    expect(nodes(positions).map(({ stakedUnits }) => stakedUnits)).toEqual(Array(count).fill(outcome().tender.staked));
    expect([moneyEvents.edges.length > 0, fees.edges.length > 0]).toEqual([money, money]);
  });

  it.each<[CurveStoryReader, boolean]>([
    ['public', false],
    ['staker', true],
    ['seller', false],
    ['issuer', false],
    ['admin', true],
  ])('gives %s the live position of Ada’s wallet: %s', (reader, reads) => {
    const { live } = outcome().readers[reader].data;
    const staked = { stakedUnits: outcome().tender.staked, looseUnits: '0' };
    if (reads) expect(live).toMatchObject(staked);
    else expect(live).toBeNull();
  });

  it('says to each what is denied', () => {
    const codes = (reader: CurveStoryReader) =>
      new Set((outcome().readers[reader].errors ?? []).map(({ extensions }) => extensions.code));
    expect(codes('public')).toEqual(new Set(['FORBIDDEN', 'UNAUTHENTICATED']));
    for (const reader of ['staker', 'seller', 'admin'] as const) expect(codes(reader)).toEqual(new Set(['FORBIDDEN']));
    expect(codes('issuer')).toEqual(new Set());
  });
}

import { expect, it } from 'vitest';
import { TOKEN } from '../../../src/apps/demo/draft.ts';
import type { MarketOutcome } from '../../../src/apps/demo/market.ts';
import type { RaiseOutcome } from '../../../src/apps/demo/raise.ts';
import { nonRevealCharge } from '../../models/auction.ts';

interface MarketResult {
  readonly raise: RaiseOutcome;
  readonly market: MarketOutcome;
}

const tokens = (amount: bigint): string => (amount * TOKEN).toString();

/** What the demo says of its raise and its window: every kind of bid, a partial fill on the long side, who holds what. */
export function testMarket(result: () => MarketResult): void {
  it('cleared again without the bid that screening rejected', () => {
    const { rounds, clearingPrice, unitsSold, phase } = result().raise.auction;
    expect({ clearingPrice, unitsSold, phase }).toEqual({
      clearingPrice: tokens(12n),
      unitsSold: '100',
      phase: 'DONE',
    });
    expect(rounds.edges.map(({ node }) => node.rejections)).toEqual([[{ reason: 'NOT_ALLOWLISTED', count: 1 }], []]);
  });

  it('draws the demand of what was revealed', () => {
    expect(result().raise.auction.demandCurve).toEqual([
      { price: tokens(15n), quantity: '40' },
      { price: tokens(14n), quantity: '100' },
      { price: tokens(12n), quantity: '150' },
      { price: tokens(11n), quantity: '180' },
    ]);
  });

  it.each<[keyof RaiseOutcome['bids'], string, string, string | null, bigint, bigint]>([
    ['ada', 'VALID', 'FULL', null, 60n, 1_000n - 60n * 12n],
    ['ben', 'VALID', 'PARTIAL', null, 40n, 700n - 40n * 12n],
    ['cleo', 'VALID', 'LOST', null, 0n, 400n],
    ['finn', 'VALID', 'REJECTED', 'NOT_ALLOWLISTED', 0n, 800n],
  ])('delivered to %s what became of its bid', (name, validity, processing, rejectedReason, units, refund) => {
    expect(result().raise.bids[name]).toEqual({
      validity,
      processing,
      rejectedReason,
      delivery: 'DELIVERED',
      deliveredUnits: `${units}`,
      deliveredRefund: tokens(refund),
      nonRevealCharge: '0',
    });
  });

  it('charged the bid that was never revealed, and gave back the rest', () => {
    const { validity, nonRevealCharge: charge, deliveredRefund } = result().raise.bids.dora;
    const deposit = 300n * TOKEN;
    expect({ validity, charge }).toEqual({ validity: 'UNREVEALED', charge: `${nonRevealCharge(deposit)}` });
    expect(BigInt(deliveredRefund) + BigInt(charge)).toBe(deposit);
  });

  it('traded in the window at one price, the buyers sharing what was offered', () => {
    const { window, orders, units } = result().market;
    expect(window).toMatchObject({ phase: 'DONE', price: tokens(13n), volume: '35', demand: '50', supply: '35' });
    const order = (side: string, processing: string, filled: bigint, money: bigint) => ({
      side,
      processing,
      filled: `${filled}`,
      delivery: 'DELIVERED',
      deliveredMoney: tokens(money),
      deliveredUnits: '0',
    });
    expect(orders).toEqual({
      ada: order('SELL', 'FULL', 25n, 25n * 13n),
      ben: order('SELL', 'FULL', 10n, 10n * 13n),
      cleo: order('BUY', 'PARTIAL', 21n, 30n * 14n - 21n * 13n),
      dora: order('BUY', 'PARTIAL', 14n, 20n * 13n - 14n * 13n),
    });
    expect(units).toEqual({ ada: '35', ben: '30', cleo: '21', dora: '14' });
  });
}

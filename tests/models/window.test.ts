import { smaller } from '@income-series/protocol/amounts';
import type { EvmAddress } from '@income-series/protocol/hex';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPrice, orderFault, type Side, settleWindow, sharesOf, type WindowOrder } from './window.ts';

const wallet = (n: number): EvmAddress => `0x${n.toString(16).padStart(40, '0')}` as const;
/** [side, price, quantity] with just the escrow it needs. */
type Line = readonly [Side, bigint, bigint];
const book = (lines: readonly Line[]): WindowOrder[] =>
  lines.map(([side, price, quantity], i) => ({
    sequence: i + 1,
    trader: wallet(i + 1),
    side,
    escrow: side === 'BUY' ? price * quantity : quantity,
    opening: { price, quantity },
  }));
const openings = (lines: readonly Line[]) => lines.map(([side, price, quantity]) => ({ side, price, quantity }));

describe('the price of a window', () => {
  const line = fc.tuple(fc.constantFrom<Side>('BUY', 'SELL'), fc.bigInt(1n, 12n), fc.bigInt(1n, 9n));
  /** What both sides want at a price. */
  const at = (lines: readonly Line[], price: bigint) => {
    const sum = (side: Side, accepts: (limit: bigint) => boolean) =>
      lines.reduce((total, [of, limit, units]) => (of === side && accepts(limit) ? total + units : total), 0n);
    const [demand, supply] = [sum('BUY', (limit) => limit >= price), sum('SELL', (limit) => limit <= price)];
    return { price, volume: smaller(demand, supply), demand, supply };
  };
  it('is the best of all limit prices, each looked at on its own', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 24 }), (lines) => {
        const ranked = [...new Set(lines.map(([, price]) => price))]
          .map((price) => at(lines, price))
          .filter(({ volume }) => volume > 0n)
          .sort((a, b) => Number(b.volume - a.volume || a.price - b.price));
        expect(findPrice(openings(lines))).toEqual(ranked[0] ?? { price: 0n, volume: 0n, demand: 0n, supply: 0n });
      }),
      { numRuns: 500 },
    );
  });

  it('is not moved by an order that trades nothing', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), line, (lines, added) => {
        const [before, after] = [findPrice(openings(lines)), findPrice(openings([...lines, added]))];
        const [side, limit] = added;
        const trades = after.volume > 0n && (side === 'BUY' ? limit >= after.price : limit <= after.price);
        if (!trades) expect([after.price, after.volume]).toEqual([before.price, before.volume]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('costs a buyer all units offered below it, to be raised by a tenth', () => {
    const offers: Line[] = [
      ['SELL', 100n, 10n],
      ['SELL', 105n, 20n],
      ['SELL', 110n, 5n],
    ];
    const wanted: Line = ['BUY', 120n, 10n];
    const raised = (units: bigint) => findPrice(openings([...offers, wanted, ['BUY', 120n, units]])).price;
    expect(findPrice(openings([...offers, wanted])).price).toBe(100n);
    expect([raised(20n), raised(21n)]).toEqual([105n, 110n]);
  });

  it('costs a seller as many units as are traded, offered at the lower price, to be lowered by a tenth', () => {
    const wanted: Line = ['BUY', 120n, 10n];
    const lowered = (units: bigint) => findPrice(openings([['SELL', 100n, 10n], wanted, ['SELL', 90n, units]])).price;
    expect([lowered(9n), lowered(10n)]).toEqual([100n, 90n]);
  });

  const bought: Line = ['BUY', 90n, 80n];
  const asked = (units: bigint, price: bigint): Line[] => [
    ['SELL', 50n, 80n - units],
    ['SELL', price, units],
  ];
  it('costs a seller nothing, to be raised up to what buyers offer by one unit that they need', () => {
    const raised = (price: bigint) => findPrice(openings([...asked(1n, price), bought]));
    expect(raised(50n)).toMatchObject({ price: 50n, volume: 80n });
    expect(raised(89n)).toMatchObject({ price: 89n, volume: 80n });
    expect(raised(91n)).toMatchObject({ price: 50n, volume: 79n }); // above their limit, that unit stays unsold
  });

  it('costs a buyer the units asked at the highest price that it pays, to be lowered to the next', () => {
    const lowered = (units: bigint) => findPrice(openings([...asked(10n, 89n), ['BUY', 90n, 80n - units]])).price;
    expect([lowered(0n), lowered(9n), lowered(10n)]).toEqual([89n, 89n, 50n]);
  });

  it('trades as much as any price at all would, between limit prices or beyond them', () => {
    const spaced = fc.tuple(fc.constantFrom<Side>('BUY', 'SELL'), fc.bigInt(1n, 40n), fc.bigInt(1n, 9n));
    fc.assert(
      fc.property(fc.array(spaced, { maxLength: 12 }), (lines) => {
        const { volume } = findPrice(openings(lines));
        for (let price = 0n; price <= 41n; price++) expect(at(lines, price).volume <= volume).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the shares of a side', () => {
  const sell = (quantity: bigint) => ({ side: 'SELL' as const, price: 10n, quantity });
  it('are floors and, for the earliest alone, one more, nobody’s above its quantity, and the volume together', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt(1n, 50n), { minLength: 1, maxLength: 12 }), fc.bigInt(1n, 600n), (all, most) => {
        const supply = all.reduce((sum, quantity) => sum + quantity, 0n);
        const volume = smaller(most, supply);
        const shares = sharesOf(all.map(sell), 'SELL', { price: 10n, volume, demand: volume, supply });
        const more = shares.map(({ order, units }) => units - (order.quantity * volume) / supply);
        const extra = more.reduce((sum, each) => sum + each, 0n);
        expect(more).toEqual(more.map((_, i) => (BigInt(i) < extra ? 1n : 0n)));
        expect(shares.every(({ order, units }) => units <= order.quantity)).toBe(true);
        expect(shares.reduce((sum, { units }) => sum + units, 0n)).toBe(volume);
      }),
    );
  });
});

describe('a settlement', () => {
  it.each([
    ['BUY', 100n, 0n, 1n, 'BAD_PRICE'],
    ['BUY', 100n, 1n << 96n, 1n, 'BAD_PRICE'],
    ['SELL', 5n, 10n, 0n, 'BAD_QUANTITY'],
    ['BUY', 100n, 1n, 1n << 48n, 'BAD_QUANTITY'],
    ['BUY', 99n, 10n, 10n, 'UNDERFUNDED'],
    ['BUY', 100n, 10n, 10n, null],
    ['SELL', 5n, 10n, 6n, 'UNDERFUNDED'],
    ['SELL', 5n, 10n, 5n, null],
  ] as const)('finds in a %s of %s at %s for %s: %s', (side, escrow, price, quantity, fault) => {
    expect(orderFault(side, escrow, { price, quantity })).toBe(fault);
  });

  const order = fc.record({
    side: fc.constantFrom<Side>('BUY', 'SELL'),
    price: fc.bigInt(8n, 12n),
    quantity: fc.bigInt(0n, 9n),
    spare: fc.bigInt(-2n, 20n),
    revealed: fc.integer({ min: 0, max: 5 }).map((n) => n > 0),
    kept: fc.tuple(fc.boolean(), fc.boolean()),
  });
  it('conserves money and units, fills nobody beyond its limit, and moves what it says', () => {
    fc.assert(
      fc.property(fc.array(order, { maxLength: 24 }), (plan) => {
        const orders = book(plan.map(({ side, price, quantity }): Line => [side, price, quantity])).map((each, i) => {
          const spare = plan[i]?.spare ?? 0n;
          const escrow = each.escrow + spare > 0n ? each.escrow + spare : 1n;
          return { ...each, escrow, opening: plan[i]?.revealed ? each.opening : null };
        });
        const of = (who: EvmAddress) => plan[Number(BigInt(who)) - 1]?.kept ?? [true, true];
        const settled = settleWindow(orders, { before: (who) => of(who)[0], moving: (who) => of(who)[1] });
        const sum = (side: Side | null, of: 'money' | 'units' | 'filled') =>
          settled.orders.reduce((s, o) => (side && orders[o.sequence - 1]?.side !== side ? s : s + o[of]), 0n);
        const escrowed = (side: Side) => orders.reduce((s, o) => (o.side === side ? s + o.escrow : s), 0n);
        expect(sum(null, 'money')).toBe(escrowed('BUY'));
        expect(sum('SELL', 'units') + sum('BUY', 'filled')).toBe(escrowed('SELL'));
        expect(sum('BUY', 'filled')).toBe(sum('SELL', 'filled'));
        expect(sum('BUY', 'filled') <= settled.volume).toBe(true);
        if (settled.rejections.length === 0) expect(sum('BUY', 'filled')).toBe(settled.volume);
        for (const { sequence, filled, money } of settled.orders) {
          const { side, opening, escrow } = orders[sequence - 1] as WindowOrder;
          expect(money >= 0n && filled <= (opening?.quantity ?? 0n)).toBe(true);
          if (filled > 0n && opening) {
            const fair = side === 'BUY' ? opening.price >= settled.price : opening.price <= settled.price;
            expect([fair, filled <= escrow || side === 'BUY']).toEqual([true, true]);
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});

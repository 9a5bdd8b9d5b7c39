import { describe, expect, it } from 'vitest';
import parity from '../../../../../tests/conformance/parity.json' with { type: 'json' };
import { mostOf, paymentOfQuarter, shareOf } from './unit-payment.ts';

interface Vector {
  readonly id: string;
  readonly kind: string;
  readonly input: Readonly<Record<string, string | boolean>>;
  readonly output: Readonly<Record<string, string>>;
}

// The vectors of the conformance set, which the circuit, the contracts and the program of Solana compute too.
const vectors = parity.vectors as readonly unknown[] as readonly Vector[];
const vectorsOf = (kind: string) => vectors.filter((vector) => vector.kind === kind);
const WAD = 10n ** 18n;
const UNLIMITED = { cap: 1n << 127n, paid: 0n, accrued: 0n, credit: 0n };

describe('the payment that the calculator shows', () => {
  it.each(vectorsOf('payment'))('is that of the vector $id', ({ input, output }) => {
    const read = (name: string) => BigInt(String(input[name]));
    const figures = { theta: read('theta'), rate: read('r'), fx: read('fx'), allUnits: read('units'), ...UNLIMITED };
    const asked = { quarter: read('ytd') - read('prior'), before: read('prior') };
    expect(`${paymentOfQuarter(figures, asked).payment}`).toBe(output.payment);
  });

  it.each(vectorsOf('split').filter(({ input }) => input.deferred === false))(
    'has the fee and the net of the vector $id',
    ({ input, output }) => {
      const read = (name: string) => BigInt(String(input[name]));
      const money = { cap: read('cap'), paid: read('paid'), accrued: read('accrued'), credit: read('credit') };
      // One unit, one to one, above a threshold of nothing: the income is the payment.
      const figures = { theta: 0n, rate: WAD, fx: WAD, allUnits: 1n, ...money };
      const { payment, cut, accrued, fee, net } = paymentOfQuarter(figures, { quarter: read('payment'), before: 0n });
      expect([payment, payment - cut, accrued, fee, net].map(String)).toEqual([
        input.payment,
        output.gross,
        output.accrualIn,
        output.fee,
        output.net,
      ]);
    },
  );

  it('covers vectors of both kinds', () => {
    expect([vectorsOf('payment').length, vectorsOf('split').length]).toEqual([3, 4]);
  });

  // 1,000 units share 5 % above 60,000.00 USD; one USD is one token of 6 decimals.
  it.each([
    ['a quarter below the threshold', 50_000_00n, 0n, 0n, 0n],
    ['a quarter that crosses it', 80_000_00n, 0n, 990_000n, 9_900_000n],
    ['a quarter after it was crossed', 20_000_00n, 70_000_00n, 990_000n, 9_900_000n],
    ['a quarter of one cent above it', 1n, 60_000_00n, 0n, 4n],
  ])('of %s is shared by units, rounded down', (_, quarter, before, one, ten) => {
    const terms = { theta: 60_000_00n, rate: WAD / 20_000n, fx: 10n ** 22n };
    const figures = { ...terms, allUnits: 1_000n, ...UNLIMITED };
    const { net } = paymentOfQuarter(figures, { quarter, before });
    expect([shareOf(net, 1n, 1_000n), shareOf(net, 10n, 1_000n)]).toEqual([one, ten]);
  });

  it('is at most the cap less the fee, and nothing where nobody shares', () => {
    expect(mostOf(1_000_001n)).toBe(990_001n);
    expect(shareOf(5n, 1n, 0n)).toBe(0n);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Of contracts/evm/gas.md: what a call uses on Ethereum by the number of bids or orders. */
function bySize(): { readonly sizes: number[]; readonly used: Map<string, number[]> } {
  const text = readFileSync(new URL('../../contracts/evm/gas.md', import.meta.url), 'utf8');
  const [head = '', , ...rows] = text.slice(text.indexOf('| call | Ethereum, ')).split('\n\n')[0]?.split('\n') ?? [];
  const cells = (row: string) => row.split('|').map((cell) => cell.trim().replaceAll(/[`,]/g, ''));
  const sizes = cells(head).flatMap((cell) => (cell.startsWith('Ethereum ') ? [Number(cell.slice(9))] : []));
  return {
    sizes,
    used: new Map(
      rows.map((row) => [
        cells(row)[1] ?? '',
        cells(row)
          .slice(2, 2 + sizes.length)
          .map(Number),
      ]),
    ),
  };
}

/** A level of the heap: a slot read for the first time and written, and what finds it. EIP-2929: 2,100 and 2,900. */
const CLIMB = 6_000;
/** A level down: two slots read, one of them written. */
const DESCENT = 8_500;

describe('what grows with the number of bids or orders', () => {
  const { sizes, used } = bySize();
  const levels = sizes.map((size) => Math.floor(Math.log2(size)));
  const of = (call: string) => used.get(call) ?? [];

  it('was measured in books of 10 and 100 at least', () => {
    expect(sizes).toEqual(expect.arrayContaining([10, 100]));
  });

  it.each(['commitBid', 'deliverBid', 'commitOrder'])('leaves out %s', (call) => {
    expect(new Set(of(call)).size).toBe(1);
  });

  it.each(['revealBid', 'revealOrder'])('makes %s dearer by a level of the heap, and each by the same', (call) => {
    const a = of(call);
    const steps = a
      .slice(1)
      .map((gas, i) => (gas - (a[i] as number)) / ((levels[i + 1] as number) - (levels[i] as number)));
    expect(new Set(steps).size).toBe(1);
    expect(steps[0]).toBeGreaterThan(0);
    expect(steps[0]).toBeLessThan(CLIMB);
  });

  it.each(['settleStep(10)', 'settleWindow(10)'])(
    'makes %s dearer by ten levels of the heap a level at most',
    (call) => {
      const a = of(call);
      const [[least = 0, most = 0], [low = 0, high = 0]] = [
        [a[0], a.at(-1)],
        [levels[0], levels.at(-1)],
      ];
      expect(most).toBeLessThan(least + 10 * DESCENT * (high - low));
    },
  );
});

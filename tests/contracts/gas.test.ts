import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { dearest, measureBooks, measureProof, measureStates } from '../../scripts/gas/measure.ts';
import type { ChainName, Rows } from '../../scripts/gas/meter.ts';
import { GAS_MARGINS } from '../../src/adapters/evm/gas-margins.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';

/** The columns of contracts/evm/gas.md that hold what is used, behind the call's name. */
const USED: Record<ChainName, number> = { ethereum: 1, chain10143: 4 };
const BOOK = 10; // one of the table's own sizes, whose series have the table's own keys

type Most = Record<ChainName, number>;

/** The first table of contracts/evm/gas.md: what each call uses at most, by its name. */
function committed(): Map<string, Most> {
  const text = readFileSync(new URL('../../contracts/evm/gas.md', import.meta.url), 'utf8');
  const [table = ''] = text.slice(text.indexOf('| call |')).split('\n\n');
  const rows = table.split('\n').slice(2);
  return new Map(
    rows.map((row) => {
      const cells = row.split('|').map((cell) => cell.trim().replaceAll(/[`,]/g, ''));
      const most = (chain: ChainName) => Number(cells[USED[chain] + 1]);
      return [cells[1] ?? '', { ethereum: most('ethereum'), chain10143: most('chain10143') }] as const;
    }),
  );
}

const labels = Object.keys(GAS_MARGINS).map((kind) =>
  kind === 'settleStep' || kind === 'settleWindow' ? `${kind}(10)` : kind,
);

describe('the cost of a call', () => {
  it('is in the committed table, for every call that can be built', () => {
    expect([...committed().keys()].sort()).toEqual(labels.toSorted());
  });
});

if (EXHAUSTIVE) {
  describe('what a call uses', () => {
    let measured: Rows;
    beforeAll(async () => {
      const proof = await measureProof();
      // Every receipt on the way is what the steps cost by Ethereum's prices, or measuring ends here.
      measured = dearest([await measureStates(proof), await measureBooks(BOOK, proof)]);
    });

    it.each(labels)('is no more than the table says: %s', (label) => {
      const row = measured.get(label);
      const most = committed().get(label);
      for (const chain of ['ethereum', 'chain10143'] as const) {
        const used = row?.[chain].used ?? 0;
        expect(used, chain).toBeGreaterThan(21_000);
        expect(used, `${chain}: run npm run contracts -- gas`).toBeLessThanOrEqual((most?.[chain] ?? 0) * 1.01);
      }
    });

    it('leaves room in a block and in a transaction of either chain', () => {
      for (const [label, { ethereum, chain10143 }] of measured) {
        expect(ethereum.least, label).toBeLessThan(16_777_216); // EIP-7825
        expect(chain10143.least, label).toBeLessThan(30_000_000);
      }
    });
  });
}

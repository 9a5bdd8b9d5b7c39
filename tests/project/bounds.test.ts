import { readFileSync } from 'node:fs';
import { CURVE_SUPPLY_LIMIT_BPS, highestPriceOf } from '@income-series/protocol/curve-rules';
import { BPS, LAMPORTS_PER_UNIT } from '@income-series/protocol/policy';
import { describe, expect, it } from 'vitest';
import { BUYERS_BOUNDS, EVM_LOSSES, type LossBound, ROUNDING, SOLANA_LOSSES } from '../../src/core/loss-bounds.ts';
import { priceOf } from '../../src/domains/curve/index.ts';
import { BEFORE_YOU_BUY } from '../../src/domains/curve/trade.ts';
import { BOUNDS, EVM_BOUNDS } from '../search/shared/bounds.ts';

const page = readFileSync('docs/security.md', 'utf8');
const boundOf = (bounds: readonly LossBound[], by: string) => bounds.find((bound) => bound.by === by)?.most;

describe('the bounds of what a coalition can take', () => {
  it.each([...EVM_LOSSES, ...SOLANA_LOSSES])(
    'are in docs/security.md as the constants give them: $who, $by',
    (bound) => {
      expect(page).toContain(`| ${bound.who} | ${bound.by} | ${bound.most} |`);
    },
  );

  it('are those that the searches play against', () => {
    const { solana, evm, round, trade } = ROUNDING;
    expect({ ...BOUNDS, evm: EVM_BOUNDS.claims }).toEqual({ claim: solana, round, trade, evm });
  });

  it('are those of the steepest curve that a series may have', () => {
    const virtualBase = 10_000n * LAMPORTS_PER_UNIT;
    const units = (10_000n * CURVE_SUPPLY_LIMIT_BPS) / BPS;
    const pool = { virtualQuote: 1_000_000_000n, virtualBase };
    const first = priceOf({ ...pool, reserve: 0n, sold: 0n }) / 10n ** 18n;
    const last = highestPriceOf(pool, units);
    const average = (pool.virtualQuote * units * LAMPORTS_PER_UNIT) / (virtualBase - units * LAMPORTS_PER_UNIT) / units;
    expect(boundOf(SOLANA_LOSSES, 'others who sell on the curve before it does')).toContain(
      `all but 1/${last / first} `,
    );
    expect(boundOf(SOLANA_LOSSES, 'a sale that fails')).toContain(`all but 1/${last / average} `);
    expect(BUYERS_BOUNDS).toContain(`at most ${last / first} times the first and ${last / average} times the average`);
    expect(BEFORE_YOU_BUY.text).toContain(BUYERS_BOUNDS);
  });
});

// Trades around somebody else's: what an observer can take by choosing the order, and what the trader's limit leaves.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyBooks, buy as modelBuy } from '../../models/curve.ts';
import { runs } from '../../support/exhaustive.ts';
import { buy, createCurveWorld, PARAMS, sell, type Trader, tokensOf } from './support/curve.ts';

describe('a purchase between those of an observer', () => {
  it('is refused at the trader’s limit, and costs the observer its fees', async () => {
    const amounts = fc.record({
      mine: fc.bigInt(1_000_000n, 400_000_000n),
      theirs: fc.bigInt(1_000_000n, 400_000_000n),
    });
    await fc.assert(
      fc.asyncProperty(amounts, async ({ mine, theirs }) => {
        const world = await createCurveWorld();
        const [observer, trader] = world.traders as readonly [Trader, Trader, Trader];
        const { units } = modelBuy(PARAMS, emptyBooks, mine)[1]; // what the trader was shown
        const before = tokensOf(world, observer.money);
        await world.chain.accept(buy(world, observer, { given: theirs }));
        const exact = await world.chain.send(buy(world, trader, { given: mine, least: units }));
        expect(exact.answer).toBe('OUT_TOO_SMALL');
        expect(tokensOf(world, trader.units)).toBe(0n);
        await world.chain.accept(sell(world, observer, { given: tokensOf(world, observer.units) }));
        const lost = before - tokensOf(world, observer.money);
        expect(lost).toBeGreaterThanOrEqual((theirs * 2n * PARAMS.feeBps) / 10_000n - 2n - theirs / 10_000n);
      }),
      { numRuns: runs(50, 5) },
    );
  });

  it.each([
    [50_000_000n, 'OUT_TOO_SMALL'],
    [5_000_000n, 'ACCEPTED'],
  ])('gives no less than its limit after another trade of %s', async (given, answer) => {
    const world = await createCurveWorld();
    const [observer, trader] = world.traders as readonly [Trader, Trader, Trader];
    const least = (modelBuy(PARAMS, emptyBooks, 100_000_000n)[1].units * 97n) / 100n;
    await world.chain.accept(buy(world, observer, { given }));
    expect((await world.chain.send(buy(world, trader, { given: 100_000_000n, least }))).answer).toBe(answer);
    expect(tokensOf(world, trader.units) >= least).toBe(answer === 'ACCEPTED');
  });
});

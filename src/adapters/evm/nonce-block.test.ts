import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findNonceBlock } from './nonce-block.ts';

it('finds the block of every nonce by few requests', async () => {
  const cases = fc.record({ age: fc.integer({ min: 0, max: 4_095 }), before: fc.integer({ min: 0, max: 5_000 }) });
  await fc.assert(
    fc.asyncProperty(cases, async ({ age, before }) => {
      const block = before;
      let asked = 0;
      const countAt = async (at: bigint) => {
        asked += 1;
        return Number(at) >= block ? 8 : 7;
      };
      expect(await findNonceBlock(countAt, 7, BigInt(block + age))).toBe(BigInt(block));
      expect(asked).toBeLessThanOrEqual(26);
    }),
  );
});

it.each([
  ['is used nowhere', 7, 100n],
  ['was used too long ago', 8, 20_000n],
])('finds none for a nonce that %s', async (_, count, head) => {
  expect(await findNonceBlock(async () => count, 7, head)).toBeNull();
});

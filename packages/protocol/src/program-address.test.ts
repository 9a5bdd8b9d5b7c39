import { getProgramDerivedAddress } from '@solana/kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solanaAddressOf } from './address.ts';
import { programAddress } from './program-address.ts';

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });

describe('the address of a program’s account', () => {
  it('is the one that kit derives', async () => {
    const seeds = fc.array(fc.uint8Array({ maxLength: 32 }), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(bytes(32), seeds, async (program, parts) => {
        const owner = solanaAddressOf(program);
        const [address] = await getProgramDerivedAddress({ programAddress: owner as never, seeds: parts });
        expect(programAddress(owner, ...parts)).toBe(address);
      }),
      { numRuns: 200 },
    );
  });

  it('is of a program alone', () => {
    expect(() => programAddress(`0x${'11'.repeat(32)}`)).toThrowError(expect.objectContaining({ code: 'BAD_INPUT' }));
  });
});

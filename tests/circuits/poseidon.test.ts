import { FIELD_ORDER } from '@income-series/protocol/field';
import { buildPoseidonReference } from 'circomlibjs';
import fc from 'fast-check';
import { poseidon2 } from 'poseidon-lite/poseidon2';
import { poseidon5 } from 'poseidon-lite/poseidon5';
import { describe, expect, it } from 'vitest';
import { assertRuns } from '../support/exhaustive.ts';

const element = fc.oneof(fc.bigInt({ min: 0n, max: FIELD_ORDER - 1n }), fc.constantFrom(0n, 1n, FIELD_ORDER - 1n));

describe('the two implementations of Poseidon', () => {
  it('agree for two and for five inputs', async () => {
    const reference = await buildPoseidonReference();
    const circomlib = (inputs: bigint[]): bigint => reference.F.toObject(reference(inputs));
    await assertRuns(
      fc.property(fc.tuple(element, element, element, element, element), (inputs) => {
        expect(poseidon5(inputs)).toBe(circomlib(inputs));
        expect(poseidon2(inputs.slice(0, 2))).toBe(circomlib(inputs.slice(0, 2)));
      }),
      { all: 100, quick: 10 },
    );
  });
});

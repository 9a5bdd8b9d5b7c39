import { createHmac } from 'node:crypto';
import { buildPoseidonReference } from 'circomlibjs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { incomeCommitment, opensIncome, termsCommitment, ZERO_OPENING, ZERO_PRIOR } from './commitments.ts';
import { FIELD_ORDER, fieldToBytes32 } from './field.ts';
import { fieldFromRandom, incomeSalt } from './salts.ts';

const element = fc.bigInt(0n, FIELD_ORDER - 1n);
const income = fc.bigInt(0n, (1n << 64n) - 1n);

/** circomlib's own implementation, the one the circuit is compiled from. */
let reference: (inputs: readonly bigint[]) => bigint;
beforeAll(async () => {
  const poseidon = await buildPoseidonReference();
  reference = (inputs) => poseidon.F.toObject(poseidon(inputs));
});

describe('commitments', () => {
  it('of terms are what circomlib computes', () => {
    const terms = fc.record({
      theta: income,
      r: fc.bigInt(1n, (1n << 60n) - 1n),
      currencyCode: fc.integer({ min: 1, max: 999 }),
      indexingRule: fc.constantFrom(0, 1),
      termsSalt: element,
    });
    fc.assert(
      fc.property(terms, (t) => {
        const expected = reference([t.theta, t.r, BigInt(t.currencyCode), BigInt(t.indexingRule), t.termsSalt]);
        expect(termsCommitment(t)).toBe(fieldToBytes32(expected));
      }),
      { numRuns: 25 },
    );
  });

  it('of income are what circomlib computes, and open with their own opening alone', () => {
    fc.assert(
      fc.property(income, element, income, element, (ytd, salt, otherYtd, otherSalt) => {
        const commitment = incomeCommitment({ ytd, salt });
        expect(commitment).toBe(fieldToBytes32(reference([ytd, salt])));
        expect(opensIncome({ ytd, salt }, commitment)).toBe(true);
        expect(opensIncome({ ytd: otherYtd, salt }, commitment)).toBe(otherYtd === ytd);
        expect(opensIncome({ ytd, salt: otherSalt }, commitment)).toBe(otherSalt === salt);
      }),
      { numRuns: 25 },
    );
  });

  it('of no income in a first quarter are Poseidon2(0, 0)', () => {
    expect(ZERO_PRIOR).toBe('0x2098f5fb9e239eab3ceac3f27b81e481dc3124d55ffed523a839ee8446b64864');
    expect(ZERO_PRIOR).toBe(fieldToBytes32(reference([0n, 0n])));
    expect(opensIncome(ZERO_OPENING, ZERO_PRIOR)).toBe(true);
  });

  it('never take a value beyond what the circuit proves', () => {
    const good = { theta: 1n, r: 1n, currencyCode: 840, indexingRule: 0, termsSalt: 1n };
    const out = expect.objectContaining({ code: 'TERMS_OUT_OF_RANGE' });
    expect(() => incomeCommitment({ ytd: 1n << 64n, salt: 0n })).toThrow(out);
    expect(() => incomeCommitment({ ytd: -1n, salt: 0n })).toThrow(out);
    for (const wrong of [
      { theta: 1n << 64n },
      { r: 1n << 60n },
      { r: 0n },
      { currencyCode: 1 << 24 },
      { currencyCode: 0 },
      { indexingRule: 2 },
    ])
      expect(() => termsCommitment({ ...good, ...wrong })).toThrow(out);
    expect(() => termsCommitment({ ...good, termsSalt: FIELD_ORDER })).toThrow(
      expect.objectContaining({ code: 'COMMITMENT_NOT_CANONICAL' }),
    );
    expect(opensIncome({ ytd: 0n, salt: FIELD_ORDER }, ZERO_PRIOR)).toBe(false);
  });
});

describe('income salts', () => {
  const secret = Uint8Array.from({ length: 32 }, (_, i) => i);
  const series = `0x${'11'.repeat(32)}` as const;
  const otherSeries = `0x${'12'.repeat(32)}` as const;

  it('are HMAC-SHA512 over the frozen label, series and period, mod the field order', () => {
    const message = Buffer.concat([
      Buffer.from('income-salt/v1', 'ascii'),
      Buffer.alloc(32, 0x11),
      Buffer.from([0x00, 0x00, 0x4f, 0x25]),
    ]);
    expect(message).toHaveLength(50);
    const mac = createHmac('sha512', secret).update(message).digest('hex');
    expect(incomeSalt(secret, series, 20261)).toBe(BigInt(`0x${mac}`) % FIELD_ORDER);
  });

  it('differ by secret, series and period', () => {
    const salts = new Set([
      incomeSalt(secret, series, 20261),
      incomeSalt(secret, series, 20262),
      incomeSalt(secret, otherSeries, 20261),
      incomeSalt(secret.slice().reverse(), series, 20261),
    ]);
    expect(salts.size).toBe(4);
  });

  it('want a secret of 32 bytes and a period', () => {
    expect(() => incomeSalt(secret.subarray(1), series, 20261)).toThrow(expect.objectContaining({ code: 'BAD_INPUT' }));
    expect(() => incomeSalt(secret, series, 20265)).toThrow(expect.objectContaining({ code: 'PERIOD_INVALID' }));
  });

  it('of random bytes are below the field order', () => {
    expect(fieldFromRandom(new Uint8Array(64).fill(0xff))).toBe(((1n << 512n) - 1n) % FIELD_ORDER);
    expect(() => fieldFromRandom(new Uint8Array(32))).toThrow(expect.objectContaining({ code: 'BAD_INPUT' }));
  });
});

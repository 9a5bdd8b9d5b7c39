import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIELD_ORDER } from './field.ts';
import {
  BASE_FIELD_ORDER,
  decodeReportProof,
  encodeReportProof,
  type ReportProof,
  readSignals,
  toSolidityProof,
} from './report-proof.ts';

const coordinate = fc.bigInt({ min: 0n, max: BASE_FIELD_ORDER - 1n });
const pair = fc.tuple(coordinate, coordinate);
const signal = fc.bigInt({ min: 0n, max: FIELD_ORDER - 1n });
const report: fc.Arbitrary<ReportProof> = fc.record({
  a: pair,
  b: fc.tuple(pair, pair),
  c: pair,
  signals: fc.tuple(signal, signal, signal, signal, signal, signal),
});

const sample = encodeReportProof({
  a: [1n, 2n],
  b: [
    [3n, 4n],
    [5n, 6n],
  ],
  c: [7n, 8n],
  signals: [1n, 2n, 3n, 4n, 5n, 6n],
});
const { proof, signals } = sample;

describe('a report proof', () => {
  it('is the same after it was encoded and decoded', () => {
    fc.assert(
      fc.property(report, (decoded) => {
        const encoded = JSON.parse(JSON.stringify(encodeReportProof(decoded)));
        expect(decodeReportProof(encoded.proof, encoded.signals)).toEqual(decoded);
      }),
    );
  });

  it("has the second curve's coordinates the other way round for the contract", () => {
    const decoded = decodeReportProof(proof, signals);
    expect(toSolidityProof(decoded)).toEqual({
      a: [1n, 2n],
      b: [
        [4n, 3n],
        [6n, 5n],
      ],
      c: [7n, 8n],
    });
  });

  it('names its signals, commitments as 32 bytes', () => {
    expect(readSignals([1n, 2n, 3n, 4n, 5n, 6n])).toEqual({
      termsCommitment: `0x${'1'.padStart(64, '0')}`,
      unitsOutstanding: 2n,
      fxRate: 3n,
      priorCommitment: `0x${'4'.padStart(64, '0')}`,
      incomeCommitment: `0x${'5'.padStart(64, '0')}`,
      payment: 6n,
    });
  });

  const { pi_c, ...withoutC } = proof;
  it.each<[string, unknown, unknown]>([
    ['seven signals', proof, [...signals, '0']],
    ['five signals', proof, signals.slice(0, 5)],
    ['signals that are no list', proof, { ...signals, length: 6 }],
    ['a signal that is a number', proof, signals.with(1, 2 as never)],
    ['a negative signal', proof, signals.with(1, '-2')],
    ['an empty signal', proof, signals.with(1, '')],
    ['a signal with a space', proof, signals.with(1, ' 2')],
    ['a signal with a line end', proof, signals.with(1, '2\n')],
    ['a signal of the field order', proof, signals.with(1, FIELD_ORDER.toString())],
    ['a signal of a thousand digits', proof, signals.with(1, '9'.repeat(1000))],
    ['a coordinate of the base field order', { ...proof, pi_c: [BASE_FIELD_ORDER.toString(), '8', '1'] }, signals],
    ['a point of two coordinates', { ...proof, pi_c: ['7', '8'] }, signals],
    ['a point that is not affine', { ...proof, pi_c: ['7', '8', '2'] }, signals],
    ['a second-curve point that is not affine', { ...proof, pi_b: [...proof.pi_b.slice(0, 2), ['2', '0']] }, signals],
    ['a second-curve point of one curve', { ...proof, pi_b: ['3', '5', '1'] }, signals],
    ['no C', withoutC, signals],
    ['a key too many', { ...proof, pi_d: pi_c }, signals],
    ['a key inherited', Object.create(proof), signals],
    ['a list', [proof], signals],
    ['nothing', null, null],
  ])('is refused with %s', (_, sentProof, sentSignals) => {
    expect(() => decodeReportProof(sentProof, sentSignals)).toThrowError(
      expect.objectContaining({ code: 'PROOF_SHAPE', message: 'The proof is not of the pinned shape.' }),
    );
  });
});

import { utf8 } from '@income-series/protocol/bytes';
import { incomeCommitment, ZERO_PRIOR } from '@income-series/protocol/commitments';
import { FIELD_ORDER } from '@income-series/protocol/field';
import { describe, expect, it } from 'vitest';
import { parseOpening, requireOpening } from './report.ts';

const sealed = { ytd: '9000000', salt: '123', priorYtd: '4000000', priorSalt: '456' };
const opening = (changes: object = {}) => parseOpening(utf8(JSON.stringify({ ...sealed, ...changes })));
const message = {
  seriesKey: `0x${'11'.repeat(32)}`,
  period: 20262,
  incomeCommitment: incomeCommitment({ ytd: 9_000_000n, salt: 123n }),
  priorCommitment: incomeCommitment({ ytd: 4_000_000n, salt: 456n }),
  tier: 3,
  liquidityFlag: 0,
} as const;
const differs = (code: string) => expect.objectContaining({ exitCode: 5, code });

describe('an opening', () => {
  it('of both commitments is what may be attested', () => {
    expect(() => requireOpening(message, opening())).not.toThrow();
  });

  it.each<[string, object]>([
    ['figure', { ytd: '9000001' }],
    ['salt', { salt: '124' }],
    ['prior figure', { priorYtd: '0' }],
    ['prior salt', { priorSalt: '0' }],
    ['figure beyond the circuit', { ytd: `${1n << 64n}` }],
  ])('with another %s is not', (_, changes) => {
    expect(() => requireOpening(message, opening(changes))).toThrow(differs('COMMITMENT_DIFFERS'));
  });

  it('of a first quarter has no prior figure', () => {
    const first = { ...message, period: 20261 };
    expect(() => requireOpening(first, opening())).toThrow(differs('COMMITMENT_DIFFERS'));
    const zero = opening({ priorYtd: '0', priorSalt: '0' });
    expect(() => requireOpening({ ...first, priorCommitment: ZERO_PRIOR }, zero)).not.toThrow();
  });

  it.each<[string, string]>([
    ['no JSON', 'ytd=1'],
    ['a list', '[]'],
    ['numbers', JSON.stringify({ ...sealed, ytd: 9_000_000 })],
    ['a field too few', JSON.stringify({ ...sealed, salt: undefined })],
    ['a field too many', JSON.stringify({ ...sealed, note: '' })],
    ['a leading zero', JSON.stringify({ ...sealed, ytd: '09' })],
    ['a sign', JSON.stringify({ ...sealed, ytd: '-9' })],
    ['a salt beyond the field', JSON.stringify({ ...sealed, salt: `${FIELD_ORDER}` })],
  ])('of another form is refused, and not repeated: %s', (_, text) => {
    let refusal: unknown;
    try {
      parseOpening(utf8(text));
    } catch (error) {
      refusal = error;
    }
    expect(String((refusal as { code: string }).code)).toMatch(/^(OPENING|PLAINTEXT)_INVALID$/);
    expect(String(refusal)).not.toContain('9000000');
  });
});

import { describe, expect, it } from 'vitest';
import type { ApplicationMove, ApplicationState } from './model.ts';
import { parseSources, requireMove, stateAfter } from './rules.ts';

const STATES = ['DRAFT', 'SUBMITTED', 'IN_REVIEW', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'REVOKED'] as const;

/** Of every move, the state after it from each of STATES; `-` where it is refused. */
const TABLE: Readonly<Record<ApplicationMove, readonly (ApplicationState | '-')[]>> = {
  EDIT: ['DRAFT', '-', '-', '-', '-', '-', '-'],
  SUBMIT: ['SUBMITTED', '-', '-', '-', '-', '-', '-'],
  WITHDRAW: ['WITHDRAWN', 'WITHDRAWN', 'WITHDRAWN', '-', '-', '-', '-'],
  NOTE: ['DRAFT', 'SUBMITTED', 'IN_REVIEW', 'APPROVED', '-', '-', '-'],
  CHECK_IDENTITY: ['DRAFT', 'SUBMITTED', 'IN_REVIEW', '-', '-', '-', '-'],
  CLAIM: ['-', 'IN_REVIEW', 'IN_REVIEW', '-', '-', '-', '-'],
  APPROVE: ['-', '-', 'APPROVED', '-', '-', '-', '-'],
  REJECT: ['-', '-', 'REJECTED', '-', '-', '-', '-'],
  REVOKE: ['-', '-', '-', 'REVOKED', '-', '-', '-'],
};
const cases = Object.entries(TABLE).flatMap(([move, after]) =>
  STATES.map((state, i) => [state, move as ApplicationMove, after[i] as ApplicationState | '-'] as const),
);

describe('an application', () => {
  it.each(cases)('that is %s, after %s is %s', (state, move, after) => {
    expect(stateAfter(state, move) ?? '-').toBe(after);
    if (after === '-') {
      expect(() => requireMove(state, move)).toThrow(expect.objectContaining({ code: 'RECORD_STATE' }));
    } else expect(requireMove(state, move)).toBe(after);
  });

  it('that has ended is in no further move', () => {
    const ended = cases.filter(([state]) => ['REJECTED', 'WITHDRAWN', 'REVOKED'].includes(state));
    expect(ended.map(([, , after]) => after)).toEqual(Array(27).fill('-'));
  });
});

describe('the kinds of source of an application', () => {
  it('are an issuer’s, each once', () => {
    expect(parseSources('ISSUER', ['BANK', 'PAYROLL'])).toEqual(['BANK', 'PAYROLL']);
    expect(parseSources('ISSUER', [])).toEqual([]);
    expect(parseSources('BACKER', [])).toEqual([]);
  });

  it.each([
    ['BACKER', ['BANK']],
    ['ATTESTOR', ['BANK']],
    ['ISSUER', ['BANK', 'BANK']],
  ] as const)('are refused of a %s: %s', (persona, kinds) => {
    expect(() => parseSources(persona, kinds)).toThrow(
      expect.objectContaining({ code: 'BAD_INPUT', path: ['incomeSourceKinds'] }),
    );
  });
});

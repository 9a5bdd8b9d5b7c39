import type { Address } from '@income-series/protocol/address';
import { describe, expect, it } from 'vitest';
import { type ApplicationMove, type ApplicationState, REASON_CODES, type ReasonCode } from './model/index.ts';
import {
  CLAIM_MS,
  chooseWallet,
  moveTowards,
  onchainOf,
  parseReason,
  parseSources,
  requireClaimable,
  requireMove,
  requireOther,
  requireReviewer,
  stateAfter,
} from './rules.ts';

const STATES = ['DRAFT', 'SUBMITTED', 'IN_REVIEW', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'REVOKED'] as const;

/** The state after every move from each of STATES; `-` where it is refused. */
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

  const refusals: readonly [ApplicationState, ApplicationMove, string][] = [
    [
      'SUBMITTED',
      'APPROVE',
      'The application is SUBMITTED; only one that is IN_REVIEW can be approved. Claim it first.',
    ],
    ['DRAFT', 'REJECT', 'The application is DRAFT; only one that is IN_REVIEW can be rejected. Submit it first.'],
    [
      'IN_REVIEW',
      'REVOKE',
      'The application is IN_REVIEW; only one that is APPROVED can be revoked. Approve it first.',
    ],
    [
      'REJECTED',
      'NOTE',
      'The application is REJECTED; only one that is DRAFT, SUBMITTED, IN_REVIEW or APPROVED can get a note. No step leads ' +
        'there now.',
    ],
  ];
  it.each(refusals)('that is %s refuses %s with its reason', (state, move, message) => {
    expect(() => requireMove(state, move)).toThrow(expect.objectContaining({ code: 'RECORD_STATE', message }));
  });

  it.each(cases.filter(([, , after]) => after === '-'))(
    'that is %s names a step towards %s, or none',
    (state, move) => {
      const needs = STATES.filter((one) => stateAfter(one, move) !== null);
      const ways = (from: ApplicationState) =>
        Object.keys(TABLE).flatMap((one) => stateAfter(from, one as ApplicationMove) ?? []);
      const reached = new Set<ApplicationState>([state]);
      for (const from of reached) for (const to of ways(from)) reached.add(to);
      const step = moveTowards(state, needs);
      if (step === null) expect(needs.filter((one) => reached.has(one))).toEqual([]);
      else expect(stateAfter(state, step)).not.toBeNull();
    },
  );

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
      expect.objectContaining({ code: 'BAD_INPUT', argument: ['incomeSourceKinds'] }),
    );
  });
});

describe('the reason of a decision', () => {
  const codes = Object.entries(REASON_CODES) as [ReasonCode, readonly string[]][];
  const every = codes.flatMap(([code, moves]) =>
    (['REJECT', 'REVOKE'] as const).map((move) => [move, code, moves.includes(move)] as const),
  );

  it.each(every)('of %s may be %s: %s', (move, code, allowed) => {
    if (allowed) expect(parseReason(move, code)).toBe(code);
    else expect(() => parseReason(move, code)).toThrow(expect.objectContaining({ argument: ['reasonCode'] }));
  });

  it('is none of an approval, and one of what ends an application', () => {
    expect(parseReason('APPROVE', null)).toBeNull();
    expect(parseReason('APPROVE', undefined)).toBeNull();
    const refused = expect.objectContaining({ code: 'BAD_INPUT', argument: ['reasonCode'] });
    expect(() => parseReason('APPROVE', 'INFORMATION_FALSE')).toThrow(refused);
    expect(() => parseReason('REJECT', null)).toThrow(refused);
    expect(() => parseReason('REVOKE', undefined)).toThrow(refused);
  });
});

describe('a review', () => {
  const at = new Date('2026-03-01T12:00:00.000Z');
  const after = (ms: number) => new Date(at.getTime() + ms);
  const claimed = expect.objectContaining({ code: 'APPLICATION_CLAIMED' });

  it('is of an application that nobody has claimed for a day', () => {
    expect(() => requireClaimable({ claimedAt: null }, at)).not.toThrow();
    for (const ms of [0, 1, CLAIM_MS - 1])
      expect(() => requireClaimable({ claimedAt: at }, after(ms))).toThrow(claimed);
    for (const ms of [CLAIM_MS, 2 * CLAIM_MS])
      expect(() => requireClaimable({ claimedAt: at }, after(ms))).not.toThrow();
  });

  it('is ended by who claimed it, and is never of an own application', () => {
    expect(() => requireReviewer({ reviewerId: 'a' }, 'a')).not.toThrow();
    for (const reviewerId of ['b', null]) expect(() => requireReviewer({ reviewerId }, 'a')).toThrow(claimed);
    expect(() => requireOther({ accountId: 'b' }, 'a')).not.toThrow();
    expect(() => requireOther({ accountId: 'a' }, 'a')).toThrow(expect.objectContaining({ code: 'APPLICATION_OWN' }));
  });
});

describe('what the chain says of an application', () => {
  /** By listed and approvedAgain: no, listed, approved again, both. */
  const EXPECTED: Readonly<Record<ApplicationState, readonly (string | null)[]>> = {
    DRAFT: [null, null, null, null],
    SUBMITTED: [null, null, null, null],
    IN_REVIEW: [null, null, null, null],
    APPROVED: ['PENDING', 'VERIFIED', 'PENDING', 'VERIFIED'],
    REJECTED: [null, null, null, null],
    WITHDRAWN: [null, null, null, null],
    REVOKED: ['VERIFIED', 'PENDING', null, null],
  };
  it.each(STATES)('%s', (state) => {
    const facts = [false, true].flatMap((approvedAgain) => [false, true].map((listed) => ({ listed, approvedAgain })));
    const said = (withoutAccount: boolean) => facts.map((known) => onchainOf(state, { ...known, withoutAccount }));
    expect(said(false)).toEqual(EXPECTED[state]);
    expect(said(true)).toEqual(
      EXPECTED[state].map((seen) => (state === 'APPROVED' && seen === 'PENDING' ? null : seen)),
    );
  });
});

describe('the wallet that a transaction is about', () => {
  const [one, two, three] = ['11', '22', '33'].map((byte) => `0x${byte.repeat(20)}`) as [Address, Address, Address];
  it('is the one that is named, or the only one', () => {
    expect(chooseWallet([one, two], two)).toBe(two);
    expect(chooseWallet([one], one)).toBe(one);
    expect(chooseWallet([one], null)).toBe(one);
  });

  it.each([
    ['another one', [one, two], three, 'WALLET_NOT_APPLICANT'],
    ['one of an account without any', [], one, 'WALLET_NOT_APPLICANT'],
    ['none of an account without any', [], null, 'WALLET_NOT_APPLICANT'],
    ['none of several', [one, two], null, 'BAD_INPUT'],
  ] as const)('is refused: %s', (_, wallets, named, code) => {
    expect(() => chooseWallet(wallets, named)).toThrow(expect.objectContaining({ code }));
  });

  it('is refused by its cause: the applicant has none, or not this one', () => {
    expect(() => chooseWallet([], null)).toThrow('The applicant has no wallet on the chain.');
    expect(() => chooseWallet([], one)).toThrow('The wallet is not one of the applicant’s on the chain.');
  });
});

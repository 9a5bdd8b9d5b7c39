import type { HardshipOnChain } from '@income-series/protocol/chain';
import type { Hex, KeyAddress } from '@income-series/protocol/hex';
import { messageDigest } from '@income-series/protocol/signing';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { DECISION_CODES, type DecideInput } from './model/index.ts';
import {
  approvalIn,
  approvedColumns,
  hardshipRows,
  isApprovedAs,
  isUnderWay,
  PauseRefused,
  parseDecision,
} from './rules.ts';

const bad = expect.objectContaining({ code: 'BAD_INPUT' });
const X = `0x${'a1'.repeat(20)}` as KeyAddress;
const Y = `0x${'a2'.repeat(20)}` as KeyAddress;
const WALLET = `0x${'b1'.repeat(20)}` as KeyAddress;
const domain = { kind: 'evm', chainId: 10143, verifyingContract: `0x${'5f'.repeat(20)}` } as const;
const seriesKey = `0x${'11'.repeat(32)}` as const;

describe('a refusal by the chain', () => {
  test.each([
    ['PAUSE_TOO_LONG', { name: 'PAUSE_MAX', value: '180', unit: 'days' }],
    ['PAUSE_BUDGET', { name: 'PAUSE_BUDGET', value: '365', unit: 'days' }],
    ['PAUSE_COOLDOWN', { name: 'PAUSE_COOLDOWN', value: '90', unit: 'days' }],
    ['PAUSE_END_PAST', null],
    ['NOT_REQUESTED', null],
    ['SIGNER_NOT_ADDRESSED', null],
    ['REVERTED', null],
  ])('by %s names the rule, its bound and no date', (rule, bound) => {
    const { code, stage1, bound: named, message } = new PauseRefused(rule, 'REQUESTED');
    expect({ code, stage1, bound: named }).toEqual({ code: 'PAUSE_REFUSED', stage1: rule, bound });
    expect(message).toContain(
      `The request stays REQUESTED: the chain refuses to approve its pause by the rule ${rule}.`,
    );
    if (bound) expect(message).toContain(`${bound.name}, ${bound.value} days`);
    expect(message).not.toMatch(/\d{4}/);
  });
});

describe('a decision', () => {
  const approve: DecideInput = {
    id: 'x',
    decision: 'APPROVE',
    decisionCode: 'ILLNESS',
    pauseEndsAt: new Date('2027-01-02T03:04:05Z'),
    signature: '0x12',
  };
  const refuse: DecideInput = { id: 'x', decision: 'REFUSE', decisionCode: 'NOT_HARDSHIP' };

  it('is an approval with its end and signature, or a refusal with neither', () => {
    const pauseEnd = BigInt(Date.UTC(2027, 0, 2, 3, 4, 5) / 1000);
    expect(parseDecision(approve)).toEqual({ kind: 'APPROVE', code: 'ILLNESS', pauseEnd, signature: '0x12' });
    expect(parseDecision(refuse)).toEqual({ kind: 'REFUSE', code: 'NOT_HARDSHIP' });
    expect(parseDecision({ ...refuse, pauseEndsAt: null, signature: null })).toEqual(parseDecision(refuse));
  });

  test.each<[string, DecideInput]>([
    ['no end', { ...approve, pauseEndsAt: null }],
    ['no signature', { ...approve, signature: null }],
    ['a part of a second', { ...approve, pauseEndsAt: new Date(1_001) }],
    ['a time before 1970', { ...approve, pauseEndsAt: new Date(-1_000) }],
    ['no date', { ...approve, pauseEndsAt: new Date(Number.NaN) }],
    ['a refusal with an end', { ...refuse, pauseEndsAt: new Date(1_000) }],
    ['a refusal with a signature', { ...refuse, signature: '0x' }],
  ])('with %s is refused', (_, input) => {
    expect(() => parseDecision(input)).toThrow(bad);
  });

  it('has a code of its own kind', () => {
    for (const [code, kind] of Object.entries(DECISION_CODES)) {
      const decisionCode = code as keyof typeof DECISION_CODES;
      const [right, wrong] = kind === 'APPROVE' ? [approve, refuse] : [refuse, approve];
      expect(parseDecision({ ...right, decisionCode }).code).toBe(code);
      expect(() => parseDecision({ ...wrong, decisionCode })).toThrow(bad);
    }
  });
});

describe('what the chain says', () => {
  const request = { attestorKey: X, pauseNonce: 3n };
  const chain = (more: Partial<HardshipOnChain>): HardshipOnChain => ({
    pauseState: 'REQUESTED',
    attestor: X,
    pauseNonce: 3n,
    pauseEnd: 0n,
    extinguishNonce: 0n,
    extinguishment: null,
    ...more,
  });

  test.each<[string, string, Partial<HardshipOnChain>, boolean]>([
    ['open in the last block and not after what is pending', 'NOT_REQUESTED', {}, true],
    ['asked for again after what is pending', 'NONCE_MOVED', {}, true],
    ['refused by another rule', 'PAUSE_TOO_LONG', {}, false],
    ['withdrawn', 'NOT_REQUESTED', { pauseState: 'NONE', pauseNonce: 4n }, false],
    ['of another nonce', 'NONCE_MOVED', { pauseNonce: 4n }, false],
    ['to another attestor', 'NOT_REQUESTED', { attestor: Y }, false],
  ])('a request that is %s: under way or not', (_, rule, more, expected) => {
    expect(isUnderWay(rule, chain(more), request)).toBe(expected);
  });

  test.each<[string, Partial<HardshipOnChain>, boolean]>([
    ['this one', {}, true],
    ['with another end', { pauseEnd: 8n }, false],
    ['of another nonce', { pauseNonce: 5n }, false],
    ['by another attestor', { attestor: Y }, false],
    ['over already', { pauseState: 'NONE' }, false],
  ])('the running pause is %s', (_, more, expected) => {
    const running = chain({ pauseState: 'APPROVED', pauseNonce: 4n, pauseEnd: 9n, ...more });
    expect(isApprovedAs(running, request, 9n)).toBe(expected);
  });

  it('is what a request holds of its approval, to the last integer', () => {
    const uint64 = fc.bigInt(0n, (1n << 64n) - 1n);
    fc.assert(
      fc.property(uint64, fc.bigInt(0n, 8_000_000_000n), (pauseNonce, pauseEnd) => {
        const at = new Date('2026-05-05T00:00:00Z');
        const args = { attestor: X, pauseNonce: `${pauseNonce}`, pauseEnd: `${pauseEnd}`, signature: '0xab' };
        const confirmed = approvalIn({ txHash: `0x${'ee'.repeat(32)}` as Hex, at, args });
        if (confirmed === null) throw new Error('an event is an approval');
        expect(approvedColumns(domain, seriesKey, confirmed)).toEqual({
          approval: {
            signer: X,
            signature: '0xab',
            digest: messageDigest(domain, 'PAUSE', { seriesKey, pauseNonce, pauseEnd }),
            pauseNonce: `${pauseNonce}`,
            pauseEnd: `${pauseEnd}`,
          },
          relayTx: `0x${'ee'.repeat(32)}`,
          until: new Date(Number(pauseEnd) * 1000),
          decidedAt: at,
        });
      }),
    );
    expect(approvalIn(null)).toBeNull();
  });
});

it('is known of by its issuer, and by holders, the addressed key and admins once the chain has it', () => {
  const on = (address: KeyAddress) => ({ chain: 'evm:10143', address });
  const viewer = { wallets: [on(WALLET)], signerKeys: [on(X)], isAdmin: false };
  const where = (column: string, key: KeyAddress) => ({ OR: [{ chain: 'evm:10143', [column]: key }] });
  const issuer = where('issuer', WALLET);
  const state = { not: 'PREPARED' };
  expect(hardshipRows({ ...viewer, isAdmin: true })).toEqual({ OR: [issuer, { state }] });
  const holding = { AND: [where('holder', WALLET), { OR: [{ units: { gt: 0n } }, { burnedUnits: { gt: 0n } }] }] };
  expect(hardshipRows(viewer)).toEqual({
    OR: [issuer, { state, OR: [where('attestorKey', X), { series: { positions: { some: holding } } }] }],
  });
});

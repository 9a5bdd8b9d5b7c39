import type { Hex, KeyAddress } from '@income-series/protocol/hex';
import type { MessageSignature } from '@income-series/protocol/signing';
import { describe, expect, it, test } from 'vitest';
import {
  extinguishmentRows,
  hasSigned,
  isRelayable,
  outcomeOf,
  requireRequested,
  sortDistinctKeys,
  withSignature,
} from './rules.ts';

const [A, B, C] = ['a1', 'b2', 'c3'].map((byte) => `0x${byte.repeat(20)}`) as [KeyAddress, KeyAddress, KeyAddress];
const by = (signer: KeyAddress): MessageSignature => ({
  signer,
  signature: `0x${signer.slice(2, 4)}` as Hex,
  digest: `0x${'dd'.repeat(32)}` as Hex,
});
const refused = (code: string) => expect.objectContaining({ code });

describe('the two keys', () => {
  it('are put in ascending order', () => {
    expect(sortDistinctKeys([B, A])).toEqual([A, B]);
    expect(sortDistinctKeys([A, B])).toEqual([A, B]);
  });
  test.each([[[]], [[A]], [[A, A]], [[A, B, C]], [[A, A, B]]])('are two: %j is refused', (keys) => {
    expect(() => sortDistinctKeys(keys)).toThrow(refused('BAD_INPUT'));
  });
});

describe('a signature', () => {
  it('joins the other in ascending order, no matter which came first', () => {
    const one = withSignature({ state: 'OPEN', signatures: [] }, by(B));
    expect(one).toEqual({ state: 'ONE_SIGNED', signatures: [by(B)] });
    expect([hasSigned(one, B), hasSigned(one, A)]).toEqual([true, false]);
    expect(withSignature(one, by(A))).toEqual({ state: 'BOTH_SIGNED', signatures: [by(A), by(B)] });
  });

  const open = { keyA: A, keyB: B, noticeEndsAt: 5n, deadline: 9n };
  test.each([
    ['the row’s', { extinguishNonce: 2n, extinguishment: open }, null],
    ['none', { extinguishNonce: 2n, extinguishment: null }, 'EXTINGUISHMENT_NOT_REQUESTED'],
    ['to another key', { extinguishNonce: 2n, extinguishment: { ...open, keyB: C } }, 'EXTINGUISHMENT_NOT_REQUESTED'],
    [
      'with another end',
      { extinguishNonce: 2n, extinguishment: { ...open, deadline: 8n } },
      'EXTINGUISHMENT_NOT_REQUESTED',
    ],
    ['under another nonce', { extinguishNonce: 3n, extinguishment: open }, 'NONCE_MOVED'],
  ])('is taken under the chain’s request: %s', (_, chain, code) => {
    const row = { attestorKeyA: A, attestorKeyB: B, extinguishNonce: 2n, deadline: new Date(9_000) };
    const take = () => requireRequested(row, chain);
    if (code === null) expect(take).not.toThrow();
    else expect(take).toThrow(refused(code));
    expect(() => requireRequested({ ...row, deadline: null }, chain)).toThrow();
  });

  test.each(['BOTH_SIGNED', 'RELAYED', 'RELAY_REFUSED', 'VOIDED'])('is not taken in %s', (state) => {
    expect(() => withSignature({ state, signatures: [] }, by(A))).toThrow(refused('CASE_STATE'));
  });
});

test.each([
  ['OPEN', [], false],
  ['ONE_SIGNED', [A], false],
  ['BOTH_SIGNED', [A, B], true],
  ['BOTH_SIGNED', [A], false],
  ['RELAY_REFUSED', [A, B], true],
  ['RELAYED', [A, B], false],
  ['VOIDED', [], false],
])('a request in %s with the signatures %j may be relayed: %j', (state, signers, expected) => {
  expect(isRelayable({ state, signatures: (signers as KeyAddress[]).map(by) })).toBe(expected);
});

it('what the chain did is a request’s own where its two keys did it', () => {
  const request = { attestorKeyA: A, attestorKeyB: B };
  const at = new Date(0);
  const txHash = `0x${'ee'.repeat(32)}` as Hex;
  const event = (signerA: KeyAddress, signerB: KeyAddress) => ({ txHash, at, args: { signerA, signerB } });
  expect(outcomeOf(event(A, B), request)).toEqual({ kind: 'RELAYED', txHash, at });
  for (const other of [null, event(A, C), event(C, B)]) expect(outcomeOf(other, request)).toBeNull();
});

it('is known of by issuer, the two keys and admins, and by no holder', () => {
  const on = (address: KeyAddress) => ({ chain: 'evm:10143', address });
  const viewer = { wallets: [on(C)], signerKeys: [on(A)], isAdmin: false };
  const where = (column: string, key: KeyAddress) => ({ OR: [{ chain: 'evm:10143', [column]: key }] });
  expect(extinguishmentRows({ ...viewer, isAdmin: true })).toEqual({});
  expect(extinguishmentRows(viewer)).toEqual({
    OR: [where('issuer', C), where('attestorKeyA', A), where('attestorKeyB', A)],
  });
});

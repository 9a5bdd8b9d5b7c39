import { type Period, periodEnd } from '@income-series/protocol/period';
import { TRUEUP_MAX_AGE } from '@income-series/protocol/policy';
import type { Instruction } from '@solana/kit';
import { beforeEach, describe, expect, it } from 'vitest';
import { find, set } from '../../conformance/signing-set.ts';
import { amendTerms, type PlannedAmendment, type PlannedTrueUp, submitTrueUp } from './support/amendments.ts';
import { toHex, word } from './support/bytes.ts';
import { endByBuyOut, payTail } from './support/claims.ts';
import { type CurveWorld, createCurveWorld, PARAMS, readSeries, type Trader, U64_MAX } from './support/curve.ts';
import { revokeKey } from './support/registry.ts';
import { endQuarter, markMissed, openReportWorld, report, submitReport } from './support/reports.ts';
import { ATTESTOR, VERIFIER } from './support/signed-rate.ts';
import { expectChecked } from './support/tamper.ts';
import { senders } from './support/world.ts';

const FIRST = 20261 as Period;
const OTHER = find(set.keys, 'attestor-2');
const ORDER = 21888242871839275222246405745257275088548364400416034343698204186575808495617n;

let world: CurveWorld;
const { accept, answer } = senders(() => world);
const signatureOf = ({ data }: Instruction) => Uint8Array.from((data ?? new Uint8Array()).slice(-65));
const ACCOUNT_LINES = [
  '3 NOT_ISSUER SIGNER_MISSING -',
  '4 ACCOUNT_INVALID - ACCOUNT_READONLY',
  '5 ACCOUNT_INVALID - -',
];
const revoke = async () => {
  const graceUntil = world.chain.now();
  await accept(revokeKey(world, world.admin, { kind: 'attestor', key: ATTESTOR.address, graceUntil }));
  world.chain.setTime(graceUntil + 1n);
};

describe('amendTerms', () => {
  beforeEach(async () => {
    world = await openReportWorld();
  });
  const amend = (plan: PlannedAmendment = {}) => amendTerms(world, { terms: word(77n), cap: 123_456n, ...plan });

  it('puts new terms and a new cap in the place of the old', async () => {
    const whole = await amend();
    const { events } = await accept(whole);
    const [seriesKey, newTermsCommitment] = [toHex(world.curve.key), toHex(word(77n))];
    const signed = { signer: ATTESTOR.address, amendmentNonce: 0n, signature: toHex(signatureOf(whole)) };
    const fields = { seriesKey, ...signed, newTermsCommitment, newCap: 123_456n };
    expect(events).toEqual([{ name: 'TermsAmended', fields }]);
    expect(readSeries(world)).toMatchObject({
      termsCommitment: newTermsCommitment,
      cap: 123_456n,
      amendmentNonce: 1n,
      trueupNonce: 0n,
    });
    expect(await answer(whole)).toBe('NONCE_MOVED');
    expect(await answer(amend({ nonce: 2n }))).toBe('NONCE_MOVED');
    expect(await answer(amend({ cap: U64_MAX }))).toBe('ACCEPTED');
    const { events: reported } = await report(world, { period: FIRST, payment: 10n });
    expect(reported[0]?.fields.signals).toContain(newTermsCommitment.slice(2)); // the proof is over the new terms
  });

  it('takes a cap from what is paid and accrued on', async () => {
    await report(world, { period: FIRST, payment: 100n });
    await report(world, { period: 20262 as Period, payment: 50n, flag: 1 });
    expect(await answer(amend({ cap: 149n }))).toBe('CAP_BELOW_PAID');
    expect(await answer(amend({ cap: 0n }))).toBe('SIGNAL_OUT_OF_RANGE');
    expect(await answer(amend({ cap: 150n }))).toBe('ACCEPTED');
  });

  it('changes the terms or the cap', async () => {
    const { cap, termsCommitment: terms } = PARAMS;
    expect(await answer(amend({ terms, cap }))).toBe('TERMS_UNCHANGED');
    expect(await answer(amend({ terms, cap: cap + 1n }))).toBe('ACCEPTED');
    expect(await answer(amend({ terms: word(78n), cap }))).toBe('ACCEPTED');
  });

  it('takes canonical commitments', async () => {
    for (const terms of [0n, ORDER])
      expect(await answer(amend({ terms: word(terms) }))).toBe('COMMITMENT_NOT_CANONICAL');
    expect(await answer(amend({ terms: word(ORDER - 1n) }))).toBe('ACCEPTED');
  });

  it('is not for a quarter that is over', async () => {
    await endQuarter(world, FIRST, { census: false });
    world.chain.setTime(periodEnd(FIRST) - 1n);
    expect(await answer(amend())).toBe('ACCEPTED');
    await endQuarter(world, FIRST);
    expect(await answer(amend())).toBe('PERIOD_UNSETTLED');
    await accept(submitReport(world, { period: FIRST, payment: 0n }));
    expect(await answer(amend({ cap: 123_457n }))).toBe('ACCEPTED');
  });

  it('is signed by an active attestor, over all that it says', async () => {
    const signature = signatureOf(await amend());
    expect(await answer(amend({ key: VERIFIER }))).toBe('SIGNER_INACTIVE');
    expect(await answer(amend({ key: OTHER }))).toBe('SIGNER_INACTIVE');
    expect(await answer(amend({ signature, cap: 123_457n }))).toBe('ACCOUNT_INVALID');
    expect(await answer(amend({ signature, terms: word(78n) }))).toBe('ACCOUNT_INVALID');
    expect(await answer(amend({ signature: signature.with(64, 0) }))).toBe('SIGNATURE_NOT_CANONICAL');
    await revoke();
    expect(await answer(amend({ signature }))).toBe('SIGNER_INACTIVE');
  });

  it('is the issuer’s, in an active series, and checks every account', async () => {
    expect(await answer(amend({ sender: world.traders[0] as Trader }))).toBe('NOT_ISSUER');
    const whole = await amend();
    await expectChecked(world, whole, ACCOUNT_LINES);
    await endByBuyOut(world);
    expect(await answer(whole)).toBe('WRONG_STATE');
    world = await createCurveWorld();
    expect(await answer(amend())).toBe('WRONG_STATE');
  });
});

describe('submitTrueUp', () => {
  const END = periodEnd(20264);
  /** The year's four quarters, of which the second accrues. */
  const year = async (change: Parameters<typeof openReportWorld>[0] = {}) => {
    world = await openReportWorld(change);
    for (const period of [20261, 20262, 20263, 20264] as Period[]) {
      await report(world, { period, payment: 100n, flag: period === 20264 ? 1 : 0 });
    }
  };
  const trueUp = (plan: Partial<PlannedTrueUp> = {}) => submitTrueUp(world, { year: 2026, adjustment: 40n, ...plan });
  beforeEach(() => year());

  it('accrues what was paid too little', async () => {
    const { events } = await accept(trueUp());
    const seriesKey = toHex(world.curve.key);
    const signed = { signer: ATTESTOR.address, trueupNonce: 0n, attestationTs: world.chain.now() };
    const fields = { seriesKey, year: 2026n, ...signed, adjustment: 40n, accrualOut: 140n, creditOut: 0n };
    expect(events).toEqual([{ name: 'TrueUpAccepted', fields }]);
    expect(readSeries(world)).toMatchObject({ accrued: 140n, trueupNonce: 1n, truedUp: 1n });
    const sent = await report(world, { period: 20271 as Period, payment: 0n });
    expect(sent.events.at(-1)?.fields).toMatchObject({ accrualIn: 140n, fee: 1n, net: 139n });
  });

  it('makes credit of what was paid too much', async () => {
    const { events } = await accept(trueUp({ adjustment: -150n }));
    expect(events[0]?.fields).toMatchObject({ adjustment: -150n, accrualOut: 100n, creditOut: 150n });
    const first = await report(world, { period: 20271 as Period, payment: 120n });
    expect(first.events.at(-1)?.fields).toMatchObject({ accrualIn: 100n, gross: 0n });
    expect(readSeries(world)).toMatchObject({ credit: 30n });
    const second = await report(world, { period: 20272 as Period, payment: 120n });
    expect(second.events.at(-1)?.fields).toMatchObject({ accrualIn: 0n, gross: 90n });
    expect(readSeries(world)).toMatchObject({ credit: 0n });
  });

  it('accrues as far as the cap has room', async () => {
    await year({ cap: 410n });
    await accept(trueUp());
    expect(readSeries(world)).toMatchObject({ accrued: 110n });
  });

  it('is of a past year of the term, once, attested after its end', async () => {
    for (const each of [2025, 2029]) expect(await answer(trueUp({ year: each }))).toBe('PERIOD_UNKNOWN');
    expect(await answer(trueUp({ year: 2027 }))).toBe('YEAR_NOT_OVER');
    expect(await answer(trueUp({ attestedAt: END - 1n }))).toBe('ATTESTATION_TIME');
    expect(await answer(trueUp({ attestedAt: world.chain.now() + 1n }))).toBe('ATTESTATION_TIME');
    expect(await answer(trueUp({ nonce: 1n }))).toBe('NONCE_MOVED');
    const whole = await trueUp({ attestedAt: END });
    await accept(whole);
    expect(await answer(whole)).toBe('NONCE_MOVED');
    expect(await answer(trueUp())).toBe('TRUEUP_DONE');
  });

  it('is attested 90 days before it is sent at the most', async () => {
    world.chain.setTime(END + TRUEUP_MAX_AGE - 1n);
    expect(await answer(trueUp({ attestedAt: END }))).toBe('ACCEPTED');
    await year();
    world.chain.setTime(END + TRUEUP_MAX_AGE);
    expect(await answer(trueUp({ attestedAt: END }))).toBe('ATTESTATION_STALE');
    expect(await answer(trueUp({ attestedAt: END + 1n }))).toBe('ACCEPTED');
  });

  it('is not zero, and of 64 bits', async () => {
    for (const adjustment of [0n, 1n << 64n, -(1n << 64n), -(1n << 127n), (1n << 127n) - 1n]) {
      expect(await answer(trueUp({ adjustment }))).toBe('ADJUSTMENT_OUT_OF_RANGE');
    }
    expect(await answer(trueUp({ adjustment: -U64_MAX }))).toBe('ACCEPTED');
    expect(readSeries(world)).toMatchObject({ credit: U64_MAX });
    await year();
    expect(await answer(trueUp({ adjustment: U64_MAX }))).toBe('ACCEPTED');
    expect(readSeries(world)).toMatchObject({ accrued: PARAMS.cap - 300n });
  });

  it('waits, below zero, until every past quarter is reported or missed', async () => {
    await endQuarter(world, 20271 as Period);
    expect(await answer(trueUp({ adjustment: -1n }))).toBe('PERIOD_UNSETTLED');
    expect(await answer(trueUp({ adjustment: 1n }))).toBe('ACCEPTED');
  });

  it('comes in the tail too, for a last year that ends with the term', async () => {
    world = await openReportWorld({ lastPeriod: FIRST });
    await endQuarter(world, FIRST);
    expect(await answer(trueUp({ adjustment: -1n }))).toBe('PERIOD_UNSETTLED');
    world.chain.setTime(periodEnd(FIRST) + 90n * 86_400n);
    await accept(markMissed(world, FIRST));
    await accept(trueUp());
    expect(readSeries(world)).toMatchObject({ state: 5n, accrued: 40n });
    await accept(payTail(world, 40n));
    await endByBuyOut(world);
    expect(await answer(trueUp())).toBe('WRONG_STATE');
  });

  it('is signed by an active attestor, over all that it says', async () => {
    world.chain.setTime(END + 5n);
    const signature = signatureOf(await trueUp());
    expect(await answer(trueUp({ key: VERIFIER }))).toBe('SIGNER_INACTIVE');
    expect(await answer(trueUp({ key: OTHER }))).toBe('SIGNER_INACTIVE');
    expect(await answer(trueUp({ signature, adjustment: -40n }))).toBe('ACCOUNT_INVALID');
    expect(await answer(trueUp({ signature, attestedAt: END }))).toBe('ACCOUNT_INVALID');
    expect(await answer(trueUp({ signature: signature.with(64, 0) }))).toBe('SIGNATURE_NOT_CANONICAL');
    const attestedAt = world.chain.now();
    await revoke();
    expect(await answer(trueUp({ signature, attestedAt }))).toBe('SIGNER_INACTIVE');
  });

  it('is the issuer’s, and checks every account', async () => {
    expect(await answer(trueUp({ sender: world.traders[0] as Trader }))).toBe('NOT_ISSUER');
    const whole = await trueUp();
    await expectChecked(world, whole, ACCOUNT_LINES);
  });
});

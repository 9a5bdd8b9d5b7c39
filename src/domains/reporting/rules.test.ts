import { incomeCommitment, ZERO_PRIOR } from '@income-series/protocol/commitments';
import { AppError } from '@income-series/protocol/errors/app-error';
import { ERRORS } from '@income-series/protocol/errors/codes';
import { fieldToBytes32 } from '@income-series/protocol/field';
import type { Hex } from '@income-series/protocol/hex';
import { addressOfSecretKey, CURVE_ORDER, messageDigest, signDigest } from '@income-series/protocol/signing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../../tests/support/refusals.ts';
import { parseReportInput, parseSessionInput, ZKTLS_TIER } from './model/index.ts';
import { acceptedRates, checkAttestation, checkSignals, type FxFacts, isWithinFxBound, requireOpen } from './rules.ts';

const word = (byte: string) => `0x${byte.repeat(32)}` as Hex;

const domain = {
  kind: 'evm',
  chainId: 10143,
  verifyingContract: '0x5fbdb2315678afecb367f032d93f642f64180aa3',
} as const;
const secret = new Uint8Array(32).fill(7);
const signer = addressOfSecretKey(secret);
const signals = {
  termsCommitment: fieldToBytes32(11n),
  unitsOutstanding: 100n,
  fxRate: 10n ** 16n,
  priorCommitment: ZERO_PRIOR,
  incomeCommitment: incomeCommitment({ ytd: 900n, salt: 5n }),
  payment: 42n,
};
const report = { seriesKey: word('11'), period: 20261, liquidityFlag: 0, signals };
const sign = (changes: object = {}, key = secret) => {
  const { seriesKey, period, liquidityFlag } = report;
  const { priorCommitment, incomeCommitment: income } = signals;
  const fields = { seriesKey, period, priorCommitment, incomeCommitment: income, tier: ZKTLS_TIER, liquidityFlag };
  return signDigest(messageDigest(domain, 'REPORT', { ...fields, ...changes }), key);
};

describe('the signals of a report', () => {
  const facts = {
    termsCommitment: signals.termsCommitment,
    series: { unitsOutstanding: 100n, expectedPrior: ZERO_PRIOR },
    fx: { rate: 10n ** 16n, signer: null, last: { rate: 10n ** 16n, updatedAt: 1000n } },
  };

  it("are accepted where they are the chain's own", () => {
    expect(codeOf(() => checkSignals(signals, facts))).toBe('accepted');
  });

  it.each([
    [{ termsCommitment: word('02') }, {}, 'SIGNAL_MISMATCH'],
    [{ unitsOutstanding: 99n }, {}, 'SIGNAL_MISMATCH'],
    [{ fxRate: 1n }, {}, 'FX_MISMATCH'],
    [{ priorCommitment: word('01') }, {}, 'PRIOR_MISMATCH'],
    [{}, { fx: { ...facts.fx, rate: null } }, 'FX_STALE'],
    [{ fxRate: 0n }, { fx: { rate: null, signer: null, last: { rate: 0n, updatedAt: 0n } } }, 'FX_STALE'],
  ])('with %o under %o are refused with %s', (change, factsChange, code) => {
    expect(codeOf(() => checkSignals({ ...signals, ...change }, { ...facts, ...factsChange }))).toBe(code);
  });
});

it('a prior of another report is mended by the basis, which in a first quarter is no income', () => {
  expect(ERRORS.PRIOR_MISMATCH.mend).toMatch(/to no income in the first quarter/);
});

describe('the rate of a report', () => {
  const LAST = 10n ** 16n;
  const last = { rate: LAST, updatedAt: 1000n };
  const feeds = { fx: { rate: LAST, signer: null, last } };
  const recorded = { fx: { rate: LAST + 3n, signer, last } };
  const none = { fx: { rate: null, signer: null, last } };
  const never = { fx: { rate: null, signer: null, last: { rate: 0n, updatedAt: 0n } } };
  const standIn = (rate: bigint) => ({ rate, signer, signature: '0x' as Hex });
  const rates = (facts: FxFacts) => {
    try {
      return acceptedRates(facts);
    } catch (error) {
      return error instanceof AppError ? error.code : 'threw';
    }
  };

  it.each<[string, FxFacts, readonly bigint[] | string]>([
    ['the feed’s', feeds, [LAST]],
    ['the feed’s, whatever was signed', { ...feeds, standIn: standIn(LAST + 1n) }, [LAST]],
    ['one that was recorded, whatever was signed since', { ...recorded, standIn: standIn(LAST + 1n) }, [LAST + 3n]],
    ['none', none, 'FX_STALE'],
    ['a signed one', { ...none, standIn: standIn(LAST + 1n) }, [LAST + 1n]],
    ['a signed one at the bound', { ...none, standIn: standIn(LAST + LAST / 5n) }, [LAST + LAST / 5n]],
    ['a signed one beyond it', { ...none, standIn: standIn(LAST + LAST / 5n + 1n) }, 'FX_OUT_OF_BOUND'],
    ['a signed one of a currency that never had one', { ...never, standIn: standIn(1n) }, 'FX_OUT_OF_BOUND'],
    ['none, at opening', { ...none, opening: true }, [LAST]],
    ['a signed one, at opening', { ...none, opening: true, standIn: standIn(7n) }, [7n, LAST]],
    ['none and never one before, at opening', { ...never, opening: true }, 'FX_STALE'],
  ])('with %s', (_, facts, expected) => {
    expect(rates(facts)).toEqual(expected);
  });

  it('is within the bound from four fifths to six fifths of the last', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 1n << 79n), fc.bigInt(0n, 1n << 80n), (last, rate) => {
        const within = rate > 0n && rate < 1n << 80n && 5n * rate >= 4n * last && 5n * rate <= 6n * last;
        expect(isWithinFxBound(rate, last)).toBe(within);
      }),
    );
  });
});

describe('the attestation of a report', () => {
  const check = (signature: Hex, named = signer) =>
    codeOf(() => checkAttestation(domain, { signer: named, signature }, report));

  it('is accepted from its named signer', () => {
    expect(check(sign())).toBe('accepted');
  });

  it.each([
    { seriesKey: word('12') },
    { period: 20262 },
    { priorCommitment: word('02') },
    { incomeCommitment: word('02') },
    { tier: 3 },
    { liquidityFlag: 1 },
  ])('does not carry over to another %o', (change) => {
    expect(check(sign(change))).toBe('ATTESTATION_INVALID');
  });

  it('is refused under another name', () => {
    expect(check(sign(), addressOfSecretKey(new Uint8Array(32).fill(8)))).toBe('ATTESTATION_INVALID');
  });

  it.each([
    ['64 bytes', (s: Hex): Hex => s.slice(0, -2) as Hex],
    ['v of 0 or 1', (s: Hex): Hex => `${s.slice(0, -2)}0${Number.parseInt(s.slice(-2), 16) - 27}` as Hex],
    [
      'high s',
      (s: Hex): Hex => {
        const high = (CURVE_ORDER - BigInt(`0x${s.slice(66, 130)}`)).toString(16).padStart(64, '0');
        return `${s.slice(0, 66)}${high}${s.endsWith('1b') ? '1c' : '1b'}` as Hex;
      },
    ],
    ['no hex', (): Hex => 'signed' as Hex],
  ])('with %s is not canonical', (_, bend) => {
    expect(check(bend(sign()))).toBe('SIGNATURE_NOT_CANONICAL');
  });
});

describe('a period', () => {
  it.each([
    ['OPEN', 'accepted'],
    ['LATE', 'accepted'],
    ['UPCOMING', 'PERIOD_NOT_OPEN'],
    ['REPORTED', 'PERIOD_NOT_OPEN'],
    ['MISSED', 'PERIOD_NOT_OPEN'],
    ['DEFERRED', 'accepted'],
  ])('a period that is %s: %s', (state, code) => {
    expect(codeOf(() => requireOpen(20261, state, 20261))).toBe(code);
  });

  it('a period before its turn is not open', () => {
    expect(codeOf(() => requireOpen(20262, 'OPEN', 20261))).toBe('PERIOD_NOT_OPEN');
  });
});

describe('as input', () => {
  const input = {
    chain: 'evm:10143',
    seriesKey: word('11'),
    period: 20261,
    proof: {},
    publicSignals: [],
    attestation: { signer, signature: '0x' },
    liquidityFlag: 0,
  };
  it.each([
    [{}, 'accepted'],
    [{ period: 20260 }, 'PERIOD_INVALID'],
    [{ period: 20265 }, 'PERIOD_INVALID'],
    [{ liquidityFlag: 2 }, 'BAD_INPUT'],
    [{ seriesKey: '0x11' }, 'BAD_INPUT'],
    [{ attestation: { signer: '0x11', signature: '0x' } }, 'BAD_INPUT'],
  ])('a report with %o: %s', (change, code) => {
    expect(codeOf(() => parseReportInput({ ...input, ...change }))).toBe(code);
  });

  it('a session names a known kind of source', () => {
    const session = { chain: 'evm:10143', seriesKey: word('11'), period: 20261, source: 'PAYROLL' };
    expect(codeOf(() => parseSessionInput(session))).toBe('accepted');
    expect(codeOf(() => parseSessionInput({ ...session, source: 'RUMOUR' }))).toBe('BAD_INPUT');
  });
});

import { createReportProver } from '@income-series/client/prover';
import { type Period, periodEnd } from '@income-series/protocol/period';
import { decodeReportProof } from '@income-series/protocol/report-proof';
import { poseidon2 } from 'poseidon-lite/poseidon2';
import { poseidon5 } from 'poseidon-lite/poseidon5';
import { beforeEach, describe, expect, it } from 'vitest';
import { circuitFiles } from '../../circuits/files.ts';
import { find, set } from '../../conformance/signing-set.ts';
import { toHex, word } from './support/bytes.ts';
import { longer, replaced } from './support/chain.ts';
import {
  activate,
  buy,
  type CurveWorld,
  censusAccount,
  createCurve,
  createCurveWorld,
  curveOf,
  DAY,
  PARAMS,
  putTokens,
  readPosition,
  readSeries,
  recordRate,
  stake,
  syncCensus,
  type Trader,
  tokensOf,
  unstake,
  WAD,
} from './support/curve.ts';
import { keyParts, proofBytes } from './support/proof.ts';
import { revokeKey } from './support/registry.ts';
import {
  ANY_PROOF,
  endQuarter,
  incomeOf,
  markMissed,
  miss,
  NO_INCOME,
  openReportWorld,
  type PlannedReport,
  RATE,
  report,
  submitReport,
} from './support/reports.ts';
import { ATTESTOR, signedRate, VERIFIER } from './support/signed-rate.ts';
import { expectChecked, expectOwn, tamper } from './support/tamper.ts';
import { senders } from './support/world.ts';

const FIRST = 20261 as Period;
const SECOND = 20262 as Period;
const OTHER = find(set.keys, 'attestor-2');
const MILLION = 1_000_000n;

let world: CurveWorld;
const { accept, answer } = senders(() => world);
const submit = (change: Partial<PlannedReport> = {}) =>
  submitReport(world, { period: FIRST, payment: 100n * MILLION, ...change });

beforeEach(async () => {
  world = await openReportWorld();
});

describe('submitReport', () => {
  it('splits and pays what the proof says', async () => {
    await endQuarter(world, FIRST);
    const before = [tokensOf(world, world.issuer.money), tokensOf(world, world.curve.vault)];
    const whole = await submit();
    const sent = await accept(whole);
    const seriesKey = toHex(world.curve.key);
    const period = BigInt(FIRST);
    const [prior, income] = [toHex(NO_INCOME), toHex(incomeOf(FIRST))];
    const signals = [PARAMS.termsCommitment, word(900n), word(RATE), NO_INCOME, incomeOf(FIRST), word(100n * MILLION)];
    const attestation = toHex((whole.data ?? new Uint8Array()).slice(-65));
    const accepted = { priorIncomeCommitment: prior, incomeCommitment: income, tier: 2n, liquidityFlag: 0n };
    const evidence = { signer: VERIFIER.address, proof: toHex(ANY_PROOF), signals: toHex(Buffer.concat(signals)) };
    const issuer = world.issuer.signer.address;
    expect(sent.events).toEqual([
      { name: 'ReportEvidence', fields: { seriesKey, period, ...evidence, attestation } },
      {
        name: 'ReportAccepted',
        fields: { seriesKey, period, ...accepted, unitsOutstanding: 900n, fxRate: RATE, payment: 100n * MILLION },
      },
      { name: 'FeeTaken', fields: { seriesKey, kind: 0n, payer: issuer, period, amount: MILLION } },
      {
        name: 'PaymentSplit',
        fields: {
          seriesKey,
          period,
          accrualIn: 0n,
          gross: 100n * MILLION,
          fee: MILLION,
          net: 99n * MILLION,
          accrualOut: 0n,
        },
      },
    ]);
    const after = [tokensOf(world, world.issuer.money), tokensOf(world, world.curve.vault)];
    expect([(before[0] ?? 0n) - (after[0] ?? 0n), (after[1] ?? 0n) - (before[1] ?? 0n)]).toEqual([
      100n * MILLION,
      100n * MILLION,
    ]);
    expect(readSeries(world)).toMatchObject({
      nextPeriod: 20262n,
      lastReported: 20261n,
      expectedPrior: income,
      paid: 100n * MILLION,
      accrued: 0n,
      owed: 99n * MILLION,
      payoutsPerUnit: (99n * MILLION * WAD) / 900n,
      payoutsRemainder: (99n * MILLION * WAD) % 900n,
    });
    expect(await answer(whole)).toBe('PERIOD_OUT_OF_ORDER'); // no report counts twice
  });

  it('verifies a proof of the circuit over the series’ own terms, units, rate and prior', async () => {
    const [units, r, theta, ytd] = [900n, 10n ** 12n, 1_000n, 5_000_001n];
    const commitment = poseidon5([theta, r, 978n, 0n, 5n]);
    world = await openReportWorld({ termsCommitment: word(commitment) }, { parts: keyParts });
    await endQuarter(world, FIRST);
    const prover = await createReportProver(circuitFiles());
    const payment = (units * r * RATE * (ytd - theta)) / 10n ** 36n;
    const { proof, signals } = await prover.prove({
      termsCommitment: commitment,
      unitsOutstanding: units,
      fxRate: RATE,
      priorCommitment: poseidon2([0n, 0n]),
      incomeCommitment: poseidon2([ytd, 6n]),
      payment,
      ...{ theta, r, currency: 978n, indexing: 0n, termsSalt: 5n, ytd, ytdSalt: 6n, priorYtd: 0n, priorSalt: 0n },
    });
    await prover.close();
    const [bytes] = proofBytes(decodeReportProof(proof, signals));
    const right = { payment, proof: bytes, income: word(poseidon2([ytd, 6n])) };
    expect(payment).toBeGreaterThan(0n);
    expect(await answer(submit({ ...right, payment: payment + 1n }))).toBe('PROOF_INVALID');
    expect(await answer(submit({ ...right, income: word(poseidon2([ytd + 1n, 6n])) }))).toBe('PROOF_INVALID');
    expect(await answer(submit({ ...right, proof: ANY_PROOF }))).toBe('PROOF_INVALID');
    expect(await answer(submit(right))).toBe('ACCEPTED');
  });

  it('is the issuer’s, in an active series, of tier 2 or 3, with flag 0 or 1', async () => {
    await endQuarter(world, FIRST);
    expect(await answer(submit({ sender: world.traders[0] as Trader }))).toBe('NOT_ISSUER');
    for (const tier of [0, 1, 4]) expect(await answer(submit({ tier }))).toBe('TIER_UNKNOWN');
    expect(await answer(submit({ flag: 2 }))).toBe('LIQUIDITY_FLAG_UNKNOWN');
    const whole = await submit();
    expect(await answer(longer(whole))).toBe('INSTRUCTION_INVALID');
    expect(await answer(submit({ tier: 3 }))).toBe('ACCEPTED');
    world = await createCurveWorld();
    expect(await answer(submit({ prior: NO_INCOME }))).toBe('WRONG_STATE');
  });

  it('is of the next period, in its windows, after its census', async () => {
    world.chain.setTime(periodEnd(FIRST) - 1n);
    expect(await answer(submit())).toBe('PERIOD_NOT_OPEN');
    expect(await answer(submit({ period: SECOND }))).toBe('PERIOD_OUT_OF_ORDER');
    for (const period of [0, 20254, 20260, 20265, 20291]) {
      expect(await answer(submit({ period }))).toBe('PERIOD_UNKNOWN');
    }
    await endQuarter(world, FIRST, { census: false });
    expect(await answer(submit())).toBe('CENSUS_MISSING');
    await accept(syncCensus(world, FIRST));
    const late = await openReportWorld();
    await endQuarter(late, FIRST);
    for (const each of [late, world]) each.chain.setTime(periodEnd(FIRST) + 90n * DAY - (each === late ? 1n : 0n));
    expect(await answer(submit())).toBe('PERIOD_NOT_OPEN');
    world = late;
    expect(await answer(submit())).toBe('ACCEPTED');
  });

  it('has a canonical commitment', async () => {
    await endQuarter(world, FIRST);
    const order = 21888242871839275222246405745257275088548364400416034343698204186575808495617n;
    for (const income of [0n, order, (1n << 256n) - 1n]) {
      expect(await answer(submit({ income: word(income) }))).toBe('COMMITMENT_NOT_CANONICAL');
    }
    expect(await answer(submit({ income: word(order - 1n) }))).toBe('ACCEPTED');
  });

  it('is signed by an active key of the tier’s kind, over all that it says', async () => {
    await endQuarter(world, FIRST);
    expect(await answer(submit({ key: ATTESTOR }))).toBe('SIGNER_INACTIVE');
    expect(await answer(submit({ tier: 3, key: VERIFIER }))).toBe('SIGNER_INACTIVE');
    expect(await answer(submit({ tier: 3, key: OTHER }))).toBe('SIGNER_INACTIVE');
    expect(await answer(submit({ prior: word(5n) }))).toBe('ACCOUNT_INVALID'); // signed over another prior
    const attestation = ((await submit()).data ?? new Uint8Array()).slice(-65);
    const signed = Uint8Array.from(attestation);
    expect(await answer(submit({ attestation: signed, flag: 1 }))).toBe('ACCOUNT_INVALID');
    expect(await answer(submit({ attestation: signed, income: word(5n) }))).toBe('ACCOUNT_INVALID');
    expect(await answer(submit({ attestation: signed.with(64, 0) }))).toBe('SIGNATURE_NOT_CANONICAL');
    const graceUntil = world.chain.now();
    await accept(revokeKey(world, world.admin, { kind: 'verifier', key: VERIFIER.address, graceUntil }));
    world.chain.setTime(graceUntil + 1n);
    expect(await answer(submit({ attestation: signed }))).toBe('SIGNER_INACTIVE');
    world.chain.setTime(graceUntil);
    expect(await answer(submit({ attestation: signed, payment: 0n }))).toBe('ACCEPTED');
  });

  it('takes the rate that an attestor signed where the feed has none', async () => {
    await endQuarter(world, FIRST, { rate: false });
    expect(await answer(submit())).toBe('FX_STALE');
    const rate = (RATE * 9n) / 10n;
    const record = await recordRate(world, await signedRate(world, { period: FIRST, rate }), periodEnd(FIRST));
    await accept(record);
    const { events } = await accept(submit());
    expect(events[1]?.fields).toMatchObject({ fxRate: rate });
  });

  it('needs a verifying key and a proof', async () => {
    await endQuarter(world, FIRST);
    expect(await answer(submit({ proof: new Uint8Array(256) }))).toBe('PROOF_INVALID');
    expect(await answer(submit({ proof: new Uint8Array(256).fill(255) }))).toBe('PROOF_INVALID');
  });

  it('pays nothing where the issuer’s money does not do', async () => {
    await endQuarter(world, FIRST);
    putTokens(world, world.issuer.money, world.token, world.issuer.signer.address, 99n);
    expect(await answer(submit({ payment: 100n }))).toBe('Custom(1)');
    expect(readSeries(world)).toMatchObject({ paid: 0n, nextPeriod: 20261n });
    expect(await answer(submit({ payment: 99n }))).toBe('ACCEPTED');
  });

  it('pays up to the cap, whatever the proof says', async () => {
    world = await openReportWorld({ cap: 150n });
    await report(world, { period: FIRST, payment: 100n });
    const sent = await report(world, { period: SECOND, payment: (1n << 128n) - 1n });
    expect(sent.events.at(-1)?.fields).toMatchObject({ gross: 50n, fee: 0n, net: 50n });
    expect(readSeries(world)).toMatchObject({ paid: 150n });
  });

  it('accrues with flag 1, four times in a row at most', async () => {
    let period = FIRST;
    for (const next of [20262, 20263, 20264, 20271]) {
      await report(world, { period, payment: 10n, flag: 1 });
      period = next as Period;
    }
    expect(readSeries(world)).toMatchObject({ accrued: 40n, paid: 0n, deferredInARow: 4n });
    await endQuarter(world, period);
    expect(await answer(submit({ period, flag: 1 }))).toBe('LIQUIDITY_FLAG_LIMIT');
    const sent = await accept(submit({ period, payment: 60n }));
    expect(sent.events.at(-1)?.fields).toMatchObject({ accrualIn: 40n, gross: 60n, fee: 1n, net: 99n, accrualOut: 0n });
    expect(readSeries(world)).toMatchObject({ accrued: 0n, paid: 100n, deferredInARow: 0n });
  });

  it('accrues where the census counted nothing', async () => {
    world = await openReportWorld({}, { staked: [] });
    await report(world, { period: FIRST, payment: 7n });
    expect(readSeries(world)).toMatchObject({ accrued: 7n, paid: 0n, counted: 0n });
    await accept(stake(world, world.traders[0] as Trader, 1n));
    await report(world, { period: SECOND, payment: 3n });
    expect(readSeries(world)).toMatchObject({ accrued: 0n, paid: 10n, owed: 10n, counted: 1n });
  });

  it('starts each year from no income', async () => {
    for (const period of [20261, 20262, 20263] as Period[]) await report(world, { period, payment: 0n });
    expect(readSeries(world)).toMatchObject({ expectedPrior: toHex(incomeOf(20263)) });
    await report(world, { period: 20264 as Period, payment: 0n });
    expect(readSeries(world)).toMatchObject({ expectedPrior: toHex(NO_INCOME), nextPeriod: 20271n });
  });

  it('checks every account', async () => {
    await endQuarter(world, FIRST);
    const whole = await submit();
    // the rate was the feed's last: there is none after it
    await expectChecked({ ...world, free: [9] }, whole, [
      '3 NOT_ISSUER SIGNER_MISSING -',
      '4 ACCOUNT_INVALID - ACCOUNT_READONLY',
      '5 ACCOUNT_INVALID - -',
      '6 ACCOUNT_INVALID - -',
      '7 ACCOUNT_INVALID - -',
      '8 ACCOUNT_INVALID - -',
      '10 VERIFYING_KEY_MISSING - -',
      expect.stringMatching(/^11 (?!ACCEPTED)/),
      expect.stringMatching(/^12 ACCOUNT_INVALID - /),
      '13 ACCOUNT_INVALID - -',
    ]);
    const draftSalt = new Uint8Array(32).fill(1);
    world.chain.setTime(world.chain.now());
    await accept(createCurve(world, { draftSalt, firstPeriod: 20263, deadline: world.chain.now() + DAY }));
    const second = await curveOf(world.issuer.signer.address, draftSalt);
    await expectOwn(world, whole, [
      [4, second.series],
      [12, second.vault],
    ]);
    expect(await answer(whole)).toBe('ACCEPTED');
  });
});

describe('markMissed', () => {
  it('marks the next period once its windows are over', async () => {
    await endQuarter(world, FIRST, { census: false });
    world.chain.setTime(periodEnd(FIRST) + 90n * DAY - 1n);
    expect(await answer(markMissed(world, FIRST))).toBe('PERIOD_STILL_OPEN');
    expect(await answer(markMissed(world, SECOND))).toBe('PERIOD_OUT_OF_ORDER');
    expect(await answer(markMissed(world, 20291))).toBe('PERIOD_UNKNOWN');
    world.chain.setTime(periodEnd(FIRST) + 90n * DAY);
    expect(await answer(markMissed(world, FIRST))).toBe('CENSUS_MISSING');
    await accept(syncCensus(world, FIRST));
    const { events } = await accept(markMissed(world, FIRST));
    const fields = { seriesKey: toHex(world.curve.key), period: 20261n };
    expect(events).toEqual([{ name: 'PeriodMissed', fields }]);
    expect(readSeries(world)).toMatchObject({ nextPeriod: 20262n, expectedPrior: toHex(NO_INCOME), lastReported: 0n });
    expect(await answer(markMissed(world, FIRST))).toBe('PERIOD_OUT_OF_ORDER');
  });

  it('leaves the prior, so that the next report of the year pays for it too', async () => {
    await report(world, { period: FIRST, payment: 0n });
    await miss(world, SECOND);
    expect(readSeries(world)).toMatchObject({ expectedPrior: toHex(incomeOf(FIRST)) });
  });

  it('starts the tail with the last period, as a report does', async () => {
    for (const last of ['miss', 'report'] as const) {
      world = await openReportWorld({ lastPeriod: FIRST });
      const sent = last === 'miss' ? await miss(world, FIRST) : await report(world, { period: FIRST, payment: 5n });
      const fields = { seriesKey: toHex(world.curve.key) };
      expect(sent.events.at(-1)).toEqual({ name: 'SeriesTailStarted', fields });
      expect(readSeries(world)).toMatchObject({ state: 5n, nextPeriod: 0n, tailStartedAt: world.chain.now() });
      expect(await answer(submit())).toBe('WRONG_STATE');
      expect(await answer(markMissed(world, FIRST))).toBe('WRONG_STATE');
      expect(await answer(stake(world, world.traders[0] as Trader, 1n))).toBe('WRONG_STATE');
      expect(await answer(unstake(world, world.traders[0] as Trader, 1n))).toBe('ACCEPTED');
    }
  });

  it('is of an active series, and checks every account', async () => {
    await endQuarter(world, FIRST);
    world.chain.setTime(periodEnd(FIRST) + 90n * DAY);
    const whole = markMissed(world, FIRST);
    await expectChecked(world, whole, ['3 ACCOUNT_INVALID - ACCOUNT_READONLY']);
    world = await createCurveWorld();
    world.chain.setTime(periodEnd(FIRST) + 90n * DAY);
    expect(await answer(markMissed(world, FIRST))).toBe('WRONG_STATE');
  });
});

describe('what units earn', () => {
  const carry = async (trader: Trader) => (await readPosition(world, trader)).payoutCarry as bigint;

  it('is by what the census counted, whatever was staked or unstaked since', async () => {
    const [first, second, third] = world.traders as [Trader, Trader, Trader];
    await endQuarter(world, FIRST); // 600 and 300 are counted
    await accept(stake(world, third, 1_000n)); // counts from the next census on
    await accept(unstake(world, second, 300n)); // stays counted
    await accept(submit({ payment: 900n }));
    const share = (891n * WAD) / 900n;
    await endQuarter(world, SECOND); // 600 and 1,000
    await accept(submit({ period: SECOND, payment: 1_600n }));
    const later = (1_584n * WAD + ((891n * WAD) % 900n)) / 1_600n;
    for (const each of [first, third]) await accept(unstake(world, each, 1n));
    await accept(stake(world, second, 1n));
    expect(await carry(first)).toBe(600n * (share + later));
    expect(await carry(second)).toBe(300n * share);
    expect(await carry(third)).toBe(1_000n * later);
  });

  it('needs the census after the position’s last, and no other', async () => {
    const [first] = world.traders as [Trader];
    await report(world, { period: FIRST, payment: 900n });
    await accept(unstake(world, first, 1n)); // counted 600, staked 599
    await report(world, { period: SECOND, payment: 900n });
    await report(world, { period: 20263 as Period, payment: 900n });
    const whole = await unstake(world, first, 1n);
    const place = 9;
    expect((await tamper(world, whole)).find((line) => line.startsWith('9 '))).toBe('9 ACCOUNT_INVALID - -');
    for (const period of [FIRST, 20263]) {
      expect(await answer(replaced(whole, place, { address: await censusAccount(world, period), role: 0 }))).toBe(
        'ACCOUNT_INVALID',
      );
    }
    expect(await answer(whole)).toBe('ACCEPTED');
  });

  it('waits for a report or a mark before the next census', async () => {
    await endQuarter(world, FIRST);
    world.chain.setTime(periodEnd(SECOND));
    expect(await answer(syncCensus(world, SECOND))).toBe('PERIOD_UNSETTLED');
    world.chain.setTime(periodEnd(FIRST) + 90n * DAY);
    await accept(markMissed(world, FIRST));
    world.chain.setTime(periodEnd(SECOND));
    expect(await answer(syncCensus(world, SECOND))).toBe('ACCEPTED');
  });
});

describe('before its activation', () => {
  it('a series has no period to report', async () => {
    world = await createCurveWorld();
    expect(readSeries(world)).toMatchObject({ nextPeriod: 0n });
    await accept(buy(world, world.traders[0] as Trader, { given: 1_500_000_000n }));
    await accept(activate(world));
    expect(readSeries(world)).toMatchObject({ nextPeriod: 20261n, expectedPrior: toHex(NO_INCOME) });
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createDeviceSecret,
  createIncomeReport,
  createMemoryStore,
  type IncomeReport,
  type IncomeReportInput,
  incomeCommitment,
  incomeSalt,
  type ReportDevice,
  sealTerms,
  ZERO_PRIOR,
} from '@income-series/client';
import { createReportProver, loadCircuitFiles } from '@income-series/client/prover';
import { CIRCUIT_SHA256 } from '@income-series/protocol/circuit';
import { readSignals } from '@income-series/protocol/report-proof';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ROOT } from '../../../../scripts/circuit/toolchain.ts';
import { createProofVerifier } from '../../../../src/adapters/prover/index.ts';
import { circuitFiles } from '../../../circuits/files.ts';
import { EXHAUSTIVE } from '../../../support/exhaustive.ts';
import { forFile } from '../../../support/for-file.ts';

const SERIES = `0x${'5a'.repeat(32)}` as const;
const sealed = sealTerms({
  theta: 5_000_000n,
  shareRate: '0.05',
  unitsOffered: 10_000n,
  currencyCode: 840,
  indexingRule: 0,
});
const prover = await forFile(createReportProver(await loadCircuitFiles(circuitFiles())));
const verifier = await createProofVerifier({ profile: 'development' });
const none = async () => ({ proof: [], signals: [] }) as never;
/** For what a device keeps and refuses: the quick run makes proofs only to have them verified. */
const keeping = EXHAUSTIVE ? prover : { ...prover, prove: none };

let device: ReportDevice;
beforeEach(() => {
  device = { secret: createDeviceSecret(), store: createMemoryStore(), prover };
});

const report = (change: Partial<IncomeReportInput>): Promise<IncomeReport> =>
  createIncomeReport(device, {
    seriesKey: SERIES,
    period: 20261,
    terms: sealed.terms,
    unitsOutstanding: 8_000n,
    fxRate: 10n ** 22n,
    priorCommitment: ZERO_PRIOR,
    ytd: 0n,
    ...change,
  });

describe('a device', () => {
  it('reports a year quarter by quarter, each from the openings it kept', async () => {
    const figures = [3_000_000n, 7_000_000n, 7_000_000n, 12_345_678n];
    const payments: bigint[] = [];
    let priorCommitment = ZERO_PRIOR;
    for (const [quarter, ytd] of figures.entries()) {
      const made = await report({ period: 20261 + quarter, ytd, priorCommitment });
      const { signals } = verifier.verify(made);
      expect(readSignals(signals)).toEqual({
        termsCommitment: sealed.commitment,
        unitsOutstanding: 8_000n,
        fxRate: 10n ** 22n,
        priorCommitment,
        incomeCommitment: made.incomeCommitment,
        payment: made.payment,
      });
      payments.push(made.payment);
      priorCommitment = made.incomeCommitment;
    }
    // 0.05 * 8000 / 10000 of what exceeds 5,000,000, in base units of 10,000 a minor unit
    expect(payments).toEqual([0n, 800_000_000n, 0n, 2_138_271_200n]);
  });

  it('commits under the salt that its secret gives for the period', async () => {
    device = { ...device, prover: keeping };
    const made = await report({ ytd: 6_000_000n });
    const salt = incomeSalt(device.secret, SERIES, 20261);
    expect(made.opening).toEqual({ ytd: 6_000_000n, salt });
    expect(made.incomeCommitment).toBe(incomeCommitment({ ytd: 6_000_000n, salt }));
  });

  it('keeps both openings of a report that it made twice', async () => {
    device = { ...device, prover: keeping };
    const first = await report({ ytd: 6_000_000n });
    await report({ ytd: 6_000_001n });
    const second = await report({ period: 20262, ytd: 6_000_001n, priorCommitment: first.incomeCommitment });
    expect(second.priorOpening.ytd).toBe(6_000_000n);
  });

  it('refuses a prior that it has no opening of', async () => {
    device = { ...device, prover: keeping };
    const first = await report({ ytd: 6_000_000n });
    const otherYear = report({ period: 20271, ytd: 1n, priorCommitment: first.incomeCommitment });
    const message = expect.stringMatching(/^This device has no opening of the prior commitment/);
    await expect(otherYear).rejects.toMatchObject({ code: 'OPENING_MISMATCH', message });
    const samePeriod = report({ ytd: 7_000_000n, priorCommitment: first.incomeCommitment });
    await expect(samePeriod).rejects.toMatchObject({ code: 'OPENING_MISMATCH' });
  });

  it.each<[string, Partial<IncomeReportInput>]>([
    ['a figure of 2^64', { ytd: 1n << 64n }],
    ['a negative figure', { ytd: -1n }],
    ['2^48 units', { unitsOutstanding: 1n << 48n }],
    ['an FX rate of 2^80', { fxRate: 1n << 80n }],
    [
      'a payment of 2^128',
      {
        ytd: (1n << 64n) - 1n,
        unitsOutstanding: (1n << 48n) - 1n,
        fxRate: (1n << 80n) - 1n,
        terms: { ...sealed.terms, r: 10n ** 18n },
      },
    ],
  ])('refuses %s, and keeps nothing of it', async (_, change) => {
    await expect(report(change)).rejects.toMatchObject({ code: 'TERMS_OUT_OF_RANGE' });
    expect(await device.store.ofYear(SERIES, 2026)).toEqual([]);
  });

  if (EXHAUSTIVE) {
    it('heals a missed quarter in the next of the same year', async () => {
      const first = await report({ ytd: 6_000_000n });
      const third = await report({ period: 20263, ytd: 8_000_000n, priorCommitment: first.incomeCommitment });
      expect(verifier.verify(third).signals[5]).toBe(800_000_000n);
    });

    it('proves a payment of 0 for a figure below the prior, and goes on from it', async () => {
      const first = await report({ ytd: 6_000_000n });
      const fallen = await report({ period: 20262, ytd: 5_500_000n, priorCommitment: first.incomeCommitment });
      expect(verifier.verify(fallen).signals[5]).toBe(0n);
      const third = await report({ period: 20263, ytd: 6_000_000n, priorCommitment: fallen.incomeCommitment });
      expect(verifier.verify(third).signals[5]).toBe(200_000_000n);
    });
  }
});

describe("the circuit's files", () => {
  it('have the hashes that circuits/CHECKSUMS names', () => {
    const sums = readFileSync(join(ROOT, 'circuits/CHECKSUMS'), 'utf8');
    const sumOf = (name: string): string | undefined =>
      sums
        .split('\n')
        .find((line) => line.endsWith(`  build/${name}`))
        ?.slice(0, 64);
    expect(CIRCUIT_SHA256).toEqual({
      wasm: sumOf('income_report.wasm'),
      zkey: sumOf('income_report.zkey'),
      verificationKey: sumOf('verification_key.json'),
    });
  });

  it('are refused where their server sends without an end', async () => {
    let sent = 0;
    const pull = (to: ReadableStreamDefaultController) => {
      sent++;
      to.enqueue(new Uint8Array(1 << 20));
    };
    vi.stubGlobal('fetch', async () => new Response(new ReadableStream({ pull })));
    await expect(loadCircuitFiles({ ...circuitFiles(), zkey: 'https://files.example/zkey' })).rejects.toMatchObject({
      code: 'CIRCUIT_FILE_MISMATCH',
    });
    vi.unstubAllGlobals();
    expect(sent).toBeLessThan(40);
  });

  it.each(['wasm', 'zkey', 'verificationKey'] as const)('are refused where the %s was altered', async (name) => {
    const files = circuitFiles();
    const last = files[name].length - 1;
    files[name][last] = (files[name][last] as number) ^ 1;
    await expect(loadCircuitFiles(files)).rejects.toMatchObject({ code: 'CIRCUIT_FILE_MISMATCH' });
  });
});

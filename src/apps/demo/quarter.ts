import { readFile } from 'node:fs/promises';
import {
  createIncomeReport,
  createMemoryStore,
  deriveRate,
  type IncomeReport,
  type ReportDevice,
  requestAttestation,
} from '@income-series/client';
import { createReportProver, loadCircuitFiles, type ReportProver } from '@income-series/client/prover';
import type { Address } from '@income-series/protocol/address';
import { currencyNumber } from '@income-series/protocol/currency';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { parsePeriod, periodEnd, printPeriod } from '@income-series/protocol/period';
import { LIQUIDITY_FLAGS } from '@income-series/protocol/report-kinds';
import type { SigningDomain } from '@income-series/protocol/signing';
import { INDEXING_RULES } from '@income-series/protocol/terms';
import { projectFile } from '../../project.ts';
import { requireData } from './client.ts';
import { DAY, HOUR, moveClock } from './clock.ts';
import { FX_RATE, TERMS } from './draft.ts';
import { type Narrator, shortenId } from './narrator.ts';
import type { Person } from './people.ts';
import { attestedInput } from './steps/reports.ts';
import type { RatedChain, World } from './world.ts';

export interface ReportedPeriod {
  readonly period: number;
  /** The payment in base units of the payment token. */
  readonly payment: string;
  readonly proofMs: number;
  readonly verifyMs: number;
  readonly reportTx: string;
}

export interface QuarterIncome {
  readonly seriesKey: Bytes32;
  readonly period: number;
  /**
   * Income of the year to date, in minor units. Only the payroll provider, the device and, while it signs, the verifier see
   * it.
   */
  readonly ytd: bigint;
}

/** The issuer's own machine: its device, payroll session and key. */
export interface IssuerMachine {
  readonly device: ReportDevice;
  /** The session with the payroll provider. */
  readonly payrollSession: string;
  /** The key that owns the zkTLS claims. */
  readonly ownerKey: Uint8Array;
}

const circuitFile = (name: string) => readFile(projectFile(`circuits/build/${name}`));

/** Creates a device without reports. The caller must close its prover. */
export async function openDevice(secret: Uint8Array): Promise<ReportDevice & { readonly prover: ReportProver }> {
  const files = await loadCircuitFiles({
    wasm: await circuitFile('income_report.wasm'),
    zkey: await circuitFile('income_report.zkey'),
    verificationKey: await circuitFile('verification_key.json'),
  });
  return { secret, store: createMemoryStore(), prover: await createReportProver(files) };
}

const BASIS = `query Basis($key: Bytes32!, $chain: Chain!, $period: Period!) {
  series(key: $key, chain: $chain) {
    currency indexingRule unitsOffered curve { mint }
    terms { theta shareRate termsSalt }
    reportBasis(period: $period) {
      unitsOutstanding fxRate priorIncomeCommitment verifierUrl domain { chainId verifyingContract genesisHash program }
    }
  }
}`;

/** A signing domain; on an EVM chain the first two fields are set, on Solana the others. */
interface DomainAnswer {
  readonly chainId: number | null;
  readonly verifyingContract: EvmAddress | null;
  readonly genesisHash: Bytes32 | null;
  readonly program: Bytes32 | null;
}

interface Basis {
  series: {
    currency: string;
    indexingRule: keyof typeof INDEXING_RULES;
    unitsOffered: string;
    curve: object | null;
    terms: { theta: string; shareRate: string; termsSalt: string };
    reportBasis: {
      unitsOutstanding: string;
      fxRate: string;
      priorIncomeCommitment: Bytes32;
      verifierUrl: string;
      domain: DomainAnswer;
    };
  };
}

/** Moves the chain's clock past a quarter's end, after publishing a rate an hour before it. */
export async function openPeriod(narrator: Narrator, chain: RatedChain, period: number): Promise<void> {
  const end = periodEnd(parsePeriod(period));
  await chain.clock.set(end - HOUR);
  await chain.owner.publishRate(TERMS.currencyCode, FX_RATE);
  await moveClock(narrator, chain, end + DAY, `${printPeriod(parsePeriod(period))} is over`);
}

export interface ProvenQuarter {
  readonly report: IncomeReport;
  readonly proofMs: number;
  readonly verifierUrl: string;
  readonly domain: SigningDomain;
}

function readDomain({ chainId, verifyingContract, genesisHash, program }: DomainAnswer): SigningDomain {
  if (genesisHash !== null && program !== null) return { kind: 'solana', genesisHash, programId: program };
  if (chainId === null || verifyingContract === null) throw new Error('the gateway answered no domain');
  return { kind: 'evm', chainId, verifyingContract };
}

/** Commits to an income and proves its payment on the issuer's device, from the chain's figures and the terms. */
export async function proveQuarter(
  issuer: Person<Address>,
  { device }: Pick<IssuerMachine, 'device'>,
  { seriesKey, period, ytd }: QuarterIncome,
): Promise<ProvenQuarter> {
  const { series } = await requireData(
    issuer.ask<Basis>(BASIS, { key: seriesKey, chain: issuer.chain, period: printPeriod(period) }),
  );
  const { terms, reportBasis: basis } = series;
  const currencyCode = currencyNumber(series.currency);
  if (currencyCode === null) throw new Error('the series has no currency');
  const startedAt = performance.now();
  const report = await createIncomeReport(device, {
    seriesKey,
    period: parsePeriod(period),
    ytd,
    terms: {
      theta: BigInt(terms.theta),
      r: deriveRate(BigInt(terms.shareRate), BigInt(series.unitsOffered), { curve: series.curve !== null }),
      currencyCode,
      indexingRule: INDEXING_RULES[series.indexingRule],
      termsSalt: BigInt(terms.termsSalt),
    },
    unitsOutstanding: BigInt(basis.unitsOutstanding),
    fxRate: BigInt(basis.fxRate),
    priorCommitment: basis.priorIncomeCommitment,
  });
  const proofMs = performance.now() - startedAt;
  return { report, proofMs, verifierUrl: basis.verifierUrl, domain: readDomain(basis.domain) };
}

/** An issuer with the machine that reports for it. */
interface Reporter {
  readonly issuer: Person<Address>;
  readonly machine: IssuerMachine;
}

/** Reports an ended quarter: figure, claim, proof, attestation, submission, payment. */
export async function reportQuarter(
  { step, say }: Narrator,
  world: World,
  { issuer, machine }: Reporter,
  { seriesKey, period: number, ytd }: QuarterIncome,
): Promise<ReportedPeriod> {
  const period = parsePeriod(number);
  world.payroll.closePeriod('issuer', period, { yearToDate: ytd });

  await issuer.act(
    'startZktlsSession',
    { seriesKey, period: printPeriod(period), source: 'PAYROLL' },
    '... on StartZktlsSessionPayload { sessionId }',
  );
  const claim = await step('The payroll provider’s figure, as a zkTLS claim', () =>
    world.notary.requestClaim({
      source: world.source,
      seriesKey,
      period,
      authorisation: `Bearer ${machine.payrollSession}`,
      ownerKey: machine.ownerKey,
    }),
  );

  const { report, proofMs, verifierUrl, domain } = await step(
    'The device commits to the figure and proves the payment',
    () => proveQuarter(issuer, machine, { seriesKey, period, ytd }),
  );

  const attestation = await step('The verifier looks at claim and openings in memory and signs REPORT', () =>
    requestAttestation({ url: verifierUrl, claim, report, liquidityFlag: LIQUIDITY_FLAGS.CASH, domain }),
  );

  const { txHash } = await step('The gateway verifies proof and attestation; the wallet submits; it is indexed', () =>
    issuer.transact('buildSubmitReport', attestedInput(report, attestation)),
  );
  const verifyMs = world.verifications.at(-1) ?? Number.NaN;
  say(
    `period ${printPeriod(period)}: payment ${report.payment} base units, proof ${proofMs.toFixed(0)} ms, ` +
      `verified in ${verifyMs.toFixed(1)} ms\ntransaction ${shortenId(txHash)}`,
  );
  return {
    period,
    payment: report.payment.toString(),
    proofMs: Math.round(proofMs),
    verifyMs: Math.round(verifyMs * 10) / 10,
    reportTx: txHash,
  };
}

import { currencyNumber } from '../../core/currency.ts';
import type { Bytes32, EvmAddress } from '../../core/hex.ts';
import { parsePeriod, periodEnd, printPeriod } from '../../core/period.ts';
import { LIQUIDITY_FLAGS } from '../../core/report-kinds.ts';
import type { SigningDomain } from '../../core/signing/index.ts';
import { INDEXING_RULES } from '../../core/terms.ts';
import {
  createIncomeReport,
  deriveRate,
  groth16Input,
  type IncomeReport,
  type ReportDevice,
  requestAttestation,
} from '../device/index.ts';
import { must } from './client.ts';
import { FX_RATE, TERMS } from './draft.ts';
import type { Narrator } from './narrator.ts';
import type { Person } from './people.ts';
import type { World } from './world.ts';

export interface ReportedPeriod {
  readonly period: number;
  /** Base units of the payment token. */
  readonly payment: string;
  readonly proofMs: number;
  readonly verifyMs: number;
  readonly reportTx: string;
}

export interface Quarter {
  readonly seriesKey: Bytes32;
  readonly period: number;
  /** Year to date, minor units. Known to the payroll provider, the device and, while it signs, the verifier. */
  readonly ytd: bigint;
}

/** What of the issuer is on the issuer's own machine. */
export interface IssuerMachine {
  readonly device: ReportDevice;
  /** The session with the payroll provider. */
  readonly payrollSession: string;
  /** Owns the zkTLS claims. */
  readonly ownerKey: Uint8Array;
}

const BASIS = `query Basis($key: Bytes32!, $period: Period!) {
  series(key: $key) {
    currency indexingRule unitsOffered
    terms { theta shareRate termsSalt }
    reportBasis(period: $period) {
      unitsOutstanding fxRate priorIncomeCommitment verifierUrl domain { chainId verifyingContract }
    }
  }
}`;

interface Basis {
  series: {
    currency: string;
    indexingRule: keyof typeof INDEXING_RULES;
    unitsOffered: string;
    terms: { theta: string; shareRate: string; termsSalt: string };
    reportBasis: {
      unitsOutstanding: string;
      fxRate: string;
      priorIncomeCommitment: Bytes32;
      verifierUrl: string;
      domain: { chainId: number; verifyingContract: EvmAddress };
    };
  };
}

const START_SESSION = `mutation Start($input: StartZktlsSessionInput!) {
  startZktlsSession(input: $input) { __typename ... on Error { code } ... on StartZktlsSessionPayload { sessionId } }
}`;

/** The quarter is over, and the feed has a rate of its end. */
export async function openPeriod({ devnet }: World, period: number): Promise<void> {
  const end = periodEnd(parsePeriod(period));
  await devnet.anvil.clock.set(end - 3_600n);
  await devnet.owner.publishRate(TERMS.currencyCode, FX_RATE);
  await devnet.anvil.clock.set(end + 86_400n);
}

export interface ProvenQuarter {
  readonly report: IncomeReport;
  readonly proofMs: number;
  readonly verifierUrl: string;
  readonly domain: SigningDomain;
}

/** The device commits to the figure and proves the payment, on what the chain says and the terms that it may read. */
export async function proveQuarter(
  issuer: Person,
  { device }: IssuerMachine,
  { seriesKey, period, ytd }: Quarter,
): Promise<ProvenQuarter> {
  const { series } = await must(issuer.ask<Basis>(BASIS, { key: seriesKey, period: printPeriod(period) }));
  const { terms, reportBasis: basis } = series;
  const currencyCode = currencyNumber(series.currency);
  if (currencyCode === null) throw new Error('the series has no currency');
  const started = performance.now();
  const report = await createIncomeReport(device, {
    seriesKey,
    period: parsePeriod(period),
    ytd,
    terms: {
      theta: BigInt(terms.theta),
      r: deriveRate(BigInt(terms.shareRate), BigInt(series.unitsOffered)),
      currencyCode,
      indexingRule: INDEXING_RULES[series.indexingRule],
      termsSalt: BigInt(terms.termsSalt),
    },
    unitsOutstanding: BigInt(basis.unitsOutstanding),
    fxRate: BigInt(basis.fxRate),
    priorCommitment: basis.priorIncomeCommitment,
  });
  const proofMs = performance.now() - started;
  return { report, proofMs, verifierUrl: basis.verifierUrl, domain: { kind: 'evm', ...basis.domain } };
}

/** One quarter: figure, claim, proof, attestation, submission, payment. */
export async function reportQuarter(
  { step, say }: Narrator,
  world: World,
  issuer: Person,
  machine: IssuerMachine,
  { seriesKey, period: number, ytd }: Quarter,
): Promise<ReportedPeriod> {
  const period = parsePeriod(number);
  await openPeriod(world, period);
  world.payroll.closePeriod('issuer', period, { yearToDate: ytd });

  await must(
    issuer.ask(START_SESSION, {
      input: { idempotencyKey: crypto.randomUUID(), seriesKey, period: printPeriod(period), source: 'PAYROLL' },
    }),
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

  const { txHash } = await step(
    'The gateway verifies proof and attestation; the wallet submits; it is indexed',
    async () => {
      return issuer.transact('buildSubmitReport', {
        seriesKey,
        period: printPeriod(period),
        proof: groth16Input(report.proof),
        publicSignals: report.signals,
        attestation,
        liquidityFlag: 'CASH',
      });
    },
  );
  const verifyMs = world.verifications.at(-1) ?? Number.NaN;
  say(
    `period ${printPeriod(period)}: payment ${report.payment} base units, proof ${proofMs.toFixed(0)} ms, ` +
      `verified in ${verifyMs.toFixed(1)} ms\ntransaction ${txHash}`,
  );
  return {
    period,
    payment: report.payment.toString(),
    proofMs: Math.round(proofMs),
    verifyMs: Math.round(verifyMs * 10) / 10,
    reportTx: txHash,
  };
}

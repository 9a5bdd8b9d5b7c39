import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import {
  type Announcement,
  type DeviceChain,
  deriveRate,
  type IncomeReport,
  parseShareRate,
  sealDocument,
  sealOpening,
  termsCommitment,
} from '@income-series/client';
import { utf8 } from '@income-series/protocol/bytes';
import type { Bytes32 } from '@income-series/protocol/hex';
import { nextPeriod, printPeriod } from '@income-series/protocol/period';
import { LIQUIDITY_FLAGS, TIERS } from '@income-series/protocol/report-kinds';
import { type Attestors, agreedDigest, deviceChain, FIRST_NONCE, fetchAnnouncement } from './attestors.ts';
import { evmChain } from './clock.ts';
import { type Draft, TERMS, TOKEN } from './draft.ts';
import type { Narrator } from './narrator.ts';
import type { Person } from './people.ts';
import { type IssuerMachine, openPeriod, proveQuarter, reportQuarter } from './quarter.ts';
import type { StorySecrets } from './secrets.ts';
import { caseInput } from './steps/reports.ts';
import type { World } from './world.ts';

/** The parameters that each chapter of the demo with an attestor takes. */
export interface Setting {
  readonly narrator: Narrator;
  readonly world: World;
  readonly issuer: Person;
  readonly machine: IssuerMachine;
  readonly draft: Draft;
  readonly secrets: StorySecrets;
  readonly attestors: Attestors;
}

/** The digest that an attestor signed, and the transaction that used the signature. */
export interface CaseSignature {
  readonly digest: Bytes32;
  readonly txHash: string;
}

/** Formats Unix seconds by RFC 3339, without fractions. */
export const formatInstant = (seconds: bigint) => new Date(Number(seconds) * 1000).toISOString().replace('.000Z', 'Z');

/** The values of a new case; its opening and document are sealed to one attestor. */
export interface CaseInput {
  readonly id: string;
  readonly seriesKey: Bytes32;
  readonly report: IncomeReport;
  readonly to: Announcement;
  readonly chain: DeviceChain;
  /** The text of its only document. */
  readonly document: string;
}

/** Opens a tier-3 case, and adds a document to it; both are sealed to one attestor. */
export async function openCase(issuer: Pick<Person, 'act'>, input: CaseInput): Promise<void> {
  const { id, seriesKey, report, to, chain, document: text } = input;
  const row = { id, seriesKey, chain };
  const opening = await sealOpening(report, to, row);
  await issuer.act('openTier3Case', caseInput(report, { id, attestorKey: to.key, opening }));
  const file = { name: 'export.txt', type: 'text/plain', data: utf8(text) };
  const document = await sealDocument(file, to, { ...row, record: 'tier3_cases', index: 0 });
  await issuer.act('addTier3Document', { id, index: 0, document });
}

/** The chapter of the third quarter, which is attested by documents instead of a claim. */
export async function reportByDocuments(setting: Setting): Promise<CaseSignature> {
  const { narrator, world, issuer, machine, draft, secrets, attestors } = setting;
  const { chapter, step, say } = narrator;
  const { seriesKey } = draft;
  const period = nextPeriod(nextPeriod(draft.firstPeriod));
  const id = randomUUID();
  const { first } = attestors;
  chapter('The third quarter by documents (tier 3)');
  await openPeriod(narrator, evmChain(world), period);
  const { report } = await step('The device commits to the figure and proves the payment', () =>
    proveQuarter(issuer, machine, { seriesKey, period, ytd: secrets.incomes[2] }),
  );
  const { priorCommitment, incomeCommitment } = report;
  await step('The issuer seals opening and documents to the first attestor, who alone can open them', async () =>
    openCase(issuer, {
      id,
      seriesKey,
      report,
      to: await fetchAnnouncement(world, first.address),
      chain: deviceChain(world),
      document: secrets.document,
    }),
  );
  await step('The attestor decrypts the document on its own machine', () =>
    first.run('decrypt', 'document', id, '--index', '0', '--out', join(first.folder, 'export.txt')),
  );
  const message = {
    seriesKey,
    period,
    priorCommitment,
    incomeCommitment,
    tier: TIERS.DOCUMENTS,
    liquidityFlag: LIQUIDITY_FLAGS.CASH,
  };
  const digest = agreedDigest(world, 'REPORT', message);
  await step('The tool recomputes commitments and digest from the opening, and signs REPORT', () =>
    first.sign('report', id, digest),
  );
  const { txHash } = await step('The issuer submits; the payment is made', () =>
    issuer.transact('buildSubmitTier3Report', { id }),
  );
  say(`period ${printPeriod(period)}: payment ${report.payment} base units\nREPORT ${digest}\ntransaction ${txHash}`);
  return { digest, txHash };
}

/** The chapter of an amendment: the threshold is raised after an attestor's review. */
export async function amend(setting: Setting): Promise<CaseSignature> {
  const { narrator, world, issuer, draft, secrets, attestors } = setting;
  const { chapter, step, say } = narrator;
  const { seriesKey } = draft;
  const id = randomUUID();
  const newCap = 120_000n * TOKEN;
  const { theta, termsSalt } = secrets.amended;
  const shareRate = parseShareRate(secrets.shareRate);
  chapter('An amendment');
  await step('The issuer proposes new terms, sealed in the vault, to the first attestor', () =>
    issuer.act('proposeAmendment', {
      newId: id,
      seriesKey,
      theta: theta.toString(),
      shareRate: shareRate.toString(),
      termsSalt: termsSalt.toString(),
      newCap: newCap.toString(),
      attestorKey: attestors.first.address,
    }),
  );
  const { currencyCode, indexingRule, unitsOffered } = TERMS;
  const r = deriveRate(shareRate, unitsOffered);
  const newTermsCommitment = termsCommitment({ theta, r, currencyCode, indexingRule, termsSalt });
  const message = { seriesKey, amendmentNonce: FIRST_NONCE, newTermsCommitment, newCap };
  const digest = agreedDigest(world, 'AMEND', message);
  await step('The attestor reads the terms (logged); the tool recomputes their commitment; AMEND', () =>
    attestors.first.sign('amend', id, digest),
  );
  const { txHash } = await step('The signature comes out in the issuer’s built amendTerms alone', () =>
    issuer.transact('buildAmendTerms', { id }),
  );
  say(`AMEND ${digest}\ntransaction ${txHash}`);
  return { digest, txHash };
}

/** The chapter of the last quarter under the amended terms, and of the year's true-up. */
export async function trueUp(setting: Setting): Promise<CaseSignature> {
  const { narrator, world, issuer, machine, draft, secrets, attestors } = setting;
  const { chapter, step, say } = narrator;
  const { seriesKey } = draft;
  const period = nextPeriod(nextPeriod(nextPeriod(draft.firstPeriod)));
  const year = Math.floor(period / 10);
  const id = randomUUID();
  chapter('The last quarter, under the amended terms, and the year’s true-up');
  await openPeriod(narrator, evmChain(world), period);
  await reportQuarter(narrator, world, { issuer, machine }, { seriesKey, period, ytd: secrets.incomes[3] });
  await step('The issuer opens an annual case', () =>
    issuer.act('openAnnualCase', { newId: id, seriesKey, year, attestorKey: attestors.first.address }),
  );
  const adjustment = 25n * TOKEN;
  const attestationTs = await world.devnet.anvil.clock.now();
  const message = { seriesKey, year, trueupNonce: FIRST_NONCE, attestationTs, adjustment };
  const digest = agreedDigest(world, 'TRUEUP', message);
  await step('The attestor signs TRUEUP over the adjustment', () =>
    attestors.first.sign('trueup', id, digest, `--adjustment=${adjustment}`, '--at', formatInstant(attestationTs)),
  );
  const { txHash } = await step('The issuer submits it and pays what it adds', async () => {
    const submitted = await issuer.transact('buildSubmitTrueUp', { id });
    const wallet = issuer.address;
    const amount = adjustment.toString();
    await issuer.transact('buildPayTail', { seriesKey, wallet, amount });
    return submitted;
  });
  say(`TRUEUP ${digest}\ntransaction ${txHash}`);
  return { digest, txHash };
}

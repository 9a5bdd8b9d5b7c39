import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { formatWad } from '../../core/amounts.ts';
import { utf8 } from '../../core/bytes.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { parseShareRate, sealDocument, sealEvidence, sealOpening, sealReason } from '../device/index.ts';
import { type Attestors, announcementOf, deviceChain } from './attestors.ts';
import { type Draft, TOKEN } from './draft.ts';
import type { Narrator } from './narrator.ts';
import type { Person } from './people.ts';
import { type IssuerMachine, openPeriod, proveQuarter, reportQuarter } from './quarter.ts';
import type { StorySecrets } from './secrets.ts';
import type { World } from './world.ts';

/** What every chapter of the attestors' work needs. */
export interface Setting {
  readonly narrator: Narrator;
  readonly world: World;
  readonly issuer: Person;
  readonly machine: IssuerMachine;
  readonly draft: Draft;
  readonly secrets: StorySecrets;
  readonly attestors: Attestors;
}

/** What was signed, by digest; what it led to on the chain, by transaction. */
export interface Signed {
  readonly digest: Bytes32;
  readonly txHash: string;
}

const iso = (seconds: bigint) => new Date(Number(seconds) * 1000).toISOString();
const wallet = ({ address }: Person) => ({ wallet: address });

/** The third quarter, by documents instead of a claim. */
export async function reportByDocuments(setting: Setting): Promise<Signed> {
  const { narrator, world, issuer, machine, draft, secrets, attestors } = setting;
  const { chapter, step, say } = narrator;
  const { seriesKey } = draft;
  const period = draft.periods[1] + 1;
  const id = randomUUID();
  const { first } = attestors;
  chapter('The third quarter by documents (tier 3)');
  await openPeriod(world, period);
  const { report } = await step('The device commits to the figure and proves the payment', () =>
    proveQuarter(issuer, machine, { seriesKey, period, ytd: secrets.incomes[2] }),
  );
  await step('The issuer seals opening and documents to the first attestor, who alone can open them', async () => {
    const { proof, signals } = report;
    const to = await announcementOf(world, first);
    const row = { id, seriesKey, chain: deviceChain(world) };
    const opening = await sealOpening(report, to, row);
    await issuer.act('openTier3Case', {
      id,
      seriesKey,
      period,
      attestorKey: first.address,
      proof,
      publicSignals: signals,
      liquidityFlag: 0,
      opening,
    });
    const file = { name: 'export.txt', type: 'text/plain', data: utf8(secrets.document) };
    const document = await sealDocument(file, to, { ...row, record: 'tier3_cases', index: 0 });
    await issuer.act('addTier3Document', { id, index: 0, document });
  });
  await step('The attestor decrypts the document on its own machine', () =>
    first.run('decrypt', 'document', id, '--index', '0', '--out', join(first.folder, 'export.txt')),
  );
  const { digest } = await step('The tool recomputes commitments and digest from the opening, and signs REPORT', () =>
    first.sign('report', id),
  );
  const { txHash } = await step('The issuer submits; the payment is made', async () => {
    const amount = report.payment.toString();
    await issuer.transact('approvePaymentToken', { seriesKey, ...wallet(issuer), spender: 'HUB', amount });
    return issuer.transact('prepareTier3Report', { id });
  });
  say(`period ${period}: payment ${report.payment} base units\nREPORT ${digest}\ntransaction ${txHash}`);
  return { digest, txHash };
}

/** The threshold is raised, under the review of an attestor. */
export async function amend(setting: Setting): Promise<Signed> {
  const { narrator, issuer, draft, secrets, attestors } = setting;
  const { chapter, step, say } = narrator;
  const { seriesKey } = draft;
  const id = randomUUID();
  chapter('An amendment');
  await step('The issuer proposes new terms, sealed in the vault, to the first attestor', () =>
    issuer.act('proposeAmendment', {
      id,
      seriesKey,
      theta: secrets.amended.theta.toString(),
      shareRate: formatWad(parseShareRate(secrets.shareRate)),
      termsSalt: secrets.amended.termsSalt.toString(),
      newCap: (120_000n * TOKEN).toString(),
      attestorKey: attestors.first.address,
    }),
  );
  const { digest } = await step(
    'The attestor reads the terms (logged); the tool recomputes their commitment; AMEND',
    () => attestors.first.sign('amend', id),
  );
  const { txHash } = await step('The signature comes out in the issuer’s built amendTerms alone', () =>
    issuer.transact('prepareAmendTerms', { id }),
  );
  say(`AMEND ${digest}\ntransaction ${txHash}`);
  return { digest, txHash };
}

/** A pause of sixty days, approved and ended early. */
export async function pause(setting: Setting): Promise<Signed> {
  const { narrator, world, issuer, draft, secrets, attestors } = setting;
  const { chapter, step, say } = narrator;
  const { seriesKey } = draft;
  const { first } = attestors;
  const id = randomUUID();
  chapter('Hardship');
  await step('The issuer seals its reason to the first attestor and requests a pause on the chain', async () => {
    const row = { id, seriesKey, chain: deviceChain(world) };
    const reason = await sealReason({ text: secrets.reason }, await announcementOf(world, first), row);
    await issuer.transact('openHardship', { id, seriesKey, attestorKey: first.address, reason });
  });
  const until = iso((await world.devnet.anvil.clock.now()) + 60n * 86_400n);
  const { digest } = await step(
    'The attestor approves: the service simulates, relays, and keeps what the chain took',
    () => first.sign('pause', id, ['--until', until], ['--code', 'DISASTER']),
  );
  const { txHash } = await step('The issuer ends the pause early', () =>
    issuer.transact('endPause', { seriesKey, ...wallet(issuer) }),
  );
  say(`PAUSE ${digest}\nended by ${txHash}`);
  return { digest, txHash };
}

/** The last quarter under the amended terms, then the year's true-up. */
export async function trueUp(setting: Setting): Promise<Signed> {
  const { narrator, world, issuer, machine, draft, secrets, attestors } = setting;
  const { chapter, step, say } = narrator;
  const { seriesKey } = draft;
  const period = draft.periods[1] + 2;
  const id = randomUUID();
  chapter('The last quarter, under the amended terms, and the year’s true-up');
  await reportQuarter(narrator, world, issuer, machine, { seriesKey, period, ytd: secrets.incomes[3] });
  await step('The issuer opens an annual case', () =>
    issuer.act('openAnnualCase', {
      id,
      seriesKey,
      year: Math.floor(period / 10),
      attestorKey: attestors.first.address,
    }),
  );
  const adjustment = 25n * TOKEN;
  const at = iso(await world.devnet.anvil.clock.now());
  const { digest } = await step('The attestor signs TRUEUP over the adjustment', () =>
    attestors.first.sign('trueup', id, [`--adjustment=${adjustment}`, '--at', at]),
  );
  const { txHash } = await step('The issuer submits it and pays what it adds', async () => {
    const submitted = await issuer.transact('prepareTrueUp', { id });
    const amount = adjustment.toString();
    await issuer.transact('approvePaymentToken', { seriesKey, ...wallet(issuer), spender: 'HUB', amount });
    await issuer.transact('payTail', { seriesKey, ...wallet(issuer), amount });
    return submitted;
  });
  say(`TRUEUP ${digest}\ntransaction ${txHash}`);
  return { digest, txHash };
}

/** Both attestors sign; the second signature is relayed with the first. */
export async function extinguish(setting: Setting): Promise<Pick<Signed, 'digest'>> {
  const { narrator, world, issuer, draft, secrets, attestors } = setting;
  const { chapter, step, say } = narrator;
  const { seriesKey } = draft;
  const { first, second } = attestors;
  const id = randomUUID();
  chapter('Extinguishment');
  await step('The issuer seals the evidence to both attestors', async () => {
    const to = [await announcementOf(world, first), await announcementOf(world, second)] as const;
    const row = { id, seriesKey, chain: deviceChain(world) };
    const evidence = await sealEvidence({ text: secrets.evidence }, to, row);
    await issuer.act('openExtinguishment', {
      id,
      seriesKey,
      attestorKeys: [first.address, second.address],
      evidence,
    });
  });
  await step('The second attestor decrypts the evidence', () =>
    second.run('decrypt', 'evidence', id, '--out', join(second.folder, 'evidence.json')),
  );
  await step('The first attestor signs EXTINGUISH: nobody can read it', () => first.sign('extinguish', id));
  const { digest } = await step('The second signs: both are relayed, and the series is extinguished', () =>
    second.sign('extinguish', id),
  );
  await world.worker.indexed(BigInt(await world.devnet.anvil.rpc<string>('eth_blockNumber')));
  say(`EXTINGUISH ${digest}`);
  return { digest };
}

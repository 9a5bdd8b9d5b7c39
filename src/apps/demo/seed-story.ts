import { randomUUID } from 'node:crypto';
import { createDeviceSecret, type KeptDevice, parseShareRate } from '@income-series/client';
import { mnemonicKey } from '../../adapters/evm/wallet.ts';
import { fromHex } from '../../core/bytes.ts';
import { signAnnouncement } from '../../core/envelope/index.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { nextPeriod, type Period } from '../../core/period.ts';
import { LIQUIDITY_FLAGS, TIERS } from '../../core/report-kinds.ts';
import { addressOfSecretKey, messageDigest, signDigest } from '../../core/signing/index.ts';
import { ATTESTOR_KEY_ACCOUNT, approve, linkKey, setDisplayName, startApplication } from './applications.ts';
import { requireData } from './client.ts';
import { DAY } from './clock.ts';
import { deviceSecret, saveForDevice } from './devices.ts';
import { sealDraft, TOKEN } from './draft.ts';
import { pollWindow } from './market.ts';
import { commitBids, draftQuietly, firstPeriodAt } from './open-series.ts';
import type { People, Person } from './people.ts';
import { openDevice, proveQuarter } from './quarter.ts';
import { waitForSettlement } from './raise.ts';
import { drawSecrets } from './secrets.ts';
import { attestedInput } from './steps/reports.ts';
import { commitOrder, revealBid } from './steps/sealed.ts';
import { signParticipation } from './steps/series.ts';
import { pollUntil } from './until.ts';
import type { WorldAccess } from './world.ts';

/** The people of a seeded service on the EVM chain. */
export type SeedPeople = Pick<People, 'issuer' | 'ada' | 'ben' | 'cleo' | 'dora' | 'admin'>;

/** The seeded series that pays. Its first quarter is reported as soon as that quarter is over. */
export interface PayingSeries {
  readonly seriesKey: Bytes32;
  readonly firstPeriod: Period;
}

/** The duration of the paying series' raise, in seconds. The other series open after it. */
const RAISE_SECONDS = 3n * DAY;

const APPLICANT_QUERY = '{ viewer { account { signerKeys { id } } } myApplications(first: 1) { nodes { id } } }';

/** Reads whether a person has an application and a signer key, because an earlier run of the seeding may have been interrupted. */
async function readApplicant({ ask }: Person): Promise<{ readonly hasApplied: boolean; readonly hasKey: boolean }> {
  const { viewer, myApplications } = await requireData(
    ask<{ viewer: { account: { signerKeys: object[] } }; myApplications: { nodes: object[] } }>(APPLICANT_QUERY),
  );
  return { hasApplied: myApplications.nodes.length > 0, hasKey: viewer.account.signerKeys.length > 0 };
}

/**
 * The issuer, Ada, Cleo and Dora apply, and the admin approves the issuer and Ada. If an interrupted run of the seeding has
 * stored one of these two applications, the chain's owner grants the rights directly. The applications of Cleo and Dora
 * stay open for a review.
 */
export async function reviewApplications(place: WorldAccess, people: SeedPeople): Promise<void> {
  const { issuer, ada, ben, cleo, dora, admin } = people;
  const { owner } = place.devnet;
  await owner.grantRole('ALLOWLIST', admin.address);
  for (const person of [admin, ben]) await setDisplayName(person);
  if ((await readApplicant(issuer)).hasApplied) await owner.approveIssuer(issuer.address);
  else await approve(issuer, admin, await startApplication(issuer, 'ISSUER'));
  if ((await readApplicant(ada)).hasApplied) await owner.verifyWallets([ada.address]);
  else {
    const id = await startApplication(ada, 'BACKER');
    await signParticipation(ada);
    await approve(ada, admin, id);
  }
  if (!(await readApplicant(dora)).hasKey) await linkKey(place, dora);
  for (const [person, persona] of [
    [cleo, 'BACKER'],
    [dora, 'ATTESTOR'],
  ] as const) {
    if ((await readApplicant(person)).hasApplied) continue;
    await person.act('submitApplication', { id: await startApplication(person, persona) });
  }
}

const REGISTRATION_QUERY = `query Registered($key: KeyAddress!, $chain: Chain!) {
  attestor(address: $key, chain: $chain) { active announcement { encryptionKey } }
  attestorProposals { totalCount }
}`;

interface Registration {
  readonly attestor: { readonly active: boolean; readonly announcement: object | null } | null;
  readonly attestorProposals: { readonly totalCount: number } | null;
}

/**
 * Proposes, registers and announces Dora's attestor key, and skips each step that an earlier run has completed. The key signs
 * no request here, because a real one would be on a machine of hers.
 */
export async function registerDora({ devnet, worker }: WorldAccess, { dora, admin }: SeedPeople): Promise<void> {
  const announcement = signAnnouncement(fromHex(mnemonicKey(devnet.anvil.mnemonic, ATTESTOR_KEY_ACCOUNT), 32));
  const { key } = announcement;
  // A key that was never registered is NOT_FOUND beside the other field.
  const { data } = await admin.ask<Registration>(REGISTRATION_QUERY, { key, chain: admin.chain });
  if (data?.attestorProposals?.totalCount === 0)
    await admin.act('proposeAttestor', { action: 'REGISTER', chain: admin.chain, key });
  if (!data?.attestor?.active) {
    const { blockNumber } = await devnet.owner.registerAttestor(key);
    await worker.indexed(blockNumber);
  }
  if (!data?.attestor?.announcement) await dora.act('announceEncryptionKey', announcement);
}

/** Runs a raise to its end before the other series open. Its first quarter is then also that of the active series. */
export async function openPaying(place: WorldAccess, people: SeedPeople): Promise<PayingSeries> {
  const { clock } = place.devnet.anvil;
  const now = await clock.now();
  const draft = await draftQuietly(place, people, {
    business: 'Bakery Lindenhof',
    firstPeriod: firstPeriodAt(now + RAISE_SECONDS),
    commitEndsAt: now + DAY,
    revealEndsAt: now + 2n * DAY,
  });
  const { seriesKey, firstPeriod } = draft;
  const sealedBids = await commitBids(people, draft);
  await clock.set(draft.commitEndsAt + 1n);
  for (const name of ['ada', 'ben'] as const) await revealBid(people[name], seriesKey, sealedBids[name].opening);
  await clock.set(draft.revealEndsAt + 1n);
  await waitForSettlement(people.issuer, seriesKey);
  return { seriesKey, firstPeriod };
}

/**
 * Reports the first quarter: the issuer's device proves it, and a verifier key that this function creates attests it. Then
 * Ada claims her payout. Returns the device, which has the opening that the year's next report needs.
 */
export async function payQuarter(
  { devnet, worker }: WorldAccess,
  { issuer, ada }: SeedPeople,
  { seriesKey, firstPeriod: period }: PayingSeries,
): Promise<KeptDevice> {
  const secrets = drawSecrets();
  const verifierKey = createDeviceSecret();
  const signer = addressOfSecretKey(verifierKey);
  const { blockNumber } = await devnet.owner.registerVerifierKey(signer);
  await worker.indexed(blockNumber);
  const device = await openDevice(deviceSecret('issuer'));
  try {
    const { report, domain } = await proveQuarter(issuer, { device }, { seriesKey, period, ytd: secrets.incomes[0] });
    const { priorCommitment, incomeCommitment } = report;
    const flags = { tier: TIERS.ZKTLS, liquidityFlag: LIQUIDITY_FLAGS.CASH };
    const message = { seriesKey, period, priorCommitment, incomeCommitment, ...flags };
    const signature = signDigest(messageDigest(domain, 'REPORT', message), verifierKey);
    await issuer.transact('buildSubmitReport', attestedInput(report, { signer, signature }));
  } finally {
    await device.prover.close();
  }
  await ada.transact('buildClaim', { seriesKey, wallet: ada.address });
  return device;
}

/**
 * Leaves work for people to continue: two orders in the paying series' window, a draft that is not yet a series, and an
 * amendment that Dora has not signed.
 */
export async function prepareOpenWork(
  { devnet }: WorldAccess,
  { issuer, ada, ben }: SeedPeople,
  { seriesKey, firstPeriod }: PayingSeries,
): Promise<void> {
  const { number: window } = await pollUntil('the window', pollWindow(issuer, seriesKey, 'COMMIT'));
  const orders = {
    ada: await commitOrder(ada, seriesKey, { side: 'SELL', price: 13n * TOKEN, quantity: 10n }),
    ben: await commitOrder(ben, seriesKey, { side: 'BUY', price: 14n * TOKEN, quantity: 5n }),
  };
  for (const name of ['ada', 'ben'] as const)
    await saveForDevice({ ada, ben }, name, { seriesKey, window, opening: orders[name] });
  const now = await devnet.anvil.clock.now();
  const { theta, shareRate, termsSalt, ...secrets } = drawSecrets();
  await sealDraft(issuer, {
    business: 'Bakery Lindenhof',
    secrets: { theta, shareRate, termsSalt },
    firstPeriod: nextPeriod(nextPeriod(firstPeriod)),
    commitEndsAt: now + 30n * DAY,
    revealEndsAt: now + 40n * DAY,
  });
  await issuer.act('proposeAmendment', {
    newId: randomUUID(),
    seriesKey,
    theta: `${secrets.amended.theta}`,
    shareRate: `${parseShareRate(shareRate)}`,
    termsSalt: `${secrets.amended.termsSalt}`,
    newCap: `${120_000n * TOKEN}`,
    attestorKey: signAnnouncement(fromHex(mnemonicKey(devnet.anvil.mnemonic, ATTESTOR_KEY_ACCOUNT), 32)).key,
  });
}

import { randomUUID } from 'node:crypto';
import { parseShareRate, randomField } from '@income-series/client';
import { signAnnouncement } from '@income-series/client/attestor';
import { fromHex } from '@income-series/protocol/bytes';
import type { Bytes32 } from '@income-series/protocol/hex';
import { nextPeriod, periodAt } from '@income-series/protocol/period';
import { mnemonicKey } from '../../adapters/evm/wallet.ts';
import { linkKey, setDisplayName } from './applications.ts';
import { requireData } from './client.ts';
import { DAY } from './clock.ts';
import { draftRaise, TOKEN } from './draft.ts';
import { CAST, type People, type Person } from './people.ts';
import { drawSecrets } from './secrets.ts';
import { commitOrder } from './steps/sealed.ts';
import { TITLES } from './titles.ts';
import type { WorldAccess } from './world.ts';

// Work that waits for somebody: a request to an attestor, a draft, a proposal of an admin, open orders. Without it some screens of the
// app have nothing to show. A step that was done before is skipped, so that a stopped seeding can be continued.

type Workers = Pick<People, 'issuer' | 'ada' | 'cleo' | 'admin' | 'theo'>;

/** The series of waiting work. */
interface WorkedSeries {
  /** A series whose new terms wait for an attestor. */
  readonly amended: Bytes32;
  /** A series whose window takes orders. */
  readonly traded: Bytes32;
}

const KEYS = '{ viewer { account { signerKeys { key } } } }';
const DRAFTS = '{ seriesDrafts(first: 100) { nodes { title } } }';
const PROPOSALS = '{ attestorProposals(first: 1) { totalCount } }';
const APPLICATIONS = '{ myApplications(first: 1) { nodes { id } } }';

/** Theo's signing key is the key of his wallet, so that anyone may try the attestor's tool with it. */
export const attestorKey = ({ devnet }: Pick<WorldAccess, 'devnet'>): Uint8Array =>
  fromHex(mnemonicKey(devnet.anvil.mnemonic, CAST.theo), 32);

/** Links Theo's registered key to his account, and announces its encryption key. */
async function setUpAttestor(place: WorldAccess, theo: Person): Promise<void> {
  const { viewer } = await requireData(theo.ask<{ viewer: { account: { signerKeys: readonly object[] } } }>(KEYS));
  if (viewer.account.signerKeys.length > 0) return;
  await setDisplayName(theo);
  await linkKey(place, theo, CAST.theo);
  await theo.act('announceEncryptionKey', signAnnouncement(attestorKey(place)));
}

/** Proposes a higher threshold for a series, which an attestor has to sign. */
const proposeAmendment = (issuer: Person, seriesKey: Bytes32, reviewer: string) =>
  issuer.act('proposeAmendment', {
    newId: randomUUID(),
    seriesKey,
    theta: '6500000',
    shareRate: `${parseShareRate('0.05')}`,
    termsSalt: `${randomField()}`,
    newCap: `${110_000n * TOKEN}`,
    attestorKey: reviewer,
  });

/** Drafts a series that is not signed yet. */
async function draftNext({ devnet }: WorldAccess, issuer: Person): Promise<void> {
  const { seriesDrafts } = await requireData(
    issuer.ask<{ seriesDrafts: { nodes: readonly { title: string }[] } }>(DRAFTS),
  );
  if (seriesDrafts.nodes.some(({ title }) => title === TITLES.draft)) return;
  const now = await devnet.anvil.clock.now();
  const plan = { commitEndsAt: now + 20n * DAY, revealEndsAt: now + 30n * DAY, firstPeriod: nextPeriod(periodAt(now)) };
  await draftRaise(issuer, { ...plan, title: TITLES.draft, secrets: drawSecrets() });
}

/** Proposes that Theo's key is registered on Solana too, which another admin has to decide. */
async function proposeKey({ solana }: WorldAccess, admin: Person, key: string): Promise<void> {
  if (solana === undefined) return;
  const { attestorProposals } = await requireData(admin.ask<{ attestorProposals: { totalCount: number } }>(PROPOSALS));
  if (attestorProposals.totalCount === 0)
    await admin.act('proposeAttestor', { chain: solana.name, action: 'REGISTER', key });
}

/** Submits an application as a backer, which waits for an admin. */
export async function submitApplication(person: Person): Promise<void> {
  const { myApplications } = await requireData(
    person.ask<{ myApplications: { nodes: readonly object[] } }>(APPLICATIONS),
  );
  if (myApplications.nodes.length > 0) return;
  await setDisplayName(person);
  const fields = { newId: randomUUID(), persona: 'BACKER', country: 'DE', incomeSourceKinds: [] };
  const selection = '... on ApplicationPayload { application { id } }';
  const { application } = await person.act('startApplication', fields, selection);
  await person.act('submitApplication', { id: (application as { readonly id: string }).id });
}

/** Leaves work that waits for an attestor, the issuer, an admin and holders. Theo's key must be registered. */
export async function leaveWork(place: WorldAccess, people: Workers, series: WorkedSeries): Promise<void> {
  const { issuer, ada, cleo, admin, theo } = people;
  await setUpAttestor(place, theo);
  await Promise.all([
    proposeAmendment(issuer, series.amended, theo.address),
    draftNext(place, issuer),
    proposeKey(place, admin, theo.address),
    commitOrder(ada, series.traded, { side: 'SELL', price: 13n * TOKEN, quantity: 10n }),
    commitOrder(cleo, series.traded, { side: 'BUY', price: 14n * TOKEN, quantity: 20n }),
  ]);
}

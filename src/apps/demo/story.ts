import type { Bytes32 } from '@income-series/protocol/hex';
import { makePeriod, nextPeriod, periodAt, yearOf } from '@income-series/protocol/period';
import { type ApplicationsOutcome, approve, fetchOutcome, runApplications } from './applications.ts';
import type { Attestors } from './attestors.ts';
import { type AttestorsOutcome, runAttestors } from './attestors-story.ts';
import { createClient } from './client.ts';
import { DAY, evmChain } from './clock.ts';
import { type CurveOutcome, runCurve } from './curve-story.ts';
import { draftSeries, type RaisePlan, TOKEN } from './draft.ts';
import { type MarketOutcome, runWindow } from './market.ts';
import type { Narrator } from './narrator.ts';
import { CAST, type Name, type People, type Person, type SolanaPeople, signInAs } from './people.ts';
import { type IssuerMachine, openDevice, openPeriod, type ReportedPeriod, reportQuarter } from './quarter.ts';
import { BIDDERS, type RaiseOutcome, runRaise } from './raise.ts';
import { type Asks, type Readings, readAsEach, readingsTable } from './readers.ts';
import { drawSecrets, type StorySecrets } from './secrets.ts';
import { TITLES } from './titles.ts';
import type { World } from './world.ts';

export interface StoryOutcome {
  readonly applications: ApplicationsOutcome;
  readonly seriesKey: Bytes32;
  readonly raise: RaiseOutcome;
  readonly periods: readonly ReportedPeriod[];
  readonly readers: Readings;
  /** The later trading; null, like the attestors' work and the curve, if the story ends with the payouts. */
  readonly market: MarketOutcome | null;
  readonly attestors: AttestorsOutcome | null;
  /** The outcome on Solana; null also on a system without LiteSVM. */
  readonly curve: CurveOutcome | null;
}

const openMachine = async (world: World, { device, claimOwner }: StorySecrets): Promise<IssuerMachine> => ({
  device: await openDevice(device),
  payrollSession: world.payroll.openSession('issuer'),
  ownerKey: claimOwner,
});

/**
 * Prepares the chain as its operator: registers the verifier's key and an attestor's, grants a role to the admin, verifies
 * backers, mints test tokens.
 */
async function prepareChain(world: World): Promise<void> {
  const { owner, wallet } = world.devnet;
  const address = (name: Name) => wallet(CAST[name]).address;
  await owner.registerVerifierKey(world.verifierKey);
  await owner.registerAttestor(address('theo'));
  await owner.grantRole('ALLOWLIST', address('admin'));
  await owner.verifyWallets(BIDDERS.filter((name) => name !== 'ada').map(address));
  for (const name of ['issuer', ...BIDDERS] as const) await owner.mintTokens(address(name), 10_000n * TOKEN);
}

async function signInAll(world: World): Promise<People> {
  const people: Partial<Record<Name, Person>> = {};
  for (const name of Object.keys(CAST) as Name[]) people[name] = await signInAs(name, world);
  return people as People;
}

/** The chapter in which people sign in. */
export async function signInPeople(narrator: Narrator, world: World): Promise<People> {
  narrator.chapter('People sign in with their wallets (EIP-4361)');
  await narrator.step(
    'The operator registers a verifier and an attestor, gives the admin the role ALLOWLIST, verifies four backers',
    () => prepareChain(world),
  );
  return narrator.step('An issuer, five backers, an outsider, an admin and an attestor sign in', () =>
    signInAll(world),
  );
}

/** The outcome of the story, and the people who signed in during it. */
export interface StoryRun {
  readonly story: StoryOutcome;
  /** Undefined if the story ended with the payouts. */
  readonly attestors: Attestors | undefined;
  readonly onSolana: SolanaPeople | undefined;
}

export interface StoryOptions {
  readonly secrets?: StorySecrets;
  /** True: after the payouts, later trading, the attestors' work and a curve on Solana follow. */
  readonly full: boolean;
}

/**
 * Runs the story from the applications to the payouts, or with `full` to the series' extinguishment and a curve, with the
 * readings of all readers.
 */
export async function runStory(
  narrator: Narrator,
  world: World,
  people: People,
  { secrets = drawSecrets(), full }: StoryOptions,
): Promise<StoryRun> {
  const { chapter, say } = narrator;
  const { issuer, admin } = people;

  const { issuerId, backer, refused } = await runApplications(narrator, world, people);
  chapter('The issuer drafts a series');
  const approveIssuer = () => approve(issuer, admin, issuerId);
  const plan = { ...(await planRaise(world)), title: TITLES.story };
  const draft = await draftSeries(narrator, evmChain(world), issuer, { ...plan, secrets, approveIssuer });
  const applications = { issuer: await fetchOutcome(issuer, issuerId), backer, refused };
  const { seriesKey, firstPeriod } = draft;

  chapter('The raise');
  const raise = await runRaise(narrator, world, draft, { people, secrets });

  chapter('Two quarters of income');
  say('Proven under a development setup: its randomness is public, and a real deployment needs a ceremony.');
  const machine = await openMachine(world, secrets);
  const periods: ReportedPeriod[] = [];
  try {
    for (const [index, period] of [firstPeriod, nextPeriod(firstPeriod)].entries()) {
      const ytd = secrets.incomes[index as 0 | 1];
      await openPeriod(narrator, evmChain(world), period);
      periods.push(await reportQuarter(narrator, world, { issuer, machine }, { seriesKey, period, ytd }));
    }
    const readers = await readAfterPayouts(narrator, world, people, seriesKey);
    const payouts = { applications, seriesKey, raise, periods, readers };
    if (!full) {
      const story = { ...payouts, market: null, attestors: null, curve: null };
      return { story, attestors: undefined, onSolana: undefined };
    }
    chapter('A window of later trading');
    const market = await runWindow(narrator, world, people, seriesKey);
    const { attestors, outcome } = await runAttestors(narrator, world, people, { draft, machine, secrets });
    const curve = world.solana && (await runCurve(narrator, world, world.solana, { machine, secrets }));
    const story = { ...payouts, market, attestors: outcome, curve: curve?.outcome ?? null };
    return { story, attestors, onSolana: curve?.people };
  } finally {
    await machine.device.prover.close();
  }
}

/** Plans a raise with a day to commit and a day to reveal, for the quarters of next year. */
async function planRaise({ devnet }: World): Promise<RaisePlan> {
  const now = await devnet.anvil.clock.now();
  const firstPeriod = makePeriod(yearOf(periodAt(now)) + 1, 1);
  return { commitEndsAt: now + DAY, revealEndsAt: now + 2n * DAY, firstPeriod };
}

/** The clients of the five readers of a raised series. The backer is Cleo, who has lost but is still verified. */
export const createReaders = ({ url }: World, { issuer, ada, cleo, admin }: People): Asks => ({
  public: createClient(`${url}/graphql`),
  holder: ada.ask,
  backer: cleo.ask,
  issuer: issuer.ask,
  admin: admin.ask,
});

/** Ada claims her payout, then five readers run the same query. */
async function readAfterPayouts(
  { chapter, say, step }: Narrator,
  world: World,
  people: People,
  seriesKey: Bytes32,
): Promise<Readings> {
  const { ada, issuer } = people;
  await step('Ada claims what is hers', () => ada.transact('buildClaim', { seriesKey, wallet: ada.address }));

  chapter('One query, five readers');
  const readers = await readAsEach(createReaders(world, people), { key: seriesKey, chain: issuer.chain });
  say(readingsTable(readers));
  say('holder: Ada. backer: Cleo, who lost but is still verified, and so reads the terms and no money.');
  return readers;
}

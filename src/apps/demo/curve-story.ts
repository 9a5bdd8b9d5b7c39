import type { SolanaAddress } from '@income-series/protocol/address';
import type { Bytes32 } from '@income-series/protocol/hex';
import { parsePeriod, periodEnd } from '@income-series/protocol/period';
import { CENSUS_WAIT, SALE_NOTICE } from '@income-series/protocol/policy';
import { createClient, requireData } from './client.ts';
import { DAY, HOUR } from './clock.ts';
import { createCurve } from './curve-draft.ts';
import { type CurveReadings, curveTable, readCurve } from './curve-readers.ts';
import { fetchPosition, type TradesOutcome, tradeAndStake } from './curve-trades.ts';
import { FX_RATE, TERMS, TOKEN } from './draft.ts';
import type { Narrator } from './narrator.ts';
import { type Person, type SolanaPeople, signInAllOnSolana } from './people.ts';
import { type IssuerMachine, type ReportedPeriod, reportQuarter } from './quarter.ts';
import type { StorySecrets } from './secrets.ts';
import { TITLES } from './titles.ts';
import { pollUntil } from './until.ts';
import type { SolanaWorld, World } from './world.ts';

/** A round of tenders: a unit is bought back for two tokens, for eight days. */
const TENDER = { price: 2n * TOKEN, units: 200n * TOKEN, seconds: 8n * DAY } as const;

/** The outcome of a round of tenders. Units in base lamports, money in base units. */
interface TenderOutcome {
  readonly tendered: string;
  readonly accepted: string;
  readonly payment: string;
  /** Ada's staked units after her payment. */
  readonly staked: string;
}

export interface CurveOutcome {
  readonly chain: string;
  readonly seriesKey: Bytes32;
  readonly trading: TradesOutcome;
  /** The units that the report pays: those staked at the quarter's end. */
  readonly census: string;
  readonly period: ReportedPeriod;
  /** The amount that Ada claimed. */
  readonly claimed: string;
  readonly tender: TenderOutcome;
  readonly readers: CurveReadings;
}

interface CurveStoryInput {
  readonly machine: IssuerMachine;
  readonly secrets: StorySecrets;
}

const CENSUS = `query Census($key: Bytes32!, $chain: Chain!) { series(key: $key, chain: $chain) { curve {
  tenderState census(first: 1) { nodes { units } }
} } }`;

interface CensusRead {
  readonly series: {
    readonly curve: {
      readonly tenderState: string | null;
      readonly census: { readonly nodes: readonly { readonly units: string }[] };
    };
  };
}

const readCensus = async ({ ask, chain }: Person<SolanaAddress>, key: Bytes32) =>
  (await requireData(ask<CensusRead>(CENSUS, { key, chain }))).series.curve;

/** The chapter in which people sign in on Solana. */
async function signInOnCurve({ chapter, step }: Narrator, world: World, solana: SolanaWorld): Promise<SolanaPeople> {
  chapter('A curve series on Solana');
  await step('The operator registers the verifier’s key on Solana too', () =>
    solana.owner.registerVerifierKey(world.verifierKey),
  );
  return step('Issuer, Ada, Ben and admin sign in with their Solana wallets (Sign-In With Solana)', () =>
    signInAllOnSolana(world, solana),
  );
}

/** Moves the time past the quarter's end, publishes a rate, and waits until a keeper has counted the staked units. */
async function endQuarter(solana: SolanaWorld, issuer: Person<SolanaAddress>, seriesKey: Bytes32, period: number) {
  const end = periodEnd(parsePeriod(period));
  await solana.clock.set(end - HOUR);
  await solana.owner.publishRate(TERMS.currencyCode, FX_RATE);
  await solana.clock.set(end + CENSUS_WAIT); // the activation was before the end
  return pollUntil('the census', async () => (await readCensus(issuer, seriesKey)).census.nodes[0]?.units ?? null);
}

/** Runs a round in which the treasury buys back staked units; Ada offers more than it can pay for. */
async function runTender(
  { step, say }: Narrator,
  solana: SolanaWorld,
  { issuer, ada }: SolanaPeople,
  seriesKey: Bytes32,
): Promise<TenderOutcome> {
  const endsAt = solana.node.chain.now() + TENDER.seconds;
  const wallet = ada.address;
  await step('The issuer opens a round in which the treasury buys units back; Ada tenders', async () => {
    const round = { price: TENDER.price.toString(), endsAt: new Date(Number(endsAt) * 1000).toISOString() };
    await issuer.transact('buildOpenTender', { seriesKey, wallet: issuer.address, ...round });
    await ada.transact('buildTender', { seriesKey, wallet, units: TENDER.units.toString(), leastPrice: round.price });
  });
  await solana.clock.set(endsAt + 1n);
  await step('The round is over: a keeper settles it', () =>
    pollUntil('the settlement', async () =>
      (await readCensus(issuer, seriesKey)).tenderState === 'SETTLED' ? true : null,
    ),
  );
  const { tender } = await fetchPosition(ada, seriesKey);
  await step('Ada is paid for what was accepted, and these units are burned', () =>
    ada.transact('buildClaim', { seriesKey, wallet }),
  );
  const { stakedUnits: staked } = await fetchPosition(ada, seriesKey);
  const { tenderedUnits: tendered = '0', acceptedUnits, payment } = tender ?? {};
  say(
    `of ${tendered} base lamports ${acceptedUnits} were accepted, for ${payment} base units: all that the treasury has`,
  );
  return { tendered, accepted: acceptedUnits ?? '0', payment: payment ?? '0', staked };
}

/** The chapters of a curve series on Solana, from its creation to a round of tenders, and the readings of five readers. */
export async function runCurve(
  narrator: Narrator,
  world: World,
  solana: SolanaWorld,
  { machine, secrets }: CurveStoryInput,
): Promise<{ readonly people: SolanaPeople; readonly outcome: CurveOutcome }> {
  const { chapter, step, say } = narrator;
  const people = await signInOnCurve(narrator, world, solana);
  const { issuer, ada, ben, admin } = people;
  const { seriesKey, period: quarter } = await createCurve(narrator, solana, issuer, {
    ...secrets,
    title: TITLES.curve,
  });

  chapter('The curve is bought to its activation');
  await solana.clock.set((await solana.clock.now()) + SALE_NOTICE);
  const trading = await tradeAndStake(narrator, solana, people, seriesKey);

  chapter('A quarter of income on Solana, and a round of tenders');
  const census = await step('The quarter is over: a keeper counts what is staked', () =>
    endQuarter(solana, issuer, seriesKey, quarter),
  );
  const [ytd] = secrets.incomes;
  const period = await reportQuarter(narrator, world, { issuer, machine }, { seriesKey, period: quarter, ytd });
  const { claimablePayout: claimed } = await fetchPosition(ada, seriesKey);
  await step('Ada claims what is hers', () => ada.transact('buildClaim', { seriesKey, wallet: ada.address }));
  const tender = await runTender(narrator, solana, people, seriesKey);

  chapter('The curve, five readers');
  const asks = { public: createClient(`${world.url}/graphql`), staker: ada.ask, seller: ben.ask, issuer: issuer.ask };
  const name = { key: seriesKey, chain: solana.name };
  const readers = await readCurve({ ...asks, admin: admin.ask }, name, ada.address);
  say(curveTable(readers));
  say('staker: Ada. seller: Ben, who sold half back and staked nothing, so that he has no position.');
  const outcome = { chain: solana.name, seriesKey, trading, census, period, claimed, tender, readers };
  return { people, outcome };
}

import type { SolanaAddress } from '../../core/address.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { parsePeriod, periodEnd } from '../../core/period.ts';
import { CENSUS_WAIT } from '../../core/policy.ts';
import { createClient, must } from './client.ts';
import { DAY, HOUR } from './clock.ts';
import { createCurve } from './curve-draft.ts';
import { type CurveReadings, curveTable, readCurve } from './curve-readers.ts';
import { positionOf, type TradesOutcome, tradeAndStake } from './curve-trades.ts';
import { FX_RATE, TERMS, TOKEN } from './draft.ts';
import type { Narrator } from './narrator.ts';
import { type Person, type SolanaPeople, signInAllOnSolana } from './people.ts';
import { type IssuerMachine, type ReportedPeriod, reportQuarter } from './quarter.ts';
import type { StorySecrets } from './secrets.ts';
import { until } from './until.ts';
import type { SolanaWorld, World } from './world.ts';

/** A round of tenders: a unit is bought back for two tokens, for eight days. */
const TENDER = { price: 2n * TOKEN, units: 200n * TOKEN, seconds: 8n * DAY } as const;

/** Units in base lamports, money in base units. */
interface TenderOutcome {
  readonly tendered: string;
  readonly accepted: string;
  readonly payment: string;
  /** Of Ada, once she was paid. */
  readonly staked: string;
}

export interface CurveOutcome {
  readonly chain: string;
  readonly seriesKey: Bytes32;
  readonly trading: TradesOutcome;
  /** What the report pays: the units that were staked when the quarter ended. */
  readonly census: string;
  readonly period: ReportedPeriod;
  /** What Ada claimed of it. */
  readonly claimed: string;
  readonly tender: TenderOutcome;
  readonly readers: CurveReadings;
}

interface Given {
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
  (await must(ask<CensusRead>(CENSUS, { key, chain }))).series.curve;

async function gather({ chapter, step }: Narrator, world: World, solana: SolanaWorld): Promise<SolanaPeople> {
  chapter('A curve series on Solana');
  await step('The operator registers the verifier’s key on Solana too', () =>
    solana.owner.registerVerifierKey(world.verifierKey),
  );
  return step('Issuer, Ada, Ben and admin sign in with their Solana wallets (Sign-In With Solana)', () =>
    signInAllOnSolana(world, solana),
  );
}

/** The quarter is over, the feed has a rate of its end, and a keeper has counted what was staked. */
async function endQuarter(solana: SolanaWorld, issuer: Person<SolanaAddress>, seriesKey: Bytes32, period: number) {
  const end = periodEnd(parsePeriod(period));
  solana.setTime(end - HOUR);
  await solana.owner.publishRate(TERMS.currencyCode, FX_RATE);
  solana.setTime(end + CENSUS_WAIT); // the activation was before the end
  return until('the census', async () => (await readCensus(issuer, seriesKey)).census.nodes[0]?.units ?? null);
}

/** Part of the treasury buys staked units back, from one who offers more than it can pay for. */
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
    await ada.transact('buildTender', { seriesKey, wallet, units: TENDER.units.toString() });
  });
  solana.setTime(endsAt + 1n);
  await step('The round is over: a keeper settles it', () =>
    until('the settlement', async () =>
      (await readCensus(issuer, seriesKey)).tenderState === 'SETTLED' ? true : null,
    ),
  );
  const { tender } = await positionOf(ada, seriesKey);
  await step('Ada is paid for what was accepted, and these units are burned', () =>
    ada.transact('buildClaim', { seriesKey, wallet }),
  );
  const { stakedUnits: staked } = await positionOf(ada, seriesKey);
  const { tenderedUnits: tendered = '0', acceptedUnits, payment } = tender ?? {};
  say(
    `of ${tendered} base lamports ${acceptedUnits} were accepted, for ${payment} base units: all that the treasury has`,
  );
  return { tendered, accepted: acceptedUnits ?? '0', payment: payment ?? '0', staked };
}

/** A curve series from its creation to a round of tenders, and who could read what of it. */
export async function runCurve(
  narrator: Narrator,
  world: World,
  solana: SolanaWorld,
  { machine, secrets }: Given,
): Promise<{ readonly people: SolanaPeople; readonly outcome: CurveOutcome }> {
  const { chapter, step, say } = narrator;
  const people = await gather(narrator, world, solana);
  const { issuer, ada, ben, admin } = people;
  const { seriesKey, period: quarter } = await createCurve(narrator, solana, issuer, secrets);

  chapter('The curve is bought to its activation');
  const trading = await tradeAndStake(narrator, solana, people, seriesKey);

  chapter('A quarter of income on Solana, and a round of tenders');
  const census = await step('The quarter is over: a keeper counts what is staked', () =>
    endQuarter(solana, issuer, seriesKey, quarter),
  );
  const [ytd] = secrets.incomes;
  const period = await reportQuarter(narrator, world, { issuer, machine }, { seriesKey, period: quarter, ytd });
  const { claimablePayout: claimed } = await positionOf(ada, seriesKey);
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

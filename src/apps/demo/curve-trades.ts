import type { SolanaAddress } from '@income-series/protocol/address';
import type { Bytes32 } from '@income-series/protocol/hex';
import { BPS, PROCEEDS_WAIT } from '@income-series/protocol/policy';
import { requireData } from './client.ts';
import { TOKEN } from './draft.ts';
import type { Narrator } from './narrator.ts';
import type { Person, SolanaPeople } from './people.ts';
import { pollUntil } from './until.ts';
import type { SolanaWorld } from './world.ts';

/** The deadline of a trade, in seconds from now. */
const TRADE_SECONDS = 600n;

const CURVE = `query Curve($key: Bytes32!, $chain: Chain!) {
  beforeYouBuy { version text }
  series(key: $key, chain: $chain) {
    state unitsOutstanding stakedTotal
    curve { virtualQuote virtualBase reserve sold feeBps raised treasury }
  }
}`;

interface CurveRead {
  readonly beforeYouBuy: { readonly version: number; readonly text: string };
  readonly series: {
    readonly state: string;
    readonly unitsOutstanding: string;
    readonly stakedTotal: string;
    readonly curve: Readonly<Record<'virtualQuote' | 'virtualBase' | 'reserve' | 'sold' | 'treasury', string>> & {
      readonly feeBps: number;
      readonly raised: string | null;
    };
  };
}

const POSITION = `query Position($key: Bytes32!, $chain: Chain!, $wallet: Address!) {
  curvePosition(seriesKey: $key, chain: $chain, wallet: $wallet) {
    looseUnits stakeableUnits stakedUnits claimablePayout
    tender { state tenderedUnits acceptedUnits payment }
  }
}`;

/** A wallet's position, read live from the chain. Units in base lamports, money in base units. */
export interface PositionRead {
  readonly looseUnits: string;
  readonly stakeableUnits: string;
  readonly stakedUnits: string;
  readonly claimablePayout: string;
  readonly tender: {
    readonly state: string;
    readonly tenderedUnits: string;
    readonly acceptedUnits: string | null;
    readonly payment: string | null;
  } | null;
}

/** The amounts of one trade. Units in base lamports, money with its fee in base units. */
export interface Trade {
  readonly side: 'BUY' | 'SELL';
  readonly amount: string;
  readonly units: string;
  readonly txHash: string;
}

export interface TradesOutcome {
  readonly trades: readonly (Trade & { readonly by: 'ada' | 'ben' })[];
  readonly raised: string;
  readonly treasury: string;
  /** Ada's staked units after the trades. */
  readonly staked: string;
  /** Ben's units that are neither sold back nor staked. */
  readonly loose: string;
}

const readCurve = ({ ask, chain }: Person<SolanaAddress>, key: Bytes32) =>
  requireData(ask<CurveRead>(CURVE, { key, chain }));

/** Reads a person's position on a curve, live from the chain. */
export async function fetchPosition(
  { ask, chain, address }: Person<SolanaAddress>,
  key: Bytes32,
): Promise<PositionRead> {
  const data = await requireData(ask<{ curvePosition: PositionRead }>(POSITION, { key, chain, wallet: address }));
  return data.curvePosition;
}

const feeOf = (money: bigint, feeBps: number) => (money * BigInt(feeBps) + BPS - 1n) / BPS;

/** Computes quotes for trades by the curve's formula x·y = k. They are exact, because nobody else trades meanwhile. */
function createQuotes({ series: { curve } }: CurveRead) {
  const x = BigInt(curve.virtualQuote) + BigInt(curve.reserve);
  const y = BigInt(curve.virtualBase) - BigInt(curve.sold);
  return {
    unitsFor(amount: bigint) {
      const net = amount - feeOf(amount, curve.feeBps);
      return (y * net) / (x + net);
    },
    moneyFor(units: bigint) {
      const gross = (x * units) / (y + units);
      return gross - feeOf(gross, curve.feeBps);
    },
  };
}

const deadline = ({ node }: SolanaWorld) => new Date(Number(node.chain.now() + TRADE_SECONDS) * 1000).toISOString();

/** Buys units for an amount of money, at the quote of the curve's formula. */
export async function buy(
  solana: SolanaWorld,
  person: Person<SolanaAddress>,
  seriesKey: Bytes32,
  amount: bigint,
): Promise<Trade> {
  const curve = await readCurve(person, seriesKey);
  const units = createQuotes(curve).unitsFor(amount).toString();
  const trade = { side: 'BUY', amount: amount.toString(), units } as const;
  const { txHash } = await person.transact('buildSwap', {
    ...{ seriesKey, wallet: person.address, ...trade, deadlineAt: deadline(solana) },
    ...{ acknowledged: true, beforeYouBuyVersion: curve.beforeYouBuy.version },
  });
  return { ...trade, txHash };
}

/** Sells units at the quote of the curve's formula. */
async function sell(
  solana: SolanaWorld,
  person: Person<SolanaAddress>,
  seriesKey: Bytes32,
  units: bigint,
): Promise<Trade> {
  const amount = createQuotes(await readCurve(person, seriesKey)).moneyFor(units);
  const trade = { side: 'SELL', amount: amount.toString(), units: units.toString() } as const;
  const { txHash } = await person.transact('buildSwap', {
    ...{ seriesKey, wallet: person.address, ...trade, deadlineAt: deadline(solana) },
  });
  return { ...trade, txHash };
}

/** Sells half of a wallet's units back to the curve. */
export async function sellHalf(solana: SolanaWorld, person: Person<SolanaAddress>, seriesKey: Bytes32): Promise<Trade> {
  const { looseUnits } = await fetchPosition(person, seriesKey);
  return sell(solana, person, seriesKey, BigInt(looseUnits) / 2n);
}

/** Waits until a keeper has activated a series whose threshold is reached. */
const waitForActivation = (person: Person<SolanaAddress>, seriesKey: Bytes32) =>
  pollUntil('the activation', async () => {
    const { state, curve } = (await readCurve(person, seriesKey)).series;
    return state === 'ACTIVE' ? curve : null;
  });

/** Stakes all units of a wallet, in an active series. */
async function stakeAll(person: Person<SolanaAddress>, seriesKey: Bytes32): Promise<void> {
  const { stakeableUnits: units } = await fetchPosition(person, seriesKey);
  await person.transact('buildStake', { seriesKey, wallet: person.address, units });
}

/** Buys units beyond the threshold of a curve, and stakes them once the series is active. */
export async function activateAndStake(
  solana: SolanaWorld,
  person: Person<SolanaAddress>,
  seriesKey: Bytes32,
): Promise<void> {
  await buy(solana, person, seriesKey, 1_100n * TOKEN);
  await waitForActivation(person, seriesKey);
  await stakeAll(person, seriesKey);
}

/** Runs the trades: Ada and Ben buy, Ben sells half back, the series is activated, and Ada stakes her units. */
export async function tradeAndStake(
  { step, say }: Narrator,
  solana: SolanaWorld,
  { issuer, ada, ben }: SolanaPeople,
  seriesKey: Bytes32,
): Promise<TradesOutcome> {
  const trades = await step(
    'Ben buys for 400 tokens and Ada for 500; each acknowledges the text of beforeYouBuy',
    async () => [
      { by: 'ben' as const, ...(await buy(solana, ben, seriesKey, 400n * TOKEN)) },
      { by: 'ada' as const, ...(await buy(solana, ada, seriesKey, 500n * TOKEN)) },
    ],
  );
  await step('Ben sells half of his units back to the curve', async () =>
    trades.push({ by: 'ben', ...(await sellHalf(solana, ben, seriesKey)) }),
  );
  await step('Ada buys for 600 more: the threshold is reached', async () =>
    trades.push({ by: 'ada', ...(await buy(solana, ada, seriesKey, 600n * TOKEN)) }),
  );
  const { raised, treasury } = await step('A keeper activates the series: trading on the curve is over', () =>
    waitForActivation(issuer, seriesKey),
  );
  await step('Ada stakes all her units; a week later the issuer collects the proceeds', async () => {
    await stakeAll(ada, seriesKey);
    await solana.clock.set((await solana.clock.now()) + PROCEEDS_WAIT);
    await issuer.transact('buildCollectProceeds', { seriesKey, wallet: issuer.address });
  });
  const [{ stakedUnits: staked }, { looseUnits: loose }] = [
    await fetchPosition(ada, seriesKey),
    await fetchPosition(ben, seriesKey),
  ];
  say(
    `raised ${raised} base units, of which ${treasury} stay in the treasury\nAda staked ${staked} base lamports; Ben keeps ${loose}, which earn nothing`,
  );
  return { trades, raised: raised ?? '0', treasury, staked, loose };
}

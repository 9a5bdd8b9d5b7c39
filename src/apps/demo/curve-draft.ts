import { parseShareRate } from '@income-series/client';
import type { SolanaAddress } from '@income-series/protocol/address';
import type { Bytes32 } from '@income-series/protocol/hex';
import { makePeriod } from '@income-series/protocol/period';
import { LAMPORTS_PER_UNIT } from '@income-series/protocol/policy';
import { DAY, timeOf } from './clock.ts';
import { FX_RATE, TERMS, TOKEN } from './draft.ts';
import { type Narrator, shortenId } from './narrator.ts';
import type { Person } from './people.ts';
import type { StorySecrets } from './secrets.ts';
import { signSeriesContract, termsInput } from './steps/series.ts';
import type { SolanaWorld } from './world.ts';

/** The number of whole units that the curve can sell. */
export const CURVE_UNITS = 1_000n;
/**
 * The curve: a unit costs one token at first and four at the end; 1,000 tokens activate the series; a fifth of the money
 * stays in its treasury.
 */
export const CURVE = {
  virtualQuote: 2_000n * TOKEN,
  virtualBase: 2_000n * LAMPORTS_PER_UNIT,
  threshold: 1_000n * TOKEN,
  feeBps: 100,
  treasuryBps: 2_000,
  cap: 5_000n * TOKEN,
} as const;

export interface CurveDraft {
  readonly seriesKey: Bytes32;
  /** The first quarter. */
  readonly period: number;
}

/** The title and the secrets of a curve to draft. */
interface CurveOrder extends Pick<StorySecrets, 'theta' | 'curveShareRate' | 'curveTermsSalt'> {
  readonly title: string;
}

interface SeriesDraft {
  readonly id: string;
  readonly seriesKey: Bytes32;
  readonly termsCommitment: string;
}

/** Drafts a curve series, signs its contract, and creates it on Solana. */
export async function createCurve(
  { say, step }: Narrator,
  solana: SolanaWorld,
  issuer: Person<SolanaAddress>,
  { title, theta, curveShareRate, curveTermsSalt }: CurveOrder,
): Promise<CurveDraft> {
  const now = solana.node.chain.now();
  const year = new Date(Number(now) * 1000).getUTCFullYear() + 1;
  const { virtualQuote, virtualBase, threshold, cap, ...shares } = CURVE;
  await step('The feed has a fresh rate', () => solana.owner.publishRate(TERMS.currencyCode, FX_RATE));
  const input = {
    issuer: issuer.address,
    title,
    ...termsInput({
      ...TERMS,
      theta,
      shareRate: parseShareRate(curveShareRate),
      termsSalt: curveTermsSalt,
      unitsOffered: CURVE_UNITS,
      firstPeriod: makePeriod(year, 1),
      lastPeriod: makePeriod(year, 4),
    }),
    curve: {
      ...shares,
      virtualQuote: virtualQuote.toString(),
      virtualBase: virtualBase.toString(),
      threshold: threshold.toString(),
      cap: cap.toString(),
      endsAt: timeOf(now + 30n * DAY),
    },
  };
  const selection = '... on DraftSeriesPayload { draft { id seriesKey termsCommitment } }';
  const { draft } = await step('The gateway seals the terms', () => issuer.act('draftSeries', input, selection));
  const { id, seriesKey, termsCommitment } = draft as SeriesDraft;
  const contract = await step('The gateway renders agreement and charter as a PDF, and the wallet signs it', () =>
    signSeriesContract(issuer, id),
  );
  const { txHash } = await step('The gateway builds createCurve with the contract’s hash; the wallet sends it', () =>
    issuer.transact('buildCreateSeries', { id }),
  );
  say(
    `series key ${seriesKey}\nterms commitment ${termsCommitment}\ncontract hash ${contract.hash}\ntransaction ${shortenId(txHash)}`,
  );
  return { seriesKey, period: makePeriod(year, 1) };
}

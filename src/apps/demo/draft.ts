import { parseShareRate } from '@income-series/client';
import type { Address } from '@income-series/protocol/address';
import type { Bytes32 } from '@income-series/protocol/hex';
import { nextPeriod, type Period } from '@income-series/protocol/period';
import { INDEXING_RULES } from '@income-series/protocol/terms';
import { DAY } from './clock.ts';
import { type Narrator, shortenId } from './narrator.ts';
import type { Person } from './people.ts';
import type { StorySecrets } from './secrets.ts';
import { raiseInput, signSeriesContract, termsInput } from './steps/series.ts';
import type { RatedChain } from './world.ts';

/** The public part of the terms. */
export const TERMS = { unitsOffered: 100n, currencyCode: 840, indexingRule: INDEXING_RULES.NONE };
/** One payment token is a million base units. */
export const TOKEN = 1_000_000n;
/** The exchange rate: one cent is a hundredth of a token, scaled by 10^18. */
export const FX_RATE = (TOKEN / 100n) * 10n ** 18n;

/** The ends of a raise's phases, in Unix seconds, and the first of the series' four quarters. */
export interface RaisePlan {
  readonly commitEndsAt: bigint;
  readonly revealEndsAt: bigint;
  readonly firstPeriod: Period;
}

export interface Draft extends RaisePlan {
  readonly seriesKey: Bytes32;
}

/** The title, plan and secrets of a series to draft. `approveIssuer` is undefined if the issuer is approved already. */
interface DraftOrder extends RaisePlan {
  readonly title: string;
  readonly secrets: Pick<StorySecrets, 'theta' | 'shareRate' | 'termsSalt'>;
  readonly approveIssuer?: () => Promise<void>;
}

interface SeriesDraft {
  readonly id: string;
  readonly seriesKey: Bytes32;
  readonly termsCommitment: string;
}

const GATE_SECONDS = 2n * DAY;

/** Seals the terms of a raise in a draft of its issuer, which nobody else reads. */
export async function draftRaise(
  issuer: Person<Address>,
  { title, secrets, commitEndsAt, revealEndsAt, firstPeriod }: Omit<DraftOrder, 'approveIssuer'>,
): Promise<SeriesDraft> {
  const { theta, shareRate, termsSalt } = secrets;
  const { draft } = await issuer.act(
    'draftSeries',
    {
      issuer: issuer.address,
      title,
      ...termsInput({
        ...TERMS,
        theta,
        termsSalt,
        shareRate: parseShareRate(shareRate),
        firstPeriod,
        lastPeriod: nextPeriod(nextPeriod(nextPeriod(firstPeriod))),
      }),
      raise: raiseInput({
        reservePrice: 10n * TOKEN,
        maxUnitsPerBid: 60n,
        minRaise: 500n * TOKEN,
        cap: 100_000n * TOKEN,
        commitEndsAt,
        revealEndsAt,
        gateEndsAt: revealEndsAt + GATE_SECONDS,
      }),
    },
    '... on DraftSeriesPayload { draft { id seriesKey termsCommitment } }',
  );
  return draft as SeriesDraft;
}

/** Drafts a series, signs its contract, approves the issuer, and creates the series on the chain. */
export async function draftSeries(
  { say, step }: Narrator,
  { owner }: RatedChain,
  issuer: Person<Address>,
  { approveIssuer, ...order }: DraftOrder,
): Promise<Draft> {
  await step('The feed has a fresh rate', () => owner.publishRate(TERMS.currencyCode, FX_RATE));
  const { id, seriesKey, termsCommitment } = await step('The gateway seals the terms', () => draftRaise(issuer, order));
  const contract = await step('The gateway renders agreement and charter as a PDF, and the wallet signs it', () =>
    signSeriesContract(issuer, id),
  );
  if (approveIssuer)
    await step('An admin approves the issuer, and an admin’s wallet writes it into the registry', approveIssuer);
  const { txHash } = await step('The gateway builds createSeries with the contract’s hash; the wallet sends it', () =>
    issuer.transact('buildCreateSeries', { id }),
  );
  say(
    `series key ${seriesKey}\nterms commitment ${termsCommitment}\ncontract hash ${contract.hash}\ntransaction ${shortenId(txHash)}`,
  );
  const { commitEndsAt, revealEndsAt, firstPeriod } = order;
  return { seriesKey, commitEndsAt, revealEndsAt, firstPeriod };
}

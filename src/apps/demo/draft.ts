import { currencyCode } from '../../core/currency.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { makePeriod, printPeriod } from '../../core/period.ts';
import { INDEXING_RULES } from '../../core/terms.ts';
import { parseShareRate } from '../device/index.ts';
import { signSeriesContract } from './applications.ts';
import type { Narrator } from './narrator.ts';
import type { Person } from './people.ts';
import type { StorySecrets } from './secrets.ts';
import type { World } from './world.ts';

/** What of the terms is public. */
export const TERMS = { unitsOffered: 100n, currencyCode: 840, indexingRule: INDEXING_RULES.NONE };
/** One payment token is a million base units. */
export const TOKEN = 1_000_000n;
/** A cent is a hundredth of a token. */
export const FX_RATE = (TOKEN / 100n) * 10n ** 18n;

const DAY = 86_400n;

export interface Draft {
  readonly seriesKey: Bytes32;
  /** The two quarters that will be reported. */
  readonly periods: readonly [number, number];
  readonly commitEndsAt: bigint;
  readonly revealEndsAt: bigint;
}

interface Drafted {
  readonly id: string;
  readonly seriesKey: Bytes32;
  readonly termsCommitment: string;
}

/** The issuer drafts the series, signs its contract and is approved; what the gateway then builds is signed, sent and indexed. */
export async function draftSeries(
  { say, step }: Narrator,
  world: World,
  issuer: Person,
  { theta, shareRate, termsSalt }: StorySecrets,
  approveIssuer: () => Promise<void>,
): Promise<Draft> {
  const now = await world.devnet.anvil.clock.now();
  const year = new Date(Number(now) * 1000).getUTCFullYear() + 1;
  const commitEndsAt = now + DAY;
  const revealEndsAt = commitEndsAt + DAY;
  await step('The feed has a fresh rate', () => world.devnet.owner.publishRate(TERMS.currencyCode, FX_RATE));
  const time = (seconds: bigint) => new Date(Number(seconds) * 1000).toISOString();
  const { draft } = await step('The gateway seals the terms', () =>
    issuer.act(
      'draftSeries',
      {
        issuer: issuer.address,
        theta: theta.toString(),
        shareRate: parseShareRate(shareRate).toString(),
        termsSalt: termsSalt.toString(),
        currency: currencyCode(TERMS.currencyCode),
        indexingRule: 'NONE',
        unitsOffered: TERMS.unitsOffered.toString(),
        firstPeriod: printPeriod(makePeriod(year, 1)),
        lastPeriod: printPeriod(makePeriod(year, 4)),
        raise: {
          reservePrice: (10n * TOKEN).toString(),
          maxUnitsPerBid: '60',
          minRaise: (500n * TOKEN).toString(),
          minHolders: 2,
          concentrationBps: 7_000,
          cap: (100_000n * TOKEN).toString(),
          commitEndsAt: time(commitEndsAt),
          revealEndsAt: time(revealEndsAt),
          gateEndsAt: time(revealEndsAt + 2n * DAY),
        },
      },
      '... on DraftSeriesPayload { draft { id seriesKey termsCommitment } }',
    ),
  );
  const { id, seriesKey, termsCommitment } = draft as Drafted;
  const contract = await step('The gateway renders agreement and charter as a PDF, and the wallet signs it', () =>
    signSeriesContract(issuer, id),
  );
  await step('An admin approves the issuer, and an admin’s wallet writes it into the registry', approveIssuer);
  const { txHash } = await step('The gateway builds createSeries with the contract’s hash; the wallet sends it', () =>
    issuer.transact('buildCreateSeries', { id }),
  );
  say(
    `series key ${seriesKey}\nterms commitment ${termsCommitment}\ncontract hash ${contract.hash}\ntransaction ${txHash}`,
  );
  return { seriesKey, periods: [makePeriod(year, 1), makePeriod(year, 2)], commitEndsAt, revealEndsAt };
}

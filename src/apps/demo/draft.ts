import { keccak_256 } from '@noble/hashes/sha3.js';
import { toHex, utf8 } from '../../core/bytes.ts';
import { currencyCode } from '../../core/currency.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { makePeriod, printPeriod } from '../../core/period.ts';
import { INDEXING_RULES } from '../../core/terms.ts';
import { parseShareRate } from '../device/index.ts';
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
const CONTRACT = 'The signed contract and charter of the demo’s series.';

export interface Draft {
  readonly seriesKey: Bytes32;
  /** The two quarters that will be reported. */
  readonly periods: readonly [number, number];
  readonly commitEndsAt: bigint;
  readonly revealEndsAt: bigint;
}

/** The issuer drafts the series; what the gateway built is signed, sent and indexed. */
export async function draftSeries(
  { say, step }: Narrator,
  world: World,
  issuer: Person,
  { theta, shareRate, termsSalt }: StorySecrets,
): Promise<Draft> {
  const now = await world.devnet.anvil.clock.now();
  const year = new Date(Number(now) * 1000).getUTCFullYear() + 1;
  const commitEndsAt = now + DAY;
  const revealEndsAt = commitEndsAt + DAY;
  await step('The feed has a fresh rate', () => world.devnet.owner.publishRate(TERMS.currencyCode, FX_RATE));
  const time = (seconds: bigint) => new Date(Number(seconds) * 1000).toISOString();
  const { payload, txHash } = await step(
    'The gateway seals the terms and builds createSeries; the wallet sends it',
    () =>
      issuer.transact('draftSeries', {
        issuer: issuer.address,
        theta: theta.toString(),
        shareRate: parseShareRate(shareRate).toString(),
        termsSalt: termsSalt.toString(),
        currency: currencyCode(TERMS.currencyCode),
        indexingRule: 'NONE',
        unitsOffered: TERMS.unitsOffered.toString(),
        contractHash: toHex(keccak_256(utf8(CONTRACT))),
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
      }),
  );
  const { seriesKey, termsCommitment } = payload.draft as { seriesKey: Bytes32; termsCommitment: string };
  say(`series key ${seriesKey}\nterms commitment ${termsCommitment}\ntransaction ${txHash}`);
  return { seriesKey, periods: [makePeriod(year, 1), makePeriod(year, 2)], commitEndsAt, revealEndsAt };
}

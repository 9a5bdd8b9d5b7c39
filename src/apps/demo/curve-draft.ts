import { randomBytes } from 'node:crypto';
import { createSolanaChain } from '../../adapters/solana/chain.ts';
import type { SolanaWallet } from '../../adapters/solana/wallet.ts';
import type { SolanaAddress } from '../../core/address.ts';
import { toHex } from '../../core/bytes.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { makePeriod } from '../../core/period.ts';
import { deriveSeriesKey } from '../../core/series-key.ts';
import type { PrivateTerms } from '../../core/terms.ts';
import { deriveRate, parseShareRate, termsCommitment } from '../device/index.ts';
import { FX_RATE, TERMS, TOKEN } from './draft.ts';
import type { Narrator } from './narrator.ts';
import { type Person, SOLANA_CAST } from './people.ts';
import type { StorySecrets } from './secrets.ts';
import type { SolanaWorld } from './world.ts';

const DAY = 86_400n;
/** Whole units that the curve can sell. */
export const CURVE_UNITS = 1_000n;
/** A unit costs one token at first, four at the end; 1,000 tokens activate the series, a fifth of what is raised stays. */
export const CURVE = {
  virtualQuote: 2_000n * TOKEN,
  virtualBase: 2_000n * TOKEN,
  threshold: 1_000n * TOKEN,
  feeBps: 100,
  treasuryBps: 2_000,
  cap: 5_000n * TOKEN,
} as const;

export interface CurveDraft {
  readonly seriesKey: Bytes32;
  /** The first quarter. */
  readonly period: number;
  readonly terms: PrivateTerms;
}

/** The issuer creates the series by the program's own instruction. */
export async function createCurve(
  { say, step }: Narrator,
  solana: SolanaWorld,
  issuer: Person<SolanaAddress>,
  { theta, shareRate, curveTermsSalt }: StorySecrets,
): Promise<CurveDraft> {
  const now = solana.node.chain.now();
  const year = new Date(Number(now) * 1000).getUTCFullYear() + 1;
  const { currencyCode, indexingRule } = TERMS;
  const r = deriveRate(parseShareRate(shareRate), CURVE_UNITS, { curve: true });
  const terms: PrivateTerms = { theta, r, currencyCode, indexingRule, termsSalt: curveTermsSalt };
  const draftSalt = toHex(randomBytes(32)) as Bytes32;
  await step('The feed has a fresh rate', () => solana.owner.publishRate(currencyCode, FX_RATE));
  const wallet: SolanaWallet = await solana.person(SOLANA_CAST.issuer);
  const chain = createSolanaChain({
    rpcUrl: solana.node.url,
    genesisHash: solana.genesisHash,
    programId: solana.settings.programId,
    tokenMint: solana.settings.tokenMint,
  });
  const { signature } = await step('The issuer’s wallet sends createCurve', async () => {
    const { request } = await chain.prepare(issuer.address, {
      kind: 'createCurve',
      params: {
        ...CURVE,
        draftSalt,
        contractHash: toHex(randomBytes(32)) as Bytes32,
        termsCommitment: termsCommitment(terms),
        currencyCode,
        indexingRule,
        unitsOffered: CURVE_UNITS,
        firstPeriod: makePeriod(year, 1),
        lastPeriod: makePeriod(year, 4),
        deadline: now + 30n * DAY,
      },
    });
    const sent = await wallet.send(request.transaction);
    await solana.worker.indexed(sent.slot);
    return sent;
  });
  const seriesKey = deriveSeriesKey(issuer.address, draftSalt);
  say(`series key ${seriesKey}\ntransaction ${signature}`);
  return { seriesKey, period: makePeriod(year, 1), terms };
}

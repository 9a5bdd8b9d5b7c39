import type { Chains } from '../../chains/index.ts';
import type { Clock } from '../../core/clock.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { parsePeriod, periodEnd } from '../../core/period.ts';
import { deriveSeriesKey } from '../../core/series-key.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { commitTerms, type TermsService } from '../terms/index.ts';
import { type Caller, requireOwnWallet, type TransactionService } from '../transaction/index.ts';
import type { SeriesParams } from './calls.ts';
import type { DraftInput } from './model.ts';
import type { DrawBytes32, SeriesChain } from './ports.ts';
import { checkRaise, requireFreshRate, seriesParams } from './rules.ts';

/** Ids of what a draft left behind. */
export type DraftedIds = { readonly draftId: string; readonly transactionId: string };

export interface SeriesService {
  /**
   * Drafts a series and builds its `createSeries`, or `createRoutedSeries`, for the issuer's wallet. Nothing is written here: the function it
   * answers writes draft, sealed terms and built transaction in the caller's database transaction, all or none.
   *
   * @throws A-TERMS-5, TERMS_OUT_OF_RANGE, PERIOD_INVALID, RAISE_PARAMS_INVALID, WALLET_NOT_LINKED,
   * ISSUER_NOT_APPROVED, SERIES_EXISTS, FX_STALE for a currency without a fresh rate or, where the first quarter is over, without one at its end, CHAIN_UNAVAILABLE
   */
  draft(
    caller: Caller,
    chain: string,
    input: DraftInput,
  ): Promise<(tx: Prisma.TransactionClient) => Promise<DraftedIds>>;
}

const isTaken = (error: unknown) => (error as { code?: unknown } | null)?.code === 'P2002';

/** The raise's arguments as JSON holds them. */
function raiseJson(params: SeriesParams) {
  const { reservePrice, maxUnitsPerBid, minRaise, minHolders, concentrationBps, cap } = params;
  const { firstPeriod, lastPeriod, commitEndsAt, revealEndsAt, gateEndsAt } = params;
  const texts = { reservePrice, maxUnitsPerBid, minRaise, cap, commitEndsAt, revealEndsAt, gateEndsAt };
  const decimal = Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, value.toString()]));
  return { ...decimal, minHolders, concentrationBps, firstPeriod, lastPeriod };
}

export function createSeriesService(deps: {
  readonly chains: Chains<SeriesChain>;
  readonly terms: TermsService;
  readonly transactions: TransactionService;
  readonly clock: Clock;
  readonly drawBytes32: DrawBytes32;
}): SeriesService {
  const { chains, terms: vault, transactions, clock, drawBytes32 } = deps;

  async function checkOnChain(chain: SeriesChain, draft: DraftInput['draft'], seriesKey: Bytes32): Promise<void> {
    const firstEnd = periodEnd(parsePeriod(draft.firstPeriod));
    const [head, approved, series, fx, beforeEnd] = await Promise.all([
      chain.head(),
      chain.approvedIssuer(draft.issuer),
      chain.series(seriesKey),
      chain.fxRate(draft.currencyCode),
      chain.fxRate(draft.currencyCode, firstEnd),
    ]);
    checkRaise(draft, head.timestamp);
    if (!approved.value) throw new AppError('ISSUER_NOT_APPROVED');
    if (series.value.state !== 'NONE') throw new AppError('SERIES_EXISTS');
    requireFreshRate({ now: fx.value, beforeEnd: beforeEnd.value }, firstEnd, fx.block.timestamp);
  }

  return {
    async draft(caller, chain, { terms, draft }) {
      const on = chains.of(chain);
      const termsCommitment = commitTerms(terms, draft);
      const wallet = requireOwnWallet(caller, chain, draft.issuer);
      const draftSalt = draft.draftSalt ?? drawBytes32();
      const seriesKey = deriveSeriesKey(draft.issuer, draftSalt);
      await checkOnChain(on, draft, seriesKey);

      const params = seriesParams(draft, draftSalt, termsCommitment);
      const prepared = await transactions.build({
        caller,
        wallet,
        call: { kind: draft.routed ? 'createRoutedSeries' : 'createSeries', params },
        seriesKey,
      });
      const row = {
        accountId: caller.accountId,
        chain,
        issuer: draft.issuer,
        draftSalt,
        seriesKey,
        termsCommitment,
        contractHash: draft.contractHash,
        currencyCode: draft.currencyCode,
        indexingRule: draft.indexingRule,
        unitsOffered: draft.unitsOffered,
        raise: { ...raiseJson(params), routed: draft.routed },
        createdAt: clock.now(),
      };
      return async (tx) => {
        try {
          const { id: draftId } = await tx.seriesDraft.create({ data: row, select: { id: true } });
          await vault.seal(tx, { chain, seriesKey }, terms);
          return { draftId, transactionId: await prepared.save(tx) };
        } catch (error) {
          throw isTaken(error) ? new AppError('SERIES_EXISTS') : error;
        }
      };
    },
  };
}

import type { Chains } from '../../chains/index.ts';
import type { Clock } from '../../core/clock.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { parsePeriod, periodEnd } from '../../core/period.ts';
import { deriveSeriesKey } from '../../core/series-key.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { commitTerms, type TermsService } from '../terms/index.ts';
import {
  type Caller,
  requireOwnWallet,
  requireSendable,
  type SendableOptions,
  type TransactionService,
} from '../transaction/index.ts';
import type { SeriesParams } from './calls.ts';
import type { DraftInput, StoredRaise } from './model.ts';
import type { ChainToken, DrawBytes32, SeriesChain } from './ports.ts';
import { checkRaise, requireFreshRate, seriesParams } from './rules.ts';

/** Ids of what a draft left behind. */
export type DraftedIds = { readonly draftId: string; readonly transactionId: string };

export interface SeriesService {
  /** The chain of a series' payment token. Nothing is read of it yet. */
  tokenOf(chain: string): ChainToken;
  /**
   * Drafts a series and builds its `createSeries`, or `createRoutedSeries`, for the issuer's wallet. Nothing is written here: the function it
   * answers writes draft, sealed terms and built transaction in the caller's database transaction, all or none.
   *
   * @throws A_TERMS_5, TERMS_OUT_OF_RANGE, PERIOD_INVALID, RAISE_PARAMS_INVALID, WALLET_NOT_LINKED,
   * ISSUER_NOT_APPROVED, SERIES_EXISTS, SIMULATION_FAILED, FX_STALE for a currency without a fresh rate or, where the first quarter is over, without one at its end, CHAIN_UNAVAILABLE
   */
  draft(
    caller: Caller,
    chain: string,
    input: DraftInput,
    options?: SendableOptions,
  ): Promise<(tx: Prisma.TransactionClient) => Promise<DraftedIds>>;
}

const isTaken = (error: unknown) => (error as { code?: unknown } | null)?.code === 'P2002';

function storedRaise(params: SeriesParams) {
  const { minHolders, concentrationBps, firstPeriod, lastPeriod } = params;
  return {
    reservePrice: `${params.reservePrice}`,
    maxUnitsPerBid: `${params.maxUnitsPerBid}`,
    minRaise: `${params.minRaise}`,
    cap: `${params.cap}`,
    commitEndsAt: `${params.commitEndsAt}`,
    revealEndsAt: `${params.revealEndsAt}`,
    gateEndsAt: `${params.gateEndsAt}`,
    minHolders,
    concentrationBps,
    firstPeriod,
    lastPeriod,
  } satisfies StoredRaise;
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
    tokenOf: (chain) => chains.of(chain),
    async draft(caller, chain, { terms, draft }, options) {
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
      requireSendable(prepared, options);
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
        raise: { ...storedRaise(params), routed: draft.routed } satisfies StoredRaise,
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

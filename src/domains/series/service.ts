import type { Chains } from '../../chains/index.ts';
import type { Address } from '../../core/address.ts';
import type { Caller } from '../../core/caller.ts';
import type { Clock } from '../../core/clock.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { parsePeriod, periodEnd } from '../../core/period.ts';
import { deriveSeriesKey } from '../../core/series-key.ts';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { requireWritten } from '../operations/index.ts';
import { commitTerms, type TermsService } from '../terms/index.ts';
import { type PreparedCall, requireOwnWallet, type TransactionService } from '../transaction/index.ts';
import { type DraftFigures, type DraftInput, type FiguresInput, figuresOf, storedSale } from './model.ts';
import type { ChainToken, DraftContracts, DrawBytes32, SeriesChain } from './ports.ts';
import { checkSale, creationOf, requireFreshRate, requireSaleOf } from './rules.ts';

/** The id of a draft that was written. */
export type DraftedId = { readonly draftId: string };
/** Writes, in the caller's database transaction. */
type SaveDraft = (tx: Tx) => Promise<DraftedId>;

export interface SeriesService {
  /** The chain of a series' payment token. Nothing is read of it yet. */
  tokenOf(chain: string): ChainToken;
  /**
   * Drafts a series: the function it answers writes draft and sealed terms in the caller's database transaction, both or
   * none. The issuer need not be approved yet.
   *
   * @throws CALL_NOT_ON_CHAIN for a raise on a Solana cluster and for a curve on an EVM chain; A_TERMS_5, TERMS_OUT_OF_RANGE,
   * PERIOD_INVALID, RAISE_PARAMS_INVALID, CURVE_PARAMS_INVALID, WALLET_NOT_LINKED, SERIES_EXISTS, DRAFT_EXISTS; FX_STALE for a currency without a fresh rate or, where the first quarter is over, without one at its end, CHAIN_UNAVAILABLE
   */
  draft(caller: Caller, chain: string, input: DraftInput): Promise<SaveDraft>;
  /**
   * Replaces the figures and sealed terms of a draft, whose key stays, as its next version; the contracts of the draft are
   * voided in the same transaction.
   *
   * @throws as `draft`; NOT_FOUND, DRAFT_BUILT once its creation was built, CONFLICT where it changed meanwhile
   */
  change(caller: Caller, id: string, input: FiguresInput): Promise<SaveDraft>;
  /**
   * Builds what creates the series of a draft (`createSeries`, `createRoutedSeries`, `createCurve`) with the hash of its signed
   * contract, for the issuer's wallet. What saves it marks the draft as built.
   *
   * @throws NOT_FOUND, CONTRACT_NOT_SIGNED, ISSUER_NOT_APPROVED, as `draft` for what the chain says now; when it is saved
   * CONFLICT where the draft changed meanwhile
   */
  build(caller: Caller, id: string): Promise<PreparedCall>;
}

export interface SeriesDeps {
  readonly db: PrismaClient;
  readonly chains: Chains<SeriesChain>;
  readonly terms: TermsService;
  readonly transactions: TransactionService;
  readonly contracts: DraftContracts;
  readonly clock: Clock;
  readonly drawBytes32: DrawBytes32;
}

const isTaken = (error: unknown) => (error as { code?: unknown } | null)?.code === 'P2002';

/** What a series is checked by on its chain. */
interface OnChain {
  readonly issuer: Address;
  readonly seriesKey: Bytes32;
  readonly figures: DraftFigures;
}

/**
 * What the chain says of a series that is to be created. Answers whether its issuer is approved.
 * @throws PERIOD_INVALID, RAISE_PARAMS_INVALID, CURVE_PARAMS_INVALID, SERIES_EXISTS, FX_STALE, CHAIN_UNAVAILABLE
 */
async function checkOnChain(chain: SeriesChain, { issuer, seriesKey, figures }: OnChain): Promise<boolean> {
  const firstEnd = periodEnd(parsePeriod(figures.firstPeriod));
  const [head, approved, series, fx, beforeEnd] = await Promise.all([
    chain.head(),
    chain.approvedIssuer(issuer),
    chain.series(seriesKey),
    chain.fxRate(figures.currencyCode),
    chain.fxRate(figures.currencyCode, firstEnd),
  ]);
  checkSale(figures, head.timestamp);
  if (series.value.state !== 'NONE') throw new AppError('SERIES_EXISTS');
  requireFreshRate({ now: fx.value, beforeEnd: beforeEnd.value }, firstEnd, fx.block.timestamp);
  return approved.value;
}

/** The columns of a draft that a change replaces. */
const columnsOf = (figures: DraftFigures, termsCommitment: Bytes32) => ({
  termsCommitment,
  currencyCode: figures.currencyCode,
  indexingRule: figures.indexingRule,
  unitsOffered: figures.unitsOffered,
  ...storedSale(figures),
});

export function createSeriesService(deps: SeriesDeps): SeriesService {
  const { chains, terms: vault, clock, drawBytes32 } = deps;
  return {
    tokenOf: (chain) => chains.of(chain),
    async draft(caller, chain, { terms, figures, key: { issuer, draftSalt: given } }) {
      requireSaleOf(chain, figures);
      const termsCommitment = commitTerms(terms, { chain, ...figures });
      requireOwnWallet(caller, chain, issuer);
      const draftSalt = given ?? drawBytes32();
      const seriesKey = deriveSeriesKey(issuer, draftSalt);
      await checkOnChain(chains.of(chain), { issuer, seriesKey, figures });
      const { accountId } = caller;
      const of = { accountId, chain, issuer, draftSalt, seriesKey, createdAt: clock.now() };
      const data = { ...of, ...columnsOf(figures, termsCommitment) };
      return async (tx) => {
        try {
          const { id: draftId } = await tx.seriesDraft.create({ data, select: { id: true } });
          await vault.seal(tx, { chain, seriesKey }, terms);
          return { draftId };
        } catch (error) {
          throw isTaken(error) ? new AppError('DRAFT_EXISTS') : error;
        }
      };
    },
    change: (caller, id, input) => change(deps, caller, id, input),
    build: (caller, id) => build(deps, caller, id),
  };
}

/** A fault of a draft's figures is in no argument of the step that builds it. */
function ofDraft(error: unknown): never {
  throw error instanceof AppError && error.argument ? new AppError(error.code) : error;
}

/** A draft of the account. @throws NOT_FOUND */
async function findDraft(db: PrismaClient, { accountId }: Caller, id: string) {
  const draft = await db.seriesDraft.findUnique({ where: { id, accountId } });
  if (draft === null) throw new AppError('NOT_FOUND');
  return draft;
}

function requireUnbuilt({ state }: { readonly state: string }): void {
  if (state !== 'DRAFT') throw new AppError('DRAFT_BUILT');
}

async function change(deps: SeriesDeps, caller: Caller, id: string, input: FiguresInput): Promise<SaveDraft> {
  const { db, chains, terms: vault, contracts } = deps;
  const { terms, figures } = input;
  const draft = await findDraft(db, caller, id);
  requireUnbuilt(draft);
  const { chain, issuer, seriesKey, version } = draft;
  requireSaleOf(chain, figures);
  const termsCommitment = commitTerms(terms, { chain, ...figures });
  requireOwnWallet(caller, chain, issuer);
  await checkOnChain(chains.of(chain), { issuer, seriesKey, figures });
  const data = { ...columnsOf(figures, termsCommitment), version: { increment: 1 } };
  return async (tx) => {
    const { count } = await tx.seriesDraft.updateMany({ where: { id, version, state: 'DRAFT' }, data });
    if (count === 0) {
      requireUnbuilt(await tx.seriesDraft.findUniqueOrThrow({ where: { id }, select: { state: true } }));
      throw new AppError('CONFLICT');
    }
    await vault.replace(tx, { chain, seriesKey }, terms);
    await contracts.voidOf(tx, id);
    return { draftId: id };
  };
}

async function build(deps: SeriesDeps, caller: Caller, id: string): Promise<PreparedCall> {
  const { db, chains, contracts, transactions } = deps;
  const draft = await findDraft(db, caller, id);
  const { chain, issuer, seriesKey, draftSalt, termsCommitment, version } = draft;
  const wallet = requireOwnWallet(caller, chain, issuer);
  const contractHash = await contracts.signedHash(id);
  if (contractHash === null) throw new AppError('CONTRACT_NOT_SIGNED');
  const figures = figuresOf(draft);
  const approved = await checkOnChain(chains.of(chain), { issuer, seriesKey, figures }).catch(ofDraft);
  if (!approved) throw new AppError('ISSUER_NOT_APPROVED');
  const call = creationOf(figures, { draftSalt, termsCommitment, contractHash });
  const prepared = await transactions.build({ caller, wallet, call, seriesKey });
  return {
    ...prepared,
    // A change of the draft voids its contract and raises its version: of the two, the first is written.
    async save(tx) {
      const data = { state: 'BUILT', contractHash };
      requireWritten(await tx.seriesDraft.updateMany({ where: { id, version }, data }));
      return prepared.save(tx);
    },
  };
}

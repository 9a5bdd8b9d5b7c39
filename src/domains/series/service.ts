import type { Address } from '@income-series/protocol/address';
import { moneyLimit } from '@income-series/protocol/chain';
import type { Clock } from '@income-series/protocol/clock';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Bytes32 } from '@income-series/protocol/hex';
import { parsePeriod, periodEnd } from '@income-series/protocol/period';
import { deriveSeriesKey } from '@income-series/protocol/series-key';
import type { Chains } from '../../chains/index.ts';
import type { Caller } from '../../core/caller.ts';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { requireWritten } from '../operations/index.ts';
import { commitTerms, openIssuersTerms, type TermsService } from '../terms/index.ts';
import { type PreparedCall, requireOwnWallet, type TransactionService } from '../transaction/index.ts';
import { type DraftFigures, type DraftInput, type FiguresInput, figuresOf, saleColumn } from './model/index.ts';
import type { ChainToken, DraftContracts, DrawBytes32, SeriesChain } from './model/ports.ts';
import { checkSale, makeCreation, publishesTerms, requireFreshRate, requireSaleOf } from './rules.ts';

/** The id of a written draft. */
export type DraftedId = { readonly draftId: string };
/** Writes a draft in the caller's database transaction. */
type SaveDraft = (tx: Tx) => Promise<DraftedId>;

export interface SeriesService {
  /** The payment token of a chain; its properties are read only when used. */
  tokenOf(chain: string): ChainToken;
  /**
   * Checks a new draft. The returned function writes the draft and its sealed terms in the caller's database transaction. The
   * issuer need not be approved yet.
   *
   * @throws CALL_NOT_ON_CHAIN for a curve with a router and for a curve on an EVM chain; A_TERMS_5, TERMS_OUT_OF_RANGE,
   * PERIOD_INVALID, RAISE_PARAMS_INVALID, CURVE_PARAMS_INVALID, WALLET_NOT_LINKED, SERIES_EXISTS, DRAFT_EXISTS, FX_STALE (as
   * `requireFreshRate`), CHAIN_UNAVAILABLE
   */
  draft(caller: Caller, chain: string, input: DraftInput): Promise<SaveDraft>;
  /**
   * Checks new figures and terms of a draft. The returned function writes them, and a title if one is given, as its next version
   * and voids its contracts; the draft's key stays.
   *
   * @throws as `draft`; NOT_FOUND, DRAFT_BUILT once its creation was built, CONFLICT if it changed meanwhile
   */
  change(caller: Caller, id: string, input: FiguresInput): Promise<SaveDraft>;
  /**
   * Builds the creation of a draft's series (`createSeries`, `createRoutedSeries`, `createRoutedRaise` or `createCurve`) with the
   * hash of its signed contract, for the issuer's wallet. Saving it marks the draft as built. `createRoutedRaise` publishes the
   * private terms, which are then opened, and the read is logged.
   *
   * @throws NOT_FOUND, CONTRACT_NOT_SIGNED, ISSUER_NOT_APPROVED, VAULT_KEY_UNKNOWN, VAULT_CIPHERTEXT_INVALID, and as `draft` for checks against the chain; its save throws
   * CONFLICT if the draft changed meanwhile
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

const isUniqueViolation = (error: unknown) => (error as { code?: unknown } | null)?.code === 'P2002';

/** A planned series, as far as it is checked against the chain. */
interface PlannedSeries {
  readonly issuer: Address;
  readonly seriesKey: Bytes32;
  readonly figures: DraftFigures;
}

/**
 * Checks a planned series against the chain. Returns whether its issuer is approved.
 * @throws PERIOD_INVALID, RAISE_PARAMS_INVALID, CURVE_PARAMS_INVALID, SERIES_EXISTS, FX_STALE, CHAIN_UNAVAILABLE
 */
async function checkOnChain(chain: SeriesChain, { issuer, seriesKey, figures }: PlannedSeries): Promise<boolean> {
  const firstEnd = periodEnd(parsePeriod(figures.firstPeriod));
  const [head, approved, series, fx, beforeEnd] = await Promise.all([
    chain.head(),
    chain.approvedIssuer(issuer),
    chain.series(seriesKey),
    chain.fxRate(figures.currencyCode),
    chain.fxRate(figures.currencyCode, firstEnd),
  ]);
  checkSale(figures, head.timestamp, moneyLimit(chain.name));
  if (series.value.state !== 'NONE') throw new AppError('SERIES_EXISTS');
  requireFreshRate({ now: fx.value, beforeEnd: beforeEnd.value }, firstEnd, fx.block.timestamp);
  return approved.value;
}

/** The columns of a draft that a change replaces, without its sale. */
const columnsOf = (figures: DraftFigures, termsCommitment: Bytes32) => ({
  termsCommitment,
  currencyCode: figures.currencyCode,
  indexingRule: figures.indexingRule,
  unitsOffered: figures.unitsOffered,
});

/** Creates the service of drafts. Every check against the chain runs again when the creation is built. */
export function createSeriesService(deps: SeriesDeps): SeriesService {
  const { chains, terms: vault, clock, drawBytes32 } = deps;
  return {
    tokenOf: (chain) => chains.of(chain),
    async draft(caller, chain, { terms, figures, title = null, key: { issuer, draftSalt: chosenSalt } }) {
      requireSaleOf(chain, figures);
      const termsCommitment = commitTerms(terms, { ...figures, curve: figures.curve !== null });
      requireOwnWallet(caller, chain, issuer);
      const draftSalt = chosenSalt ?? drawBytes32();
      const seriesKey = deriveSeriesKey(issuer, draftSalt);
      await checkOnChain(chains.of(chain), { issuer, seriesKey, figures });
      const { accountId } = caller;
      const identity = { accountId, chain, issuer, draftSalt, seriesKey, createdAt: clock.now() };
      const data = { ...identity, title, ...columnsOf(figures, termsCommitment), ...saleColumn(figures) };
      return async (tx) => {
        try {
          const { id: draftId } = await tx.seriesDraft.create({ data, select: { id: true } });
          await vault.seal(tx, { chain, seriesKey }, terms);
          return { draftId };
        } catch (error) {
          throw isUniqueViolation(error) ? new AppError('DRAFT_EXISTS') : error;
        }
      };
    },
    change: (caller, id, input) => change(deps, caller, id, input),
    build: (caller, id) => build(deps, caller, id),
  };
}

/** Throws an error without its argument, because the step that builds a draft has no argument for the draft's figures. */
function withoutArgument(error: unknown): never {
  throw error instanceof AppError && error.argument ? new AppError(error.code) : error;
}

/** Finds a draft of the caller's account. @throws NOT_FOUND */
async function findDraft(db: PrismaClient, { accountId }: Caller, id: string) {
  const draft = await db.seriesDraft.findUnique({ where: { id, accountId } });
  if (draft === null) throw new AppError('NOT_FOUND');
  return draft;
}

function requireUnbuilt({ state }: { readonly state: string }): void {
  if (state !== 'DRAFT') throw new AppError('DRAFT_BUILT');
}

/** Replaces the sale of a draft at once, because a row has one sale, and a change may choose the other kind. */
async function replaceSale(
  tx: Tx,
  { id, version }: { readonly id: string; readonly version: number },
  figures: DraftFigures,
) {
  const { raise, curve } = { raise: null, curve: null, ...saleColumn(figures) };
  const [raiseJson, curveJson] = [raise, curve].map((sale) => (sale === null ? null : JSON.stringify(sale)));
  await tx.$executeRaw`
    UPDATE series_drafts SET raise = ${raiseJson}::jsonb, curve = ${curveJson}::jsonb
    WHERE id = ${id}::uuid AND version = ${version} AND state = 'DRAFT'`;
}

/** Checks new figures and terms of an unbuilt draft. Returns a function that replaces the old ones and voids the draft's contracts. */
async function change(deps: SeriesDeps, caller: Caller, id: string, input: FiguresInput): Promise<SaveDraft> {
  const { db, chains, terms: vault, contracts } = deps;
  const { terms, figures, title } = input;
  const draft = await findDraft(db, caller, id);
  requireUnbuilt(draft);
  const { chain, issuer, seriesKey, version } = draft;
  requireSaleOf(chain, figures);
  const termsCommitment = commitTerms(terms, { ...figures, curve: figures.curve !== null });
  requireOwnWallet(caller, chain, issuer);
  await checkOnChain(chains.of(chain), { issuer, seriesKey, figures });
  const titleColumn = title === undefined ? {} : { title };
  const data = { ...columnsOf(figures, termsCommitment), ...titleColumn, version: { increment: 1 } };
  return async (tx) => {
    await replaceSale(tx, draft, figures);
    const { count } = await tx.seriesDraft.updateMany({ where: { id, version, state: 'DRAFT' }, data });
    if (count === 0) {
      requireUnbuilt(await tx.seriesDraft.findUniqueOrThrow({ where: { id }, select: { state: true } }));
      throw new AppError('CONFLICT');
    }
    await vault.replace(tx, { chain, seriesKey }, terms);
    await contracts.voidContracts(tx, id);
    return { draftId: id };
  };
}

/** Checks a draft again and builds the transaction that creates its series. */
async function build(deps: SeriesDeps, caller: Caller, id: string): Promise<PreparedCall> {
  const { db, chains, contracts, terms, transactions } = deps;
  const draft = await findDraft(db, caller, id);
  const { chain, issuer, seriesKey, draftSalt, termsCommitment, version } = draft;
  const wallet = requireOwnWallet(caller, chain, issuer);
  const contractHash = await contracts.signedHash(id);
  if (contractHash === null) throw new AppError('CONTRACT_NOT_SIGNED');
  const figures = figuresOf(draft);
  const isApproved = await checkOnChain(chains.of(chain), { issuer, seriesKey, figures }).catch(withoutArgument);
  if (!isApproved) throw new AppError('ISSUER_NOT_APPROVED');
  // The sealed terms are opened last, because each read is logged.
  const opened = publishesTerms(chain, figures)
    ? await openIssuersTerms(terms, caller, { ...figures, curve: false, chain, seriesKey, issuer, termsCommitment })
    : null;
  const call = makeCreation(figures, { draftSalt, termsCommitment, contractHash }, opened);
  const deadline = figures.curve === null ? new Date(Number(figures.raise.commitEndsAt) * 1000) : null;
  const prepared = await transactions.build({ caller, wallet, call, seriesKey, deadline });
  return {
    ...prepared,
    // A concurrent change raises the draft's version, so only the first of change and build is written.
    async save(tx) {
      const data = { state: 'BUILT', contractHash };
      requireWritten(await tx.seriesDraft.updateMany({ where: { id, version }, data }));
      return prepared.save(tx);
    },
  };
}

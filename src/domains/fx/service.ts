import type { Address } from '@income-series/protocol/address';
import type { Wad } from '@income-series/protocol/amounts';
import type { Clock } from '@income-series/protocol/clock';
import type { CurrencyNumber } from '@income-series/protocol/currency';
import { AppError } from '@income-series/protocol/errors/app-error';
import { isRecentRate } from '@income-series/protocol/fx';
import type { Bytes32, KeyAddress } from '@income-series/protocol/hex';
import { type Period, parsePeriod } from '@income-series/protocol/period';
import { requireSignedBy } from '@income-series/protocol/signing';
import type { ChainReader, Chains } from '../../chains/index.ts';
import type { Caller } from '../../core/caller.ts';
import { storedChainKey } from '../../core/on-chain.ts';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { AttestationChain } from '../cases/index.ts';
import { enqueueAction, toIssuer } from '../notifications/index.ts';
import { audit, requireWritten } from '../operations/index.ts';
import { type ReportChecks, requireOpen } from '../reporting/index.ts';
import {
  type PreparedCall,
  requireAddressed,
  requireIssuer,
  requireSeen,
  requireWallet,
  type TransactionService,
} from '../transaction/index.ts';
import {
  type FxRequest,
  requireBound,
  requireRecordable,
  requireRequestable,
  requireUnanswered,
  requireUnrated,
} from './rules.ts';

interface RequestRateInput {
  readonly chain: string;
  readonly seriesKey: Bytes32;
  readonly period: number;
}

interface SignFxInput {
  readonly chain: string;
  readonly seriesKey: Bytes32;
  readonly period: number;
  /** The rate as a WAD (18 decimals). */
  readonly rate: bigint;
  readonly key: KeyAddress;
  readonly signature: string;
}

interface RecordRateInput extends SignFxInput {
  /** The wallet that will sign and send. */
  readonly wallet: Address;
}

/** Writes a change of a request in the mutation's transaction. */
type WriteFx = (tx: Tx) => Promise<{ readonly chain: string; readonly seriesKey: string }>;

interface FxDeps {
  readonly db: PrismaClient;
  readonly chains: Chains<AttestationChain & Pick<ChainReader, 'fxRate'>>;
  readonly checks: ReportChecks;
  readonly transactions: TransactionService;
  readonly clock: Clock;
}

/** The feed's last rate of a currency. */
export interface FeedRate {
  readonly currency: CurrencyNumber;
  /** Base units of the payment token for one minor unit of the currency, as WAD. */
  readonly rate: Wad;
  readonly publishedAt: Date;
  /** True if a series may be drafted with it now. */
  readonly isRecent: boolean;
}

/** The feed's rates, and those that attestors sign for quarters without one. A series has one request at a time. */
export interface FxService {
  /** The feed's last rate of a currency; null if it never had one. @throws CHAIN_UNAVAILABLE */
  feedRate(chain: string, currency: CurrencyNumber): Promise<FeedRate | null>;
  /**
   * Stores the issuer's request for the rate of a quarter's end and notifies the attestors of the chain.
   * @throws NOT_FOUND, PERIOD_INVALID, NOT_ISSUER, SERIES_ROUTED, PERIOD_NOT_OPEN, FX_FRESH, CONFLICT while a signed
   * rate is usable, CHAIN_UNAVAILABLE
   */
  request(caller: Caller, input: RequestRateInput): Promise<WriteFx>;
  /**
   * Stores an attestor's signature of FX for the request.
   * @throws NOT_FOUND, NOT_ADDRESSED if the key is not the caller's, CONFLICT, CASE_STATE, FX_FRESH,
   * FX_OUT_OF_BOUND, SIGNATURE_NOT_CANONICAL, SIGNATURE_INVALID, SIGNER_INACTIVE, CHAIN_UNAVAILABLE
   */
  sign(caller: Caller, input: SignFxInput): Promise<WriteFx>;
  /**
   * Builds `recordRate` for any wallet, with a signature that the caller passes. The contract accepts it from any sender.
   *
   * @throws WALLET_NOT_LINKED, NOT_FOUND, PERIOD_INVALID, SERIES_ROUTED, WRONG_STATE, PERIOD_NOT_OPEN, RATE_RECORDED,
   * FX_FRESH, SIGNATURE_NOT_CANONICAL, SIGNATURE_INVALID, SIGNER_INACTIVE, FX_OUT_OF_BOUND, CHAIN_UNAVAILABLE
   */
  prepareRecord(caller: Caller, input: RecordRateInput): Promise<PreparedCall>;
}

/** Creates the service of FX rates. */
export const createFxService = (deps: FxDeps): FxService => ({
  feedRate: (chain, currency) => readFeedRate(deps, chain, currency),
  request: (caller, input) => requestRate(deps, caller, input),
  sign: (caller, input) => signRate(deps, caller, input),
  prepareRecord: (caller, input) => prepareRecord(deps, caller, input),
});

/** Reads a chain's rate of a currency with its age; null if the feed has none. @throws CHAIN_UNAVAILABLE */
async function readFeedRate(
  { chains }: Pick<FxDeps, 'chains'>,
  chain: string,
  currency: CurrencyNumber,
): Promise<FeedRate | null> {
  const { value, block } = await chains.of(chain).fxRate(currency);
  const { rate, updatedAt } = value;
  if (rate === 0n) return null;
  const publishedAt = new Date(Number(updatedAt) * 1000);
  return { currency, rate, publishedAt, isRecent: isRecentRate(value, block.timestamp) };
}

/** Reads the series' stored request without its signature; null if there is none. */
const readRequest = (db: PrismaClient, chain: string, seriesKey: Bytes32) =>
  db.fxFallback.findUnique({ where: { chain_seriesKey: { chain, seriesKey } }, omit: { signature: true } });
type Row = NonNullable<Awaited<ReturnType<typeof readRequest>>>;

/** Adds to a stored request whether its signer is active on the chain now. @throws CHAIN_UNAVAILABLE */
async function withSignerStatus(chain: AttestationChain, { period, state, rate, signer }: Row): Promise<FxRequest> {
  const active = signer === null ? null : await chain.activeAttestors([signer]);
  return {
    period,
    state,
    rate: rate === null ? null : BigInt(rate.toFixed(0)),
    signerActive: signer !== null && active?.value.get(signer) === true,
  };
}

/** Checks on the chain that the quarter's rate may be requested now. @throws as `FxService.request` */
async function requireRateMissing(
  chain: AttestationChain,
  seriesKey: Bytes32,
  period: Period,
  before: Row | null,
): Promise<void> {
  const [periodState, series, fx, stored] = await Promise.all([
    chain.periodState(seriesKey, period),
    chain.series(seriesKey),
    chain.periodRate(seriesKey, period),
    before && withSignerStatus(chain, before),
  ]);
  if (series.value.routed) throw new AppError('SERIES_ROUTED');
  requireOpen(period, periodState.value, series.value.nextPeriod);
  requireUnrated(fx.value);
  requireRequestable(stored, period, fx.value.last);
}

/** Checks the input of `FxService.request`. Returns a function that writes the request. */
async function requestRate(
  { db, chains, checks, clock }: Pick<FxDeps, 'db' | 'chains' | 'checks' | 'clock'>,
  caller: Caller,
  { chain: name, seriesKey, ...input }: RequestRateInput,
): Promise<WriteFx> {
  const chain = chains.of(name);
  const period = parsePeriod(input.period);
  const { issuer } = await checks.findSeries(name, seriesKey, period);
  requireIssuer(caller, name, issuer);
  const before = await readRequest(db, name, seriesKey);
  await requireRateMissing(chain, seriesKey, period, before);
  const row = {
    seriesKey,
    indexedKey: seriesKey,
    chain: name,
    issuer,
    accountId: caller.accountId,
    period,
    state: 'REQUESTED',
    rate: null,
    signer: null,
    signature: null,
    digest: null,
    signedAt: null,
    requestedAt: clock.now(),
  };
  return async (tx) => {
    requireWritten(
      before
        ? await tx.fxFallback.updateMany({ where: whereUnchanged(before), data: row })
        : await tx.fxFallback.createMany({ data: [row], skipDuplicates: true }),
    );
    const about = { seriesKey, subjectId: null, period, status: row.state, at: row.requestedAt };
    const once = `${period}:${row.requestedAt.toISOString()}`;
    await enqueueAction(tx, { ...about, once, kind: 'FxRequested', chain: name, audience: { attestors: true } });
    return { chain: name, seriesKey };
  };
}

/** Checks the input of `FxService.sign`. Returns a function that stores the signature. */
async function signRate(
  { db, chains, checks, clock }: Pick<FxDeps, 'db' | 'chains' | 'checks' | 'clock'>,
  caller: Caller,
  { chain: name, seriesKey, period, rate, key, signature }: SignFxInput,
): Promise<WriteFx> {
  const chain = chains.of(name);
  const before = await readRequest(db, name, seriesKey);
  if (before === null) throw new AppError('NOT_FOUND');
  requireSeen(caller, before);
  requireAddressed(caller, name, key);
  const { value: fx } = await chain.periodRate(seriesKey, before.period);
  requireUnanswered(await withSignerStatus(chain, before), period, fx.last);
  requireUnrated(fx);
  requireBound(rate, fx.last);
  const checked = requireSignedBy(chain.domain, 'FX', { seriesKey, period, rate }, { key, signature });
  await checks.requireAttestor(name, key);
  const data = {
    state: 'SIGNED',
    rate: rate.toString(),
    ...checked,
    signedAt: clock.now(),
  };
  return async (tx) => {
    requireWritten(await tx.fxFallback.updateMany({ where: whereUnchanged(before), data }));
    const codes = { signer: key, period, digest: checked.digest };
    await audit(tx, { actor: caller.accountId, action: 'fx.sign', target: storedChainKey(name, seriesKey), codes });
    const about = { seriesKey, subjectId: null, period, status: data.state, at: data.signedAt };
    const once = `${period}:${data.signedAt.toISOString()}`;
    await enqueueAction(tx, {
      ...about,
      once,
      kind: 'FxSigned',
      chain: before.chain,
      audience: toIssuer(before.issuer),
    });
    return { chain: name, seriesKey };
  };
}

/** Builds the transaction of `FxService.prepareRecord`. */
async function prepareRecord(
  { chains, checks, transactions }: Pick<FxDeps, 'chains' | 'checks' | 'transactions'>,
  caller: Caller,
  input: RecordRateInput,
): Promise<PreparedCall> {
  const { chain: name, seriesKey, rate, key } = input;
  const chain = chains.of(name);
  const wallet = requireWallet(caller, name, input.wallet);
  const period = parsePeriod(input.period);
  await checks.findSeries(name, seriesKey, period);
  const [series, fx] = await Promise.all([chain.series(seriesKey), chain.periodRate(seriesKey, period)]);
  requireRecordable(series.value, period, fx.value, fx.block.timestamp);
  const { signature } = requireSignedBy(chain.domain, 'FX', { seriesKey, period, rate }, input);
  await checks.requireAttestor(name, key);
  requireBound(rate, fx.value.last);
  const call = { kind: 'recordRate', seriesKey, period, rate, signature } as const;
  return transactions.build({ caller, wallet, call });
}

/** The condition that selects the stored request only if it has not changed since it was read. */
const whereUnchanged = ({
  chain,
  seriesKey,
  period,
  state,
  requestedAt,
  signedAt,
}: {
  readonly chain: string;
  readonly seriesKey: string;
  readonly period: number;
  readonly state: string;
  readonly requestedAt: Date;
  readonly signedAt: Date | null;
}) => ({ chain, seriesKey, period, state, requestedAt, signedAt });

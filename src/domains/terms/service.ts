import type { Address } from '@income-series/protocol/address';
import type { Clock } from '@income-series/protocol/clock';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { Caller } from '../../core/caller.ts';
import { storedChainKey } from '../../core/on-chain.ts';
import { type OpenSealed, openSealed, type Vault } from '../../core/vault/index.ts';
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts';
import type { LogTermsReads } from '../transaction/index.ts';
import type { OpenedTerms } from './calls.ts';
import type { Terms, TermsAuthorization, VaultTerms } from './model/index.ts';
import { amendedTerms, type CommittedTerms, draftedTerms } from './vault.ts';

/** A request to open a series' terms, with the right of the reader. */
interface TermsRequest extends CommittedTerms, TermsRead {}

/** One read of terms, as the access log records it. */
interface TermsRead {
  readonly chain: string;
  readonly seriesKey: Bytes32;
  readonly issuer: Address;
  readonly authorization: TermsAuthorization;
}

interface AmendmentTermsRequest extends TermsRequest {
  /** The amendment. */
  readonly id: string;
}

/** The key by which `TermsService.open` returns the terms of a series. */
export const termsKey = ({ chain, seriesKey }: { readonly chain: string; readonly seriesKey: Bytes32 }): string =>
  `${chain} ${seriesKey}`;

export interface TermsService {
  /** Seals a draft's terms in the vault, in the transaction that writes the draft. */
  seal(
    tx: Prisma.TransactionClient,
    series: { readonly chain: string; readonly seriesKey: Bytes32 },
    terms: VaultTerms,
  ): Promise<void>;
  /** Replaces a draft's terms in the vault, in the transaction that changes the draft. */
  replace(
    tx: Prisma.TransactionClient,
    series: { readonly chain: string; readonly seriesKey: Bytes32 },
    terms: VaultTerms,
  ): Promise<void>;
  /**
   * Opens the terms of series that the caller may read. It writes one log row a series first, with one statement, then reads
   * the ciphertexts with two; if the log cannot be written, nothing is opened.
   *
   * A series' terms are those, drafted or amended, that open the commitment on the chain. The state of an amendment is not
   * looked at, so that terms follow the commitment, also back through a reorganisation.
   *
   * @returns by `termsKey` the terms, or the error of terms that do not open: VAULT_KEY_UNKNOWN, VAULT_CIPHERTEXT_INVALID. A
   * series is absent if no terms are sealed here, or none that open its commitment, because an issuer may draft one thing
   * and create another
   * @throws DATABASE_UNAVAILABLE
   */
  readonly open: OpenSealed<TermsRequest, string, Terms>;
  /**
   * Logs that an issuer reads its terms without `open`, because the bytes of a built `openRouter` or
   * `createRoutedRaise` contain them.
   * @throws DATABASE_UNAVAILABLE
   */
  readonly logReads: LogTermsReads;
  /**
   * Opens the terms of amendments as `open` does, with one statement after the log's.
   * @returns the terms or errors by amendment id; `open` returns them by `termsKey`
   */
  readonly openAmendments: OpenSealed<AmendmentTermsRequest, string, Terms>;
}

/**
 * Opens a series' terms for its issuer, whose transaction publishes them; the read is logged.
 * @throws NOT_FOUND if the terms are not sealed here, VAULT_KEY_UNKNOWN, VAULT_CIPHERTEXT_INVALID, DATABASE_UNAVAILABLE
 */
export async function openIssuersTerms(
  terms: Pick<TermsService, 'open'>,
  { accountId }: Pick<Caller, 'accountId'>,
  series: Omit<TermsRequest, 'authorization'>,
): Promise<OpenedTerms> {
  const authorization = { relation: 'issuer', wallet: series.issuer, blockNumber: null } as const;
  const sealed = (await terms.open(accountId, [{ ...series, authorization }])).get(termsKey(series));
  if (sealed === undefined) throw new AppError('NOT_FOUND');
  if (sealed instanceof AppError) throw sealed;
  return { theta: sealed.theta, ratePerUnit: sealed.rate, termsSalt: sealed.termsSalt };
}

/** Creates the service of private terms. It writes each read to the log before it opens anything. */
export function createTermsService(deps: {
  readonly db: PrismaClient;
  readonly vault: Vault;
  readonly clock: Clock;
}): TermsService {
  const { db, vault, clock } = deps;
  const drafted = draftedTerms(vault);

  async function log(accountId: string, requests: readonly TermsRead[]): Promise<void> {
    const at = clock.now();
    const { count } = await db.termsAccessLog.createMany({
      data: requests.map(({ chain, seriesKey, issuer, authorization }) => ({
        chain,
        seriesKey,
        issuer,
        accountId,
        at,
        ...authorization,
      })),
    });
    if (count !== requests.length) throw new AppError('INTERNAL');
  }

  return {
    async seal(tx, { chain, seriesKey }, terms) {
      const data = {
        chain,
        seriesKey,
        ...drafted.seal(storedChainKey(chain, seriesKey), terms),
        createdAt: clock.now(),
      };
      await tx.termsVault.create({ data });
    },

    async replace(tx, { chain, seriesKey }, terms) {
      const data = drafted.seal(storedChainKey(chain, seriesKey), terms);
      await tx.termsVault.update({ where: { chain_seriesKey: { chain, seriesKey } }, data });
    },

    open: openSealed({
      key: termsKey,
      log,
      fetch: (requests: readonly TermsRequest[]) => fetchTerms(db, vault, requests),
    }),

    logReads: (accountId, reads) =>
      log(
        accountId,
        reads.map((read) => ({
          ...read,
          authorization: { relation: 'issuer', wallet: read.issuer, blockNumber: null },
        })),
      ),

    openAmendments: openSealed({
      key: ({ id }: AmendmentTermsRequest) => id,
      log,
      fetch: (requests) => fetchAmendments(db, vault, requests),
    }),
  };
}

/** Opened terms, null if they do not open the commitment, or the error of bytes that do not open. */
type OpeningResult = ReturnType<ReturnType<typeof draftedTerms>['open']>;

/** Reads the sealed terms of requests. The returned function opens what may match one request: the amendments first, then the draft. */
async function fetchTerms(
  db: PrismaClient,
  vault: Vault,
  requests: readonly TermsRequest[],
): Promise<(request: TermsRequest) => OpeningResult[]> {
  const [draftOpener, amendmentOpener] = [draftedTerms(vault), amendedTerms(vault)];
  const series = { OR: requests.map(({ chain, seriesKey }) => ({ chain, seriesKey })) };
  const termsCommitment = { in: requests.map((request) => request.termsCommitment) };
  const [drafts, amendments] = await Promise.all([
    db.termsVault.findMany({ where: series, select: { chain: true, seriesKey: true, ciphertext: true } }),
    db.termsAmendment.findMany({
      where: { ...series, termsCommitment },
      select: { id: true, chain: true, seriesKey: true, termsCommitment: true, ciphertext: true },
    }),
  ]);
  return (request) => [
    ...amendments
      .filter((row) => termsKey(row) === termsKey(request) && row.termsCommitment === request.termsCommitment)
      .map(({ id, ciphertext }) => amendmentOpener.open(id, ciphertext, request)),
    ...drafts
      .filter((row) => termsKey(row) === termsKey(request))
      .map((row) => draftOpener.open(storedChainKey(row.chain, row.seriesKey), row.ciphertext, request)),
  ];
}

/** Reads the sealed terms of amendments. The returned function opens those of one request; empty if they are not stored any more. */
async function fetchAmendments(
  db: PrismaClient,
  vault: Vault,
  requests: readonly AmendmentTermsRequest[],
): Promise<(request: AmendmentTermsRequest) => OpeningResult[]> {
  const amended = amendedTerms(vault);
  const rows = await db.termsAmendment.findMany({
    where: { id: { in: requests.map(({ id }) => id) } },
    select: { id: true, ciphertext: true },
  });
  const sealed = new Map(rows.map(({ id, ciphertext }) => [id, ciphertext]));
  return (request) => {
    const ciphertext = sealed.get(request.id);
    return ciphertext ? [amended.open(request.id, ciphertext, request)] : [];
  };
}

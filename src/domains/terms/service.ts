import type { Address } from '../../core/address.ts';
import type { Clock } from '../../core/clock.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { storedChainKey } from '../../core/on-chain.ts';
import { type OpenSealed, openSealed, type Vault } from '../../core/vault/index.ts';
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts';
import type { LogTermsReads } from '../transaction/index.ts';
import type { Terms, TermsAuthorization, VaultTerms } from './model.ts';
import { amendedTerms, type CommittedTerms, draftedTerms } from './vault.ts';

/** Terms that a reader may open, with the authorization the access check found. */
interface TermsRequest extends CommittedTerms, TermsRead {}

/** One read, as the access log has it. */
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

/** By what `open` answers the terms of a series. */
export const termsKey = ({ chain, seriesKey }: { readonly chain: string; readonly seriesKey: Bytes32 }): string =>
  `${chain} ${seriesKey}`;

export interface TermsService {
  /** Writes a draft's terms into the vault, within the transaction that writes the draft. */
  seal(
    tx: Prisma.TransactionClient,
    series: { readonly chain: string; readonly seriesKey: Bytes32 },
    terms: VaultTerms,
  ): Promise<void>;
  /** Replaces the terms of a draft in the vault, within the transaction that changes the draft. */
  replace(
    tx: Prisma.TransactionClient,
    series: { readonly chain: string; readonly seriesKey: Bytes32 },
    terms: VaultTerms,
  ): Promise<void>;
  /**
   * Opens the terms of series the caller was found entitled to: first one log row a series, in one statement, then the
   * ciphertexts, in two more. Where the log cannot be written there are no values.
   *
   * The terms of a series are those that open the commitment the chain holds: drafted with it, or those of an amendment
   * with that commitment. No state of the amendment is asked, so commitment and terms move together, forward with a
   * confirmed amendment and back with a reorganisation.
   *
   * @returns by `termsKey` the terms, or why these alone do not open: VAULT_KEY_UNKNOWN, VAULT_CIPHERTEXT_INVALID. Absent
   * is a series without sealed terms (drafted elsewhere), and one none of whose sealed terms are those it committed to
   * on the chain: an issuer may draft one thing and create another
   * @throws DATABASE_UNAVAILABLE
   */
  readonly open: OpenSealed<TermsRequest, string, Terms>;
  /**
   * Writes down reads of terms that are opened elsewhere: the bytes of a built `openRouter`.
   * @throws DATABASE_UNAVAILABLE
   */
  readonly logReads: LogTermsReads;
  /**
   * Opens the terms of amendments in the same way, in one statement after the log's.
   * @returns by the amendment's id, as `open` does by series key
   */
  readonly openAmendments: OpenSealed<AmendmentTermsRequest, string, Terms>;
}

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

/** Terms, null where they are not those committed to, or why the bytes do not open. */
type Opened = ReturnType<ReturnType<typeof draftedTerms>['open']>;

/** What may open to the terms of series: those of amendments with their commitment, then the drafted ones. */
async function fetchTerms(
  db: PrismaClient,
  vault: Vault,
  requests: readonly TermsRequest[],
): Promise<(one: TermsRequest) => Opened[]> {
  const [drafted, amended] = [draftedTerms(vault), amendedTerms(vault)];
  const series = { OR: requests.map(({ chain, seriesKey }) => ({ chain, seriesKey })) };
  const termsCommitment = { in: requests.map((request) => request.termsCommitment) };
  const [drafts, amendments] = await Promise.all([
    db.termsVault.findMany({ where: series, select: { chain: true, seriesKey: true, ciphertext: true } }),
    db.termsAmendment.findMany({
      where: { ...series, termsCommitment },
      select: { id: true, chain: true, seriesKey: true, termsCommitment: true, ciphertext: true },
    }),
  ]);
  return (one) => [
    ...amendments
      .filter((row) => termsKey(row) === termsKey(one) && row.termsCommitment === one.termsCommitment)
      .map(({ id, ciphertext }) => amended.open(id, ciphertext, one)),
    ...drafts
      .filter((row) => termsKey(row) === termsKey(one))
      .map((row) => drafted.open(storedChainKey(row.chain, row.seriesKey), row.ciphertext, one)),
  ];
}

async function fetchAmendments(
  db: PrismaClient,
  vault: Vault,
  requests: readonly AmendmentTermsRequest[],
): Promise<(one: AmendmentTermsRequest) => Opened[]> {
  const amended = amendedTerms(vault);
  const rows = await db.termsAmendment.findMany({
    where: { id: { in: requests.map(({ id }) => id) } },
    select: { id: true, ciphertext: true },
  });
  const sealed = new Map(rows.map(({ id, ciphertext }) => [id, ciphertext]));
  return (one) => {
    const ciphertext = sealed.get(one.id);
    return ciphertext ? [amended.open(one.id, ciphertext, one)] : [];
  };
}

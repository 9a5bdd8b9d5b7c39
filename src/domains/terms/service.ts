import type { Clock } from '../../core/clock.ts';
import { opensTerms } from '../../core/commitments.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Address, Bytes32 } from '../../core/hex.ts';
import type { Vault, VaultPlace } from '../../core/vault/index.ts';
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts';
import type { LogTermsReads } from '../transaction/index.ts';
import {
  decodeTerms,
  encodeTerms,
  type SealedTerms,
  type Terms,
  type TermsBasis,
  type TermsStanding,
} from './model.ts';

/** Terms that a reader may open, with the standing the access check found. */
export interface TermsRequest extends TermsBasis, TermsRead {
  /** What the terms must open: the commitment of the chain's series, or of an amendment. */
  readonly termsCommitment: Bytes32;
}

/** One read, as the access log has it. */
interface TermsRead {
  readonly chain: string;
  readonly seriesKey: Bytes32;
  readonly issuer: Address;
  readonly standing: TermsStanding;
}

export interface AmendmentTermsRequest extends TermsRequest {
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
    terms: SealedTerms,
  ): Promise<void>;
  /**
   * Opens the terms of series the caller was found entitled to: first one log row a series, in one statement, then the
   * ciphertexts, in two more. Where the log cannot be written there are no values.
   *
   * The terms of a series are those that open the commitment the chain holds: drafted with it, or those of an amendment
   * with that commitment. No state of the amendment is asked, so commitment and terms move together, forward with a
   * landed amendment and back with a reorganisation.
   *
   * @returns by `termsKey` the terms, or why these alone do not open: VAULT_KEY_UNKNOWN, VAULT_CIPHERTEXT_INVALID. Absent
   * is a series without sealed terms (drafted elsewhere), and one none of whose sealed terms are those it committed to
   * on the chain: an issuer may draft one thing and create another
   * @throws DATABASE_UNAVAILABLE
   */
  open(accountId: string, requests: readonly TermsRequest[]): Promise<ReadonlyMap<string, Terms | AppError>>;
  /** Writes down reads of terms that are opened elsewhere: the bytes of a built `openRouter`. @throws DATABASE_UNAVAILABLE */
  readonly logReads: LogTermsReads;
  /**
   * Opens the terms of amendments in the same way, in one statement after the log's.
   * @returns by the amendment's id, as `open` does by series key
   */
  openAmendments(
    accountId: string,
    requests: readonly AmendmentTermsRequest[],
  ): Promise<ReadonlyMap<string, Terms | AppError>>;
}

/** The one place a series' ciphertext opens at. */
export const termsPlace = (seriesKey: Bytes32): VaultPlace => ({
  table: 'terms_vault',
  column: 'ciphertext',
  row: seriesKey,
});

/** The one place an amendment's ciphertext opens at. */
export const amendmentPlace = (id: string): VaultPlace => ({
  table: 'terms_amendments',
  column: 'ciphertext',
  row: id,
});

interface Sealed {
  readonly place: VaultPlace;
  readonly ciphertext: Uint8Array;
}

export function createTermsService(deps: {
  readonly db: PrismaClient;
  readonly vault: Vault;
  readonly clock: Clock;
}): TermsService {
  const { db, vault, clock } = deps;

  /** Null where they do not open the commitment. One ciphertext is no other's fault: its failure is its answer. */
  function openOne(of: TermsRequest, { place, ciphertext }: Sealed): Terms | AppError | null {
    try {
      const terms = decodeTerms(vault.open(ciphertext, place), of.unitsOffered);
      const { theta, rate: r, termsSalt } = terms;
      const { currencyCode, indexingRule, termsCommitment } = of;
      return opensTerms({ theta, r, currencyCode, indexingRule, termsSalt }, termsCommitment) ? terms : null;
    } catch (error) {
      if (error instanceof AppError) return error;
      throw error;
    }
  }

  /** The first that opens, else why the first that failed did. */
  function openAny(of: TermsRequest, candidates: readonly Sealed[]): Terms | AppError | null {
    const opened = candidates.map((sealed) => openOne(of, sealed)).filter((found) => found !== null);
    return opened.find((found) => !(found instanceof AppError)) ?? opened[0] ?? null;
  }

  async function log(accountId: string, requests: readonly TermsRead[]): Promise<void> {
    const at = clock.now();
    const { count } = await db.termsAccessLog.createMany({
      data: requests.map(({ chain, seriesKey, issuer, standing }) => ({
        chain,
        seriesKey,
        issuer,
        accountId,
        at,
        ...standing,
      })),
    });
    if (count !== requests.length) throw new AppError('INTERNAL');
  }

  return {
    async seal(tx, { chain, seriesKey }, terms) {
      const ciphertext = vault.seal(encodeTerms(terms), termsPlace(seriesKey));
      await tx.termsVault.create({
        data: { chain, seriesKey, keyId: vault.keyId, ciphertext, createdAt: clock.now() },
      });
    },

    async open(accountId, requests) {
      if (requests.length === 0) return new Map();
      await log(accountId, requests);
      const series = { OR: requests.map(({ chain, seriesKey }) => ({ chain, seriesKey })) };
      const termsCommitment = { in: requests.map((request) => request.termsCommitment) };
      const [drafted, amended] = await Promise.all([
        db.termsVault.findMany({ where: series, select: { chain: true, seriesKey: true, ciphertext: true } }),
        db.termsAmendment.findMany({
          where: { ...series, termsCommitment },
          select: { id: true, chain: true, seriesKey: true, termsCommitment: true, ciphertext: true },
        }),
      ]);
      const opened = new Map<string, Terms | AppError>();
      const isOf = (request: TermsRequest) => (row: { readonly chain: string; readonly seriesKey: string }) =>
        row.chain === request.chain && row.seriesKey === request.seriesKey;
      for (const request of requests) {
        const terms = openAny(request, [
          ...amended
            .filter((row) => isOf(request)(row) && row.termsCommitment === request.termsCommitment)
            .map(({ id, ciphertext }) => ({ place: amendmentPlace(id), ciphertext })),
          ...drafted
            .filter(isOf(request))
            .map(({ ciphertext }) => ({ place: termsPlace(request.seriesKey), ciphertext })),
        ]);
        if (terms !== null) opened.set(termsKey(request), terms);
      }
      return opened;
    },

    logReads: (accountId, reads) =>
      log(
        accountId,
        reads.map((read) => ({ ...read, standing: { relation: 'issuer', wallet: read.issuer, blockNumber: null } })),
      ),

    async openAmendments(accountId, requests) {
      if (requests.length === 0) return new Map();
      await log(accountId, requests);
      const rows = await db.termsAmendment.findMany({
        where: { id: { in: requests.map(({ id }) => id) } },
        select: { id: true, ciphertext: true },
      });
      const sealed = new Map(rows.map(({ id, ciphertext }) => [id, ciphertext]));
      const opened = new Map<string, Terms | AppError>();
      for (const request of requests) {
        const ciphertext = sealed.get(request.id);
        const terms = ciphertext && openOne(request, { place: amendmentPlace(request.id), ciphertext });
        if (terms) opened.set(request.id, terms);
      }
      return opened;
    },
  };
}

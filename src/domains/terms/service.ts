import type { Clock } from '../../core/clock.ts';
import { opensTerms } from '../../core/commitments.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Address, Bytes32 } from '../../core/hex.ts';
import type { Vault, VaultPlace } from '../../core/vault/index.ts';
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts';
import { decodeTerms, encodeTerms, type SealedTerms, type Terms, type TermsStanding } from './model.ts';

/** One series whose terms a reader may open, with the standing the access check found. */
export interface TermsRequest {
  readonly seriesKey: Bytes32;
  readonly issuer: Address;
  readonly unitsOffered: bigint;
  /** What the chain's series committed to. */
  readonly termsCommitment: Bytes32;
  readonly currencyCode: number;
  readonly indexingRule: number;
  readonly standing: TermsStanding;
}

export interface TermsService {
  /** Writes a draft's terms into the vault, within the transaction that writes the draft. */
  seal(tx: Prisma.TransactionClient, seriesKey: Bytes32, terms: SealedTerms): Promise<void>;
  /**
   * Opens the terms of series the caller was found entitled to: first one log row a series, in one statement, then the
   * ciphertexts, in one more. Where the log cannot be written there are no values.
   *
   * @returns by series key the terms, or why these alone do not open: VAULT_KEY_UNKNOWN, VAULT_CIPHERTEXT_INVALID. Absent
   * is a series without sealed terms (drafted elsewhere), and one whose sealed terms are not those it committed to on
   * the chain: an issuer may draft one thing and create another
   * @throws DATABASE_UNAVAILABLE
   */
  open(accountId: string, requests: readonly TermsRequest[]): Promise<ReadonlyMap<Bytes32, Terms | AppError>>;
}

/** The one place a series' ciphertext opens at. */
export const termsPlace = (seriesKey: Bytes32): VaultPlace => ({
  table: 'terms_vault',
  column: 'ciphertext',
  row: seriesKey,
});

export function createTermsService(deps: {
  readonly db: PrismaClient;
  readonly vault: Vault;
  readonly clock: Clock;
}): TermsService {
  const { db, vault, clock } = deps;

  /** Null where they are not the series' own. One series' ciphertext is no other's fault: its failure is its answer. */
  function openOne(of: TermsRequest, ciphertext: Uint8Array): Terms | AppError | null {
    try {
      const terms = decodeTerms(vault.open(ciphertext, termsPlace(of.seriesKey)), of.unitsOffered);
      const { theta, rate: r, termsSalt } = terms;
      const { currencyCode, indexingRule, termsCommitment } = of;
      return opensTerms({ theta, r, currencyCode, indexingRule, termsSalt }, termsCommitment) ? terms : null;
    } catch (error) {
      if (error instanceof AppError) return error;
      throw error;
    }
  }

  return {
    async seal(tx, seriesKey, terms) {
      const ciphertext = vault.seal(encodeTerms(terms), termsPlace(seriesKey));
      await tx.termsVault.create({ data: { seriesKey, keyId: vault.keyId, ciphertext, createdAt: clock.now() } });
    },

    async open(accountId, requests) {
      if (requests.length === 0) return new Map();
      const at = clock.now();
      const { count } = await db.termsAccessLog.createMany({
        data: requests.map(({ seriesKey, issuer, standing }) => ({ seriesKey, issuer, accountId, at, ...standing })),
      });
      if (count !== requests.length) throw new AppError('INTERNAL');
      const rows = await db.termsVault.findMany({
        where: { seriesKey: { in: requests.map(({ seriesKey }) => seriesKey) } },
        select: { seriesKey: true, ciphertext: true },
      });
      const sealed = new Map(rows.map(({ seriesKey, ciphertext }) => [seriesKey, ciphertext]));
      const opened = new Map<Bytes32, Terms | AppError>();
      for (const request of requests) {
        const ciphertext = sealed.get(request.seriesKey);
        const terms = ciphertext && openOne(request, ciphertext);
        if (terms) opened.set(request.seriesKey, terms);
      }
      return opened;
    },
  };
}

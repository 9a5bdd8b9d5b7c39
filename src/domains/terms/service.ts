import type { Clock } from '../../core/clock.ts';
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
  readonly standing: TermsStanding;
}

export interface TermsService {
  /** Writes a draft's terms into the vault, within the transaction that writes the draft. */
  seal(tx: Prisma.TransactionClient, seriesKey: Bytes32, terms: SealedTerms): Promise<void>;
  /**
   * Opens the terms of series the caller was found entitled to: first one log row a series, in one statement, then the
   * ciphertexts, in one more. Where the log cannot be written there are no values.
   *
   * @returns the terms by series key; a series without sealed terms (drafted elsewhere) is absent
   * @throws VAULT_KEY_UNKNOWN, VAULT_CIPHERTEXT_INVALID, DATABASE_UNAVAILABLE
   */
  open(accountId: string, requests: readonly TermsRequest[]): Promise<ReadonlyMap<Bytes32, Terms>>;
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
      const units = new Map(requests.map((r) => [r.seriesKey, r.unitsOffered]));
      const rows = await db.termsVault.findMany({
        where: { seriesKey: { in: [...units.keys()] } },
        select: { seriesKey: true, ciphertext: true },
      });
      return new Map(
        rows.map((row) => {
          const seriesKey = row.seriesKey as Bytes32;
          const plaintext = vault.open(row.ciphertext, termsPlace(seriesKey));
          return [seriesKey, decodeTerms(plaintext, units.get(seriesKey) ?? 0n)];
        }),
      );
    },
  };
}

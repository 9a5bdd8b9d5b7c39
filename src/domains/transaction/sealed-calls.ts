import type { Address } from '@income-series/protocol/address';
import { utf8 } from '@income-series/protocol/bytes';
import type { Clock } from '@income-series/protocol/clock';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Bytes32 } from '@income-series/protocol/hex';
import { type OpenSealed, sealedById, type Vault, type VaultColumn, vaultColumn } from '../../core/vault/index.ts';
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts';
import { requireWritten } from '../operations/index.ts';
import type { CallCatalogue } from './calls.ts';
import type { CallBytes } from './model/index.ts';
import type { LogTermsReads } from './model/ports.ts';

/** The transaction whose bytes are sealed, and when they expire. */
export interface SealedFor {
  readonly id: string;
  readonly kind: string;
  readonly chain: string;
  readonly seriesKey: Bytes32 | null;
  /** The wallet that will sign. */
  readonly wallet: Address;
  readonly expiresAt: Date;
  /** The id of the row whose signature the bytes contain; null for bytes without one. */
  readonly signatureOf: string | null;
}

export interface SealedCalls {
  /**
   * Seals the bytes of a transaction that was written in this database transaction. Deletes earlier bytes of the same kind,
   * chain, series and wallet, no matter who built them.
   */
  seal(tx: Prisma.TransactionClient, target: SealedFor, bytes: CallBytes): Promise<void>;
  /**
   * Replaces the sealed bytes of a transaction in their row, so that they are still deleted with their signature.
   * @throws CONFLICT if the old bytes are deleted
   */
  reseal(tx: Prisma.TransactionClient, target: Pick<SealedFor, 'id' | 'expiresAt'>, bytes: CallBytes): Promise<void>;
  /**
   * Opens the bytes of transactions for a reader who passed the access check. Reads of bytes with private terms are first
   * written to the terms access log with one statement; if that fails, nothing is opened.
   *
   * @returns by id the bytes, or the error of bytes that do not open: VAULT_KEY_UNKNOWN, VAULT_CIPHERTEXT_INVALID. Bytes are
   * absent if they expired, were replaced, or their signature was dropped
   * @throws DATABASE_UNAVAILABLE
   */
  readonly open: OpenSealed<string, string, CallBytes>;
}

export const callsTable = sealedById('sealed_calls', 'ciphertext', 'transaction_id');

/** The sealed column of transactions' bytes, by transaction id. Bytes of older versions have no member `approval`. */
const callBytes = (vault: Vault): VaultColumn<CallBytes, CallBytes, void> =>
  vaultColumn(vault, {
    ...callsTable,
    encode: (bytes: CallBytes) => utf8(JSON.stringify(bytes)),
    decode: (plaintext) => ({ approval: null, ...JSON.parse(new TextDecoder().decode(plaintext)) }) as CallBytes,
  });

/** Creates the store of confidential bytes of built transactions, which are sealed in the vault. */
export function createSealedCalls(deps: {
  readonly calls: CallCatalogue;
  readonly db: PrismaClient;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly logTermsReads: LogTermsReads;
}): SealedCalls {
  const { calls, db, vault, clock, logTermsReads } = deps;
  const column = callBytes(vault);

  return {
    async seal(tx, { id, kind, chain, seriesKey, wallet, expiresAt, signatureOf }, bytes) {
      // The lock makes concurrent builds of the same call wait, so that only the last one's bytes stay.
      const slot = JSON.stringify(['sealed_calls', kind, chain, seriesKey, wallet]);
      await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtextextended(${slot}, 0))) AS locked`;
      await tx.sealedCall.deleteMany({ where: { transaction: { kind, chain, seriesKey, wallet } } });
      await tx.sealedCall.create({ data: { transactionId: id, ...column.seal(id, bytes), expiresAt, signatureOf } });
    },

    async reseal(tx, { id, expiresAt }, bytes) {
      const where = { transactionId: id };
      requireWritten(await tx.sealedCall.updateMany({ where, data: { ...column.seal(id, bytes), expiresAt } }));
    },

    async open(accountId, ids) {
      const rows = await db.sealedCall.findMany({
        where: { transactionId: { in: [...ids] }, expiresAt: { gt: clock.now() } },
        select: {
          transactionId: true,
          ciphertext: true,
          transaction: { select: { kind: true, chain: true, seriesKey: true, wallet: true } },
        },
      });
      const withTerms = rows.filter(({ transaction }) => calls.accessOf(transaction.kind).carriesTerms);
      if (withTerms.length > 0) await logTermsReads(accountId, withTerms.map(termsRead));
      return new Map(rows.map(({ transactionId: id, ciphertext }) => [id, column.open(id, ciphertext)]));
    },
  };
}

/** The log entry for reading a call with private terms: such a call has a series, and the issuer's wallet sends it. */
function termsRead({ transaction }: { transaction: { chain: string; seriesKey: Bytes32 | null; wallet: Address } }) {
  if (transaction.seriesKey === null) throw new AppError('INTERNAL');
  const { chain, seriesKey } = transaction;
  return { chain, seriesKey, issuer: transaction.wallet };
}

/** Deletes sealed bytes that have expired, which nobody could read any more; returns how many. */
export async function purgeSealedCalls(db: PrismaClient, now: Date): Promise<number> {
  return (await db.sealedCall.deleteMany({ where: { expiresAt: { lte: now } } })).count;
}

import type { Address } from '../../core/address.ts';
import { utf8 } from '../../core/bytes.ts';
import type { Clock } from '../../core/clock.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { type OpenSealed, sealedById, type Vault, type VaultColumn, vaultColumn } from '../../core/vault/index.ts';
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts';
import { requireWritten } from '../operations/index.ts';
import type { CallCatalogue } from './calls.ts';
import type { CallBytes } from './model.ts';
import type { LogTermsReads } from './ports.ts';

/** The transaction that bytes are sealed for, and how long they are kept. */
export interface SealedFor {
  readonly id: string;
  readonly kind: string;
  readonly chain: string;
  readonly seriesKey: Bytes32 | null;
  /** That will sign. */
  readonly wallet: Address;
  readonly expiresAt: Date;
  /** The row whose signature the bytes hold; null for bytes without one. */
  readonly signatureOf: string | null;
}

export interface SealedCalls {
  /**
   * Seals the bytes of a transaction that was written in this database transaction, and drops those that it replaces: of
   * the same kind, chain, series and wallet, no matter who built them.
   */
  seal(tx: Prisma.TransactionClient, of: SealedFor, bytes: CallBytes): Promise<void>;
  /**
   * Puts other bytes in the place of those of a transaction. In their row, so that a signature which dies meanwhile takes
   * these too.
   * @throws CONFLICT where they are gone
   */
  reseal(tx: Prisma.TransactionClient, of: Pick<SealedFor, 'id' | 'expiresAt'>, bytes: CallBytes): Promise<void>;
  /**
   * Opens the bytes of transactions whose reader was found entitled to them. Where they hold private terms, each read is
   * in the terms access log first, in one statement; where that cannot be written there are no bytes.
   *
   * @returns by id the bytes, or why these alone do not open: VAULT_KEY_UNKNOWN, VAULT_CIPHERTEXT_INVALID. Absent are
   * those that are gone: expired, replaced, or with a signature that died
   * @throws DATABASE_UNAVAILABLE
   */
  readonly open: OpenSealed<string, string, CallBytes>;
}

export const callsTable = sealedById('sealed_calls', 'ciphertext', 'transaction_id');

/** The bytes of transactions and their previews, by the transaction. Older ones name no approval. */
const callBytes = (vault: Vault): VaultColumn<CallBytes, CallBytes, void> =>
  vaultColumn(vault, {
    ...callsTable,
    encode: (bytes: CallBytes) => utf8(JSON.stringify(bytes)),
    decode: (plaintext) => ({ approval: null, ...JSON.parse(new TextDecoder().decode(plaintext)) }) as CallBytes,
  });

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
      // One at a time: of calls that are built side by side the last one stays.
      const alike = JSON.stringify(['sealed_calls', kind, chain, seriesKey, wallet]);
      await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtextextended(${alike}, 0))) AS held`;
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
      const ofTerms = rows.filter(({ transaction }) => calls.accessOf(transaction.kind).carriesTerms);
      if (ofTerms.length > 0) await logTermsReads(accountId, ofTerms.map(termsRead));
      return new Map(rows.map(({ transactionId: id, ciphertext }) => [id, column.open(id, ciphertext)]));
    },
  };
}

/** A call that carries terms is of a series, and its issuer's wallet sends it. */
function termsRead({ transaction }: { transaction: { chain: string; seriesKey: Bytes32 | null; wallet: Address } }) {
  if (transaction.seriesKey === null) throw new AppError('INTERNAL');
  const { chain, seriesKey } = transaction;
  return { chain, seriesKey, issuer: transaction.wallet };
}

/** Deletes what expired: nobody has been answered it since. Answers how many. */
export async function purgeSealedCalls(db: PrismaClient, now: Date): Promise<number> {
  return (await db.sealedCall.deleteMany({ where: { expiresAt: { lte: now } } })).count;
}

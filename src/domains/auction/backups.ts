import type { Address } from '@income-series/protocol/address';
import { checkBackup } from '@income-series/protocol/backup';
import type { Clock } from '@income-series/protocol/clock';
import { AppError } from '@income-series/protocol/errors/app-error';
import { InputError } from '@income-series/protocol/errors/input-error';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { Caller } from '../../core/caller.ts';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { requireCapacity } from '../operations/index.ts';
import { findSeries } from '../series/index.ts';
import { requireOwnWallet } from '../transaction/index.ts';

/** The most backups of an account for one series. */
export const MAX_BACKUPS = 500;

/** The input that saves a reveal backup. */
interface BackupInput {
  readonly chain: string;
  readonly seriesKey: Bytes32;
  /** The number of the order's window; 0 for a bid in the raise. */
  readonly window: number;
  readonly wallet: Address;
  readonly commitment: Bytes32;
  /** The text of the backup as the device sealed it. */
  readonly backup: string;
}

/** Stores reveal backups, which the service cannot open. */
export interface BackupService {
  /**
   * Checks the backup of a bid or an order of the caller's wallet. Returns a function that stores it. A stored backup never
   * changes: saving the same one again returns its row.
   * @throws WALLET_NOT_LINKED, BAD_INPUT, BACKUP_INVALID, BACKUP_VERSION, NOT_FOUND; the returned function throws CONFLICT for
   *   another backup of the same commitment, CASE_LIMIT
   */
  save(caller: Caller, input: BackupInput): Promise<(tx: Tx) => Promise<{ readonly backupId: string }>>;
}

/** Creates the service that stores reveal backups. */
export function createBackupService({
  db,
  clock,
}: {
  readonly db: PrismaClient;
  readonly clock: Clock;
}): BackupService {
  return {
    async save(caller, { chain, backup, ...place }) {
      const { seriesKey, window, wallet, commitment } = place;
      requireOwnWallet(caller, chain, wallet);
      if (window < 0) throw new InputError('window', '0 for a bid, or the number of a window');
      const ciphertext = checkBackup(backup, place);
      await findSeries(db, chain, seriesKey, { key: true });
      return async (tx) => {
        const { accountId } = caller;
        const row = { accountId, chain, ...place, ciphertext, savedAt: clock.now() };
        const { count } = await tx.bidBackup.createMany({ data: [row], skipDuplicates: true });
        const stored = await tx.bidBackup.findUniqueOrThrow({
          where: { accountId_chain_wallet_commitment: { accountId, chain, wallet, commitment } },
        });
        const isSame = stored.seriesKey === seriesKey && stored.window === window && stored.ciphertext === ciphertext;
        if (!isSame) throw new AppError('CONFLICT');
        if (count > 0)
          requireCapacity((await tx.bidBackup.count({ where: { accountId, chain, seriesKey } })) - 1, MAX_BACKUPS);
        return { backupId: stored.id };
      };
    },
  };
}

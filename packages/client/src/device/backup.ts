import {
  type BackupOf,
  type BackupPlace,
  openBackup as open,
  sealBackup as seal,
} from '@income-series/protocol/backup';
import type { BidOpening } from '@income-series/protocol/bid';

/**
 * Seals the opening of a bid or order under the device secret. The gateway stores it and cannot open it. Each call returns
 * another text for the same opening; save one of them.
 * @param deviceSecret 32 bytes of `createDeviceSecret`; anyone who has it can open every backup
 * @returns the text that `saveBidBackup` takes
 * @throws BAD_INPUT
 */
export const sealBackup = (deviceSecret: Uint8Array, backup: BackupOf): Promise<string> =>
  seal(deviceSecret, backup, crypto.getRandomValues(new Uint8Array(12)));

/** A backup, as `myBidBackups` returns it. */
export interface SavedBackup extends BackupPlace {
  readonly backup: string;
}

/**
 * Opens a backup to the values that reveal its bid, and checks them against the commitment that the backup names.
 * @throws BACKUP_UNOPENED for another device secret, or a backup that was moved to another bid; BACKUP_INVALID,
 *   BACKUP_VERSION, BAD_INPUT
 */
export const openBackup = (deviceSecret: Uint8Array, { backup, ...place }: SavedBackup): Promise<BidOpening> =>
  open(deviceSecret, backup, place);

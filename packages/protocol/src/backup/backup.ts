import { type BidOpening, bidCommitment } from '../bid.ts';
import { concatBytes, toHex } from '../bytes.ts';
import { cipherKey } from '../cipher-key.ts';
import { AppError } from '../errors/app-error.ts';
import { type Bytes32, sameHex } from '../hex.ts';
import { requireDeviceSecret } from '../salts.ts';
import { bytes32Word, bytesToBigInt, uintWord } from '../words.ts';
import { type BackupPlace, formatBackup, LABEL, NONCE_BYTES, parseBackup, placeData } from './format.ts';

/** Derives the key of all backups of a device. It has no id, because a device has only this one. @throws BAD_INPUT */
async function backupKey(deviceSecret: Uint8Array, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  requireDeviceSecret(deviceSecret);
  return cipherKey(deviceSecret, LABEL, use);
}

/** The parameters of AES-GCM for a backup. */
const gcmParameters = (nonce: Uint8Array, place: BackupPlace) =>
  ({ name: 'AES-GCM', iv: new Uint8Array(nonce), additionalData: placeData(place) }) as const;

/** A bid or an order to back up. */
export interface BackupOf {
  readonly seriesKey: Bytes32;
  /** The number of the order's window; 0 for a bid in the raise. */
  readonly window: number;
  readonly opening: BidOpening;
}

/**
 * Seals the opening of a bid or an order under the device secret.
 *
 *     key = HKDF-SHA256(device secret, no salt, info = "income-series/backup/v1", 32)
 *     ciphertext = AES-256-GCM(key, nonce, price u256 || quantity u256 || salt b32, label || place) || tag 16
 *
 * @param nonce 12 fresh random bytes, never used twice
 * @returns the canonical text; all have the same length
 * @throws BAD_INPUT
 */
export async function sealBackup(
  deviceSecret: Uint8Array,
  { seriesKey, window, opening }: BackupOf,
  nonce: Uint8Array,
): Promise<string> {
  if (nonce.length !== NONCE_BYTES) throw new AppError('BAD_INPUT');
  const place = { seriesKey, window, wallet: opening.wallet, commitment: bidCommitment(opening) };
  const { price, quantity, salt } = opening;
  const plaintext = new Uint8Array(concatBytes(uintWord(price), uintWord(quantity), bytes32Word(salt)));
  const key = await backupKey(deviceSecret, 'encrypt');
  const body = await crypto.subtle.encrypt(gcmParameters(nonce, place), key, plaintext);
  return formatBackup({ nonce, ciphertext: new Uint8Array(body) });
}

/**
 * Opens the backup of a bid or an order, and checks that its values match the commitment.
 * @throws BACKUP_INVALID, BACKUP_VERSION, BACKUP_UNOPENED for another secret, place or bid; BAD_INPUT
 */
export async function openBackup(deviceSecret: Uint8Array, text: string, place: BackupPlace): Promise<BidOpening> {
  const { nonce, ciphertext } = parseBackup(text);
  const parameters = gcmParameters(nonce, place);
  const key = await backupKey(deviceSecret, 'decrypt');
  const plaintext = await crypto.subtle.decrypt(parameters, key, new Uint8Array(ciphertext)).catch(() => null);
  if (plaintext === null) throw new AppError('BACKUP_UNOPENED');
  const word = (i: number) => new Uint8Array(plaintext, 32 * i, 32);
  const opening: BidOpening = {
    price: bytesToBigInt(word(0)),
    quantity: bytesToBigInt(word(1)),
    salt: toHex(word(2)),
    wallet: place.wallet,
  };
  if (!sameHex(place.commitment, bidCommitment(opening))) {
    throw new AppError('BACKUP_UNOPENED', { message: 'The backup opens, and has the values of another bid.' });
  }
  return opening;
}

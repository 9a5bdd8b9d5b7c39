import {
  createIndexedDbStore,
  createMemoryStore,
  type DeviceStore,
  exportDevice,
  importDevice,
} from '@income-series/client/bidder';
import { saveFile } from './save-file.ts';
import { addSecret, type DeviceSecret, markSaved } from './secrets.ts';

/** The store of the openings of reports under a secret. Each secret has a database of its own. */
const storeOf = (account: string, secret: Uint8Array, fingerprint: string): DeviceStore =>
  createIndexedDbStore({ secret, name: `income-series ${account} ${fingerprint}` });

/**
 * Saves the device's file, sealed under a passphrase of at least 12 characters. It takes some seconds.
 * @throws DeviceError BAD_INPUT for a shorter passphrase; errors of the store
 */
export async function saveDeviceFile(device: DeviceSecret, passphrase: string): Promise<void> {
  const { account, secret, fingerprint } = device;
  const text = await exportDevice({ secret, store: storeOf(account, secret, fingerprint) }, passphrase);
  saveFile(`income-series-device-${fingerprint}.txt`, text, 'text/plain');
  await markSaved(device);
}

/**
 * Opens a device's file, and keeps its secret in this browser for an account. The text is taken as it is in the file.
 * @throws DeviceError OPENINGS_UNOPENED for another passphrase, OPENINGS_INVALID, OPENINGS_VERSION, OPENINGS_WEAK, OPENINGS_COSTLY
 */
export async function openDeviceFile(account: string, file: Blob, passphrase: string): Promise<DeviceSecret> {
  const text = await file.text();
  // The fingerprint names the store, so the secret is opened before a store is.
  const { secret, store } = await importDevice(text, passphrase, createMemoryStore);
  const row = await addSecret(account, secret);
  const kept = storeOf(account, secret, row.fingerprint);
  for (const { seriesKey, ...opening } of await store.all()) await kept.add(seriesKey, opening);
  return row;
}

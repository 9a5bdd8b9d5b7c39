import {
  createIndexedDbStore,
  createMemoryStore,
  type DeviceStore,
  exportDevice,
  importDevice,
  MOST_FILE_BYTES,
} from '@income-series/client/bidder';
import { DeviceError } from '@income-series/client/gateway';
import { saveFile } from './save-file.ts';
import { addSecret, type DeviceSecret, markSaved, storeName } from './secrets.ts';

/** A report whose figure a device has. The figure itself is left out. */
export interface KeptReport {
  readonly seriesKey: string;
  /** The quarter, as `2027-Q1`. */
  readonly period: string;
}

/** The store of the openings of reports under a secret. Each secret has a database of its own. */
const storeOf = (device: Pick<DeviceSecret, 'account' | 'fingerprint' | 'secret'>): DeviceStore =>
  createIndexedDbStore({ secret: device.secret, name: storeName(device) });

/** Reads which reports' figures are in this browser under a secret. @throws errors of the store */
export async function readReports(device: DeviceSecret): Promise<readonly KeptReport[]> {
  const openings = await storeOf(device).all();
  return openings.map(({ seriesKey, period }) => ({
    seriesKey,
    period: `${Math.floor(period / 10)}-Q${period % 10}`,
  }));
}

/**
 * Saves the device's file, sealed under a passphrase of at least 12 characters. It takes some seconds.
 * @throws DeviceError BAD_INPUT for a shorter passphrase; errors of the store
 */
export async function saveDeviceFile(device: DeviceSecret, passphrase: string): Promise<void> {
  const { secret, fingerprint } = device;
  const openings = await storeOf(device).all();
  // The file has exactly the openings that are counted, whatever another tab adds in the meantime.
  const text = await exportDevice({ secret, store: { ...storeOf(device), all: async () => openings } }, passphrase);
  saveFile(`income-series-device-${fingerprint}.txt`, text, 'text/plain');
  await markSaved(device, openings.length);
}

/**
 * Opens a device's file, and keeps its secret in this browser for an account. The text is taken as it is in the file.
 * @throws DeviceError OPENINGS_UNOPENED for another passphrase, OPENINGS_INVALID, also for a file that is too large, OPENINGS_VERSION,
 *   OPENINGS_WEAK, OPENINGS_COSTLY
 */
export async function openDeviceFile(account: string, file: Blob, passphrase: string): Promise<DeviceSecret> {
  // A larger file is no device file, and reading it would fill the memory.
  if (file.size > MOST_FILE_BYTES) throw new DeviceError('OPENINGS_INVALID');
  const text = await file.text();
  // The fingerprint names the store, so the secret is opened before a store can be opened.
  const { secret, store } = await importDevice(text, passphrase, createMemoryStore);
  const openings = await store.all();
  const row = await addSecret(account, secret, openings.length);
  const deviceStore = storeOf(row);
  for (const { seriesKey, ...opening } of openings) await deviceStore.add(seriesKey, opening);
  return row;
}

import { InputError } from '@income-series/protocol/errors/input-error';
import {
  type KeptOpening,
  openDevice,
  openOpenings,
  requirePassphrase,
  sealDevice,
  sealOpenings,
} from '@income-series/protocol/openings';
import { requireDeviceSecret } from '@income-series/protocol/salts';
import type { DeviceStore } from './store.ts';

/** The secret and the store of a device. */
export interface KeptDevice {
  /** The device secret. */
  readonly secret: Uint8Array;
  readonly store: DeviceStore;
}

/** Reads all openings of a store. @throws InputError if it is not a store */
function readAll(store: DeviceStore): Promise<readonly KeptOpening[]> {
  if (typeof store?.all !== 'function') throw new InputError('store', 'a store, as createIndexedDbStore makes it');
  return store.all();
}

/**
 * Seals the device secret and all openings under a passphrase of at least 12 characters, for another device. It takes some
 * seconds. Export again after each report, because an older export lacks the later openings.
 * @throws InputError for a shorter passphrase, an invalid secret or an object that is not a store; errors of the store
 */
export async function exportDevice({ secret, store }: KeptDevice, passphrase: string): Promise<string> {
  requirePassphrase(passphrase);
  requireDeviceSecret(secret, 'secret');
  return sealDevice(passphrase, { secret, openings: await readAll(store) });
}

/**
 * Opens an export on another device, and adds its openings to the store that `openStore` creates with the secret. It may be
 * repeated, because openings that the store has are not added again.
 * @throws OPENINGS_UNOPENED for another passphrase, OPENINGS_INVALID, OPENINGS_VERSION, OPENINGS_WEAK, OPENINGS_COSTLY; errors of
 *   the store
 */
export async function importDevice(
  text: string,
  passphrase: string,
  openStore: (secret: Uint8Array) => DeviceStore,
): Promise<KeptDevice> {
  const { secret, openings } = await openDevice(passphrase, text);
  const store = openStore(secret);
  for (const { seriesKey, ...opening } of openings) await store.add(seriesKey, opening);
  return { secret, store };
}

/** Seals all openings under the device secret, without the secret itself. @throws errors of the store */
export const exportOpenings = async ({ secret, store }: KeptDevice): Promise<string> =>
  sealOpenings(secret, await readAll(store));

/** Adds the openings in a text of `exportOpenings`. @throws OPENINGS_UNOPENED for another secret, OPENINGS_INVALID, OPENINGS_VERSION */
export async function importOpenings(text: string, { secret, store }: KeptDevice): Promise<void> {
  for (const { seriesKey, ...opening } of await openOpenings(secret, text)) await store.add(seriesKey, opening);
}

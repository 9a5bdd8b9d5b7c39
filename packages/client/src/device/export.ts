import { InputError } from '../../../../src/core/errors/input-error.ts';
import {
  type KeptOpening,
  openDevice,
  openOpenings,
  requirePassphrase,
  sealDevice,
  sealOpenings,
} from '../../../../src/core/openings/index.ts';
import { requireDeviceSecret } from '../../../../src/core/salts.ts';
import type { DeviceStore } from './store.ts';

export interface KeptDevice {
  /** The device secret. */
  readonly secret: Uint8Array;
  readonly store: DeviceStore;
}

/** @throws InputError for what is no store */
function storedIn(store: DeviceStore): Promise<readonly KeptOpening[]> {
  if (typeof store?.all !== 'function') throw new InputError('store', 'a store, as createIndexedDbStore makes it');
  return store.all();
}

/**
 * Seals the device secret and every opening under a passphrase of at least 12 characters: all that another device needs. It
 * takes some seconds. Make one after each report: one that is older lacks the openings since.
 * @throws InputError for a shorter passphrase, a secret of another form and what is no store; what the store throws
 */
export async function exportDevice({ secret, store }: KeptDevice, passphrase: string): Promise<string> {
  requirePassphrase(passphrase);
  requireDeviceSecret(secret, 'secret');
  return sealDevice(passphrase, { secret, openings: await storedIn(store) });
}

/**
 * Opens an export on another device, and adds its openings to the store that `openStore` makes with the secret. It may be
 * repeated: what the store has is not added again, and nothing of it is changed.
 * @throws OPENINGS_UNOPENED for another passphrase, OPENINGS_INVALID, OPENINGS_VERSION, OPENINGS_WEAK, OPENINGS_COSTLY; what the
 *   store throws
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

/** Seals every opening under the device secret, for who keeps that elsewhere. @throws what the store throws */
export const exportOpenings = async ({ secret, store }: KeptDevice): Promise<string> =>
  sealOpenings(secret, await storedIn(store));

/** Adds what `exportOpenings` wrote. @throws OPENINGS_UNOPENED for another secret, OPENINGS_INVALID, OPENINGS_VERSION */
export async function importOpenings(text: string, { secret, store }: KeptDevice): Promise<void> {
  for (const { seriesKey, ...opening } of await openOpenings(secret, text)) await store.add(seriesKey, opening);
}

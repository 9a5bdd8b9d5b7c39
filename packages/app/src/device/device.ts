import {
  createDeviceSecret,
  createIndexedDbStore,
  createMemoryStore,
  type DeviceStore,
  exportDevice,
  importDevice,
  type KeptOpening,
} from '@income-series/client';
import { createStore } from '../store.ts';
import { addValue, readValue, writeValue } from './database.ts';
import type { Marks } from './device-marks.ts';

/**
 * This browser as a device: the secret from which salts and backups are derived, and the openings of reports. The secret is made
 * when it is first needed, and leaves the browser only in an export under a passphrase.
 */
export interface Device {
  readonly secret: Uint8Array;
  readonly store: DeviceStore;
}

const SECRET = 'device-secret';
/** The database name of the newest change's id. An export that lacks this change is out of date. */
const CHANGE = 'device-change';
/** The database name of the id of the newest change that the last export has. */
const EXPORTED_CHANGE = 'device-exported-change';
/** The id that stands for the state before the first change. */
const NO_CHANGE = 'none';
const SECRET_BYTES = 32;

/** An `unsaved` device was never exported; a `changed` one has a change that its last export lacks. */
export type DeviceState = 'unknown' | 'none' | 'unsaved' | 'changed' | 'saved';
/** The state of this browser's device. */
export const deviceState = createStore<DeviceState>('unknown');

const isSecret = (value: unknown): value is Uint8Array => value instanceof Uint8Array && value.length === SECRET_BYTES;

/** The name of the openings' database: it differs for each secret, because a store opens the records of one secret alone. */
async function storeName(secret: Uint8Array): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(secret)));
  return `income-series-${Array.from(hash.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

async function deviceOf(secret: Uint8Array): Promise<Device> {
  return { secret, store: createIndexedDbStore({ secret, name: await storeName(secret) }) };
}

const readChange = async (): Promise<string> => String((await readValue(CHANGE)) ?? NO_CHANGE);

/** Reads the state of the device into `deviceState`. */
export async function refreshDeviceState(): Promise<void> {
  const secret = await readValue(SECRET);
  if (!isSecret(secret)) return deviceState.set('none');
  if ((await readValue(EXPORTED_CHANGE)) === (await readChange())) return deviceState.set('saved');
  deviceState.set((await readValue(LOCK)) === undefined ? 'unsaved' : 'changed');
}

/** The device of this browser; its secret is made now if there is none. */
export async function openDevice(): Promise<Device> {
  const existing = await readValue(SECRET);
  if (isSecret(existing)) return deviceOf(existing);
  const secret = await addValue(SECRET, createDeviceSecret());
  if (!isSecret(secret)) throw new Error('This browser keeps nothing for this page. Leave the private window.');
  await navigator.storage?.persist?.();
  await refreshDeviceState();
  return deviceOf(secret);
}

/** The device of this browser, or null if it has none yet. */
export async function readDevice(): Promise<Device | null> {
  const secret = await readValue(SECRET);
  return isSecret(secret) ? deviceOf(secret) : null;
}

/** The database name of an empty export under the passphrase of the last export. It tests that passphrase. */
const LOCK = 'device-lock';
/** The database name of the time at which somebody here said that the passphrase is forgotten. */
const FORGOTTEN_AT = 'device-forgotten-at';
/** The time after which an export needs no earlier passphrase, because a forgotten one would end the device. */
const FORGOTTEN_MS = 24 * 60 * 60 * 1_000;

/** The lock of the next export: if `isLocked`, it needs the passphrase of the last export. */
export interface ExportLock {
  readonly isLocked: boolean;
  /** When an export without it is possible; null if nobody said that it is forgotten. */
  readonly opensAt: number | null;
}

export async function readLock(): Promise<ExportLock> {
  const [lock, forgottenAt] = [await readValue(LOCK), await readValue(FORGOTTEN_AT)];
  const opensAt = typeof forgottenAt === 'number' ? forgottenAt + FORGOTTEN_MS : null;
  return { isLocked: typeof lock === 'string' && (opensAt === null || Date.now() < opensAt), opensAt };
}

/** Begins the time after which the passphrase of the last export is not needed, or ends it. */
export const markForgotten = (isForgotten: boolean): Promise<unknown> =>
  writeValue(FORGOTTEN_AT, isForgotten ? Date.now() : undefined);

/** Stores an empty export under a passphrase, by which `openLock` recognizes the passphrase. */
async function lockWith(passphrase: string): Promise<void> {
  const emptyDevice = { secret: createDeviceSecret(), store: createMemoryStore() };
  await writeValue(LOCK, await exportDevice(emptyDevice, passphrase));
  await markForgotten(false);
}

/**
 * Requires the passphrase of the last export. It stops somebody at this open browser who uses the page, not one who reads the browser's
 * storage, where the secret lies open.
 * @throws DeviceError OPENINGS_UNOPENED for another
 */
export async function openLock(passphrase: string): Promise<void> {
  await importDevice(String(await readValue(LOCK)), passphrase, () => createMemoryStore());
}

/** The text of an export, and the id of the newest change in it. */
export interface DeviceExport {
  readonly text: string;
  readonly change: string;
}

/**
 * Seals an export under a passphrase. Call `markExported` with its change when the person has saved it. The change's id is read before
 * the openings, because another tab can add an opening meanwhile.
 * @throws DeviceError for a short passphrase
 */
export async function exportThisDevice(passphrase: string): Promise<DeviceExport> {
  const device = await openDevice();
  const change = await readChange();
  const text = await exportDevice(device, passphrase);
  await lockWith(passphrase);
  const { addMarks } = await import('./device-marks.ts');
  return { text: await addMarks(text, device.secret), change };
}

/** Records that the person has an export with a change. The device stays `changed` if there is a newer change. */
export async function markExported(change: string): Promise<void> {
  await writeValue(EXPORTED_CHANGE, change);
  await refreshDeviceState();
}

/** Records a new change, which the last export lacks. */
export async function markChanged(): Promise<void> {
  await writeValue(CHANGE, crypto.randomUUID());
  await refreshDeviceState();
}

/** The content of an export that its passphrase opened, in this page's memory alone. */
export interface OpenedExport {
  readonly secret: Uint8Array;
  readonly openings: readonly KeptOpening[];
  /** The contracts and times that the device saw first. */
  readonly marks: Marks;
  readonly passphrase: string;
}

/** The device of an export, compared with that of this browser: the `same`, `first` if this browser has none, or an `other`. */
export type ExportPlace = 'same' | 'first' | 'other';

/**
 * Opens an export; nothing of it is in this browser's storage yet.
 * @throws DeviceError OPENINGS_UNOPENED, OPENINGS_INVALID, OPENINGS_VERSION, OPENINGS_WEAK, OPENINGS_COSTLY
 */
export async function openExport(text: string, passphrase: string): Promise<OpenedExport> {
  const { secret, store } = await importDevice(text, passphrase, () => createMemoryStore());
  const { openMarks } = await import('./device-marks.ts');
  return { secret, openings: await store.all(), marks: await openMarks(text, secret), passphrase };
}

export async function placeOf({ secret }: Pick<OpenedExport, 'secret'>): Promise<ExportPlace> {
  const existing = await readValue(SECRET);
  if (!isSecret(existing)) return 'first';
  return existing.every((byte, at) => byte === secret[at]) ? 'same' : 'other';
}

const openingId = ({ seriesKey, period, ytd, salt }: KeptOpening) => `${seriesKey} ${period} ${ytd} ${salt}`;

/**
 * Adds the openings and marks of an opened export to this browser, with its secret. Only if `place` is `other` it replaces a secret. If
 * the export lacks openings of this device, the device then counts as changed. Returns true if the export's passphrase is now the one
 * that the next export needs.
 * @throws Error if this browser became another device since `placeOf`, because nobody was asked about that one
 */
export async function installExport(opened: OpenedExport, place: ExportPlace): Promise<boolean> {
  const { secret, openings, marks, passphrase } = opened;
  if (place !== 'other') {
    await addValue(SECRET, secret);
    if ((await placeOf(opened)) !== 'same')
      throw new Error('This browser became another device meanwhile. Import the file again.');
  }
  const { store } = await deviceOf(secret);
  const change = await readChange();
  const inFile = new Set(openings.map(openingId));
  const hasAllOpenings = (await store.all()).every((opening) => inFile.has(openingId(opening)));
  const isLast = hasAllOpenings || place !== 'same';
  const { installMarks } = await import('./device-marks.ts');
  await installMarks(marks);
  for (const { seriesKey, ...opening } of openings) await store.add(seriesKey, opening);
  if (place === 'other') await writeValue(SECRET, secret);
  if (isLast) await lockWith(passphrase);
  await (hasAllOpenings ? markExported(change) : markChanged());
  return isLast;
}

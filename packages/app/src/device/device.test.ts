import type { DeviceStore, KeptOpening } from '@income-series/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  deviceState,
  exportThisDevice,
  installExport,
  markChanged,
  markExported,
  openDevice,
  openExport,
  placeOf,
} from './device.ts';
import { memory as values } from './memory-database.ts';

interface SealedDevice {
  readonly secret: Uint8Array;
  readonly openings: readonly KeptOpening[];
}

// Node has no IndexedDB.
vi.mock('./database.ts', () => import('./memory-database.ts'));
const stores = vi.hoisted(() => new Map<string, DeviceStore>());
const sealed = vi.hoisted(() => new Map<string, SealedDevice>());
// The seal takes seconds, and has tests of its own: here a text stands for its content.
vi.mock('@income-series/client', async (importOriginal) => {
  const client = await importOriginal<typeof import('@income-series/client')>();
  return {
    ...client,
    createIndexedDbStore({ name = '' }) {
      const store = stores.get(name) ?? client.createMemoryStore();
      stores.set(name, store);
      return store;
    },
    async exportDevice({ secret, store }: { secret: Uint8Array; store: DeviceStore }) {
      const text = JSON.stringify({ number: sealed.size });
      sealed.set(text, { secret, openings: await store.all() });
      return text;
    },
    async importDevice(text: string, _passphrase: string, openStore: (secret: Uint8Array) => DeviceStore) {
      const { secret, openings } = sealed.get(JSON.stringify({ number: JSON.parse(text).number })) as SealedDevice;
      const store = openStore(secret);
      for (const { seriesKey, ...opening } of openings) await store.add(seriesKey, opening);
      return { secret, store };
    },
  };
});

const PASSPHRASE = 'the passphrase of a test';
const SERIES = `0x${'5e'.repeat(32)}` as const;
/** A report that this device proves: its opening, and the note that an export must hold it. */
async function prove(period: number): Promise<void> {
  await (await openDevice()).store.add(SERIES, { period, ytd: 5n, salt: 7n });
  await markChanged();
}

beforeEach(() => {
  vi.stubGlobal('navigator', {});
  values.clear();
  stores.clear();
});
afterEach(() => vi.unstubAllGlobals());

it('is saved by an export, and changed by the next report', async () => {
  await prove(20271);
  expect(deviceState.get()).toBe('unsaved');
  await markExported((await exportThisDevice(PASSPHRASE)).change);
  expect(deviceState.get()).toBe('saved');
  await prove(20272);
  expect(deviceState.get()).toBe('changed');
});

it('stays changed where a report was proven before the export was saved', async () => {
  await prove(20271);
  const { text, change } = await exportThisDevice(PASSPHRASE);
  await prove(20272);
  await markExported(change);
  expect(deviceState.get()).toBe('changed');
  expect((await openExport(text, PASSPHRASE)).openings).toHaveLength(1);
});

it('is saved by the import of an export that has all of it, and changed by that of an older one', async () => {
  await prove(20271);
  const older = (await exportThisDevice(PASSPHRASE)).text;
  await prove(20272);
  const whole = (await exportThisDevice(PASSPHRASE)).text;
  await installExport(await openExport(whole, PASSPHRASE), 'same');
  expect(deviceState.get()).toBe('saved');
  await installExport(await openExport(older, PASSPHRASE), 'same');
  expect(deviceState.get()).toBe('changed');
});

it('is not replaced by an export that was opened before this browser became a device', async () => {
  await prove(20271);
  const opened = await openExport((await exportThisDevice(PASSPHRASE)).text, PASSPHRASE);
  values.clear();
  const place = await placeOf(opened);
  expect(place).toBe('first');
  const { secret } = await openDevice();
  await expect(installExport(opened, place)).rejects.toThrow('This browser became another device meanwhile');
  expect((await openDevice()).secret).toEqual(secret);
  await installExport(opened, 'other');
  expect((await openDevice()).secret).toEqual(opened.secret);
});

import { AppError } from '@income-series/protocol/errors/app-error';
import { createSealedStore, type DeviceStore } from './store.ts';

export interface IndexedDbStoreOptions {
  /** The device secret, under which openings are sealed. */
  readonly secret: Uint8Array;
  /** The name of the database; each device secret needs another one. */
  readonly name?: string;
}

const VERSION = 1;
const OPENINGS = 'openings';

const unavailable = () => new AppError('STORE_UNAVAILABLE');

/** Opens the database, and creates it if necessary. @throws OPENINGS_VERSION for one of a newer client, STORE_UNAVAILABLE */
const openDatabase = (name: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, VERSION);
    request.onupgradeneeded = () => request.result.createObjectStore(OPENINGS, { autoIncrement: true });
    request.onerror = () =>
      reject(request.error?.name === 'VersionError' ? new AppError('OPENINGS_VERSION') : unavailable());
    request.onblocked = () => reject(unavailable());
    request.onsuccess = () => resolve(request.result);
  });

/** Runs one step in a transaction, and resolves once the transaction is written to the disk. @throws STORE_UNAVAILABLE */
async function inTransaction<T>(
  name: string,
  mode: IDBTransactionMode,
  step: (openings: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase(name);
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(OPENINGS, mode, { durability: 'strict' });
      const request = step(transaction.objectStore(OPENINGS));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(unavailable());
    });
  } finally {
    database.close();
  }
}

/** Creates a store of sealed openings in the browser. A browser may delete a site's data, so export the device after each report. */
export const createIndexedDbStore = ({ secret, name = 'income-series' }: IndexedDbStoreOptions): DeviceStore =>
  createSealedStore(secret, {
    async list() {
      const texts: unknown[] = await inTransaction(name, 'readonly', (openings) => openings.getAll());
      if (!texts.every((text) => typeof text === 'string')) throw new AppError('OPENINGS_INVALID');
      return texts;
    },
    async add(text) {
      await inTransaction(name, 'readwrite', (openings) => openings.add(text));
    },
  });

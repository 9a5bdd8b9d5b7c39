import { writeHex } from '../bytes.ts';
import { DeviceFault } from './device-fault.ts';

/** A device secret of an account in this browser. It opens the backups of the account's bids, and is never sent anywhere. */
export interface DeviceSecret {
  readonly account: string;
  /** The fingerprint, by which people distinguish the files of two secrets: the first 8 hex digits of its SHA-256. */
  readonly fingerprint: string;
  readonly secret: Uint8Array;
  /** The time, in milliseconds, at which it was made or brought here. The latest one seals. */
  readonly addedMs: number;
  /** The time, in milliseconds, at which its file was last saved or opened here; null if it was never saved or opened. */
  readonly savedMs: number | null;
  /** The number of reports whose figures that file has. */
  readonly savedReports: number;
}

/** The name of the database that has the openings of reports under a secret. */
export const storeName = ({ account, fingerprint }: Pick<DeviceSecret, 'account' | 'fingerprint'>): string =>
  `income-series ${account} ${fingerprint}`;

const DATABASE = 'income-series-app';
const SECRETS = 'secrets';

const unavailable = () =>
  new DeviceFault(
    'This browser keeps nothing for this page: leave the private window, or allow the site to store data.',
  );

const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(SECRETS, { keyPath: ['account', 'fingerprint'] });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(unavailable());
    request.onblocked = () => reject(unavailable());
  });

/** Runs one transaction, and resolves with its result once that is on the disk. */
async function inTransaction<T>(
  mode: IDBTransactionMode,
  run: (secrets: IDBObjectStore, finish: (result: T) => void) => void,
): Promise<T> {
  const database = await openDatabase();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(SECRETS, mode, { durability: 'strict' });
      let result: T;
      transaction.oncomplete = () => resolve(result);
      transaction.onabort = () => reject(unavailable());
      run(transaction.objectStore(SECRETS), (value) => {
        result = value;
      });
    });
  } finally {
    database.close();
  }
}

/** Matches the keys of an account's rows: an array sorts after every text. */
const rowsOf = (account: string) => IDBKeyRange.bound([account], [account, []]);

async function rowOf(account: string, secret: Uint8Array): Promise<DeviceSecret> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(secret)));
  const fingerprint = writeHex(hash.subarray(0, 4));
  return { account, fingerprint, secret, addedMs: Date.now(), savedMs: null, savedReports: 0 };
}

const latestFirst = (rows: readonly DeviceSecret[]) => [...rows].sort((a, b) => b.addedMs - a.addedMs);

/** Reads the account's secrets, the latest first. @throws DeviceFault if the browser stores nothing */
export const readSecrets = (account: string): Promise<readonly DeviceSecret[]> =>
  inTransaction('readonly', (secrets, finish) => {
    const request = secrets.getAll(rowsOf(account));
    request.onsuccess = () => finish(latestFirst(request.result as DeviceSecret[]));
  });

/**
 * Returns the account's latest secret, and makes one if there is none. Two tabs that ask at once get the same secret, because
 * reading and writing are one transaction.
 * @throws DeviceFault if the browser stores nothing
 */
export async function requireSecret(account: string): Promise<DeviceSecret> {
  const { createDeviceSecret } = await import('./new-secret.ts');
  const newSecret = await rowOf(account, createDeviceSecret());
  const latestSecret = await inTransaction<DeviceSecret>('readwrite', (secrets, finish) => {
    const request = secrets.getAll(rowsOf(account));
    request.onsuccess = () => {
      const [latest] = latestFirst(request.result as DeviceSecret[]);
      if (latest === undefined) secrets.add(newSecret);
      finish(latest ?? newSecret);
    };
  });
  // A browser may delete a site's data when the disk is full. A refusal changes nothing, because the file is the backup.
  if (latestSecret === newSecret) await navigator.storage?.persist?.().catch(() => false);
  return latestSecret;
}

/** Adds a secret that came from a file with the figures of some reports. Earlier ones stay, because they open what they sealed. */
export async function addSecret(account: string, secret: Uint8Array, reports: number): Promise<DeviceSecret> {
  const row = { ...(await rowOf(account, secret)), savedMs: Date.now(), savedReports: reports };
  await inTransaction<void>('readwrite', (secrets) => {
    secrets.put(row);
  });
  return row;
}

/** Records that a file of the secret was saved, with the figures of so many reports. */
export const markSaved = (row: DeviceSecret, reports: number): Promise<void> =>
  inTransaction<void>('readwrite', (secrets) => {
    secrets.put({ ...row, savedMs: Date.now(), savedReports: reports });
  });

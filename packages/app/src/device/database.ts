/** The database of the app in this browser, with one table: names and their values. */
const NAME = 'income-series-app';
const TABLE = 'values';

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLE);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => resolve(request.result);
  });

/** Runs one step in a transaction, and resolves with its result once that is written to the disk. */
async function inTransaction<T>(mode: IDBTransactionMode, step: (table: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(TABLE, mode, { durability: 'strict' });
      const request = step(transaction.objectStore(TABLE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** Reads a value; undefined if there is none. */
export const readValue = (name: string): Promise<unknown> => inTransaction('readonly', (table) => table.get(name));

/** Writes a value, and resolves once it is on the disk. */
export const writeValue = (name: string, value: unknown): Promise<unknown> =>
  inTransaction('readwrite', (table) => table.put(value, name));

/** Writes a value only if the name has none. Two tabs that add at once both read the first one's value afterwards. */
export async function addValue(name: string, value: unknown): Promise<unknown> {
  await inTransaction('readwrite', (table) => table.add(value, name)).catch(() => undefined);
  return readValue(name);
}

export const removeValue = (name: string): Promise<undefined> =>
  inTransaction('readwrite', (table) => table.delete(name));

const rangeOf = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** Removes every value whose name begins with a prefix. */
export const removeValues = (prefix: string): Promise<undefined> =>
  inTransaction('readwrite', (table) => table.delete(rangeOf(prefix)));

/** The names that begin with a prefix. */
export const readNames = (prefix: string): Promise<readonly IDBValidKey[]> =>
  inTransaction('readonly', (table) => table.getAllKeys(rangeOf(prefix)));

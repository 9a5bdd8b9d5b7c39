import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@income-series/protocol/errors/app-error';
import { createSealedStore, type DeviceStore } from './device/store.ts';
import { readGuarded, writePrivately } from './files/index.ts';

export interface FileStoreOptions {
  /** The device secret, under which openings are sealed. */
  readonly secret: Uint8Array;
  /** The folder, which is created for its owner only; each device secret needs another one. */
  readonly folder: string;
}

const NAME = /^opening-[0-9a-f-]{36}\.json$/;
const RULES = { what: 'An opening', forbidden: 0o077, maxBytes: 64 * 1024, noLink: true } as const;

/** Throws STORE_UNAVAILABLE without a cause, because an error of the operating system contains the path. */
const unavailable = () => {
  throw new AppError('STORE_UNAVAILABLE');
};

/**
 * Creates a store of sealed openings in a folder, one file (mode 0600) for each. A file is written under another name, flushed to
 * the disk, and then renamed to a unique name.
 */
export const createFileStore = ({ secret, folder }: FileStoreOptions): DeviceStore =>
  createSealedStore(secret, {
    async list() {
      const names = await readdir(folder).catch((error) => (error.code === 'ENOENT' ? [] : unavailable()));
      const files = names.filter((name) => NAME.test(name)).sort();
      const read = await Promise.all(files.map((name) => readGuarded(join(folder, name), RULES).catch(unavailable)));
      return read.map((file) => (file === null ? unavailable() : new TextDecoder().decode(file.content)));
    },
    add: (text) =>
      writePrivately(join(folder, `opening-${randomUUID()}.json`), text, { force: false }).catch(unavailable),
  });

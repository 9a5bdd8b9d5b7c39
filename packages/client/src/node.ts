import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readGuarded } from '../../../src/adapters/files/read.ts';
import { writePrivately } from '../../../src/adapters/files/write.ts';
import { AppError } from '../../../src/core/errors/app-error.ts';
import { createSealedStore, type DeviceStore } from './device/store.ts';

export interface FileStoreOptions {
  /** The device secret, under which openings are sealed. */
  readonly secret: Uint8Array;
  /** Made where there is none, for its owner alone. Another one for another device secret. */
  readonly folder: string;
}

const NAME = /^opening-[0-9a-f-]{36}\.json$/;
const RULES = { what: 'An opening', forbidden: 0o077, maxBytes: 64 * 1024, noLink: true } as const;

/** What the operating system says of a path is not repeated. */
const unavailable = () => {
  throw new AppError('STORE_UNAVAILABLE');
};

/**
 * Keeps each opening in a file of its own (mode 0600), sealed. A file is written under another name, flushed to the disk, and then
 * takes its own name, which no other file has.
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

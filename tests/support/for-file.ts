import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

interface Stopping {
  stop(): unknown;
}
/** Something that ends: a database is dropped, a node is stopped, a gateway is closed, a program is killed, and a spy gives back what it replaced. */
type Ending =
  | { drop(): unknown }
  | Stopping
  | { close(): unknown }
  | { readonly anvil: Stopping }
  | { readonly node: Stopping }
  | { kill(): unknown }
  | { remove(): unknown }
  | { mockRestore(): unknown };

function end(one: Ending): unknown {
  if ('drop' in one) return one.drop();
  if ('stop' in one) return one.stop();
  if ('close' in one) return one.close();
  if ('anvil' in one) return one.anvil.stop();
  if ('node' in one) return one.node.stop();
  if ('remove' in one) return one.remove();
  return 'kill' in one ? one.kill() : one.mockRestore();
}

/** Opens something for all tests of a file, and ends it after them, the last one that was opened first. */
export async function forFile<T extends Ending>(opening: Promise<T> | T): Promise<T> {
  const opened = await opening;
  afterAll(async () => {
    await end(opened);
  });
  return opened;
}

/** Opens something for the rest of a test, and ends it after the test, the last one that was opened first. */
export async function forTest<T extends Ending>(opening: Promise<T> | T): Promise<T> {
  const opened = await opening;
  onTestFinished(async () => {
    await end(opened);
  });
  return opened;
}

function makeFolder(prefix: string, after: (end: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Makes a folder for all tests of a file, which is removed after them. */
export const folderForFile = (prefix: string): string => makeFolder(prefix, afterAll);

/** Makes a folder for the rest of a test, which is removed after the test and what follows each test. */
export const folderForTest = (prefix: string): string => makeFolder(prefix, onTestFinished);

import { afterAll } from 'vitest';

interface Stopping {
  stop(): unknown;
}
/** Something that ends: a database is dropped, a node is stopped, a gateway is closed, and a program is killed. */
type Ending =
  | { drop(): unknown }
  | Stopping
  | { close(): unknown }
  | { readonly anvil: Stopping }
  | { kill(): unknown };

function end(one: Ending): unknown {
  if ('drop' in one) return one.drop();
  if ('stop' in one) return one.stop();
  if ('close' in one) return one.close();
  return 'anvil' in one ? one.anvil.stop() : one.kill();
}

/** Opens something for all tests of a file, and ends it after them, the last one that was opened first. */
export async function forFile<T extends Ending>(opening: Promise<T> | T): Promise<T> {
  const opened = await opening;
  afterAll(async () => {
    await end(opened);
  });
  return opened;
}

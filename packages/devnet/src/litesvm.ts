import { createRequire } from 'node:module';
import type * as Litesvm from 'litesvm';
import { NodeError } from './node-error.ts';

/** The error of a system that has no LiteSVM. */
export class LitesvmMissing extends NodeError {}

/**
 * Loads LiteSVM, the runtime that executes programs. It is a native library, so it is loaded only when a node starts.
 *
 * @throws LitesvmMissing on a system without it
 */
export function loadLitesvm(): typeof Litesvm {
  try {
    return createRequire(import.meta.url)('litesvm') as typeof Litesvm;
  } catch (cause) {
    const system = `${process.platform}-${process.arch}`;
    throw new LitesvmMissing(`no LiteSVM is installed for ${system}, so no Solana chain can be started here`, cause);
  }
}

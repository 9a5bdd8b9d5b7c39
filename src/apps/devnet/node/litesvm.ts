import { createRequire } from 'node:module';
import type * as Litesvm from 'litesvm';
import { SetupError } from '../../../core/errors/setup-error.ts';
import { projectFile } from '../../../project.ts';

/** This system has no runtime for a Solana chain of our own. */
export class LitesvmMissing extends SetupError {}

/**
 * The runtime that executes programs, a native library of each system. It is loaded only where a node of our own starts.
 *
 * @throws LitesvmMissing on a system for which there is none
 */
export function loadLitesvm(): typeof Litesvm {
  try {
    return createRequire(projectFile('package.json'))('litesvm') as typeof Litesvm;
  } catch (cause) {
    const system = `${process.platform}-${process.arch}`;
    throw new LitesvmMissing(
      `no LiteSVM is installed for ${system}, so no Solana chain can be started here; give the address of a node as SOLANA_RPC_URL instead`,
      cause,
    );
  }
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toHex } from '@income-series/protocol/bytes';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { startChild } from '../../adapters/process/child.ts';
import { makeTemporaryFolder } from '../../adapters/process/temporary-folder.ts';
import { projectPath } from '../../project.ts';

export interface DevnetVerifierOptions {
  /** The secp256k1 key that signs REPORT. The verifier reads it from a file of mode 0600. */
  readonly secretKey: Uint8Array;
  readonly chainId: number;
  readonly hub: EvmAddress;
  /** The program on a Solana cluster, in base58, if the verifier signs for one too. */
  readonly solana?: { readonly genesisHash: string; readonly programId: string } | undefined;
  /** The address of the development notary. */
  readonly witness: EvmAddress;
  readonly sources: readonly Bytes32[];
  readonly onLine?: (line: string) => void;
}

/** Starts the verifier in a process of its own, as in production. */
export async function startDevnetVerifier(options: DevnetVerifierOptions) {
  const home = makeTemporaryFolder('income-series-verifier-');
  const keyFile = join(home, 'key');
  writeFileSync(keyFile, `${toHex(options.secretKey)}\n`, { mode: 0o600 });
  const child = await startChild({
    name: 'the verifier',
    command: process.execPath,
    args: [projectPath('bin/run.mjs'), 'verifier'],
    ready: /"url":"http:[^"]+"/,
    remove: home,
    ...(options.onLine ? { onLine: options.onLine } : {}),
    env: {
      PORT: '0',
      EVM_CHAIN_ID: String(options.chainId),
      EVM_SERIES_ADDRESS: options.hub,
      ...(options.solana && {
        SOLANA_GENESIS_HASH: options.solana.genesisHash,
        SOLANA_PROGRAM_ID: options.solana.programId,
      }),
      VERIFIER_KEY_FILE: keyFile,
      VERIFIER_DEVELOPMENT_WITNESSES: options.witness,
      VERIFIER_SOURCES: options.sources.join(','),
    },
  });
  const url = /"url":"(http:[^"]+)"/.exec(child.readyLine)?.[1] ?? '';
  return { url, stop: child.stop };
}

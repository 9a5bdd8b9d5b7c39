import { resolve } from 'node:path';
import { checkConfig, configValues, signedFor, writeConfig } from '../files/config.ts';
import { formatFacts } from '../signing/present.ts';
import type { CommandAnswer, Tool } from '../tool.ts';

export interface InitOptions {
  readonly chainId: number;
  readonly hub?: string;
  readonly genesisHash?: string;
  readonly program?: string;
  readonly publicUrl?: string;
  readonly rpcUrl?: string;
  readonly registry?: string;
  readonly force?: boolean;
}

/** Writes the pinned configuration from the attestor's options, without contacting the gateway. */
export async function init(tool: Tool, gateway: string, options: InitOptions): Promise<CommandAnswer> {
  const { chainId, hub, genesisHash, program: programId, rpcUrl, registry, publicUrl = gateway } = options;
  const { keystore, dryRun } = tool.globals;
  const values = { gateway, publicUrl, chainId, hub, genesisHash, programId, rpcUrl, registry };
  const checked = checkConfig({ ...values, ...(keystore === undefined ? {} : { keystore: resolve(keystore) }) });
  const stored = configValues(checked);
  if (!dryRun) await writeConfig(tool.configPath, stored, { force: options.force ?? false });
  const shown = formatFacts([
    ['Gateway', checked.gateway],
    ['Names itself', checked.publicUrl],
    ['Chain', checked.chain],
    signedFor(checked),
    ['Own node', checked.rpcUrl === undefined ? 'none: the gateway’s answers about the chain are trusted' : 'given'],
  ]);
  return {
    json: { path: tool.configPath, written: !dryRun, ...stored, rpcUrl: checked.rpcUrl !== undefined },
    text: `${dryRun ? 'Would write' : 'Wrote'} ${tool.configPath}\n${shown}`,
  };
}

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
  const config = checkConfig({ ...values, ...(keystore === undefined ? {} : { keystore: resolve(keystore) }) });
  const storedValues = configValues(config);
  if (!dryRun) await writeConfig(tool.configPath, storedValues, { force: options.force ?? false });
  const facts = formatFacts([
    ['Gateway', config.gateway],
    ['Names itself', config.publicUrl],
    ['Chain', config.chain],
    signedFor(config),
    ['Own node', config.rpcUrl === undefined ? 'none: the gateway’s answers about the chain are trusted' : 'given'],
  ]);
  return {
    json: { path: tool.configPath, written: !dryRun, ...storedValues, rpcUrl: config.rpcUrl !== undefined },
    text: `${dryRun ? 'Would write' : 'Wrote'} ${tool.configPath}\n${facts}`,
  };
}

import { join } from 'node:path';
import type { EvmAddress } from '@income-series/protocol/hex';
import { expect } from 'vitest';
import { runPeople } from '../../../../src/apps/demo/people-program.ts';
import { openToolbox, type Toolbox } from '../../../../src/apps/demo/toolbox.ts';
import type { AppWorld } from './world.ts';

/** An attestor with the tool on a machine of their own, whose key the chain knows and who may be sealed to. */
export async function openAttestor({ variables, url }: AppWorld, folder: string): Promise<Toolbox> {
  const { CHAIN_NODE = '', HUB, REGISTRY } = variables;
  const contracts = { hub: HUB as EvmAddress, registry: REGISTRY as EvmAddress };
  const place = { toolUrl: url, publicUrl: url, chainId: 10_143, contracts };
  const tool = await openToolbox({ ...place, devnet: { anvil: { url: CHAIN_NODE } } }, folder);
  const options = ['--node', CHAIN_NODE, '--registry', String(REGISTRY), '--url', url];
  expect(await runPeople(['register-attestor', tool.address, ...options])).toBe(0);
  for (const command of ['login', 'link', 'announce']) await tool.run(command);
  return tool;
}

/** The same attestor with a configuration of the Solana cluster, whose program knows the key. */
export async function openOnCluster(tool: Toolbox, { variables, url }: AppWorld): Promise<Toolbox> {
  const { CLUSTER_NODE = '', CLUSTER_GENESIS = '', CLUSTER_PROGRAM = '' } = variables;
  const config = ['--config', join(tool.folder, 'solana.json')];
  const run: Toolbox['run'] = (...args) => tool.run(...args, ...config);
  const domain = ['--genesis-hash', CLUSTER_GENESIS, '--program', CLUSTER_PROGRAM, '--rpc-url', CLUSTER_NODE];
  await run('init', url, '--public-url', url, '--chain-id', '10143', ...domain);
  const place = ['--solana', '--cluster', CLUSTER_NODE, '--url', url];
  expect(await runPeople(['register-attestor', tool.address, ...place])).toBe(0);
  await run('login');
  return { ...tool, run, sign: (...signed) => tool.sign(...signed, ...config) };
}

/** Has the attestor sign a request, after a look at its digest. @param choices options with the attestor's choices */
export async function signRequest(
  attestor: Toolbox,
  [kind, id]: readonly [kind: string, id: string],
  ...choices: readonly string[]
): Promise<void> {
  const { digest } = (await attestor.run('sign', kind, id, ...choices, '--dry-run')) as { digest: `0x${string}` };
  await attestor.sign(kind, id, digest, ...choices);
}

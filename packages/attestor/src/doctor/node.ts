import type { EvmAddress } from '@income-series/protocol/hex';
import { askRegistry, isRegistryTrusted } from '../chain.ts';
import type { PinnedConfig } from '../files/config.ts';
import type { OwnNodes } from '../own-node.ts';
import { type DoctorCheck, passOrFail, runChecks, warningCheck } from './check.ts';
import { checkHead } from './clock.ts';

const NOBODY = `0x${'00'.repeat(19)}01` as EvmAddress;
const NAME = 'own node';

/**
 * Checks the attestor's own node: chain, registry, head, and the key's registration (`key` is null if the key file was not
 * read).
 */
export function nodeChecks(
  nodes: OwnNodes,
  config: PinnedConfig,
  key: EvmAddress | null,
): Promise<readonly DoctorCheck[]> {
  return runChecks(NAME, 'compare --rpc-url, the chain and the addresses of `init`', async () => {
    const registry = await askRegistry(nodes, config, key ?? NOBODY);
    if (registry === null) {
      const finding = 'none: the gateway’s answers about the chain are trusted';
      return [warningCheck(NAME, finding, 'give one: `init --rpc-url … --force`')];
    }
    const trusted = await isRegistryTrusted(nodes, config);
    const mend = 'compare --hub and --registry of `init` with sources you trust';
    const active = 'ask the operator to register the key, or use another one';
    return [
      passOrFail(NAME, true, [`serves ${config.chain}`, ''], ''),
      passOrFail('registry', trusted, ['the one that the contract trusts', 'the contract trusts another'], mend),
      checkHead(registry.block, registry.timestamp, new Date()),
      ...(key === null ? [] : [passOrFail('key, own node', registry.active, ['active', 'not active'], active)]),
    ];
  });
}

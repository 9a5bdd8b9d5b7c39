import type { EvmAddress } from '../../../core/hex.ts';
import { askRegistry, isRegistryTrusted } from '../chain.ts';
import type { PinnedConfig } from '../files/config.ts';
import { check, checked, type DoctorCheck, warning } from './check.ts';
import { judgeHead } from './clock.ts';

const NOBODY = `0x${'00'.repeat(19)}01` as EvmAddress;
const NAME = 'own node';

/** The attestor's own node: chain, contracts, head, and what it says of the key (null: the key file was not read). */
export function nodeChecks(config: PinnedConfig, key: EvmAddress | null): Promise<readonly DoctorCheck[]> {
  return checked(NAME, 'compare --rpc-url, the chain and the addresses of `init`', async () => {
    const registry = await askRegistry(config, key ?? NOBODY);
    if (registry === null) {
      const found = 'none: the gateway’s answers about the chain are trusted';
      return [warning(NAME, found, 'give one: `init --rpc-url … --force`')];
    }
    const trusted = await isRegistryTrusted(config);
    const mend = 'compare --hub and --registry of `init` with sources you trust';
    const active = 'ask the operator to register the key, or use another one';
    return [
      check(NAME, true, [`serves ${config.chain}`, ''], ''),
      check('registry', trusted, ['the one that the contract trusts', 'the contract trusts another'], mend),
      judgeHead(registry.block, registry.timestamp, new Date()),
      ...(key === null ? [] : [check('key, own node', registry.active, ['active', 'not active'], active)]),
    ];
  });
}

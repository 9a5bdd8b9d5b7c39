import { type Announcement, isAnnouncement } from '@income-series/protocol/envelope';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { EvmAddress } from '@income-series/protocol/hex';
import type { SigningDomain } from '@income-series/protocol/signing';
import { isActiveOnEvm } from './evm-registry.ts';
import type { DeviceNode } from './node.ts';
import { isActiveOnSolana } from './solana-registry.ts';

/** Keys of attestors, in lower case, which they gave the person outside of the gateway. */
export interface GivenKeys {
  readonly given: readonly EvmAddress[];
}

/** A chain in the device's own configuration. These values must not come from a gateway. */
export interface DeviceChain {
  /** The hub of an EVM chain, or the program on a Solana cluster. */
  readonly domain: SigningDomain;
  /** The node that says which attestors are active; the keys that they gave, where the person has no node. */
  readonly node: DeviceNode | GivenKeys;
}

function isConfirmed(key: EvmAddress, { domain, node }: DeviceChain): boolean | Promise<boolean> {
  if (typeof node === 'object') return node.given.includes(key);
  return domain.kind === 'evm' ? isActiveOnEvm(key, domain, node) : isActiveOnSolana(key, domain, node);
}

/**
 * Requires that an encryption key belongs to an active attestor: its signer key signed the announcement, and the chain (the
 * hub's registry, or the program's records) has the signer key as active, or its owner gave it to the person. So nobody who forwarded
 * the announcement can have replaced the key.
 * @throws ANNOUNCEMENT_INVALID, SIGNER_INACTIVE, CHAIN_UNAVAILABLE, CHAIN_MISMATCH for another chain or a missing hub or program,
 *   CHAIN_REFUSED for a refused cluster, BAD_INPUT for a node without https
 */
export async function requireAttestor(announcement: Announcement, chain: DeviceChain): Promise<void> {
  if (!isAnnouncement(announcement)) throw new AppError('ANNOUNCEMENT_INVALID');
  if (!(await isConfirmed(announcement.key, chain))) throw new AppError('SIGNER_INACTIVE');
}

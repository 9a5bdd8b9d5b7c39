import { type Announcement, isAnnouncement } from '@income-series/protocol/envelope';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { SigningDomain } from '@income-series/protocol/signing';
import { isActiveOnEvm } from './evm-registry.ts';
import type { DeviceNode } from './node.ts';
import { isActiveOnSolana } from './solana-registry.ts';

/** A chain in the device's own configuration. These values must not come from a gateway. */
export interface DeviceChain {
  /** The hub of an EVM chain, or the program on a Solana cluster. */
  readonly domain: SigningDomain;
  readonly node: DeviceNode;
}

/**
 * Requires that an encryption key belongs to an active attestor: its signer key signed the announcement, and the chain (the
 * hub's registry, or the program's records) has the signer key as active. So nobody who forwarded the announcement can have
 * replaced the key.
 * @throws ANNOUNCEMENT_INVALID, SIGNER_INACTIVE, CHAIN_UNAVAILABLE, CHAIN_MISMATCH for another chain or a missing hub or program,
 *   CHAIN_REFUSED for a refused cluster, BAD_INPUT for a node without https
 */
export async function requireAttestor(announcement: Announcement, { domain, node }: DeviceChain): Promise<void> {
  if (!isAnnouncement(announcement)) throw new AppError('ANNOUNCEMENT_INVALID');
  const { key } = announcement;
  const active = domain.kind === 'evm' ? isActiveOnEvm(key, domain, node) : isActiveOnSolana(key, domain, node);
  if (!(await active)) throw new AppError('SIGNER_INACTIVE');
}

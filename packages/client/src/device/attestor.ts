import { type Announcement, isAnnouncement } from '../../../../src/core/envelope/index.ts';
import { AppError } from '../../../../src/core/errors/app-error.ts';
import type { SigningDomain } from '../../../../src/core/signing/index.ts';
import { isActiveOnEvm } from './evm-registry.ts';
import { isActiveOnSolana } from './solana-registry.ts';

/** The chain as this device knows it: from its own configuration, never from a gateway. */
export interface DeviceChain {
  /** The hub of an EVM chain, or the program on a Solana cluster. */
  readonly domain: SigningDomain;
  /** A node of the caller's own choosing: https, or this machine. */
  readonly node: string;
}

/**
 * Makes sure that an encryption key is a registered attestor's own: that the signer key announced it, and that the
 * chain holds the signer key as active: in the registry which the hub itself trusts, or in the program's own records. So nobody
 * who forwarded the announcement can have replaced the key.
 * @throws ANNOUNCEMENT_INVALID, SIGNER_INACTIVE, CHAIN_UNAVAILABLE, CHAIN_MISMATCH for another chain or no hub or program,
 *   CHAIN_REFUSED for a cluster that is refused by name, BAD_INPUT for a node in the clear
 */
export async function requireAttestor(announcement: Announcement, { domain, node }: DeviceChain): Promise<void> {
  if (!isAnnouncement(announcement)) throw new AppError('ANNOUNCEMENT_INVALID');
  const { key } = announcement;
  const active = domain.kind === 'evm' ? isActiveOnEvm(key, domain, node) : isActiveOnSolana(key, domain, node);
  if (!(await active)) throw new AppError('SIGNER_INACTIVE');
}

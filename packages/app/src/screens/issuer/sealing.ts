import { type Announcement, type AttestationOptions, chainOfDomain, type DeviceChain } from '@income-series/client';
import { base58, hex } from '@scure/base';
import { contractPin, requirePin } from '../../device/pins.ts';
import { readSolanaNode } from '../../device/solana-node.ts';
import type { PersonSession } from '../../gateway/session.ts';
import type { ConnectedWallet } from '../../wallets/wallet.ts';

/** The signing domain of a chain, as the gateway writes it. */
export interface DomainAnswer {
  readonly chainId?: number | null | undefined;
  readonly verifyingContract?: string | null | undefined;
  readonly genesisHash?: string | null | undefined;
  readonly program?: string | null | undefined;
}

/** The signing domain of either kind of chain; null if the gateway named none. */
export function signingDomainOf({
  chainId,
  verifyingContract,
  genesisHash,
  program,
}: DomainAnswer): AttestationOptions['domain'] | null {
  if (genesisHash && program)
    return { kind: 'solana', genesisHash: genesisHash as `0x${string}`, programId: program as `0x${string}` };
  if (!chainId || !verifyingContract) return null;
  return { kind: 'evm', chainId, verifyingContract: verifyingContract as `0x${string}` };
}

/** An attestor of the registry, as the gateway lists it. */
export interface AttestorAnswer {
  readonly address: string;
  readonly announcement?: { readonly encryptionKey: string; readonly signature: string } | null | undefined;
}

/** The refusal to seal: this page cannot ask the chain itself whether the key is an attestor's. */
export class SealingError extends Error {
  override readonly name = 'SealingError';
}

/** An attestor that sealing is possible for, with its announced key. */
export const announcementOf = ({ address, announcement }: AttestorAnswer): Announcement | null =>
  announcement
    ? ({ key: address, encryptionKey: announcement.encryptionKey, signature: announcement.signature } as Announcement)
    : null;

type Domain = DeviceChain['domain'];

/** The domain that a gateway named; null if a part of it is missing. */
function readDomain({ chainId, verifyingContract, genesisHash, program }: DomainAnswer): Domain | null {
  if (typeof chainId === 'number' && verifyingContract)
    return { kind: 'evm', chainId, verifyingContract: verifyingContract as `0x${string}` };
  if (genesisHash && program)
    return { kind: 'solana', genesisHash: genesisHash as `0x${string}`, programId: program as `0x${string}` };
  return null;
}

/** The node that answers for a chain: the wallet's own on an EVM chain, and that of the device on Solana. @throws SealingError */
async function nodeOf({ kind }: Domain, wallet: ConnectedWallet): Promise<DeviceChain['node']> {
  const node = kind === 'evm' ? wallet.askNode : await readSolanaNode();
  if (node !== null) return node;
  throw new SealingError(
    kind === 'evm'
      ? 'Nothing is sealed, because this wallet cannot ask the chain whether the key is an attestor’s. Use the command line.'
      : 'Nothing is sealed, because no node says whether the key is an attestor’s. Name your Solana node on the page Device.',
  );
}

/** Requires that hub or program is the one that this browser saw first, in a transaction too. @throws PinError */
async function requireContract(domain: Domain, chain: string): Promise<void> {
  const [contract, address] =
    domain.kind === 'evm'
      ? ['hub', domain.verifyingContract.toLowerCase()]
      : ['program', base58.encode(hex.decode(domain.programId.slice(2)))];
  await requirePin(...contractPin(chain, contract), address);
}

/**
 * The chain for sealing: its domain, and the person's own node. The hub or program has to be the one that this browser saw first, because
 * a gateway that names another could name attestors of its own.
 * @throws SealingError, PinError
 */
export async function deviceChainOf({ wallet, chain }: PersonSession, answer: DomainAnswer): Promise<DeviceChain> {
  if (wallet === null)
    throw new SealingError('Nothing is sealed, because this person’s wallet is not in this browser to ask the chain.');
  const domain = readDomain(answer);
  if (domain === null) throw new SealingError('Nothing is sealed, because the gateway has not named the contract yet.');
  if (chainOfDomain(domain) !== chain)
    throw new SealingError('Nothing is sealed, because the gateway named another chain.');
  await requireContract(domain, chain);
  return { domain, node: await nodeOf(domain, wallet) };
}

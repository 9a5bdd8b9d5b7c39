import type { DeviceNode } from '@income-series/client';
import type { PersonSession } from '../gateway/session.ts';
import { kindOfChain } from '../wallets/wallet.ts';
import { readSolanaNode } from './solana-node.ts';

/** The node that answers for a chain: the wallet's own on an EVM chain, and that of the device on Solana; null if there is none. */
export async function readOwnNode(
  { wallet }: Pick<PersonSession, 'wallet'>,
  chain: string,
): Promise<DeviceNode | null> {
  if (kindOfChain(chain) === 'solana') return readSolanaNode();
  return wallet?.chain === chain ? wallet.askNode : null;
}

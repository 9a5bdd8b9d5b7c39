import { hashMessage, isErc6492Signature, recoverAddress } from 'viem';
import type { Address, Hex } from '../../core/hex.ts';
import { recoverSigner } from '../../core/signing/index.ts';
import type { GuardedClient } from './client.ts';

/**
 * Whether `wallet` signed the EIP-191 text.
 *
 * A key's own signature is decided here without the node and only in canonical form (65 bytes, low s, v 27 or 28): the
 * on-chain validator would also accept the other form of the same signature. Everything else is a contract wallet's:
 * ERC-1271 where there is code, ERC-6492 where the signature brings the wallet's deployment along.
 */
export async function verifyMessage(
  guarded: GuardedClient,
  wallet: Address,
  message: string,
  signature: Hex,
): Promise<boolean> {
  const digest = hashMessage(message);
  if (recoverSigner(digest, signature) === wallet.toLowerCase()) return true;
  if (await recoversLeniently(digest, wallet, signature)) return false;
  return guarded.ask(async (client) => {
    const code = isErc6492Signature(signature) ? '0x00' : await client.getCode({ address: wallet });
    if (code === undefined || code === '0x') return false;
    return client.verifyHash({ address: wallet, hash: digest, signature });
  });
}

/** The wallet's own key made it, but in a form that is not canonical. */
async function recoversLeniently(digest: Hex, wallet: Address, signature: Hex): Promise<boolean> {
  try {
    return (await recoverAddress({ hash: digest, signature })).toLowerCase() === wallet.toLowerCase();
  } catch {
    return false;
  }
}

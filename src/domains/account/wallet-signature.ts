import type { Address } from '../../core/address.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Hex } from '../../core/hex.ts';
import type { WalletChain } from './ports.ts';

/**
 * The wallet signed this text, as its chain's wallets sign texts.
 * @throws SIGNATURE_NOT_CANONICAL for a signature in another form than the one that is taken, SIGNATURE_INVALID,
 *   CHAIN_UNAVAILABLE
 */
export async function requireSignedBy(
  chain: WalletChain,
  wallet: Address,
  text: string,
  signature: Hex,
): Promise<void> {
  if (!(await chain.verifyMessage(wallet, text, signature))) throw new AppError('SIGNATURE_INVALID');
}

import { signWalletText, type WalletTextPurpose } from '@income-series/client';
import type { PersonSession } from '../../gateway/session.ts';
import { settings } from '../../settings.ts';
import type { ConnectedWallet } from '../../wallets/wallet.ts';

/** The wallet of a session. @throws Error for a person of the demo, whose wallet is not in this browser */
export function walletOf({ wallet }: PersonSession): ConnectedWallet {
  if (wallet === null) throw new Error('This person’s wallet is not in this browser, so nothing can be signed.');
  return wallet;
}

/**
 * A wallet's signature over a text of the gateway, as hex. The wallet is asked only if the text is exactly the one of its purpose.
 * @throws WalletError, DeviceError
 */
export const signText = (wallet: ConnectedWallet, text: string, purpose: WalletTextPurpose): Promise<`0x${string}`> =>
  signWalletText(wallet, text, purpose, settings.site);

import type { AskProvider, SignInWallet } from '@income-series/client';
import type { BuiltFragment } from '@income-series/client/operations';

export type WalletKind = 'evm' | 'solana';

/** The kind of a chain, from its name (`evm:10143`, `solana:…`). */
export const kindOfChain = (chain: string): WalletKind => (chain.startsWith('solana:') ? 'solana' : 'evm');

/** A wallet of the browser that announced itself. */
export interface BrowserWallet {
  /** An id that no other wallet of the page has, even one with the same name. */
  readonly id: string;
  readonly name: string;
  readonly kind: WalletKind;
  /** The maker that the wallet names: a reversed name of the DNS (`io.metamask`). Null if it names none. */
  readonly maker: string | null;
  /** Asks the wallet for its accounts, and returns the first on a chain. @throws WalletError */
  connect(chain: string): Promise<ConnectedWallet>;
}

/** A wallet that gave its address to the page. */
export interface ConnectedWallet extends SignInWallet {
  readonly name: string;
  /**
   * Signs and sends a built transaction. When every call is in a block, it resolves with the id that `recordTransactionHash` takes. It
   * asks for no further call if `isWanted` returns false.
   * @throws WalletError
   */
  send(built: BuiltFragment, isWanted?: () => boolean): Promise<`0x${string}` | string>;
  /** Asks the wallet's own node; null for a wallet that answers no such questions. */
  readonly askNode: AskProvider | null;
}

/** The reasons for which a wallet does not do what it is asked. */
export type WalletFault =
  | 'REJECTED'
  | 'UNANSWERED'
  | 'NO_ACCOUNT'
  | 'OTHER_ACCOUNT'
  | 'OTHER_CHAIN'
  | 'SENDS_COINS'
  | 'REVERTED'
  | 'FAILED';

const TEXTS: Readonly<Record<WalletFault, string>> = {
  REJECTED: 'The wallet refused: nothing was signed or sent.',
  UNANSWERED: 'The wallet does not answer. Open it, and try again.',
  NO_ACCOUNT: 'The wallet gave no account to this page.',
  OTHER_ACCOUNT: 'The wallet has another account selected. Select the one that you signed in with.',
  OTHER_CHAIN: 'The wallet is on another network, and did not change to this one.',
  SENDS_COINS: 'The transaction would send coins, which no step of this page does. Nothing was sent.',
  REVERTED: 'The chain refused the transaction: nothing changed but the fee that was paid.',
  FAILED: 'The wallet failed. Nothing is known to have been sent: look into its list of transactions.',
};

/** The time for a person to answer in a wallet: it may have to be unlocked, or a device fetched. */
const PERSON_MS = 180_000;

/**
 * Waits for a wallet's answer for a limited time, so that a wallet that never answers does not block the page. A later answer is
 * dropped. Do not use it to send a transaction, because the wallet sends one that is confirmed late all the same.
 * @throws WalletError UNANSWERED
 */
export async function withinTime<T>(answer: Promise<T>, ms = PERSON_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new WalletError('UNANSWERED')), ms);
  });
  try {
    return await Promise.race([answer, end]);
  } finally {
    clearTimeout(timer);
  }
}

/** The error of an action whose transaction was sent, while this device cannot tell its fate. */
export class SentError extends Error {
  override readonly name = 'SentError';
  /** The hash of the transaction, or its signature on Solana. */
  readonly id: string;
  constructor(id: string, text: string) {
    super(text);
    this.id = id;
  }
}

/** A wallet's fault, with a text for its user. The wallet's own text is not shown, because any page may write a wallet. */
export class WalletError extends Error {
  override readonly name = 'WalletError';
  readonly fault: WalletFault;
  constructor(fault: WalletFault) {
    super(TEXTS[fault]);
    this.fault = fault;
  }
}

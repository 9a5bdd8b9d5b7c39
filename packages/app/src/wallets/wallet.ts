import type { AskProvider, SignInWallet } from '@income-series/client/gateway';
import type { BuiltFragment } from '@income-series/client/operations';

/** A wallet that announced itself to the page by EIP-6963 or the Wallet Standard. */
export interface AnnouncedWallet {
  /** The announced name without invisible characters. */
  readonly name: string;
  readonly kind: 'evm' | 'solana';
  /** Asks the wallet for its account on a chain. @throws WalletError */
  connect(chain: string): Promise<ConnectedWallet>;
}

/** One call of a transaction on an EVM chain. */
export interface SentCall {
  readonly to: string;
  readonly data: string;
  readonly value: string;
}

export interface ConnectedWallet extends SignInWallet {
  readonly name: string;
  readonly kind: 'evm' | 'solana';
  /** Asks the wallet's own node, which its owner chose; null if the wallet has none for pages. */
  readonly node: AskProvider | null;
  /**
   * Has the wallet send all calls of a built transaction in their order, and returns the id of the chain's transaction that contains
   * the step. @param onCall is called before the wallet is asked, with the number of the call, from 1, and how many there are
   * @throws WalletError
   */
  send(built: BuiltFragment, onCall: (call: number, calls: number) => void, signal: AbortSignal): Promise<string>;
}

/**
 * The reasons why a wallet does not do a step: its owner refused it, at once or after calls before it were sent, it has another account or
 * chain than the one that signed in, it cannot send, a call before the step failed, or a batch of calls was not sent or failed.
 */
export type WalletReason =
  | 'REFUSED'
  | 'REFUSED_LATER'
  | 'BATCH_UNSENT'
  | 'BATCH_REVERTED'
  | 'BATCH_PARTIAL'
  | 'OTHER_ACCOUNT'
  | 'OTHER_CHAIN'
  | 'NOT_ABLE'
  | 'CALL_FAILED'
  | 'NO_ACCOUNT'
  | 'FAILED';

const SENTENCES: Readonly<Record<WalletReason, string>> = {
  REFUSED: 'You refused the request in the wallet, so nothing was sent.',
  REFUSED_LATER:
    'You refused this step in the wallet. The call before it was sent and stays: it allowed the amount, so the next try asks for the step alone.',
  BATCH_UNSENT: 'The wallet gave up before it sent anything. Begin this step again.',
  BATCH_REVERTED: 'The chain refused the calls of this step. Nothing changed but the fee.',
  BATCH_PARTIAL: 'The chain refused a call of this step, and the calls before it stay. Begin this step again.',
  OTHER_ACCOUNT: 'The wallet shows another account than the one that signed in. Choose that account in the wallet.',
  OTHER_CHAIN: 'The wallet is on another chain. Choose the chain of this step in the wallet.',
  NOT_ABLE: 'This wallet cannot send transactions for a page. Use another wallet.',
  CALL_FAILED: 'The chain refused the call before this step, so the step was not sent.',
  NO_ACCOUNT: 'The wallet gave this page no account.',
  FAILED: 'The wallet failed. Nothing is known to be sent: look into the wallet before you try again.',
};

/** A wallet did not do what it was asked for. The message is a sentence for its owner, and has no word of the wallet's own. */
export class WalletError extends Error {
  override readonly name = 'WalletError';
  readonly reason: WalletReason;

  constructor(reason: WalletReason) {
    super(SENTENCES[reason]);
    this.reason = reason;
  }
}

// The fate of a signed transaction, as the device's own Solana node says. This file is loaded with the first transaction on Solana.
import { type DeviceNode, type Fate, type FateQuestion, processedHeight, transactionFate } from '@income-series/client';
import { readSolanaNode } from '../device/solana-node.ts';
import { SentError, WalletError } from '../wallets/wallet.ts';

/**
 * The blocks after the signature in which a transaction can still be taken: a blockhash is valid for 150, and a node may be 50 behind.
 * The gateway's own `lastValidBlockHeight` is not read, because a gateway that lies could name one that is past.
 */
const LIFE_BLOCKS = 200n;
const [PAUSE_MS, WAIT_MS] = [3_000, 240_000];

const isReverted = (error: unknown) => error instanceof WalletError && error.fault === 'REVERTED';

/** The error for a transaction whose fate no own node has confirmed. */
function unconfirmedError(signature: string, error: unknown): SentError {
  const state = isReverted(error)
    ? 'The gateway alone says that the chain refused the transaction.'
    : 'The transaction may have been sent.';
  return new SentError(signature, `${state} Look up its signature in your wallet before you do it again: ${signature}`);
}

const landedError = (signature: string) =>
  new SentError(
    signature,
    `The transaction is in a block, as your own Solana node says. Do not do it again. Its signature is ${signature}`,
  );

/**
 * Watches a transaction from its signature on. Call the returned function with the error of a later step. It resolves when the device's
 * own node says that no block has the transaction or can take it any more.
 * @throws SentError if it may have been sent; WalletError REVERTED if the node has it as failed
 */
export function watchSent(
  { chain, signature }: Pick<FateQuestion, 'chain' | 'signature'>,
  readNode: () => Promise<DeviceNode | null> = readSolanaNode,
): (error: unknown) => Promise<void> {
  const start = (async () => {
    const node = await readNode();
    return node === null ? null : { node, lastHeight: (await processedHeight(chain, node)) + LIFE_BLOCKS };
  })().catch(() => null);
  return async (error) => {
    const watch = await start;
    const end = Date.now() + WAIT_MS;
    while (watch !== null && Date.now() < end) {
      const { node, lastHeight } = watch;
      const fate = await transactionFate({ chain, signature, lastHeight }, node).catch((): Fate => 'OPEN');
      if (fate === 'EXPIRED') return;
      if (fate === 'REVERTED') throw new WalletError('REVERTED');
      if (fate === 'LANDED') throw landedError(signature);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    throw unconfirmedError(signature, error);
  };
}

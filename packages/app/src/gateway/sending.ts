import {
  type BuiltFragment,
  RecordTransactionHashDocument,
  TransactionLifeDocument,
} from '@income-series/client/operations';
import { keyed } from '@income-series/client/requests';
import { SentError, WalletError, type WalletFault } from '../wallets/wallet.ts';
import { forgetSent, keepSent } from './earlier.ts';
import { isRenewal, isUnkept, renew } from './renewal.ts';
import type { PersonSession } from './session.ts';

/** The reason to build a transaction again: the wallet returned no signature, or the own node says that no block has or takes it. */
export type RenewalReason = 'UNSIGNED' | 'EXPIRED';

/**
 * The step after the wallet has signed. `indexing`: the index follows the transaction. `asking`: the gateway says that it failed, and
 * the device asks its own node.
 */
export type SentStep = 'indexing' | 'asking';

/** Reports the hash of a sent transaction, and waits until the index has it. @throws WalletError, GatewayError */
async function follow({ gateway }: PersonSession, { id }: BuiltFragment, txHash: string): Promise<void> {
  await gateway.act(RecordTransactionHashDocument, keyed({ id, txHash: txHash as `0x${string}` }));
  for await (const { transactionLife } of gateway.feed(TransactionLifeDocument, { id }, { ends: true })) {
    if (transactionLife?.succeeded === false) throw new WalletError('REVERTED');
    if (transactionLife?.life === 'DROPPED') throw new WalletError('UNANSWERED');
    if (transactionLife?.life === 'INDEXED') return;
  }
}

/** The faults of a wallet that may have come from a transaction that no block takes any more. */
const LATE_FAULTS: ReadonlySet<string> = new Set<WalletFault>(['FAILED', 'UNANSWERED']);
const isLate = (error: unknown) => error instanceof WalletError && LATE_FAULTS.has(error.fault);

interface Renewal {
  readonly built: BuiltFragment;
  readonly reason: RenewalReason;
}

/** Builds a transaction again after a failure. @throws the failure itself if the gateway does not build it again */
async function renewAfter(
  error: unknown,
  person: PersonSession,
  built: BuiltFragment,
  reason: RenewalReason,
): Promise<Renewal> {
  const fresh = await renew(person, built).catch(() => built);
  if (isRenewal(fresh, built)) return { built: fresh, reason };
  if (reason === 'UNSIGNED' && isUnkept(built))
    throw new Error(
      'The wallet did not send it. A transaction on Solana is valid for about a minute, and the gateway keeps no opening that it could build this one again from: close this, and press the button again.',
      { cause: error },
    );
  throw error;
}

/** The error for a transaction on an EVM chain that is in a block, as the wallet's node says, but that the gateway does not follow. */
const unfollowedError = (hash: string, error: unknown) =>
  new SentError(
    hash,
    `The transaction is in a block, as your wallet says. Do not do it again. Its hash is ${hash}. The gateway did not follow: ${
      error instanceof Error ? error.message : 'it gave no reason.'
    }`,
  );

/** Sends a transaction and waits until the index has it; returns a renewal if it became too old. @throws WalletError, GatewayError, SentError */
async function sendReady(
  person: PersonSession,
  ready: BuiltFragment,
  onStep: (name: SentStep) => void,
  isWanted: () => boolean,
): Promise<Renewal | null> {
  const { wallet } = person;
  if (wallet === null) throw new Error('This person’s wallet is not in this browser.');
  if (!isWanted()) throw new WalletError('REJECTED');
  const watch = ready.__typename === 'SolanaTransaction' ? (await import('./sent.ts')).watchSent : null;
  const txHash = await wallet.send(ready, isWanted).catch((error: unknown) => {
    if (isLate(error)) return renewAfter(error, person, ready, 'UNSIGNED');
    throw error;
  });
  if (typeof txHash !== 'string') return txHash;
  onStep('indexing');
  const requireExpired = watch?.({ chain: ready.chain, signature: txHash });
  try {
    await follow(person, ready, txHash);
    return null;
  } catch (error) {
    if (requireExpired === undefined) throw unfollowedError(txHash, error);
    onStep('asking');
    await requireExpired(error);
    return renewAfter(error, person, ready, 'EXPIRED');
  }
}

/**
 * Sends a built transaction and follows it. Returns null when it is in the index. If it became too old, in the wallet or on its way, it
 * is built again and returned, and the person has to confirm it. After the wallet has signed on Solana, the device's own node has to
 * say that it is too old. A transaction whose fate is unknown is kept, so that the next one of its kind has a warning. The wallet is not
 * asked if `isWanted` returns false, as after a sign-out.
 * @throws WalletError, GatewayError, SentError
 */
export async function sendOrRenew(
  person: PersonSession,
  built: BuiltFragment,
  onStep: (name: SentStep) => void,
  isWanted: () => boolean = () => true,
): Promise<Renewal | null> {
  // The person may have read it for longer than a minute. It is then built again, and sent without a question because its call is the same.
  const ready = await renew(person, built);
  try {
    const renewal = await sendReady(person, ready, onStep, isWanted);
    if (renewal === null) await forgetSent(built, person.address);
    return renewal;
  } catch (error) {
    if (error instanceof SentError) await keepSent(built, person.address, error.id);
    throw error;
  }
}

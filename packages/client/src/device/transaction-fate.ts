import { AppError } from '@income-series/protocol/errors/app-error';
import { askNode, type DeviceNode } from './node.ts';
import { requireCluster } from './solana-registry.ts';

/** The transaction on Solana whose fate a device asks for. */
export interface FateQuestion {
  /** The name of the chain, as `solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1`. */
  readonly chain: string;
  readonly signature: string;
  /** The height after which no block can take the transaction. */
  readonly lastHeight: bigint;
}

/**
 * The fate of a transaction: a block has it (`LANDED`), a block has it and it failed (`REVERTED`), no block has it or can take it
 * any more (`EXPIRED`), or a block may still take it (`OPEN`).
 */
export type Fate = 'LANDED' | 'REVERTED' | 'EXPIRED' | 'OPEN';

async function heightAt(node: DeviceNode, commitment: 'processed' | 'finalized'): Promise<bigint> {
  const height = await askNode(node, 'getBlockHeight', [{ commitment }]);
  if (!Number.isSafeInteger(height)) throw new AppError('CHAIN_UNAVAILABLE');
  return BigInt(height as number);
}

/** Reads the height of the newest block of a cluster. @throws CHAIN_UNAVAILABLE, CHAIN_MISMATCH */
export async function processedHeight(chain: string, node: DeviceNode): Promise<bigint> {
  await requireCluster(node, chain);
  return heightAt(node, 'processed');
}

/**
 * Asks a node that the caller chose what became of a signed transaction.
 * @throws CHAIN_UNAVAILABLE; CHAIN_MISMATCH for a node of another cluster; BAD_INPUT for a node without https
 */
export async function transactionFate({ chain, signature, lastHeight }: FateQuestion, node: DeviceNode): Promise<Fate> {
  await requireCluster(node, chain);
  // The height is read first, because a transaction in a block up to it is final by then and will be found.
  const height = await heightAt(node, 'finalized');
  const options = { searchTransactionHistory: true };
  const { value } = (await askNode(node, 'getSignatureStatuses', [[signature], options])) as {
    readonly value?: unknown;
  };
  if (!Array.isArray(value) || value.length !== 1) throw new AppError('CHAIN_UNAVAILABLE');
  const [status] = value as readonly unknown[];
  if (status === null) return height > lastHeight ? 'EXPIRED' : 'OPEN';
  if (typeof status !== 'object') throw new AppError('CHAIN_UNAVAILABLE');
  const { err, confirmationStatus } = status as { readonly err?: unknown; readonly confirmationStatus?: unknown };
  if (err === undefined) throw new AppError('CHAIN_UNAVAILABLE');
  if (err === null) return 'LANDED';
  // A block that is only processed may be dropped, and another one may take the transaction with success.
  return confirmationStatus === 'confirmed' || confirmationStatus === 'finalized' ? 'REVERTED' : 'OPEN';
}

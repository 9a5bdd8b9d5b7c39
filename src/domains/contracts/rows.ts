import type { Address } from '@income-series/protocol/address';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Tx } from '../../core/tx.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { lockAccount } from '../account/index.ts';
import { CONTRACT_MS, type ContractState } from './model/index.ts';

/** Writes a contract in the mutation's transaction. */
export type SaveContract = (tx: Tx) => Promise<{ readonly id: string }>;

/** The columns of a contract that the text to sign names. */
export const SIGNED_FACTS = {
  id: true,
  kind: true,
  chain: true,
  wallet: true,
  documentHash: true,
  expiresAt: true,
} as const;

/** A condition that selects the contracts that may be signed at this time. */
export const openAt = (now: Date) => ({ state: 'RENDERED', expiresAt: { gt: now } });

/** The column values of a voided contract. It is not compared with the chain, because only signed contracts are compared. */
export const voidedColumns = (now: Date) => ({ state: 'VOIDED', voidedAt: now, onchain: null });

/** A wallet that an account says it has linked. */
export interface OwnWallet {
  readonly accountId: string;
  readonly chain: string;
  readonly wallet: Address;
}

/** Locks the account until the transaction ends and checks that the wallet is linked to it. @throws WALLET_NOT_LINKED */
export async function lockWallet(tx: Tx, { accountId, chain, wallet: address }: OwnWallet): Promise<void> {
  await lockAccount(tx, accountId);
  const links = await tx.accountWallet.count({ where: { accountId, chain, address } });
  if (links === 0) throw new AppError('WALLET_NOT_LINKED');
}

/**
 * A condition that selects the contracts in a state at this time, as `stateAt` computes it. RENDERED bounds `rendered_at` too,
 * because lists are in its order.
 */
export function inState(state: ContractState, now: Date): Prisma.ContractSessionWhereInput {
  if (state === 'RENDERED') return { ...openAt(now), renderedAt: { gt: new Date(now.getTime() - CONTRACT_MS) } };
  return state === 'LAPSED' ? { state: 'RENDERED', expiresAt: { lte: now } } : { state };
}

import type { Address } from '../../core/address.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Tx } from '../../core/tx.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { lockAccount } from '../account/index.ts';
import { CONTRACT_MS, type ContractState } from './model.ts';

/** Writes, in the caller's database transaction. */
export type SaveContract = (tx: Tx) => Promise<{ readonly id: string }>;

/** What the text to sign names. */
export const SIGNED_FACTS = {
  id: true,
  kind: true,
  chain: true,
  wallet: true,
  documentHash: true,
  expiresAt: true,
} as const;

/** The contracts that may be signed at a time. */
export const openAt = (now: Date) => ({ state: 'RENDERED', expiresAt: { gt: now } });

/** The columns of a contract that is voided. How it compares with the chain is said of signed ones alone. */
export const voided = (now: Date) => ({ state: 'VOIDED', voidedAt: now, onchain: null });

/** A wallet of an account, whose wallets and contracts nobody else changes until the transaction ends. */
export interface OwnWallet {
  readonly accountId: string;
  readonly chain: string;
  readonly wallet: Address;
}

/** @throws WALLET_NOT_LINKED where the wallet is not linked to the account any more */
export async function lockWallet(tx: Tx, { accountId, chain, wallet: address }: OwnWallet): Promise<void> {
  await lockAccount(tx, accountId);
  const linked = await tx.accountWallet.count({ where: { accountId, chain, address } });
  if (linked === 0) throw new AppError('WALLET_NOT_LINKED');
}

/** The contracts that are in a state at a time, as `stateAt` says it. Those that are open are the newest: lists are in that order. */
export function inState(state: ContractState, now: Date): Prisma.ContractSessionWhereInput {
  if (state === 'RENDERED') return { ...openAt(now), renderedAt: { gt: new Date(now.getTime() - CONTRACT_MS) } };
  return state === 'LAPSED' ? { state: 'RENDERED', expiresAt: { lte: now } } : { state };
}

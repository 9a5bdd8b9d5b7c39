import type { ChainReader, Chains } from '../../chains/index.ts';
import type { TransactionId } from '../../core/address.ts';
import type { Caller } from '../../core/caller.ts';
import { requireTransactionOf } from '../../core/chain.ts';
import type { Clock } from '../../core/clock.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { LiveStream, ReaderLifetime } from '../activity/index.ts';
import { announce, requireWritten } from '../operations/index.ts';
import { type Fingerprint, isBuilt } from './fingerprint.ts';
import { requireOwnWallet } from './rules.ts';
import { isNews, isOver, mayBeReplaced, type StatusFields } from './status-rules.ts';

interface SentInput {
  readonly id: string;
  readonly txHash: TransactionId;
}

export interface TransactionStatusService {
  /**
   * Checks what the owner of a wallet says it sent, against the node where that knows the transaction; what it answers
   * writes it. The same again changes nothing; another hash takes the place of one that no block held. A hash is that of as many
   * transactions as it makes different calls, since a wallet may send several at once.
   *
   * @throws NOT_FOUND, WALLET_NOT_LINKED, TX_HASH_TAKEN, TX_MISMATCH, CONFLICT once a block holds another
   */
  sent(caller: Caller, input: SentInput): Promise<(tx: Tx) => Promise<{ readonly transactionId: string }>>;
  /** The id at first and whenever its status changes, until that is final. @throws NOT_FOUND */
  feed(accountId: string, id: string): Promise<(lifetime: ReaderLifetime) => AsyncGenerator<string>>;
}

const STATE = { life: true, txHash: true, succeeded: true, expiresAt: true } as const;

interface StatusDeps {
  readonly db: PrismaClient;
  readonly chains: Chains<Pick<ChainReader, 'name' | 'knownTransactions'>>;
  readonly stream: LiveStream;
  readonly clock: Clock;
}

export const createTransactionStatusService = (deps: StatusDeps): TransactionStatusService => ({
  sent: (caller, input) => sent(deps, caller, input),
  async feed(accountId, id) {
    await ownRow(deps.db, accountId, id);
    return (lifetime) => {
      const notices = deps.stream.subscribe('transactions', (notice) => notice.id === id, lifetime);
      return statuses(deps.db, id, notices);
    };
  },
});

async function ownRow(db: PrismaClient, accountId: string, id: string) {
  const row = await db.builtTransaction.findFirst({
    where: { id, accountId },
    select: {
      life: true,
      chain: true,
      wallet: true,
      contract: true,
      selector: true,
      dataHash: true,
      dataLength: true,
    },
  });
  if (!row) throw new AppError('NOT_FOUND');
  return row as typeof row & Fingerprint;
}

/** A node that does not answer, or does not know it yet, contradicts nothing: the tracker looks again. */
async function requireSame(
  chain: Pick<ChainReader, 'knownTransactions'>,
  built: Fingerprint,
  txHash: TransactionId,
): Promise<void> {
  const known = await chain.knownTransactions([txHash]).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  const found = known?.get(txHash);
  if (found && !isBuilt(built, found)) throw new AppError('TX_MISMATCH');
}

async function sent(
  { db, chains, clock }: Pick<StatusDeps, 'db' | 'chains' | 'clock'>,
  caller: Caller,
  { id, txHash }: SentInput,
): Promise<(tx: Tx) => Promise<{ readonly transactionId: string }>> {
  const row = await ownRow(db, caller.accountId, id);
  const { chain, wallet, contract, dataHash } = row;
  requireOwnWallet(caller, chain, wallet);
  requireTransactionOf(chain, txHash, 'txHash');
  await requireSame(chains.of(chain), row, txHash);
  return async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtextextended(${`${chain} ${txHash}`}, 0))) AS held`;
    const holder = await tx.builtTransaction.findUnique({
      where: { chain_txHash_wallet_contract_dataHash: { chain, txHash, wallet, contract, dataHash } },
      select: { id: true, accountId: true, ...STATE },
    });
    const isOwn = holder?.id === id;
    if (holder !== null && !isOwn) {
      if (holder.accountId === caller.accountId || !mayBeReplaced(holder.life)) throw new AppError('TX_HASH_TAKEN');
      // The wallet was another account's, which cannot correct what it reported.
      await tx.builtTransaction.update({
        where: { id: holder.id },
        data: { life: 'BUILT', txHash: null, sentAt: null },
      });
      await announce(tx, 'transactions', [{ id: holder.id }]);
    }
    if (isOwn && holder.life !== 'DROPPED') return { transactionId: id };
    if (!isOwn && !mayBeReplaced(row.life)) throw new AppError('CONFLICT');
    requireWritten(
      await tx.builtTransaction.updateMany({
        where: { id, life: { notIn: ['MINED', 'INDEXED'] } },
        data: { life: 'SENT', txHash, sentAt: clock.now(), minedBlock: null, succeeded: null },
      }),
    );
    await announce(tx, 'transactions', [{ id }]);
    return { transactionId: id };
  };
}

/** The id at first, and after each notice of a change, until the status is final. */
async function* statuses(db: PrismaClient, id: string, notices: AsyncIterable<unknown>): AsyncGenerator<string> {
  let last = await db.builtTransaction.findUnique({ where: { id }, select: STATE });
  if (last) yield id;
  if (!last || isOver(last)) return;
  for await (const _ of notices) {
    const now: StatusFields | null = await db.builtTransaction.findUnique({ where: { id }, select: STATE });
    if (now === null) return;
    if (!isNews(now, last)) continue;
    last = now;
    yield id;
    if (isOver(now)) return;
  }
}

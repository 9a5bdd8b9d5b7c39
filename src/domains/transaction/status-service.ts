import type { TransactionId } from '@income-series/protocol/address';
import { type ChainTransaction, requireTransactionOf } from '@income-series/protocol/chain';
import type { Clock } from '@income-series/protocol/clock';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { ChainReader, Chains } from '../../chains/index.ts';
import type { Caller } from '../../core/caller.ts';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { LiveStream, ReaderLifetime } from '../activity/index.ts';
import { announce, requireWritten } from '../operations/index.ts';
import { type Fingerprint, findCall, nonceOf } from './fingerprint.ts';
import { requireOwnWallet } from './rules.ts';
import { isFinal, isNews, mayBeReplaced, type StatusFields } from './status-rules.ts';
import { type CallWitness, isStrangeCall } from './strange-call.ts';

interface ReportedHash {
  readonly id: string;
  readonly txHash: TransactionId;
}

export interface TransactionStatusService {
  /**
   * Checks the hash that the owner of a wallet reports for a transaction, against the node if it knows the hash. The returned
   * function writes it. The same hash again changes nothing; another hash replaces one that no block has. Several
   * transactions may have one hash if their calls differ, because a wallet may send several calls at once.
   *
   * @throws NOT_FOUND, WALLET_NOT_LINKED, TX_HASH_TAKEN, TX_MISMATCH, CONFLICT once a block has another hash
   */
  recordHash(caller: Caller, input: ReportedHash): Promise<(tx: Tx) => Promise<{ readonly transactionId: string }>>;
  /** Streams the id now and after each change of the status, until the status is final. @throws NOT_FOUND */
  feed(accountId: string, id: string): Promise<(lifetime: ReaderLifetime) => AsyncGenerator<string>>;
}

const STATE = { life: true, txHash: true, succeeded: true, unminedReason: true, expiresAt: true } as const;

type SentReader = Pick<ChainReader, 'knownTransactions' | 'minedIn'> & CallWitness;

interface StatusDeps {
  readonly db: PrismaClient;
  readonly chains: Chains<Pick<ChainReader, 'name'> & SentReader>;
  readonly stream: LiveStream;
  readonly clock: Clock;
}

export const createTransactionStatusService = (deps: StatusDeps): TransactionStatusService => ({
  recordHash: (caller, input) => recordHash(deps, caller, input),
  async feed(accountId, id) {
    await findOwn(deps.db, accountId, id);
    return (lifetime) => {
      const notices = deps.stream.subscribe('transactions', (notice) => notice.id === id, lifetime);
      return followStatus(deps.db, id, notices);
    };
  },
});

/** Reads a transaction that the account built. @throws NOT_FOUND */
async function findOwn(db: PrismaClient, accountId: string, id: string) {
  const row = await db.builtTransaction.findFirst({
    where: { id, accountId },
    select: {
      kind: true,
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

/**
 * Finds the transaction of a hash at the node, and refuses a transaction that is not the built one. If the node does not answer or does not
 * know the hash yet, the result is undefined, because the tracker checks it again. @throws TX_MISMATCH
 */
async function findSent(
  chain: SentReader,
  built: Fingerprint & { readonly kind: string },
  txHash: TransactionId,
): Promise<ChainTransaction | undefined> {
  const transactions = await chain.knownTransactions([txHash]).catch(noAnswer);
  const transaction = transactions?.get(txHash);
  if (!transaction) return undefined;
  const call = findCall(built, transaction);
  if (call === null) throw new AppError('TX_MISMATCH');
  if (!call.isWrapped) return transaction;
  const at = (await chain.minedIn([txHash]).catch(noAnswer))?.get(txHash);
  if (at && (await isStrangeCall(chain, built, at).catch(noAnswer)) === true) throw new AppError('TX_MISMATCH');
  return transaction;
}

/** Null for a node that does not answer. @throws other errors */
function noAnswer(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}

/**
 * Implements `TransactionStatusService.recordHash`. At the commit, another row with this hash and the same call (`holder`) keeps the
 * hash, unless it is another account's and may be replaced.
 */
async function recordHash(
  { db, chains, clock }: Pick<StatusDeps, 'db' | 'chains' | 'clock'>,
  caller: Caller,
  { id, txHash }: ReportedHash,
): Promise<(tx: Tx) => Promise<{ readonly transactionId: string }>> {
  const row = await findOwn(db, caller.accountId, id);
  const { chain, wallet, contract, dataHash } = row;
  requireOwnWallet(caller, chain, wallet);
  requireTransactionOf(chain, txHash, 'txHash');
  const sent = await findSent(chains.of(chain), row, txHash);
  return async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtextextended(${`${chain} ${txHash}`}, 0))) AS locked`;
    const holder = await tx.builtTransaction.findUnique({
      where: { chain_txHash_wallet_contract_dataHash: { chain, txHash, wallet, contract, dataHash } },
      select: { id: true, accountId: true, ...STATE },
    });
    const isOwn = holder?.id === id;
    if (holder !== null && !isOwn) {
      if (holder.accountId === caller.accountId || !mayBeReplaced(holder.life)) throw new AppError('TX_HASH_TAKEN');
      // The other account no longer has the wallet and cannot correct its report, so this one takes over the hash.
      await tx.builtTransaction.update({
        where: { id: holder.id },
        data: { life: 'BUILT', txHash: null, sentAt: null, nonce: null, unminedReason: null },
      });
      await announce(tx, 'transactions', [{ id: holder.id }]);
    }
    if (isOwn && holder.life !== 'DROPPED') return { transactionId: id };
    if (!isOwn && !mayBeReplaced(row.life)) throw new AppError('CONFLICT');
    requireWritten(
      await tx.builtTransaction.updateMany({
        where: { id, life: { notIn: ['MINED', 'INDEXED'] } },
        data: {
          ...{ life: 'SENT', txHash, sentAt: clock.now(), minedBlock: null, succeeded: null, unminedReason: null },
          ...(isOwn ? {} : { nonce: null }),
          ...(sent?.nonce === undefined ? {} : { nonce: nonceOf(row, sent), unminedReason: 'NOT_INCLUDED' }),
        },
      }),
    );
    await announce(tx, 'transactions', [{ id }]);
    return { transactionId: id };
  };
}

/** Yields the id at first, and after each notice of a changed status, until the status is final. */
async function* followStatus(db: PrismaClient, id: string, notices: AsyncIterable<unknown>): AsyncGenerator<string> {
  let last = await db.builtTransaction.findUnique({ where: { id }, select: STATE });
  if (last) yield id;
  if (!last || isFinal(last)) return;
  for await (const _ of notices) {
    const now: StatusFields | null = await db.builtTransaction.findUnique({ where: { id }, select: STATE });
    if (now === null) return;
    if (!isNews(now, last)) continue;
    last = now;
    yield id;
    if (isFinal(now)) return;
  }
}

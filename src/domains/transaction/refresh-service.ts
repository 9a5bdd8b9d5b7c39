import type { Clock } from '@income-series/protocol/clock';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Chains } from '../../chains/index.ts';
import type { Caller } from '../../core/caller.ts';
import type { Tx } from '../../core/tx.ts';
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts';
import { announce, requireWritten } from '../operations/index.ts';
import type { CallCatalogue } from './calls.ts';
import type { CallBytes, Simulation, SolanaRequest } from './model/index.ts';
import type { TransactionChain } from './model/ports.ts';
import { requireOwnWallet, requireWallet } from './rules.ts';
import type { SealedCalls } from './sealed-calls.ts';
import { TRANSACTION_TTL_MS } from './service.ts';
import { mayBeRefreshed } from './status-rules.ts';

/** A transaction with a new blockhash, which `save` puts in the place of the old one. */
interface RefreshedTransaction {
  /** Null if the old blockhash is still accepted; nothing changes then. */
  readonly simulation: Simulation | null;
  /** The bytes for the mutation's answer; null if they are stored in the row. */
  readonly bytes: CallBytes | null;
  /** Writes the new blockhash. @throws CONFLICT if the transaction was sent or refreshed meanwhile, or its signature was dropped */
  save(tx: Tx): Promise<void>;
}

export interface RefreshService {
  /**
   * Gives a transaction a new blockhash and simulates it again.
   * @throws NOT_FOUND; CALL_NOT_ON_CHAIN for a transaction of an EVM chain, which does not expire; WALLET_NOT_LINKED;
   * CONFLICT once it was sent, or if its bytes are deleted; CHAIN_UNAVAILABLE
   */
  refresh(caller: Caller, id: string): Promise<RefreshedTransaction>;
}

interface RefreshDeps {
  readonly calls: CallCatalogue;
  readonly db: PrismaClient;
  readonly chains: Chains<TransactionChain>;
  readonly sealedCalls: SealedCalls;
  readonly clock: Clock;
}

const COLUMNS = {
  kind: true,
  chain: true,
  wallet: true,
  life: true,
  request: true,
  preview: true,
  expiresAt: true,
} as const;

/** Creates the service that refreshes transactions of Solana clusters, whose blockhash expires. */
export function createRefreshService({ calls, db, chains, sealedCalls, clock }: RefreshDeps): RefreshService {
  /** Reads the stored bytes of a transaction, from its row or sealed. @throws CONFLICT if they are deleted */
  async function readBytes(
    accountId: string,
    id: string,
    row: { request: unknown; preview: unknown },
  ): Promise<CallBytes> {
    const plain = row as unknown as CallBytes;
    const bytes =
      row.request === null ? (await sealedCalls.open(accountId, [id])).get(id) : { ...plain, approval: null };
    if (bytes === undefined) throw new AppError('CONFLICT');
    if (bytes instanceof Error) throw bytes;
    return bytes;
  }

  async function refresh({ accountId, ...rest }: Caller, id: string): Promise<RefreshedTransaction> {
    const caller = { accountId, ...rest };
    const row = await db.builtTransaction.findFirst({ where: { id, accountId }, select: COLUMNS });
    if (row === null) throw new AppError('NOT_FOUND');
    const refreshOnChain = chains.of(row.chain).refresh;
    if (refreshOnChain === undefined) throw new AppError('CALL_NOT_ON_CHAIN');
    const { kind, chain, wallet, life, expiresAt } = row;
    const isSealed = calls.accessOf(kind).class !== 'plain';
    (isSealed ? requireOwnWallet : requireWallet)(caller, chain, wallet);
    if (!mayBeRefreshed(life)) throw new AppError('CONFLICT');
    const stored = await readBytes(accountId, id, row);
    const prepared = await refreshOnChain(stored.request as SolanaRequest);
    if (prepared === null) return { simulation: null, bytes: isSealed ? stored : null, save: async () => {} };

    const { request, simulation } = prepared;
    const bytes = { ...stored, request };
    const until = new Date(clock.now().getTime() + TRANSACTION_TTL_MS);
    const data = {
      ...(isSealed ? {} : { request: { ...request } as unknown as Prisma.InputJsonObject }),
      ...{ simulation: { ...simulation }, expiresAt: until },
      ...{ life: 'BUILT', txHash: null, sentAt: null, minedBlock: null, succeeded: null },
    };
    return {
      simulation,
      bytes: isSealed ? bytes : null,
      async save(tx) {
        requireWritten(await tx.builtTransaction.updateMany({ where: { id, life, expiresAt }, data }));
        if (isSealed) await sealedCalls.reseal(tx, { id, expiresAt: until }, bytes);
        await announce(tx, 'transactions', [{ id }]);
      },
    };
  }
  return { refresh };
}

import type { Chains } from '../../chains/index.ts';
import type { Caller } from '../../core/caller.ts';
import type { Clock } from '../../core/clock.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Tx } from '../../core/tx.ts';
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts';
import { announce, requireWritten } from '../operations/index.ts';
import type { CallCatalogue } from './calls.ts';
import type { CallBytes, Simulation, SolanaRequest } from './model.ts';
import type { TransactionChain } from './ports.ts';
import { requireOwnWallet, requireWallet } from './rules.ts';
import type { SealedCalls } from './sealed-calls.ts';
import { TRANSACTION_TTL_MS } from './service.ts';
import { mayBeRefreshed } from './status-rules.ts';

/** A transaction over a new blockhash, before it takes the place of the old one. */
interface Refreshed {
  /** Null where a block takes the old one still: nothing changes. */
  readonly simulation: Simulation | null;
  /** For the answer of the mutation that asked; null where the row has them. */
  readonly bytes: CallBytes | null;
  /** @throws CONFLICT where it was sent or refreshed meanwhile, or the signature that it carries was dropped */
  save(tx: Tx): Promise<void>;
}

export interface RefreshService {
  /**
   * The same transaction over a new blockhash, simulated again.
   * @throws NOT_FOUND; CALL_NOT_ON_CHAIN for a transaction of an EVM chain, which does not grow too old; WALLET_NOT_LINKED;
   * CONFLICT once it was sent, or where its bytes are gone; CHAIN_UNAVAILABLE
   */
  refresh(caller: Caller, id: string): Promise<Refreshed>;
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

export function createRefreshService({ calls, db, chains, sealedCalls, clock }: RefreshDeps): RefreshService {
  /** What is kept of it: in the row, or sealed. @throws CONFLICT where it is gone */
  async function keptBytes(
    accountId: string,
    id: string,
    row: { request: unknown; preview: unknown },
  ): Promise<CallBytes> {
    const plain = row as unknown as CallBytes;
    const found =
      row.request === null ? (await sealedCalls.open(accountId, [id])).get(id) : { ...plain, approval: null };
    if (found === undefined) throw new AppError('CONFLICT');
    if (found instanceof Error) throw found;
    return found;
  }

  async function refresh({ accountId, ...rest }: Caller, id: string): Promise<Refreshed> {
    const caller = { accountId, ...rest };
    const row = await db.builtTransaction.findFirst({ where: { id, accountId }, select: COLUMNS });
    if (row === null) throw new AppError('NOT_FOUND');
    const again = chains.of(row.chain).refresh;
    if (again === undefined) throw new AppError('CALL_NOT_ON_CHAIN');
    const { kind, chain, wallet, life, expiresAt } = row;
    const isSealed = calls.accessOf(kind).class !== 'plain';
    (isSealed ? requireOwnWallet : requireWallet)(caller, chain, wallet);
    if (!mayBeRefreshed(life)) throw new AppError('CONFLICT');
    const kept = await keptBytes(accountId, id, row);
    const prepared = await again(kept.request as SolanaRequest);
    if (prepared === null) return { simulation: null, bytes: isSealed ? kept : null, save: async () => {} };

    const { request, simulation } = prepared;
    const bytes = { ...kept, request };
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

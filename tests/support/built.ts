import { systemClock } from '@income-series/protocol/clock';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import type { Vault } from '../../src/core/vault/index.ts';
import {
  type CallBytes,
  createSealedCalls,
  type EvmCall,
  type EvmRequest,
  fingerprintOf,
  fingerprintOfProgramCall,
  type PreviewLine,
  type ProgramCall,
  type SealedFor,
  type SolanaRequest,
  type TransactionKind,
} from '../../src/domains/transaction/index.ts';
import type { Prisma, PrismaClient } from '../../src/generated/prisma/client.ts';
import { catalogues } from '../../src/modules.ts';
import { testVault } from './vault.ts';
import { TEST_CHAIN } from './wallet.ts';

type Facts = Omit<Prisma.BuiltTransactionUncheckedCreateInput, 'kind' | 'wallet' | 'request' | 'approval' | 'preview'>;

export interface BuiltFacts extends Partial<Facts> {
  readonly accountId: string;
  readonly kind: TransactionKind;
  readonly request: EvmRequest;
  /** In its place, of a Solana cluster, with what it asks of the program. */
  readonly solana?: { readonly request: SolanaRequest; readonly called: ProgramCall };
  readonly approval?: EvmCall;
  readonly preview?: readonly PreviewLine[];
  readonly expiresAt?: Date;
  readonly seriesKey?: Bytes32 | null;
  readonly signatureOf?: string;
  readonly vault?: Vault;
}

/** A request of one wallet, with four bytes that name a function and one that distinguishes it from others. */
export const requestOf = (from: EvmAddress, n = 0) =>
  ({
    from,
    to: `0x${'02'.repeat(20)}`,
    data: `0x12345678${n.toString(16).padStart(2, '0')}`,
    value: '0x0',
    chainId: '0x279f',
    gas: '0x5208',
  }) as const;

/** A built transaction as the service writes it: its bytes are kept as its kind says. Answers its id. */
export async function insertBuilt(db: PrismaClient, facts: BuiltFacts): Promise<string> {
  const { kind, approval = null, preview = [], signatureOf = null, vault = testVault(), solana, ...more } = facts;
  const { request: ofEvm, chain = TEST_CHAIN, ...columns } = more;
  const request = solana?.request ?? ofEvm;
  const { seriesKey = null, expiresAt = new Date(Date.now() + 600_000) } = more;
  const { class: storageClass } = catalogues.calls.accessOf(kind);
  const plain = {
    request: { ...request },
    ...(approval && { approval: { ...approval } }),
    preview: preview.map((line) => ({ ...line })),
  };
  const data = {
    chain,
    simulation: { ok: true, errorName: null, cost: null },
    kind,
    ...columns,
    expiresAt,
    ...(solana ? fingerprintOfProgramCall(solana.request.feePayer, solana.called) : fingerprintOf(ofEvm)),
    ...(storageClass === 'plain' ? plain : {}),
  };
  const { id } = await db.builtTransaction.create({ data, select: { id: true } });
  if (storageClass === 'vault') {
    const sealedFor = { id, kind, chain, seriesKey, wallet: data.wallet, expiresAt, signatureOf };
    await sealCall(db, vault, sealedFor, { request, approval, preview });
  }
  return id;
}

/** Seals the bytes of a transaction that is there. */
export async function sealCall(db: PrismaClient, vault: Vault, owner: SealedFor, bytes: CallBytes): Promise<void> {
  const sealed = createSealedCalls({
    calls: catalogues.calls,
    db,
    vault,
    clock: systemClock,
    logTermsReads: async () => {},
  });
  await db.$transaction((tx) => sealed.seal(tx, owner, bytes));
}

import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import type { Vault } from '../../../src/core/vault/index.ts';
import type { TransactionKind } from '../../../src/domains/transaction/index.ts';
import type { PrismaClient } from '../../../src/generated/prisma/client.ts';
import { insertBuilt, requestOf } from '../built.ts';
import { knownId, type PersonaName, personas } from '../personas.ts';
import { at, type Population, word } from './known.ts';

const preview = [{ label: 'Period', value: '2025-Q1', unit: 'period' }] as const;
/** Long after every test's clock. */
const expiresAt = at('2099-01-01');

/**
 * Built transactions, one of each way in which bytes are kept: in plain, sealed with private terms, sealed with an
 * attestor's signature, not at all; and one whose wallet is another account's by now.
 */
export async function insertBuiltTransactions(db: PrismaClient, vault: Vault, { series, ids }: Population) {
  const { accountId, wallet } = personas.issuerA;
  const mined = { life: 'INDEXED', sentAt: at('2025-01-22'), minedBlock: 29n, succeeded: true };
  await insertBuilt(db, {
    id: ids.transaction,
    accountId,
    kind: 'withdrawProceeds',
    seriesKey: series.A.key,
    request: requestOf(wallet.address),
    preview,
    createdAt: at('2025-01-22'),
    expiresAt: at('2025-01-23'),
    ...mined,
    txHash: word(0xe200),
    vault,
    simulation: { ok: true, errorName: null, cost: '21000' },
  });
  const insert = (n: number, builder: PersonaName, kind: TransactionKind, from: EvmAddress, seriesKey: Bytes32) =>
    insertBuilt(db, {
      id: knownId(4, n),
      accountId: personas[builder].accountId,
      kind,
      seriesKey,
      request: requestOf(from, n),
      preview,
      createdAt: at('2025-01-22'),
      expiresAt,
      vault,
    });
  await insert(2, 'issuerA', 'openRouter', wallet.address, series.A.key);
  await insert(3, 'issuerA', 'submitTrueUp', wallet.address, series.A.key);
  await insert(4, 'issuerA', 'amendTerms', personas.issuerB.wallet.address, series.B.key);
  await insert(5, 'backerA', 'revealBid', personas.backerA.wallet.address, series.A.key);
  await db.builtTransaction.update({
    where: { id: knownId(4, 5) },
    data: { life: 'DROPPED', txHash: word(0xe205), sentAt: at('2025-01-22'), nonce: 7n, unminedReason: 'NONCE_TAKEN' },
  });
}

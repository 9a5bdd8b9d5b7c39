import type { EvmAddress } from '@income-series/protocol/hex';
import type { PrismaClient } from '../../../src/generated/prisma/client.ts';
import { knownId, personas, signers } from '../personas.ts';
import { at, CHAIN, type Population, TITLE_OF_A, UNITS, word } from './known.ts';

/** Drafts, built transactions, sessions, keys and logs: one row of each. */
export async function insertOperations(
  db: PrismaClient,
  { series, ids, verifierKey, attestor }: Population,
): Promise<void> {
  const { A } = series;
  const { accountId } = personas.issuerA;
  await db.seriesDraft.create({
    data: {
      id: ids.draft,
      chain: CHAIN,
      accountId,
      issuer: A.issuer,
      draftSalt: word(1),
      seriesKey: A.key,
      termsCommitment: A.termsCommitment,
      contractHash: word(0xc0),
      state: 'BUILT',
      currencyCode: 840,
      indexingRule: 0,
      unitsOffered: UNITS,
      title: TITLE_OF_A,
      raise: {
        reservePrice: '1000000',
        maxUnitsPerBid: '60',
        minRaise: '10000000',
        minHolders: 1,
        concentrationBps: 7_000,
        cap: '1000000000000',
        firstPeriod: 20261,
        lastPeriod: 20284,
        commitEndsAt: '1800086400',
        revealEndsAt: '1800172800',
        gateEndsAt: '1800259200',
        routed: false,
      },
      createdAt: at('2025-01-01'),
    },
  });
  await db.zktlsSession.create({
    data: {
      id: ids.zktlsSession,
      chain: CHAIN,
      accountId,
      seriesKey: A.key,
      period: 20251,
      source: 'PAYROLL',
      startedAt: at('2025-04-02'),
    },
  });
  await db.termsAccessLog.create({
    data: {
      id: ids.termsAccess,
      chain: CHAIN,
      seriesKey: A.key,
      issuer: A.issuer,
      accountId: personas.backerA.accountId,
      wallet: null,
      relation: 'backer',
      blockNumber: 30n,
      at: at('2025-02-01'),
    },
  });
  const key = (address: EvmAddress) => ({ address, chain: CHAIN, active: true, registeredAt: at('2025-01-01') });
  await db.verifierKey.create({ data: key(verifierKey) });
  const revoked = { active: false, revokedAt: at('2025-03-01'), graceUntil: at('2025-03-08') };
  await db.attestor.createMany({
    data: [
      { ...key(attestor), ...revoked },
      ...Object.values(signers).map(({ key: address, active }) => ({ ...key(address), ...(active ? {} : revoked) })),
    ],
  });
  await db.auditEntry.create({
    data: {
      id: ids.audit,
      actorId: personas.admin.accountId,
      action: 'wallet.link',
      target: knownId(2, 1),
      codes: { reason: 'OTHER' },
    },
  });
}

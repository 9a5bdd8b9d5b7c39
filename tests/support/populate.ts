import { systemClock } from '@income-series/protocol/clock';
import { incomeCommitment, ZERO_PRIOR } from '@income-series/protocol/commitments';
import type { Bytes32, Hex } from '@income-series/protocol/hex';
import { addressOfSecretKey } from '@income-series/protocol/signing';
import type { Vault } from '../../src/core/vault/index.ts';
import { createTermsService } from '../../src/domains/terms/index.ts';
import type { PrismaClient } from '../../src/generated/prisma/client.ts';
import { insertPersonas, knownId, personas } from './personas.ts';
import { insertAmendments, insertRoutedIncome } from './population/amendments.ts';
import { insertAttestors } from './population/attestors.ts';
import { insertBuiltTransactions } from './population/built-transactions.ts';
import { insertCases } from './population/cases.ts';
import { insertCluster } from './population/cluster.ts';
import { insertHardship } from './population/hardship.ts';
import { insertHoldings } from './population/holdings.ts';
import { insertIncomeSources } from './population/income-sources.ts';
import { insertKeepers } from './population/keepers.ts';
import { CHAIN, numbered, type Population, seriesRow, TITLE_OF_A, verifierSecret } from './population/known.ts';
import { insertNotifications } from './population/notifications.ts';
import { insertOperations } from './population/operations.ts';
import { insertOutbox } from './population/outbox.ts';
import { insertRaises } from './population/raises.ts';
import { insertReport } from './population/reports.ts';
import { insertWindows } from './population/windows.ts';
import { records } from './records.ts';
import { testVault } from './vault.ts';

export {
  CLUSTER,
  PERSON_NAMES,
  PERSONA_NAMES,
  type Person,
  type Persona,
  type PersonaName,
  type PersonName,
  people,
  personas,
  signers,
  verifiedOnCluster,
  verifiedWallets,
} from './personas.ts';
export { curveSeries, type KnownSeries, namesakeSeries, type Population } from './population/known.ts';

/** What `populate` fills a database with, as far as tests name it: the same in every run. */
export const POPULATION: Population = {
  personas,
  series: numbered,
  verifierKey: addressOfSecretKey(verifierSecret),
  attestor: `0x${'a7'.repeat(20)}` as Hex,
  ids: {
    draft: knownId(3, 1),
    transaction: knownId(4, 1),
    termsAccess: knownId(5, 1),
    zktlsSession: knownId(6, 1),
    audit: knownId(7, 1),
  },
};

/**
 * Fills an empty database, by direct inserts with known ids: three series of two issuers, holders, a losing bidder who
 * is still eligible, an unrevealed one, an admin, an outsider; reports, money, fees, logs; two series of a Solana cluster,
 * one with the key of the first. No chain is touched: a test that asks about eligibility puts `verifiedWallets` and
 * `verifiedOnCluster` on its registries.
 */
export async function populate(db: PrismaClient, vault: Vault = testVault()): Promise<Population> {
  await insertPersonas(db);
  const population = POPULATION;
  const { A, B, C } = population.series;
  const [a1, a2, b1] = [9_000_000n, 15_000_000n, 8_000_000n].map((ytd, i) =>
    incomeCommitment({ ytd, salt: BigInt(i + 1) }),
  );
  await db.series.createMany({
    data: [
      seriesRow(A, { title: TITLE_OF_A, lastIncomeCommitment: a2 ?? null, paidTotal: '30000000' }),
      seriesRow(B, {
        state: 'CLOSED',
        closeReason: 'CAP',
        lastIncomeCommitment: b1 ?? null,
        paidTotal: '12000000',
        createdBlock: 11n,
      }),
      seriesRow(C, {
        state: 'RAISING',
        phase: 'COMMIT',
        unitsOutstanding: 0n,
        createdBlock: 12n,
        clearingPrice: null,
        unitsSold: null,
        proceeds: null,
        mintGate: null,
        activatedAt: null,
      }),
    ],
  });
  await insertRaises(db, population);
  await insertHoldings(db);
  const report = { source: 'PAYROLL', gross: 12_000_000n };
  await insertReport(db, A, { ...report, period: 20251, prior: ZERO_PRIOR, income: a1 as Bytes32, block: 30n });
  await insertReport(db, A, {
    ...report,
    period: 20252,
    prior: a1 as Bytes32,
    income: a2 as Bytes32,
    block: 50n,
    gross: 18_000_000n,
  });
  await insertReport(db, B, {
    ...report,
    period: 20251,
    prior: ZERO_PRIOR,
    income: b1 as Bytes32,
    block: 31n,
    source: null,
  });
  const terms = createTermsService({ db, vault, clock: systemClock });
  for (const series of [A, B, C])
    await db.$transaction((tx) => terms.seal(tx, { chain: CHAIN, seriesKey: series.key }, series.terms));
  await insertOperations(db, population);
  await insertBuiltTransactions(db, vault, population);
  await insertCases(db, population);
  await insertAttestors(db, population);
  await insertHardship(db, population);
  await insertAmendments(db, vault, population);
  await insertRoutedIncome(db, population);
  await insertIncomeSources(db);
  for (const { insert } of records) await insert(db, population, vault);
  await insertCluster(db, vault, population);
  await insertWindows(db, population);
  await insertNotifications(db, population);
  await insertOutbox(db, population);
  await insertKeepers(db, population);
  return population;
}
